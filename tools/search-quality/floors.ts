import type { Locale } from '#common/locale.ts'

/**
 * What the search must reach for each kind of query, in whole percent: the right product first, and among the first
 * five. For `nothing` both are the queries that rightly find nothing. Raise a floor when the search gets better.
 */
export const floors: Record<Locale, Record<string, [first: number, within: number]>> = {
  fa: {
    exact: [100, 100],
    general: [96, 100],
    partial: [100, 100],
    plurals: [88, 100],
    stems: [100, 100],
    joined: [100, 100],
    arabicLetters: [100, 100],
    typos: [95, 95],
    homophones: [100, 100],
    finglish: [100, 100],
    keyboardLayout: [100, 100],
    brands: [100, 100],
    synonyms: [87, 92],
    natural: [87, 93],
    digits: [100, 100],
    attributes: [100, 100],
    categories: [100, 100],
    skus: [100, 100],
    prices: [94, 100],
    english: [100, 100],
    nothing: [95, 95],
  },
  en: {
    attributes: [100, 100],
    brands: [100, 100],
    categories: [100, 100],
    exact: [100, 100],
    forms: [100, 100],
    joined: [100, 100],
    keyboardLayout: [100, 100],
    natural: [85, 85],
    nothing: [100, 100],
    partial: [100, 100],
    prices: [100, 100],
    skus: [100, 100],
    synonyms: [83, 83],
    typos: [90, 90],
  },
}
