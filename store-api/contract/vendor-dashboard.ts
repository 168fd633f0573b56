import { z } from 'zod'
import type { Vendor } from './content.ts'
import { type Order, type OrderSummary, ordersQuery, type ShippingAddress } from './orders.ts'
import { paging } from './paging.ts'
import type { Image, Product } from './products.ts'

/** `GET ghab/v1/vendor`: the vendor who asks, with the figures of their dashboard. */
export interface VendorDashboard extends Vendor {
  /** orders that wait to be sent */
  orders_to_send: number
  /** of any status but trash */
  products_total: number
  products_out_of_stock: number
  /** their part of what was sold in the last 30 days, a decimal string */
  sold_lately: string
}

/** `GET ghab/v1/vendor/orders`: orders with something of the vendor who asks, newest first. */
export const vendorOrdersQuery = ordersQuery

/** Their part of an order: `total`, `items` and `pictures` are of their own lines alone. */
export interface VendorOrderSummary extends Omit<OrderSummary, 'can_pay'> {
  /** where it goes, '' while nothing is to be sent */
  city: string
}

/** `GET ghab/v1/vendor/orders/{id}`: their part of one order, without the buyer's contacts and payment. */
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
  status: z.enum(['any', 'publish', 'draft', 'pending', 'private']).default('any'),
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
