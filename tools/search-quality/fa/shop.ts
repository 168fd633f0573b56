import type { ShopQueries } from '../query.ts'
import { groups } from './groups.ts'
import { nothing } from './nothing.ts'
import { arabicLetters, finglish, homophones, joined, keyboardLayout, typos } from './spelling.ts'
import { attributes, categories, digits, natural, prices, skus } from './wishes.ts'
import { brands, english, exact, general, partial, plurals, stems, synonyms } from './words.ts'

export const shop: ShopQueries = {
  groups,
  kinds: {
    exact,
    general,
    partial,
    plurals,
    stems,
    joined,
    arabicLetters,
    typos,
    homophones,
    finglish,
    keyboardLayout,
    brands,
    synonyms,
    natural,
    digits,
    attributes,
    categories,
    skus,
    prices,
    english,
    nothing,
  },
}
