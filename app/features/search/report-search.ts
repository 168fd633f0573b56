import { productHref } from '#app/shared/links/links.ts'
import { browserStore } from '#app/shared/store-client/store-client.ts'
import type { SearchSeen } from '#store-api/contract/search.ts'

/** Counting is not worth an error message. */
const report = (seen: SearchSeen): void =>
  void browserStore()
    .searchSeen(seen)
    .catch(() => {})

/**
 * Tells the shop that results were looked at, and which products are opened from them; it counts both without who did.
 * @returns how to stop
 */
export const reportSearch = (
  text: string,
  results: HTMLElement,
  products: readonly { id: number; slug: string }[],
): (() => void) => {
  report({ search: text })
  const onClick = ({ target }: MouseEvent) => {
    const path = target instanceof Element ? target.closest('a')?.pathname : undefined
    const product = products.find(({ slug }) => path?.endsWith(productHref(slug)))
    if (product) report({ search: text, product_id: product.id })
  }
  results.addEventListener('click', onClick)
  return () => results.removeEventListener('click', onClick)
}
