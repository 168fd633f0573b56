import { renderHtml } from '#store/http/html.ts'
import type { SerializerContext } from '#store/http/wc-v3/serializer-context.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { type CatalogProduct, optionNames } from '#store/modules/catalog/catalog.ts'
import {
  choicesJson,
  claimFields,
  downloadFields,
  itemMethods,
  permalink,
  productImage,
  saleFields,
  shippingFields,
  stockFields,
  wholesaleFields,
} from './product-json.ts'
import { pricesOf } from './product-prices.ts'

/** `wc/v3/products/{id}/variations`, keys in WooCommerce's order. */
export const variationJson = (variation: CatalogProduct, context: SerializerContext) => {
  const { catalog, origin, settings, view } = context
  const prices = pricesOf(variation, catalog.summary(variation.id), context)
  const stock = stockFields(variation, variation.stock.status, context)
  const parentCounts = !variation.manage_stock && variation.stock.counted_by !== null
  return {
    id: variation.id,
    type: 'variation' as const,
    ...datePair('date_created', variation.created_at, settings.timezone),
    ...datePair('date_modified', variation.updated_at, settings.timezone),
    description: variation.description === '' ? '' : `${renderHtml(variation.description, origin)}\n`,
    permalink: permalink(variation, context),
    sku: variation.sku || (variation.parent?.sku ?? ''),
    global_unique_id: variation.global_unique_id,
    ...saleFields(variation, prices, context),
    status: variation.status,
    purchasable: variation.purchasable,
    ...downloadFields(variation, context),
    tax_status: variation.tax_status,
    tax_class: variation.tax_class,
    manage_stock: parentCounts ? ('parent' as const) : variation.manage_stock,
    stock_quantity: stock.stock_quantity,
    stock_status: variation.stock.status,
    backorders: stock.backorders,
    backorders_allowed: stock.backorders_allowed,
    backordered: stock.backordered,
    low_stock_amount: stock.low_stock_amount,
    weight: variation.weight,
    dimensions: {
      length: variation.length || (variation.parent?.length ?? ''),
      width: variation.width || (variation.parent?.width ?? ''),
      height: variation.height || (variation.parent?.height ?? ''),
    },
    ...shippingFields(variation, context),
    image: variation.image_ids.flatMap((id) => productImage(id, context))[0] ?? null,
    attributes: choicesJson(variation),
    menu_order: variation.menu_order,
    meta_data: view === 'full' ? variation.meta_data : [],
    name: optionNames(variation.choices),
    parent_id: variation.parent_id,
    ...claimFields(prices, context),
    ...wholesaleFields(variation, context),
    _links: itemLinks(
      `${origin}/wp-json/wc/v3`,
      `/products/${variation.parent_id}/variations`,
      variation.id,
      itemMethods(view === 'full'),
      `/products/${variation.parent_id}`,
    ),
  }
}

export type VariationJson = ReturnType<typeof variationJson>
