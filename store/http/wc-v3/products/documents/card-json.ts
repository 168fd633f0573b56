import type { SerializerContext } from '#store/http/wc-v3/serializer-context.ts'
import type { CatalogProduct } from '#store/modules/catalog/catalog.ts'
import { withShownSale } from '#store-api/contract/shown-sale.ts'
import { claimFields, nameOf, productImage, rangeOf, saleFields } from './product-json.ts'
import { pricesOf } from './product-prices.ts'

/** The part of a product that a suggestion shows: making all of it takes longer than finding it. */
export const cardJson = (product: CatalogProduct, context: SerializerContext) => {
  const prices = pricesOf(product, context.catalog.summary(product.id), context)
  const { price, regular_price, on_sale } = saleFields(product, prices, context)
  const claim = claimFields(prices, context)
  const shown = withShownSale({ price, regular_price, on_sale, ...claim })
  const { price_range } = rangeOf(product, prices, context)
  return {
    id: product.id,
    name: nameOf(product),
    slug: product.slug,
    price,
    regular_price: shown.regular_price || (price_range?.regular_min ?? ''),
    ...(claim.lowest_price !== undefined && { lowest_price: claim.lowest_price }),
    on_sale: shown.on_sale,
    image: product.image_ids.flatMap((id) => productImage(id, context))[0] ?? null,
  }
}

export type CardJson = ReturnType<typeof cardJson>
