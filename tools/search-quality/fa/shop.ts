import type { ShopQueries } from '../query.ts'
import { groups } from './groups.ts'
import { more } from './more.ts'
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
    stems: { ...stems, ...more.stems },
    joined: { ...joined, ...more.joined },
    arabicLetters,
    typos: { ...typos, ...more.typos },
    homophones: { ...homophones, ...more.homophones },
    finglish: { ...finglish, ...more.finglish },
    keyboardLayout,
    brands: { ...brands, ...more.brands },
    synonyms: { ...synonyms, ...more.synonyms },
    natural: { ...natural, ...more.natural },
    digits,
    attributes: { ...attributes, ...more.attributes },
    categories: { ...categories, ...more.categories },
    skus: { ...skus, ...more.skus },
    prices: { ...prices, ...more.prices },
    english,
    nothing: { ...nothing, ...more.nothing },
  },
}
