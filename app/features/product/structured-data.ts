import type { ProductPageData } from './load-product.ts'
import type { ProductView } from './product-view.ts'
import { offerOf } from './purchase/offer.ts'

interface Site {
  /** the page's URL */
  url: string
  currency: string
  shopName: string
}

const AVAILABILITY = { instock: 'InStock', outofstock: 'OutOfStock', onbackorder: 'BackOrder' }

/** ISO 4217 knows no Toman: amounts are given in Rial, as Iranian shops do. */
const isoPrice = (price: string, currency: string) =>
  currency === 'IRT'
    ? { price: String(Number(price) * 10), priceCurrency: 'IRR' }
    : { price, priceCurrency: currency }

const offersOf = (product: ProductView, { url, currency, shopName }: Site): object | null => {
  const availability = `https://schema.org/${AVAILABILITY[product.stock_status]}`
  const prices = product.variations.map(({ price }) => Number(price)).filter((price) => price > 0)
  if (prices.length > 1) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: isoPrice(String(Math.min(...prices)), currency).price,
      highPrice: isoPrice(String(Math.max(...prices)), currency).price,
      priceCurrency: isoPrice('0', currency).priceCurrency,
      offerCount: prices.length,
      availability,
      url,
    }
  }
  const { price, saleEnds } = offerOf(product, {})
  if (price === '') return null
  return {
    '@type': 'Offer',
    ...isoPrice(price, currency),
    ...(saleEnds && { priceValidUntil: saleEnds.slice(0, 10) }),
    availability,
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: { '@type': 'Organization', name: shopName },
  }
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const MAX_DESCRIPTION = 200
const MAX_PICTURES = 3

/** schema.org's Product, as search engines show it. */
export const productData = ({ product }: ProductPageData, site: Site): object => {
  const offers = offersOf(product, site)
  return {
    '@type': 'Product',
    name: product.name,
    ...(product.sku && { sku: product.sku }),
    image: product.images.slice(0, MAX_PICTURES).map(({ src }) => new URL(src, site.url).href),
    description: plain(product.short_description || product.description).slice(0, MAX_DESCRIPTION),
    ...(product.brands[0] && { brand: { '@type': 'Brand', name: product.brands[0].name } }),
    ...(offers && { offers }),
    ...(product.rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.average_rating,
        ratingCount: product.rating_count,
        bestRating: 5,
      },
    }),
  }
}
