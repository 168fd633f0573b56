import type { Page } from '@playwright/test'

/**
 * Holds what a page asks for at these URLs back.
 * @returns lets it go on, and whatever is asked for from then on
 */
export const holdRequests = async (page: Page, url: string | RegExp): Promise<() => void> => {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Has all script wait until it is released. */
export const holdScript = (page: Page): Promise<() => void> => holdRequests(page, /\.js$/)
