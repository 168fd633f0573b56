import type { Context } from 'hono'
import { foldPersian } from '#common/persian.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { contextArg, pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import type { Services } from '#store/services.ts'

const plainArgs = args({
  ...contextArg,
  ...pagingArgs,
  search: { type: 'string' },
  exclude: { type: 'array', items: { type: 'integer' }, default: [] },
  include: { type: 'array', items: { type: 'integer' }, default: [] },
  offset: { type: 'integer' },
  order: { type: 'string', default: 'asc', enum: ['asc', 'desc'] },
  orderby: {
    type: 'string',
    default: 'name',
    enum: ['id', 'include', 'name', 'slug', 'term_group', 'description', 'count'],
  },
  hide_empty: { type: 'boolean', default: false },
})
const lastArgs = args({ product: { type: 'integer' }, slug: { type: 'string' } })
export const termListArgs = args({ ...plainArgs, ...lastArgs })
export const treeListArgs = args({ ...plainArgs, parent: { type: 'integer' }, ...lastArgs })
export type TermQuery = Parsed<typeof termListArgs> & { parent?: number | undefined }

export interface Term {
  id: number
  name: string
  slug: string
  description: string
  parent_id?: number
  menu_order?: number
}

export const invalidTerm = () =>
  new ApiError(404, 'woocommerce_rest_term_invalid', 'Resource does not exist.')

const byText = new Intl.Collator('fa', { sensitivity: 'base', numeric: true })

/** Which terms are asked for, and in which order. */
export interface TermSelection {
  search?: string | undefined
  exclude: readonly number[]
  include: readonly number[]
  order: 'asc' | 'desc'
  orderby: TermQuery['orderby'] | 'menu_order' | 'name_num'
  hide_empty: boolean
  parent?: number | undefined
  product?: number | undefined
  slug?: string | undefined
}

const compareBy = (query: TermSelection, count: (id: number) => number) => (a: Term, b: Term) => {
  switch (query.orderby) {
    case 'menu_order':
      return (a.menu_order ?? 0) - (b.menu_order ?? 0) || byText.compare(a.name, b.name)
    case 'name':
    case 'name_num':
      return byText.compare(a.name, b.name)
    case 'slug':
      return byText.compare(a.slug, b.slug)
    case 'description':
      return byText.compare(a.description, b.description)
    case 'count':
      return count(a.id) - count(b.id)
    case 'include':
      return query.include.indexOf(a.id) - query.include.indexOf(b.id)
    default:
      return 0
  }
}

export interface TermListing {
  count: (id: number) => number
  /** ids on a product, for `product=` */
  onProduct?: (productId: number) => Promise<readonly number[]>
}

/** Terms by WordPress's parameters; equal ones keep the order of their ids. */
export const selectTerms = async <T extends Term>(
  terms: Iterable<T>,
  query: TermSelection,
  { count, onProduct }: TermListing,
): Promise<T[]> => {
  const search = foldPersian(query.search ?? '')
  const slugs = query.slug?.split(',')
  const on = query.product === undefined ? null : await onProduct?.(query.product)
  const found = [...terms].filter(
    (term) =>
      (!query.include.length || query.include.includes(term.id)) &&
      !query.exclude.includes(term.id) &&
      (query.parent === undefined || term.parent_id === query.parent) &&
      (!slugs || slugs.includes(term.slug)) &&
      (!on || on.includes(term.id)) &&
      (!query.hide_empty || count(term.id) > 0) &&
      (foldPersian(term.name).includes(search) || term.slug.toLowerCase().includes(search)),
  )
  const direction = query.order === 'desc' && query.orderby !== 'include' ? -1 : 1
  const compare = compareBy(query, count)
  const byId = query.orderby === 'id' ? direction : 1
  return found.sort((a, b) => direction * compare(a, b) || byId * (a.id - b.id))
}

/** The page of terms that a query asks for, serialized by `serialize`. */
export const sendTerms = async <T extends Term>(
  c: Context,
  services: Services,
  query: TermQuery,
  terms: readonly T[],
  serialize: (terms: readonly T[]) => Promise<object[]> | object[],
): Promise<Response> => {
  const start = skipped(query)
  const items = await serialize(terms.slice(start, start + query.per_page))
  return sendList(c, services, items, { total: terms.length, page: query.page, perPage: query.per_page })
}
