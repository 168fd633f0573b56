import { z } from 'zod'
import type { Fetch } from '#common/http/fetch.ts'
import { MOST_ROWS } from '../import/receive.ts'
import { type ShopProduct, shopCategory, shopProduct } from './shop-answers.ts'
import { type CategoryPaths, productRow, rateOf, SHOP_COLUMNS, variationRow } from './shop-rows.ts'

/** Why nothing could be read of another shop. */
export class UnreadableShop extends Error {
  readonly reason: 'unreachable' | 'no_shop' | 'other_currency' | 'too_large'
  constructor(reason: UnreadableShop['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** products asked for at once: with long descriptions an answer stays below what is read */
const PAGE = 20
const CATEGORIES = 100
const PATIENCE = 20_000

interface Source {
  fetch: Fetch
  /** of the shop, or of any page below it */
  address: string
  /** of this shop */
  currency: string
}

/** Where the Store API of a shop lies: below the address that its owner types, or at the root of its host. */
const basesOf = (address: string): string[] => {
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(full)) throw new UnreadableShop('unreachable')
  const url = new URL(full)
  const below = url.pathname.replace(/\/+$/, '')
  return [...new Set([`${url.origin}${below}`, url.origin])].map((base) => `${base}/wp-json/wc/store/v1/`)
}

const read = async <T>({ fetch }: Source, url: string, shape: z.ZodType<T>): Promise<T[]> => {
  const answer = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new UnreadableShop('unreachable')
  })
  if (!answer.ok) throw new UnreadableShop('no_shop')
  const parsed = z.array(shape).safeParse(await answer.json().catch(() => null))
  if (!parsed.success) throw new UnreadableShop('no_shop')
  return parsed.data
}

const findBase = async (source: Source): Promise<string> => {
  let why: unknown
  for (const base of basesOf(source.address)) {
    try {
      await read(source, `${base}products?per_page=1`, shopProduct)
      return base
    } catch (error) {
      why = error
    }
  }
  throw why
}

const pathsOf = (categories: readonly z.infer<typeof shopCategory>[]): CategoryPaths => {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const pathTo = (id: number, below: readonly number[] = []): string[] => {
    const category = byId.get(id)
    if (!category || below.includes(id)) return []
    return [...pathTo(category.parent, [...below, id]), category.name]
  }
  return new Map(categories.map(({ id }) => [id, pathTo(id)]))
}

/** How much was read so far: not every product becomes a row, and a server may answer pages without an end. */
interface Reading extends Source {
  items: number
}

/**
 * Pages until one is not full.
 * @throws UnreadableShop where more is read than an import takes
 */
async function* pages<T>(
  reading: Reading,
  url: string,
  perPage: number,
  shape: z.ZodType<T>,
): AsyncGenerator<T[]> {
  for (let page = 1; ; page++) {
    const found = await read(reading, `${url}per_page=${perPage}&page=${page}`, shape)
    reading.items += found.length
    if (reading.items > MOST_ROWS) throw new UnreadableShop('too_large')
    yield found
    if (found.length < perPage) return
  }
}

const readPaths = async (source: Source, base: string): Promise<CategoryPaths> => {
  const all: z.infer<typeof shopCategory>[] = []
  const reading = { ...source, items: 0 }
  for await (const some of pages(reading, `${base}products/categories?`, CATEGORIES, shopCategory))
    all.push(...some)
  return pathsOf(all)
}

const rateFor = ({ prices }: ShopProduct, { currency }: Source): number => {
  const rate = rateOf(prices.currency_code, currency)
  if (rate === null) throw new UnreadableShop('other_currency')
  return rate
}

/**
 * The products that another WooCommerce shows to everybody, as rows of its file, the names of the columns first. No key
 * is needed: what a shopper sees there is taken over, and stock counts, drafts and customers are not.
 * @throws UnreadableShop
 */
export async function* readShopRows(source: Source): AsyncGenerator<string[]> {
  const base = await findBase(source)
  const paths = await readPaths(source, base)
  const shop = new URL(base).hostname.replace(/^www\./, '')
  yield [...SHOP_COLUMNS]
  const reading = { ...source, items: 0 }
  for await (const products of pages(reading, `${base}products?orderby=id&order=asc&`, PAGE, shopProduct)) {
    for (const product of products) {
      // its parts are sold by themselves, too
      if (product.type === 'grouped') continue
      const rate = rateFor(product, source)
      yield productRow(product, { paths, rate, shop })
      if (product.type !== 'variable') continue
      const within = `${base}products?type=variation&parent=${product.id}&orderby=id&order=asc&`
      for await (const variations of pages(reading, within, PAGE, shopProduct)) {
        for (const variation of variations) yield variationRow(variation, product, { rate, shop })
      }
    }
  }
}
