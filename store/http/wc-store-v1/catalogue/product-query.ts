import { parseDate } from '#store/http/wp-rest/dates.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { skipped } from '#store/http/wp-rest/list-parameters.ts'
import { readIdsOrSlugs, readTexts } from '#store/http/wp-rest/parameters.ts'
import {
  AVAILABLE,
  type Catalog,
  type CountedQuery,
  type Label,
  type ProductQuery,
} from '#store/modules/catalog/catalog.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { readAttributes } from './attribute-query.ts'
import { pageSize, type StoreProductQuery } from './product-args.ts'

const MAX_SEARCH = 200
/** of categories, brands, tags, attributes or their terms in one query */
const MOST_NAMED = 100

interface Reading {
  catalog: Catalog
  settings: StoreSettings
}

type Operator = StoreProductQuery['category_operator']
type Group = 'category' | 'brand' | 'tag'
const LIST = { category: 'categories', brand: 'brands', tag: 'tags' } as const
/** "and" asks for the categories themselves, without what lies below them, as in WordPress */
const ITSELF = { category: 'in_category', brand: 'in_brand', tag: 'tag' } as const

interface Labels {
  having: Label[]
  lacking: Label[]
}
type Groups = Partial<Record<(typeof LIST)[Group], number[]>> & Labels

const readGroups = (query: StoreProductQuery, { taxonomy }: Catalog): Groups => {
  const groups: Groups = { having: [], lacking: [] }
  const read = (kind: Group, operator: Operator) => {
    const ids = readIdsOrSlugs(query[kind], taxonomy[LIST[kind]].values())
    if (!ids) return
    if (operator === 'and') groups.having.push(...ids.map((id) => ({ kind: ITSELF[kind], id })))
    else if (operator === 'not_in') groups.lacking.push(...ids.map((id) => ({ kind, id })))
    else groups[LIST[kind]] = ids
  }
  read('category', query.category_operator)
  read('brand', query.brand_operator)
  read('tag', query.tag_operator)
  return groups
}

/** Each of them is a question to the index, so that there may not be any number. */
const checkNamed = (count: number): void => {
  if (count <= MOST_NAMED) return
  const message = `A query names ${MOST_NAMED} categories, brands, tags and terms at most.`
  throw invalidParameters({ attributes: { code: 'rest_too_many_items', message } })
}

const readDates = (query: StoreProductQuery, { timezone }: StoreSettings) => {
  const zone = query.date_column.endsWith('_gmt') ? 'UTC' : timezone
  const read = (text: string | undefined) => (text ? (parseDate(text, zone) ?? undefined) : undefined)
  const [after, before] = [read(query.after), read(query.before)]
  return query.date_column.startsWith('modified')
    ? { modifiedAfter: after, modifiedBefore: before }
    : { createdAfter: after, createdBefore: before }
}

const visibilityOf = ({ catalog_visibility }: StoreProductQuery): Partial<ProductQuery> => {
  switch (catalog_visibility) {
    case 'catalog':
    case 'search':
      return { visibleIn: catalog_visibility }
    case 'visible':
    case 'hidden':
      return { visibilities: [catalog_visibility] }
    default:
      return {}
  }
}

/** What is no number is let through, as WooCommerce does. */
const minorUnits = (text: string | undefined): number | undefined =>
  text && /^\d{1,15}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : undefined

const stockOf = (
  { stock_status }: StoreProductQuery,
  { hide_out_of_stock_items }: StoreSettings,
): ProductQuery['stock'] => {
  if (stock_status.length) return stock_status
  return hide_out_of_stock_items ? AVAILABLE : undefined
}

const orderOf = ({
  orderby,
  order,
  include,
}: StoreProductQuery): Pick<ProductQuery, 'orderBy' | 'descending'> => {
  switch (orderby) {
    case 'include':
      return include.length
        ? { orderBy: 'include', descending: false }
        : { orderBy: 'date', descending: order === 'desc' }
    case 'popularity':
    case 'rating':
      return { orderBy: orderby, descending: true }
    case 'comment_count':
      return { orderBy: 'reviews', descending: order === 'desc' }
    default:
      return { orderBy: orderby, descending: order === 'desc' }
  }
}

const includedIn = (
  { include, related, per_page }: StoreProductQuery,
  catalog: Catalog,
): number[] | undefined => {
  if (related !== undefined) return catalog.related(related, pageSize({ per_page }))
  return include.length ? include : undefined
}

const variationsIn = ({ type, sku }: StoreProductQuery): Partial<ProductQuery> => {
  if (type === 'variation') return { variationsOf: 'all', ofListed: true }
  if (sku) return { withVariations: true, ofListed: true }
  return {}
}

/** Which products a query is about: published ones, and variations of these. */
export const readStoreFilter = (query: StoreProductQuery, { catalog, settings }: Reading): CountedQuery => {
  const groups = readGroups(query, catalog)
  const named = readAttributes(query, catalog.taxonomy)
  const [having, lacking] = [
    [...groups.having, ...named.having],
    [...groups.lacking, ...named.lacking],
  ]
  const terms = (named.attributes ?? []).flatMap((one) => one.terms)
  const kept = [groups.categories, groups.brands, groups.tags].flatMap((ids) => ids ?? [])
  checkNamed(having.length + lacking.length + terms.length + kept.length)
  return {
    ...groups,
    ...named,
    having,
    lacking,
    ...readDates(query, settings),
    ...visibilityOf(query),
    ...variationsIn(query),
    statuses: ['publish'],
    plainSearchOrSku: query.search?.slice(0, MAX_SEARCH).trim() || undefined,
    types: query.type ? [query.type] : undefined,
    include: includedIn(query, catalog),
    exclude: query.exclude,
    parents: query.parent.length ? query.parent : undefined,
    exceptParents: query.parent_exclude.length ? query.parent_exclude : undefined,
    slugs: readTexts(query.slug),
    skus: readTexts(query.sku),
    featured: query.featured,
    onSale: query.on_sale,
    claimedSales: settings.sales_need_charged_price,
    minPrice: minorUnits(query.min_price),
    maxPrice: minorUnits(query.max_price),
    stock: stockOf(query, settings),
    ratings: query.rating.length ? query.rating : undefined,
  }
}

/** A page of `wc/store/v1/products` as a question to the catalogue. */
export const readStoreQuery = (query: StoreProductQuery, reading: Reading): ProductQuery => {
  const per_page = pageSize(query)
  return {
    ...readStoreFilter(query, reading),
    ...orderOf(query),
    skip: skipped({ ...query, per_page }),
    limit: per_page,
  }
}
