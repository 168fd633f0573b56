import { foldPersian } from '#common/persian.ts'
import { type Money, type PriceRange, priceAt } from './prices.ts'
import type { Typed } from './read-query.ts'

export type WantedOrder = 'price_low' | 'price_high' | 'newest' | 'best_selling' | 'best_rated'

/** What words of a query ask of the list instead of naming a product. */
export type Intent = {
  text: string
  /** what stays of the query without these words */
  rest: string
} & (
  | ({ kind: 'price'; inMillions?: PriceRange } & PriceRange)
  | { kind: 'order'; order: WantedOrder }
  | { kind: 'on_sale' }
)

const joined = (text: string): string[] =>
  text.split(/\s+/).map((word) => foldPersian(word.replaceAll('_', '')))

const ORDERS: Record<WantedOrder, string> = {
  price_low: `ارزان_ترین ارزون_ترین ارزانترینها ارزان ارزون ارزان_قیمت ارزون_قیمت کم_قیمت کم_قیمت_ترین قیمت_مناسب به_صرفه مقرون_به_صرفه
    اقتصادی cheap cheapest cheaper affordable inexpensive lowest_price low_price budget arzan arzoon arzun arzan_tarin arzoon_tarin arzantarin arzoontarin`,
  price_high: 'گران_ترین گرون_ترین گران گرون گران_قیمت expensive most_expensive geran_tarin geroon_tarin',
  newest: 'جدید جدید_ترین جدیدها تازه_ترین new newest latest new_arrivals jadid jadid_tarin jadidtarin',
  best_selling:
    'پر_فروش پر_فروش_ترین محبوب محبوب_ترین پر_طرفدار پر_طرفدار_ترین best_selling best_seller best_sellers bestsellers popular most_popular top_selling por_foroosh porforoosh',
  best_rated: 'پر_امتیاز پر_امتیاز_ترین بالاترین_امتیاز top_rated best_rated highest_rated',
}
const ON_SALE =
  'تخفیف تخفیف_دار تخفیف_خورده با_تخفیف تخفیفی تخفیفها تخفیف_ها تخفیفات حراج حراجی حراج_شده فروش_ویژه فروش_فوق_العاده پیشنهاد_ویژه پیشنهاد_شگفت_انگیز شگفت_انگیز اف_خورده on_sale off special_offer sale discount discounted discounts clearance takhfif takhfif_dar haraj'

type Said = { kind: 'order'; order: WantedOrder } | { kind: 'on_sale' }
const phrases = new Map<string, Said>()
for (const [order, text] of Object.entries(ORDERS) as [WantedOrder, string][]) {
  for (const phrase of joined(text)) phrases.set(phrase, { kind: 'order', order })
}
for (const phrase of joined(ON_SALE)) phrases.set(phrase, { kind: 'on_sale' })

const LONGEST = 4

const phraseAt = (parts: readonly string[], at: number): { said: Said; length: number } | null => {
  for (let length = Math.min(LONGEST, parts.length - at); length > 0; length--) {
    const said = phrases.get(parts.slice(at, at + length).join(''))
    if (said) return { said, length }
  }
  return null
}

/** Signs that stand at a word without being one, as the $ of $50, go with it. */
const SIGNS_BEFORE = /[^\s\p{L}\p{N}]+$/u
const SIGNS_AFTER = /^[^\s\p{L}\p{N}]+/u

const textWithout = (query: string, first: Typed, last: Typed): string => {
  const before = query.slice(0, first.at).replace(SIGNS_BEFORE, '')
  const after = query.slice(last.at + last.text.length).replace(SIGNS_AFTER, '')
  return `${before} ${after}`.replace(/\s+/g, ' ').trim()
}

/** Takes order, price range and sale out of a query. @returns them and the words that are left */
export const takeIntents = (
  query: string,
  typed: readonly Typed[],
  money: Money,
): { intents: Intent[]; rest: Typed[] } => {
  const parts = typed.flatMap((word, at) => word.parts.map((part) => ({ part, at })))
  const texts = parts.map(({ part }) => part)
  const taken = new Set<number>()
  const intents: Intent[] = []
  const take = (from: number, length: number): Pick<Intent, 'text' | 'rest'> => {
    const places = new Set(parts.slice(from, from + length).map(({ at }) => at))
    for (const at of places) taken.add(at)
    const words = typed.filter((_, at) => places.has(at))
    const [first, last] = [words[0], words.at(-1)]
    return {
      text: words.map(({ text }) => text).join(' '),
      rest: first && last ? textWithout(query, first, last) : query,
    }
  }
  for (let at = 0; at < texts.length; ) {
    const price = priceAt(texts, at, money)
    const phrase = price ? null : phraseAt(texts, at)
    if (price && !intents.some(({ kind }) => kind === 'price')) {
      const { length, ...range } = price
      intents.push({ kind: 'price', ...range, ...take(at, length) })
    } else if (phrase && !intents.some(({ kind }) => kind === phrase.said.kind)) {
      intents.push({ ...phrase.said, ...take(at, phrase.length) })
    }
    at += price?.length ?? phrase?.length ?? 1
  }
  return { intents, rest: typed.filter((_, at) => !taken.has(at)) }
}
