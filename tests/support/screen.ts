import type { Page, Response } from '@playwright/test'
import { createStoreClient, type StoreClient } from '../../store-api/client/store-client.ts'
import { word } from './words.ts'

/** The store of a running server: what a test has to know of the shop that it walks through. */
export const storeAt = (origin: string): StoreClient => createStoreClient({ fetch, origin })

/** Opens a page and waits until React has taken it over: what is pressed from then on has an effect. */
export const visit = async (page: Page, path: string): Promise<Response | null> => {
  const response = await page.goto(path)
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })
  return response
}

/** A text of the Persian pages. */
export const fa = (key: string, values?: Record<string, string>): string => word('fa', key, values)

/** A number as Persian pages write it. */
export const faNumber = (value: number): string => new Intl.NumberFormat('fa-IR').format(value)

/** A name that begins so: what is counted beside it does not matter. */
export const startingWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`)
