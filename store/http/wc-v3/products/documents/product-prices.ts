import type { SerializerContext } from '#store/http/wc-v3/serializer-context.ts'
import type { CatalogProduct, ProductSummary } from '#store/modules/catalog/catalog.ts'
import type { PriceSpan } from './price-html.ts'
import { NO_SALE, type SaleClaim, saleClaimOf } from './sale-claim.ts'

export interface Prices {
  price: number | null
  regular: number | null
  sale: number | null
  onSale: boolean
  span: PriceSpan | null
  regularSpan: PriceSpan | null
  claim: SaleClaim
}

/** What a product costs the one who looks: a wholesale price counts as a sale for whom it is meant. */
export const pricesOf = (
  product: CatalogProduct,
  summary: ProductSummary | null,
  context: SerializerContext,
): Prices => {
  const wholesale = context.view === 'wholesale' ? product.wholesale_price : null
  if (wholesale !== null) {
    const cheaper = product.regular_price !== null && wholesale < product.regular_price
    const one = { min: wholesale, max: wholesale }
    const regular =
      product.regular_price === null ? null : { min: product.regular_price, max: product.regular_price }
    return {
      price: wholesale,
      regular: product.regular_price,
      sale: wholesale,
      onSale: cheaper,
      span: one,
      regularSpan: cheaper ? regular : null,
      claim: { ...NO_SALE, regularMin: cheaper ? product.regular_price : null },
    }
  }
  const children = product.grouped_ids.map((id) => context.catalog.summary(id))
  const onSale =
    product.type === 'grouped'
      ? children.some((child) => child?.onSale)
      : (summary?.onSale ?? product.on_sale)
  return {
    price:
      product.type === 'variable' || product.type === 'grouped'
        ? (summary?.price?.min ?? null)
        : product.price,
    regular: product.type === 'variable' || product.type === 'grouped' ? null : product.regular_price,
    sale: product.type === 'variable' || product.type === 'grouped' ? null : product.sale_price,
    onSale,
    span: summary?.price ?? null,
    regularSpan: onSale && product.type !== 'grouped' ? (summary?.regularPrice ?? null) : null,
    claim:
      product.type === 'grouped'
        ? // its parts tell of their own sales
          { ...NO_SALE, unproven: saleClaimOf(children, context.settings).unproven }
        : saleClaimOf([summary], context.settings),
  }
}
