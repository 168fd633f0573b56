import { pageDescription } from '#common/page-description.ts'
import type { Review } from '#store/modules/catalog/catalog.ts'
import { textOfHtml } from '#store/modules/content/content.ts'
import type { Offer, OfferedProduct } from '../offers/offers.ts'
import { gtinOf } from '../offers/offers.ts'
import { siteUrls } from '../site/urls.ts'
import { sortOptions } from './known-attributes.ts'
import {
  createSharedTerms,
  type DataContext,
  identifiersOf,
  offerData,
  type SharedTerms,
  schemaOrg,
  type Thing,
} from './offer-data.ts'

const MOST_PICTURES = 5
const MOST_VARIATIONS = 100

const optionsData = (options: Offer['options']): object => {
  const { known, own } = sortOptions(options)
  return {
    ...Object.fromEntries(known),
    ...(own.length > 0 && {
      additionalProperty: own.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
  }
}

const variesBy = (offers: Offer[]): string[] => [
  ...new Set(
    offers.flatMap(({ options }) => {
      const { known, own } = sortOptions(options)
      return [...Array.from(known.keys(), schemaOrg), ...own.map(({ name }) => name)]
    }),
  ),
]

const reviewData = (review: Review): Thing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.reviewer },
  datePublished: new Date(review.created_at).toISOString().slice(0, 10),
  ...(review.rating > 0 && {
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
  }),
  reviewBody: textOfHtml(review.review),
})

/** What holds of a product whatever is chosen. */
const commonData = ({ product }: OfferedProduct, reviews: Review[], { url }: DataContext): object => ({
  name: product.name,
  description: pageDescription({
    name: product.name,
    text: product.short_description || product.description,
    facts: [...product.brands, ...product.categories].map(({ name }) => name),
  }),
  url: url(siteUrls.product(product.slug)),
  ...(product.images.length > 0 && {
    image: product.images.slice(0, MOST_PICTURES).map(({ src }) => src),
  }),
  ...(product.brands[0] && { brand: { '@type': 'Brand', name: product.brands[0].name } }),
  ...(product.rating_count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.average_rating,
      ratingCount: product.rating_count,
      bestRating: 5,
    },
  }),
  ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
})

const simpleData = (
  offered: OfferedProduct,
  reviews: Review[],
  shared: SharedTerms,
  context: DataContext,
): Thing => {
  const { product, offers } = offered
  const [offer] = offers
  return {
    '@type': 'Product',
    ...commonData(offered, reviews, context),
    ...identifiersOf({ sku: product.sku, gtin: gtinOf(product.global_unique_id) }),
    ...(offer && { offers: offerData(offer, shared, context) }),
  }
}

const variantData = (offer: Offer, shared: SharedTerms, context: DataContext): Thing => ({
  '@type': 'Product',
  name: offer.name,
  ...identifiersOf(offer),
  ...(offer.image && { image: offer.image }),
  ...optionsData(offer.options),
  offers: offerData(offer, shared, context),
})

const groupData = (
  offered: OfferedProduct,
  reviews: Review[],
  shared: SharedTerms,
  context: DataContext,
): Thing => {
  const { product, offers } = offered
  const differences = variesBy(offers)
  return {
    '@type': 'ProductGroup',
    ...commonData(offered, reviews, context),
    productGroupID: product.sku || String(product.id),
    ...(differences.length > 0 && { variesBy: differences }),
    hasVariant: offers.slice(0, MOST_VARIATIONS).map((offer) => variantData(offer, shared, context)),
  }
}

/** Products that are sold together are no offer of their own: each has its own price. */
const listData = (offered: OfferedProduct, shared: SharedTerms, context: DataContext): Thing => ({
  '@type': 'ItemList',
  name: offered.product.name,
  description: pageDescription({
    name: offered.product.name,
    text: offered.product.short_description || offered.product.description,
  }),
  url: context.url(siteUrls.product(offered.product.slug)),
  numberOfItems: offered.parts.length,
  itemListElement: offered.parts.map((part, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: productThing(part, [], shared, context),
  })),
})

const productThing = (
  offered: OfferedProduct,
  reviews: Review[],
  shared: SharedTerms,
  context: DataContext,
): Thing => {
  switch (offered.product.type) {
    case 'grouped':
      return listData(offered, shared, context)
    case 'variable':
      return groupData(offered, reviews, shared, context)
    default:
      return simpleData(offered, reviews, shared, context)
  }
}

/**
 * A product for search engines: `Product`, `ProductGroup` with a `Product` for each variation, or a list of those that are
 * sold together; then what its offers refer to.
 * @param reviews those that its page shows
 */
export const productData = (offered: OfferedProduct, reviews: Review[], context: DataContext): Thing[] => {
  const shared = createSharedTerms(context)
  const thing = productThing(offered, reviews, shared, context)
  return [thing, ...shared.things()]
}
