import { createRandom } from '#demo/random.ts'
import type { Database } from '#store/database/connection.ts'

/** How a kind of read is asked for; each call another question. */
export type Kinds = Record<string, () => string>

const LIST = '/wp-json/ghab/v1/products'
const WC_LIST = '/wp-json/wc/v3/products'
const ORDERS = ['date', 'price', 'popularity', 'rating', 'title', 'menu_order', 'relevance']
const WC_ORDERS = [
  ...['date', 'id', 'title', 'slug', 'modified', 'popularity', 'rating', 'price', 'menu_order', 'random'],
]
const LAST_PAGE = 40

/** Reads of every kind, put together from what this shop holds. The same shop gives the same questions. */
export const catalogueReads = async (db: Database): Promise<Kinds> => {
  const random = createRandom('bench')
  const slugs = async (table: 'categories' | 'brands' | 'tags') =>
    (await db.selectFrom(table).select('slug').orderBy('id').execute()).map(({ slug }) => slug)
  const [categories, brands, tags] = [await slugs('categories'), await slugs('brands'), await slugs('tags')]
  const terms = await db
    .selectFrom('attribute_terms')
    .innerJoin('attributes', 'attributes.id', 'attribute_terms.attribute_id')
    .select(['attributes.slug', 'attribute_terms.id'])
    .orderBy('attribute_terms.id')
    .execute()
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'slug', 'regular_price'])
    .where('type', '<>', 'variation')
    .where('status', '=', 'publish')
    .orderBy('id')
    .execute()
  const prices = products.flatMap(({ regular_price }) => regular_price ?? []).sort((a, b) => a - b)
  const words = (name: string): string[] => name.match(/[\p{L}\p{N}\u200c]{2,}/gu) ?? []

  const query = (parts: Record<string, string | number>) =>
    new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)])).toString()
  const paging = () => ({ per_page: 20, page: random.int(1, random.chance(0.5) ? 3 : LAST_PAGE) })
  const order = () => ({ orderby: random.pick(ORDERS), order: random.pick(['asc', 'desc']) })

  const filters: (() => Record<string, string | number>)[] = [
    () => ({ category: random.pick(categories) }),
    () => ({ brand: `${random.pick(brands)},${random.pick(brands)}` }),
    () => ({ tag: random.pick(tags) }),
    () => {
      const { slug, id } = random.pick(terms)
      return { attributes: `${slug}:${id}` }
    },
    () => ({ min_price: random.pick(prices.slice(0, prices.length / 2)), max_price: random.pick(prices) }),
    () => ({ on_sale: 1 }),
    () => ({ in_stock: 1 }),
    () => ({ min_rating: random.int(1, 5) }),
  ]
  const someFilters = () => Object.assign({}, ...random.sample(filters, random.int(1, 3)).map((one) => one()))

  const mistyped = (word: string) => {
    const at = random.int(1, word.length - 2)
    return word.slice(0, at) + word.slice(at + 1)
  }
  /** a word, several, the beginning of one, or one with a letter missing */
  const typed = () => {
    const name = words(random.pick(products).name)
    const word = random.pick(name)
    const kind = random.next()
    if (kind < 0.4) return random.sample(name, random.int(2, 3)).join(' ')
    if (kind < 0.6) return word
    if (kind < 0.8) return word.slice(0, random.int(1, word.length))
    return word.length > 3 ? mistyped(word) : word
  }

  return {
    'list, every order': () => `${LIST}?${query({ ...paging(), ...order(), facets: 0 })}`,
    'list, filtered': () => `${LIST}?${query({ ...paging(), ...order(), ...someFilters(), facets: 0 })}`,
    'list, filtered, facets': () =>
      `${LIST}?${query({ ...paging(), ...order(), ...(random.chance(0.8) ? someFilters() : {}) })}`,
    'search, facets': () => `${LIST}?${query({ search: typed(), per_page: 20 })}`,
    suggestions: () => `/wp-json/ghab/v1/search/suggest?${query({ q: typed() })}`,
    'one product': () =>
      random.chance(0.5)
        ? `${WC_LIST}/${random.pick(products).id}`
        : `${WC_LIST}?${query({ slug: random.pick(products).slug })}`,
    'wc/v3 list': () => {
      const filter = random.pick([
        () => ({}),
        () => ({ category: random.int(1, categories.length) }),
        () => ({ on_sale: true }),
        () => ({ min_price: random.pick(prices) }),
        () => ({ stock_status: 'instock' }),
      ])
      return `${WC_LIST}?${query({ ...paging(), orderby: random.pick(WC_ORDERS), ...filter() })}`
    },
    'wc/v3 search': () => `${WC_LIST}?${query({ search: typed(), per_page: 20 })}`,
  }
}
