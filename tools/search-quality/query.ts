import type { Locale } from '#common/locale.ts'
import { shop as en } from './en/shop.ts'
import { shop as fa } from './fa/shop.ts'

/**
 * What is typed, and which products a fair person would accept as the first answer, separated by spaces: slugs, SKUs,
 * `category:slug` with all below it, `brand:slug`, `tag:slug`, `under:price` in main currency units, `@group` of the
 * shop's groups. `a&b` is what both hold. Nothing accepted: the shop does not sell it.
 */
export type Queries = Record<string, string>

export interface ShopQueries {
  groups: Record<string, string>
  kinds: Record<string, Queries>
}

export const shops: Record<Locale, ShopQueries> = { fa, en }
