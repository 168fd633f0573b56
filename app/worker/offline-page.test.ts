import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { offlinePage } from './offline-page.ts'

it('speaks the language of the page, and runs its own script alone', async () => {
  const persian = await offlinePage('fa')
  const english = await offlinePage('en')
  expect(await persian.text()).toContain('<html lang="fa" dir="rtl">')
  const html = await english.text()
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<h1>You are offline</h1>')
  const hashOf = (element: string) => {
    const text = html.split(`<${element}>`)[1]?.split(`</${element}>`)[0] ?? ''
    return createHash('sha256').update(text).digest('base64')
  }
  const policy = english.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'sha256-${hashOf('script')}'`)
  expect(policy).toContain(`style-src 'sha256-${hashOf('style')}'`)
  expect(english.headers.get('cache-control')).toBe('no-store')
})
