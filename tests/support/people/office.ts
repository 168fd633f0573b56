import type { Page } from '@playwright/test'
import { openSession, tokenOf } from './sign-in.ts'

/** The store's API as the demo shop's administrator asks it from another device. */
export const askAsAdministrator = async (origin: string) => {
  const token = await tokenOf(origin, 'fa', 'administrator')
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return async (method: string, path: string, body?: object): Promise<any> => {
    const answer = await fetch(`${origin}/wp-json/${path}`, {
      method,
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`)
    return json
  }
}

/** Opens a screen of the back office as the demo shop's administrator, without the form of the sign-in. */
export const openOffice = async (page: Page, origin: string, path: string): Promise<void> => {
  // nothing of whoever was here before is open while their session goes
  await page.goto('about:blank')
  await openSession(page, origin, 'fa', 'administrator')
  await page.goto(path)
}

/** From here on the back office speaks English on this page. */
export const speakEnglish = (page: Page, origin: string): Promise<void> =>
  page.context().addCookies([{ name: 'admin_locale', value: 'en', url: origin }])

/** Signs the demo shop's administrator in on this page without the form; the back office speaks English. */
export const openEnglishOffice = async (page: Page, origin: string): Promise<void> => {
  await speakEnglish(page, origin)
  await openSession(page, origin, 'fa', 'administrator')
}
