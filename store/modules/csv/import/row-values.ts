import type { TaxClass } from '#store/modules/cart/cart.ts'
import type { ProductFields } from '#store/modules/catalog/catalog.ts'
import type { GroupedParts } from './read-parts.ts'

export type RowType = NonNullable<ProductFields['type']> | 'variation'

export interface RowFailure {
  code: string
  message: string
}

/** What a row says of a product; what it does not say is left out. */
export interface ProductRowValues extends GroupedParts {
  /** 0 where the cell is empty */
  id?: number
  sku?: string
  type?: RowType
  /** a SKU, or `id:` with a number */
  parent?: string
  /** what needs no look at the catalogue */
  fields: ProductFields
  categories?: string[][]
  brands?: string[][]
  tags?: string[]
  shippingClass?: string
  /** URLs, or names of files in the library */
  images?: string[]
  /** SKUs, or `id:` with a number */
  links: { upsell_ids?: string[]; cross_sell_ids?: string[]; grouped_ids?: string[] }
}

export interface ReadRow {
  values: ProductRowValues
  /** why nothing can be made of it */
  failure: RowFailure | null
  /** names of the columns whose cells were not understood, with what was taken instead */
  unclear: string[]
}

/** What cells mean in this shop. */
export interface RowRules {
  decimals: number
  /** what stands before the fraction of a price */
  decimalSep: string
  timezone: string
  /** beside the standard one */
  taxClasses: readonly TaxClass[]
}

export interface ImportColumn {
  name: string
  field: string | null
}
