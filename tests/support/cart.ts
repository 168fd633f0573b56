import type { Page } from '@playwright/test'
import { type LineProduct, lineFromProduct } from '../../app/shop/cart-line.ts'
import type { CartLine } from '../../store-api/contract/cart.ts'
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
    ([key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('localforage')
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyvaluepairs')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keyvaluepairs', 'readwrite')
          writing.objectStore('keyvaluepairs').put(value, key)
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [key, value] as const,
  )

/** Opens the cart of a device that has kept these lines since an earlier visit. */
export const visitCartWith = async (
  page: Page,
  lines: CartLine[],
  locale: 'fa' | 'en' = 'fa',
): Promise<void> => {
  await visit(page, '/cart')
  await page.getByRole('heading', { name: word(locale, 'cart_empty_title') }).waitFor()
  await keepOnDevice(page, 'cart', lines)
  await visit(page, '/cart')
}
