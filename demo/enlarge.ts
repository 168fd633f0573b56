import { fromJson, toJson } from '#store/database/json.ts'
import { DAY, HOUR } from './builders/build-context.ts'
import type { ProductRow } from './builders/product-row.ts'
import { createRandom, type Random } from './random.ts'
import type { SeedShop } from './write-shop.ts'

const PART = 2000
const MOST_VARIATIONS = 4
/** parts of the copies */
const VARIABLE = 0.2
const OTHER_BRAND = 0.25
const FEATURED = 0.01
const SOLD_OUT = 0.08
const REVIEWED = 0.2

type Reviews = NonNullable<SeedShop['reviews']>
type Sample = { product: ProductRow; variations: ProductRow[]; reviews: Reviews }

/** Early entries often, late ones rarely, as categories and brands sell (Zipf). */
const skewed = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[Math.floor((list.length + 1) ** random.next()) - 1]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}

/** Around 1, mostly between a quarter and four. */
const spread = (random: Random): number => {
  const bell = random.next() + random.next() + random.next() + random.next() - 2
  return 4 ** bell
}

const samplesOf = (shop: SeedShop): Sample[] => {
  const products = shop.products ?? []
  const variations = Map.groupBy(products, ({ parent_id }) => parent_id)
  const approved = (shop.reviews ?? []).filter(({ status }) => status === 'approved')
  const reviews = Map.groupBy(approved, ({ product_id }) => product_id)
  return products
    .filter(({ type }) => type !== 'variation')
    .map((product) => ({
      product,
      variations: (variations.get(product.id as number) ?? []).slice(0, MOST_VARIATIONS),
      reviews: reviews.get(product.id as number) ?? [],
    }))
}

/** Three significant figures: prices stay prices. */
const tidy = (amount: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 2)
  return Math.max(step, Math.round(amount / step) * step)
}
const scaled = (amount: number | null | undefined, factor: number): number | null =>
  amount === null || amount === undefined ? null : amount === 0 ? 0 : tidy(amount * factor)

/** `ends` in place of the original's, or all copies' sales would end in the same hour. */
const pricesOf = (row: ProductRow, factor: number, ends: number): Partial<ProductRow> => {
  const regular = scaled(row.regular_price, factor)
  const sale = scaled(row.sale_price, factor)
  const lower = regular !== null && sale !== null && sale < regular
  return {
    regular_price: regular,
    sale_price: lower ? sale : null,
    sale_from_at: lower ? row.sale_from_at : null,
    sale_to_at: lower && row.sale_to_at ? ends : null,
    wholesale_price: scaled(row.wholesale_price, factor),
  }
}

const stockOf = (row: ProductRow, random: Random): Partial<ProductRow> => {
  if (!row.manage_stock) return {}
  const stock = random.chance(SOLD_OUT) ? 0 : random.int(1, 120)
  const none = row.backorders === 'no' ? 'outofstock' : 'onbackorder'
  return { stock_quantity: stock, stock_status: stock === 0 ? none : 'instock' }
}

const createCopier = (shop: SeedShop, now: number, locale: string) => {
  const random = createRandom(`enlarge ${locale}`)
  const samples = samplesOf(shop)
  const shelves = [
    ...Map.groupBy(samples, ({ product }) => fromJson(product.category_ids ?? toJson([]))[0] ?? 0).values(),
  ].map((shelf) => ({
    variable: shelf.filter(({ variations }) => variations.length > 0),
    others: shelf.filter(({ variations }) => variations.length === 0),
  }))
  const brands = (shop.brands ?? []).map(({ id }) => id as number)
  const words = [
    ...new Set(samples.flatMap(({ product }) => product.name.match(/[\p{L}\u200c]{3,}/gu) ?? [])),
  ]
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
  let nextId = Math.max(0, ...(shop.products ?? []).map(({ id }) => id as number)) + 1
  let nextReview = (shop.reviews ?? []).length + 1

  const choose = (): Sample => {
    const { variable, others } = skewed(random, shelves)
    const wanted = random.chance(VARIABLE) ? variable : others
    return skewed(random, wanted.length > 0 ? wanted : [...variable, ...others])
  }
  /** into `products` and `reviews` */
  return (products: ProductRow[], reviews: Reviews): void => {
    const { product, variations, reviews: told } = choose()
    const id = nextId
    nextId += 1 + variations.length
    const label = `${random.pick(words)} ${digits.format(id)}`
    const sku = `${product.sku?.split('-')[0]}-${1000 + id}`
    const factor = spread(random)
    const ends = now + random.int(6, 1500) * HOUR
    const created = now - random.int(1, 1000) * DAY - random.int(0, 23) * HOUR
    const times = { created_at: created, updated_at: created + Math.floor((now - created) * random.next()) }
    const made = variations.map(
      (row, index): ProductRow => ({
        ...row,
        ...pricesOf(row, factor, ends),
        ...stockOf(row, random),
        ...times,
        id: id + 1 + index,
        parent_id: id,
        name: row.name.replace(product.name, `${product.name} ${label}`),
        slug: `${row.slug}-x${id}`,
        sku: `${sku}-${index + 1}`,
      }),
    )
    const sold = made.length > 0 && made.every(({ stock_status }) => stock_status === 'outofstock')
    const kept = random.chance(REVIEWED) ? told : []
    products.push(
      {
        ...product,
        ...pricesOf(product, factor, ends),
        ...stockOf(product, random),
        ...times,
        ...(made.length > 0 ? { stock_status: sold ? 'outofstock' : 'instock' } : {}),
        id,
        name: `${product.name} ${label}`,
        slug: `${product.slug}-x${id}`,
        sku,
        brand_ids: random.chance(OTHER_BRAND) ? toJson([skewed(random, brands)]) : product.brand_ids,
        featured: random.chance(FEATURED) ? 1 : 0,
        total_sales: Math.floor(4 / (random.next() + 0.004)) - 3,
        average_rating: kept.length > 0 ? product.average_rating : 0,
        rating_count: kept.length,
      },
      ...made,
    )
    for (const review of kept) {
      reviews.push({
        ...review,
        id: nextReview,
        product_id: id,
        created_at: Math.max(created, review.created_at),
      })
      nextReview += 1
    }
  }
}

/**
 * Copies of the shop's own products until there are `wanted`, part by part: other names, prices, stock, ages and
 * sales, few categories and brands with most of them, the same pictures and texts. The same shop gives the same copies.
 */
export function* enlarge(shop: SeedShop, wanted: number, now: number, locale: string): Generator<SeedShop> {
  const copy = createCopier(shop, now, locale)
  let left = wanted - (shop.products ?? []).filter(({ type }) => type !== 'variation').length
  while (left > 0) {
    const products: ProductRow[] = []
    const reviews: Reviews = []
    for (const end = Math.max(0, left - PART); left > end; left -= 1) copy(products, reviews)
    yield { products, reviews }
  }
}
