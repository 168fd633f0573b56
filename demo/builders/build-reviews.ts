import type { Insertable } from 'kysely'
import type { ReviewsTable } from '#store/modules/catalog/tables.ts'
import { createRandom, type Random } from '../random.ts'
import { type Build, DAY, HOUR } from './build-context.ts'
import type { ProductRow } from './product-row.ts'

type ReviewRow = Insertable<ReviewsTable>

const STARS = [5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 1]

const kindOf = (rating: number) => (rating >= 4 ? 'praise' : rating === 3 ? 'fair' : 'blame')

/** Draws texts until all are used, then from the start again: neighbours differ. */
const deck = (random: Random) => {
  const rest = new Map<readonly string[], string[]>()
  return (texts: readonly string[]): string => {
    const left = rest.get(texts)
    const hand = left?.length ? left : random.sample(texts, texts.length)
    rest.set(texts, hand)
    return hand.pop() ?? ''
  }
}

/** Reviews, more of them on what sells well, each after its product appeared. */
export const buildReviews = (build: Build, products: ProductRow[]): ReviewRow[] => {
  const { reviews, words, products: sources } = build.source
  const random = createRandom(`reviews ${build.source.locale}`)
  const draw = deck(random)
  const owners = products.filter(({ type }) => type !== 'variation' && type !== 'grouped')
  const sold = owners.map((product) => Math.sqrt((product.total_sales ?? 0) + 1))
  const total = sold.reduce((sum, weight) => sum + weight, 0)
  const choose = (): ProductRow => {
    const wanted = random.next() * total
    let reached = 0
    return (
      owners.find((_, index) => {
        reached += sold[index] ?? 0
        return reached >= wanted
      }) ?? owners[0]!
    )
  }
  const groupOf = (slug: string) => {
    const source = sources.find((one) => one.slug === slug)
    return build.chain(source?.category ?? '').find((one) => one.reviews)?.reviews ?? 'any'
  }
  const write = (slug: string, rating: number): string => {
    const own = reviews.texts[groupOf(slug)]?.[kindOf(rating)] ?? []
    const any = reviews.texts.any?.[kindOf(rating)] ?? []
    const sentences = [draw(own.length > 0 && random.chance(0.8) ? own : any)]
    if (random.chance(0.35)) sentences.push(draw(any))
    if (rating >= 4 && random.chance(0.25)) sentences.push(draw(reviews.closings))
    return [...new Set(sentences)].join(' ')
  }
  return Array.from({ length: reviews.count }, (_, index) => {
    const product = choose()
    const rating = random.pick(STARS)
    const reviewer = random.pick(words.reviewers)
    const age = build.now - product.created_at
    const days = Math.floor((age / DAY) * random.next())
    return {
      id: index + 1,
      product_id: product.id as number,
      customer_id: 0,
      reviewer,
      reviewer_email: `reviewer${1 + words.reviewers.indexOf(reviewer)}@${words.mailHost}`,
      review: `<p>${write(product.slug, rating)}</p>`,
      rating,
      status: random.chance(0.06) ? 'hold' : 'approved',
      verified: random.chance(0.7) ? 1 : 0,
      created_at: Math.min(build.now - HOUR, product.created_at + days * DAY + random.int(1, 20) * HOUR),
    }
  })
}

/** Writes each product's average and count as its approved reviews say. */
export const applyRatings = (products: ProductRow[], reviews: ReviewRow[]): ProductRow[] => {
  const ratings = Map.groupBy(
    reviews.filter(({ status }) => status === 'approved'),
    ({ product_id }) => product_id,
  )
  return products.map((product) => {
    const own = ratings.get(product.id as number) ?? []
    if (own.length === 0) return product
    const sum = own.reduce((total, { rating }) => total + rating, 0)
    return { ...product, rating_count: own.length, average_rating: Math.round((sum * 100) / own.length) }
  })
}
