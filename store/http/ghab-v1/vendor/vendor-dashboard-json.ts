import { formatMoney } from '#common/money.ts'
import type { ProductJson } from '#store/http/wc-v3/products/documents/product-json.ts'
import type { Media } from '#store/modules/media/media.ts'
import type { OrderNote, VendorOrder } from '#store/modules/orders/orders.ts'
import type {
  VendorOrder as VendorOrderAnswer,
  VendorOrderSummary,
  VendorProduct,
  VendorProductDetail,
} from '#store-api/contract/vendor-dashboard.ts'
import { lineJson, lineSummary, timeline } from '../orders/order-json.ts'

interface OrderContext {
  origin: string
  decimals: number
  media: ReadonlyMap<number, Media>
}

/** A vendor's part of an order, in their list. */
export const vendorOrderSummaryJson = (order: VendorOrder, context: OrderContext): VendorOrderSummary => ({
  ...lineSummary(order, order.lines, context),
  total: formatMoney(order.total, context.decimals),
  city: order.shipTo?.city ?? '',
})

/**
 * A vendor's part of an order. Only the dates of notes are answered, because notes may be about goods of other vendors.
 */
export const vendorOrderJson = (
  order: VendorOrder,
  notes: OrderNote[],
  context: OrderContext,
): VendorOrderAnswer => {
  const { id, number, status, date_created_gmt } = lineSummary(order, order.lines, context)
  return {
    id,
    number,
    status,
    currency: order.currency,
    date_created_gmt,
    total: formatMoney(order.total, context.decimals),
    line_items: order.lines.map((line) => lineJson(line, context)),
    shipping: order.shipTo,
    shipping_method: order.shippingMethod,
    timeline: timeline(
      order,
      notes.filter((note) => note.status !== null),
    ).map((entry) => ({ status: entry.status, date_gmt: entry.date_gmt })),
  }
}

/** A product as its vendor sees it. */
export const vendorProductJson = (product: ProductJson): VendorProduct => ({
  id: product.id,
  name: product.name,
  slug: product.slug,
  permalink: product.permalink,
  date_created_gmt: product.date_created_gmt,
  type: product.type,
  status: product.status,
  sku: product.sku,
  price: product.price,
  regular_price: product.regular_price,
  on_sale: product.on_sale,
  manage_stock: product.manage_stock,
  stock_quantity: product.stock_quantity,
  stock_status: product.stock_status,
  total_sales: product.total_sales,
  average_rating: product.average_rating,
  rating_count: product.rating_count,
  image: product.images[0] ?? null,
})

/** A product as its vendor edits it. */
export const vendorProductDetailJson = (product: ProductJson): VendorProductDetail => ({
  ...vendorProductJson(product),
  description: product.description,
  short_description: product.short_description,
  sale_price: product.sale_price,
  date_on_sale_from: product.date_on_sale_from,
  date_on_sale_to: product.date_on_sale_to,
  weight: product.weight,
  dimensions: product.dimensions,
  categories: product.categories.map(({ id, name }) => ({ id, name })),
  images: product.images.map(({ id, src, alt }) => ({ id, src, alt })),
  date_modified_gmt: product.date_modified_gmt,
})
