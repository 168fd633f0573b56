import { z } from 'zod'
import type { Vendor } from './content.ts'
import { type Order, type OrderSummary, ordersQuery, type ShippingAddress } from './orders.ts'
import { paging } from './paging.ts'
import type { Image, Product } from './products.ts'

/** `GET ghab/v1/vendor`: the vendor who asks, with the figures of their dashboard. */
export interface VendorDashboard extends Vendor {
  /** orders that wait to be sent, with something of theirs that was not refunded */
  orders_to_send: number
  /** of any status but trash */
  products_total: number
  products_out_of_stock: number
  /** their part of what was sold in the last 30 days without what was refunded of it, a decimal string */
  sold_lately: string
  /** whether they write their own products: not at all, seen by the shop before shoppers see them, or at once */
  products_allowed: 'off' | 'review' | 'publish'
}

/** `GET ghab/v1/vendor/orders`: orders with something of the vendor who asks, newest first. */
export const vendorOrdersQuery = ordersQuery

/** Their part of an order: `total`, `items` and `pictures` are of their own lines alone, without what was refunded. */
export interface VendorOrderSummary extends Omit<OrderSummary, 'can_pay'> {
  /** where it goes, '' while nothing is to be sent */
  city: string
}

/**
 * `GET ghab/v1/vendor/orders/{id}`: their part of one order, without the buyer's contacts and payment. Lines have the
 * pieces and amounts that were not refunded; one without pieces is left out.
 */
export interface VendorOrder
  extends Pick<Order, 'id' | 'number' | 'status' | 'currency' | 'date_created_gmt' | 'total' | 'line_items'> {
  /** null while nothing is to be sent */
  shipping: Omit<ShippingAddress, 'phone'> | null
  /** how the buyer wants it sent, '' for nothing to send */
  shipping_method: string
  /** without what the shop wrote to the buyer */
  timeline: Pick<Order['timeline'][number], 'status' | 'date_gmt'>[]
}

/** `GET ghab/v1/vendor/products`: what the vendor who asks has, the newest first, or as it fits `search`. */
export const vendorProductsQuery = z.object({
  ...paging(10),
  search: z.string().trim().max(200).default(''),
  status: z.enum(['any', 'publish', 'draft', 'pending', 'private', 'trash']).default('any'),
  stock_status: z.enum(['', 'instock', 'outofstock', 'onbackorder']).default(''),
})
export type VendorProductsQuery = z.input<typeof vendorProductsQuery>

/** A product as its vendor sees it. */
export interface VendorProduct
  extends Pick<
    Product,
    | 'id'
    | 'name'
    | 'slug'
    | 'permalink'
    | 'date_created_gmt'
    | 'type'
    | 'status'
    | 'sku'
    | 'price'
    | 'regular_price'
    | 'on_sale'
    | 'manage_stock'
    | 'stock_quantity'
    | 'stock_status'
    | 'total_sales'
    | 'average_rating'
    | 'rating_count'
  > {
  image: Image | null
}

const text = (longest: number) => z.string().max(longest).optional()
const date = z.string().max(30).nullable().optional()
const named = z.array(z.object({ id: z.number().int().positive() }))

/**
 * `POST ghab/v1/vendor/products` and `PUT ghab/v1/vendor/products/{id}`: what a vendor writes of their own products; what
 * is left out stays. Prices are decimal strings, '' for none.
 */
export const vendorProductChange = z.object({
  name: text(500),
  /** HTML */
  description: text(200_000),
  short_description: text(50_000),
  regular_price: text(30),
  sale_price: text(30),
  /** in the shop's time, null for none */
  date_on_sale_from: date,
  date_on_sale_to: date,
  sku: text(100),
  manage_stock: z.boolean().optional(),
  stock_quantity: z.number().int().min(-1_000_000_000).max(1_000_000_000).nullable().optional(),
  stock_status: z.enum(['instock', 'outofstock', 'onbackorder']).optional(),
  weight: text(30),
  dimensions: z.object({ length: text(30), width: text(30), height: text(30) }).optional(),
  categories: named.max(50).optional(),
  /**
   * pictures by their ids, the first stands for the product: those it has, and those that the vendor added, of which `alt`
   * is written, too
   */
  images: z
    .array(z.object({ id: z.number().int().positive(), alt: text(500) }))
    .max(30)
    .optional(),
  /** kept for later, or sold: where the shop looks at products first, it becomes `pending` */
  status: z.enum(['draft', 'publish']).optional(),
})
export type VendorProductChange = z.infer<typeof vendorProductChange>

/** A product as its vendor edits it. */
export interface VendorProductDetail
  extends VendorProduct,
    Pick<
      Product,
      | 'description'
      | 'short_description'
      | 'sale_price'
      | 'date_on_sale_from'
      | 'date_on_sale_to'
      | 'weight'
      | 'dimensions'
    > {
  categories: { id: number; name: string }[]
  /** `is_own` of those that the vendor added, and may describe */
  images: (Pick<Image, 'id' | 'src' | 'alt'> & { is_own: boolean })[]
  date_modified_gmt: string | null
}

/** `POST ghab/v1/vendor/pictures`: a picture for a product, sent and answered as by `wp/v2/media`. */
export interface VendorPicture {
  id: number
  source_url: string
  alt_text: string
}
