import { Hono } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import type { Parsed } from '#store/http/wp-rest/parameters.ts'
import { mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import type { Tally, Taxonomy } from '#store/modules/catalog/catalog.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { currencyFields, minorText } from '../currency.ts'
import { collectionDataArgs } from './product-args.ts'
import { readStoreFilter } from './product-query.ts'
import { nestedRead } from './reading.ts'

type Query = Parsed<typeof collectionDataArgs>

const priceRange = (tally: Tally, settings: StoreSettings) => {
  const range = tally.price()
  return (
    range && {
      min_price: minorText(range.min),
      max_price: minorText(range.max),
      ...currencyFields(settings),
    }
  )
}

const termCounts = (counts: ReadonlyMap<number, number>) =>
  [...counts].map(([term, count]) => ({ term, count }))

const attributeWith = (taxonomy: Taxonomy, slug: string | undefined) =>
  [...taxonomy.attributes.values()].find((one) => one.slug === slug)

/** Each attribute once, however often it is asked for; "and" counts under its own filter, "or" without it. */
const attributeCounts = (asked: Query['calculate_attribute_counts'], tally: Tally, taxonomy: Taxonomy) => {
  const bySlug = new Map(asked.map((one) => [one.taxonomy, one.query_type]))
  return [...bySlug].flatMap(([slug, type]) => {
    const attribute = attributeWith(taxonomy, slug)
    return attribute ? termCounts(tally.terms(attribute.id, type === 'or')) : []
  })
}

const countsOf = (name: string, tally: Tally, taxonomy: Taxonomy): ReadonlyMap<number, number> => {
  switch (name) {
    case 'product_cat':
      return tally.categories()
    case 'product_brand':
      return tally.brands()
    case 'product_tag':
      return tally.tags()
    default: {
      const attribute = attributeWith(taxonomy, name)
      return attribute ? tally.terms(attribute.id, false) : new Map()
    }
  }
}

/** Keys in WooCommerce's order; null for what was not requested. */
const collectionJson = (query: Query, tally: Tally, taxonomy: Taxonomy, settings: StoreSettings) => {
  const { calculate_attribute_counts: attributes, calculate_taxonomy_counts: taxonomies } = query
  return {
    price_range: query.calculate_price_range ? priceRange(tally, settings) : null,
    attribute_counts: attributes.length ? attributeCounts(attributes, tally, taxonomy) : null,
    rating_counts: query.calculate_rating_counts
      ? [...tally.ratings()].map(([rating, count]) => ({ rating, count }))
      : null,
    // WooCommerce answers these counts as text
    stock_status_counts: query.calculate_stock_status_counts
      ? Object.entries(tally.stock()).map(([status, count]) => ({ status, count: String(count) }))
      : null,
    taxonomy_counts: taxonomies.length
      ? [...new Set(taxonomies)].flatMap((name) => termCounts(countsOf(name, tally, taxonomy)))
      : null,
  }
}

/** `wc/store/v1/products/collection-data`: what filters beside a list of products show. */
export const collectionDataRoutes = (services: Services): Hono => {
  const app = new Hono()
  const { catalog } = services
  mountRoute(
    app,
    services,
    '/products/collection-data',
    nestedRead(collectionDataArgs, async (c, query) => {
      const settings = await readSettings(requestContext(c, services))
      const tally = catalog.tally(readStoreFilter(query, { catalog, settings }))
      return sendItem(c, collectionJson(query, tally, catalog.taxonomy, settings))
    }),
  )
  return app
}
