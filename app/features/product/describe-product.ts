import { m } from '#app/messages/paraglide/messages.js'
import { formatPriceText } from '#app/ui/format.ts'
import { pageDescription } from '#common/page-description.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { deliveryNote } from './delivery-note.ts'
import type { ProductPageData } from './load-product.ts'
import { offerOf } from './purchase/offer.ts'

const MOST_FACTS = 3

/** A product in its own words, then by brand, category, price and attributes, at last by how it arrives and where it is sold. */
export const describeProduct = (
  { product, crumbs }: Pick<ProductPageData, 'product' | 'crumbs'>,
  { currency, site_name, site_description }: Pick<AppSettings, 'currency' | 'site_name' | 'site_description'>,
): string => {
  const { price, from } = offerOf(product, {})
  const amount = formatPriceText(price, currency)
  return pageDescription({
    name: product.name,
    text: product.short_description || product.description,
    facts: [
      product.brands[0]?.name,
      crumbs.at(-1)?.name,
      amount && from ? m.catalog_price_from({ min: amount }) : amount,
      ...product.facts
        .slice(0, MOST_FACTS)
        .map(({ name, values }) => `${name}: ${values.join(m.product_list_separator())}`),
    ],
    fillers: [deliveryNote(product)?.text, site_description, m.catalog_in_shop({ shop: site_name })],
  })
}
