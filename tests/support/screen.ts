import type { Locator, Page, Response } from '@playwright/test'
import { createStoreClient, type StoreClient } from '#store-api/client/store-client.ts'
import { word } from './words.ts'

/** The store of a running server: what a test has to know of the shop that it walks through. */
export const storeAt = (origin: string): StoreClient => createStoreClient({ fetch, origin })

/** How many lines the label of a button takes: its words come last, after an icon. */
export const countLines = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element.lastChild ?? element)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })

/** Presses a key and waits until the whole page is hydrated: what is pressed from then on has an effect at once. */
export const wake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => !document.querySelector('[data-hydrated="false"]'))
}

/**
 * The shop's typeface has come. Until then text stands in one of the device, breaks into other lines where that is not one
 * of those whose widths are known, and moves what is below it: also from under a finger.
 */
export const untilTypeset = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.load('1rem Vazirmatn', 'فروشگاه Shop')
  })
}

/** The visitor's browser asks for less data: nothing is fetched ahead of a touch. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

/** All has come that comes by itself where somebody looks at a page, and all of it can answer. */
export const untilFetchedAhead = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const [at, screenAt] = ['loaded-at-idle', 'product-screen-loaded'].map(
      (mark) => performance.getEntriesByName(mark).at(-1)?.startTime,
    )
    // the screen of a product asks for parts of its own, and what was loaded before it says nothing of them
    const isAllThere = at !== undefined && screenAt !== undefined && at >= screenAt
    return isAllThere && !document.querySelector('[data-hydrated="false"]')
  })
}

/** The data of the products in view is there as well. */
export const untilProductsFetchedAhead = async (page: Page): Promise<void> => {
  await untilFetchedAhead(page)
  await page.waitForFunction(() => performance.getEntriesByName('products-in-view-loaded').length > 0)
}

/** From then on the page tells when the network is lost. */
export const untilNetworkIsWatched = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('network-watched').length > 0)
}

/** Opens a page that somebody is about to use. */
export const visit = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path)
  await wake(page)
  return response
}

/** A text of the Persian pages. */
export const fa = (key: string, values?: Record<string, string>): string => word('fa', key, values)

/** A number as Persian pages write it. */
export const faNumber = (value: number): string => new Intl.NumberFormat('fa-IR').format(value)

/** A code or a number with the digits of a Persian keyboard. */
export const inPersian = (code: string): string =>
  code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')

/** A name that begins so: what is counted beside it does not matter. */
export const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)
