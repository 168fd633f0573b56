import type { Context } from 'hono'
import type { DomainEvent } from '#store/database/transaction.ts'
import { QUANTITIES_CHANGED } from '#store/modules/catalog/catalog.ts'

/** What a cached answer was made of; an event of one of them drops it. */
export const CACHE_TAGS = ['settings', 'catalog', 'content', 'vendors', 'media', 'shipping'] as const
export type CacheTag = (typeof CACHE_TAGS)[number]

/** Names the tags of an answer from a handler to the cache; never leaves the process. */
export const CACHE_TAGS_HEADER = 'X-Cache-Tags'

const BY_PATH: [path: RegExp, tags: CacheTag[]][] = [
  [
    /^\/wp-json\/wc\/(v3|store(\/v1)?)\/products(?!\/(import|export)(\/|$))(\/|$)/i,
    ['catalog', 'settings', 'media'],
  ],
  [
    /^\/wp-json\/ghab\/v1\/(products|product-categories|search\/suggest)(\/|$)/,
    ['catalog', 'vendors', 'settings', 'media'],
  ],
  [/^\/wp-json\/ghab\/v1\/reviews\/photos$/, ['catalog', 'media']],
  [/^\/wp-json\/ghab\/v1\/vendors(\/|$)/, ['vendors', 'catalog', 'settings', 'media']],
  [/^\/api\/appsettings\/get_featured_\w+_list\/?$/, ['vendors', 'catalog', 'settings', 'media']],
  // entries follow categories, products and brands, whose folder is a setting
  [/^\/wp-json\/ghab\/v1\/menu(\/|$)/, ['content', 'catalog', 'settings']],
  [/^\/wp-json\/wp\/v2\/search(\/|$)/, ['content', 'catalog', 'settings']],
  // the others are of those who run the shop
  [/^\/wp-json\/wp\/v2(?!\/(settings|users\/me)(\/|$))(\/|$)/, ['content', 'settings', 'media']],
  [/^\/wp-json\/rankmath\/v1\/getHead\/?$/i, ['catalog', 'content', 'settings', 'media', 'shipping']],
  [/^\/wp-content\/plugins\/[\w-]+\/rests\/plugin\.php$/, ['settings', 'media']],
  // as the process began, so they stay
  [/^\/wp-json\/(openapi\.json|docs(\/[\w.-]+)?)$/, []],
  [/^\/(robots\.txt|feed\/?)$/, ['content', 'settings']],
  [/^\/product-(feeds|data)\//, ['catalog', 'vendors', 'settings', 'media', 'shipping']],
  [/^\/llms\.txt$/, ['catalog', 'content', 'settings']],
  [/^\/sitemap[\w-]*\.xml$/, ['catalog', 'content', 'settings', 'media']],
]

/** Sets an answer's tags where the path alone does not tell them; none at all keeps it out of the cache. */
export const tagAnswer = (c: Context, ...tags: CacheTag[]): void =>
  c.header(CACHE_TAGS_HEADER, tags.join(','))

/** The tags of an answer: its own, else those of its path; null when it is not a public read. */
export const tagsOf = (path: string, named: string | null): CacheTag[] | null => {
  if (named !== null) return named ? (named.split(',') as CacheTag[]) : null
  return BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? null
}

const BY_EVENT: Record<string, CacheTag> = {
  product: 'catalog',
  variation: 'catalog',
  category: 'catalog',
  tag: 'catalog',
  brand: 'catalog',
  shipping_class: 'catalog',
  attribute: 'catalog',
  term: 'catalog',
  review: 'catalog',
  stock: 'catalog',
  catalog: 'catalog',
  search: 'catalog',
  post: 'content',
  page: 'content',
  comment: 'content',
  menu: 'content',
  content: 'content',
  vendor: 'vendors',
  media: 'media',
  settings: 'settings',
  shipping: 'shipping',
}

/**
 * The tag that an event of this type drops, null for none: where pieces were counted, the catalogue index says which
 * products look different, and whether lists do.
 */
export const tagOfEvent = (event: DomainEvent): CacheTag | null =>
  event.type === QUANTITIES_CHANGED ? null : (BY_EVENT[event.type.split(/[.-]/, 1)[0] ?? ''] ?? null)
