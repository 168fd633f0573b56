import { m } from '#app/messages/paraglide/messages.js'
import { digits } from '#app/ui/digits.ts'

/** "12 products", in the language's own way of counting. */
export const productCount = (count: number): string =>
  count === 1 ? m.catalog_count_one() : m.catalog_count({ count: digits(count) })
