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
    plurals: [94, 100],
    stems: [100, 100],
    joined: [100, 100],
    arabicLetters: [100, 100],
    typos: [98, 98],
    homophones: [100, 100],
    finglish: [100, 100],
    keyboardLayout: [100, 100],
    brands: [100, 100],
    synonyms: [98, 99],
    natural: [96, 99],
    digits: [100, 100],
    attributes: [100, 100],
    categories: [96, 100],
    skus: [100, 100],
    prices: [89, 100],
    english: [100, 100],
    laterFitted: [94, 95],
    laterUnseen: [82, 85],
    shoppersFitted: [98, 99],
    shoppersUnseen: [90, 91],
    everydayFitted: [96, 98],
    everydayUnseen: [83, 88],
    lastUnseen: [91, 92],
    triedFitted: [94, 97],
    plainFitted: [84, 91],
    plainUnseen: [89, 91],
    blindOne: [96, 96],
    blindTwo: [93, 95],
    nothing: [94, 94],
  },
  en: {
    attributes: [100, 100],
    brands: [100, 100],
    categories: [100, 100],
    exact: [100, 100],
    forms: [100, 100],
    joined: [100, 100],
    keyboardLayout: [100, 100],
    natural: [100, 100],
    nothing: [100, 100],
    partial: [100, 100],
    prices: [100, 100],
    skus: [100, 100],
    synonyms: [83, 83],
    typos: [90, 90],
  },
}

/** The same of what is suggested before the last letter of a query is typed. */
export const beginningFloors: Record<Locale, Record<string, [first: number, within: number]>> = {
  fa: { typos: [87, 90], homophones: [92, 96], finglish: [89, 96], synonyms: [97, 99] },
  en: { typos: [90, 90], synonyms: [81, 81] },
}

/** The same of what is suggested once a query is typed. */
export const suggestionFloors: Record<Locale, Record<string, [first: number, within: number]>> = {
  fa: { typos: [95, 97], homophones: [100, 100], finglish: [94, 98], synonyms: [99, 100] },
  en: { typos: [90, 90], synonyms: [83, 83] },
}
