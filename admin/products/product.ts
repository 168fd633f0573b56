import type { RaRecord } from 'react-admin'

export const TYPES = ['simple', 'variable', 'grouped', 'external'] as const
export const STATUSES = ['publish', 'draft', 'pending', 'private'] as const
export const STOCK_STATES = ['instock', 'outofstock', 'onbackorder'] as const

export interface ProductPicture {
  id: number
  src: string
  alt?: string | null
  /** false of what somebody else added, whom it is left to describe it */
  is_own?: boolean
  thumbnail?: string
}

interface Named {
  id: number
  name?: string
}

export interface ProductAttribute {
  /** of the shop's attribute; 0 for one of this product alone */
  id: number
  name: string
  position: number
  visible: boolean
  variation: boolean
  options: string[]
}

/** What the screens use of `wc/v3/products`. */
export interface Product extends RaRecord<number> {
  name: string
  slug: string
  permalink: string
  type: string
  status: string
  sku: string
  price: string
  regular_price: string
  sale_price: string
  /** '' where wholesale customers pay what others do */
  wholesale_price: string
  on_sale: boolean
  manage_stock: boolean
  stock_quantity: number | null
  stock_status: string
  categories: Named[]
  images: ProductPicture[]
  attributes: ProductAttribute[]
  variations: number[]
  date_created: string
  price_range?: { min: string; max: string }
}

/** Its prices are its own: those of others come from what they are made of. */
export const hasOwnPrice = ({ type }: { type: string }): boolean => type === 'simple' || type === 'external'

export const hasOwnStock = ({ type }: { type: string }): boolean => type === 'simple'

/** Choices for react-admin's inputs, named by the catalogue. */
export const choicesOf = (names: readonly string[], key: string) =>
  names.map((id) => ({ id, name: `${key}.${id}` }))

/** What is wrong with a sale price that is not below the other one: the store keeps none then. */
export const saleProblem = (
  sale: unknown,
  { regular_price }: { regular_price?: unknown },
): string | undefined =>
  sale && !(regular_price && Number(sale) < Number(regular_price)) ? 'products.form.sale_above' : undefined
