import { productHref } from '#app/shared/links/links.ts'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import type { SearchSeen } from '#store-api/contract/search.ts'

/** what the paths of products have, in each language */
const PRODUCTS = productHref('-').slice(0, -1)

/** Counting is not worth an error message. */
export const report = (seen: SearchSeen): void =>
  void browserStore()
    .searchSeen(seen)
    .catch(() => {})

/**
 * Tells the shop that results were looked at, and which products are opened from them, also of pages that were loaded
 * later; it counts both without who did.
 * @returns how to stop
 */
export const reportSearch = (text: string, results: HTMLElement): (() => void) => {
  report({ search: text })
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a')?.pathname.includes(PRODUCTS)) return
    const id = Number(target.closest<HTMLElement>('[data-product]')?.dataset.product)
    if (id) report({ search: text, product_id: id })
  }
  results.addEventListener('click', onClick)
  return () => results.removeEventListener('click', onClick)
}
