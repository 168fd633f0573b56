import type { Page } from '@playwright/test'
import { type LineProduct, lineFromProduct } from '#app/shared/cart/cart-line.ts'
import type { Locale } from '#common/locale.ts'
import type { CartLine } from '#store-api/contract/cart.ts'
import { visit } from './screen.ts'
import { word } from './words.ts'

/** The line that a device keeps of a product; name what is to be out of date. */
export const keptLine = (product: LineProduct, changes: Partial<CartLine> = {}): CartLine => {
  const line = { ...lineFromProduct(product), ...changes }
  const total = String(Number(line.price) * line.quantity)
  return { ...line, cart_id: `${line.product_id}-kept`, subtotal: total, total }
}

/** Leaves a value on the device, as an earlier visit would have. */
export const keepOnDevice = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(
    async ([key, value]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const open = async (): Promise<IDBDatabase> => {
        const opening = indexedDB.open('localforage')
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyvaluepairs')
        const database = await settled(opening)
        if (database.objectStoreNames.contains('keyvaluepairs')) return database
        // the page has made the database and is about to make the store in it
        database.close()
        await new Promise((resolve) => setTimeout(resolve, 10))
        return open()
      }
      const database = await open()
      const writing = database.transaction('keyvaluepairs', 'readwrite')
      writing.objectStore('keyvaluepairs').put(value, key)
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve
        writing.onerror = () => reject(writing.error)
      })
      database.close()
    },
    [key, value] as const,
  )

/** Opens the cart of a device that has kept these lines since an earlier visit. */
export const visitCartWith = async (page: Page, lines: CartLine[], locale: Locale = 'fa'): Promise<void> => {
  await visit(page, '/cart')
  await page.getByRole('heading', { name: word(locale, 'cart_empty_title') }).waitFor()
  await keepOnDevice(page, 'cart', lines)
  await visit(page, '/cart')
}
