import type { Queries, ShopQueries } from '../query.ts'
import { blindOne, blindTwo } from './blind.ts'
import { everydayFitted, everydayUnseen } from './everyday.ts'
import { fresh } from './fresh.ts'
import { groups } from './groups.ts'
import { hard } from './hard.ts'
import { lastUnseen } from './last.ts'
import { laterFitted, laterUnseen } from './later.ts'
import { more } from './more.ts'
import { nothing } from './nothing.ts'
import { plainFitted, plainUnseen } from './plain.ts'
import { shoppersFitted, shoppersUnseen } from './shoppers.ts'
import { arabicLetters, finglish, homophones, joined, keyboardLayout, typos } from './spelling.ts'
import { triedFitted } from './tried.ts'
import { attributes, categories, digits, natural, prices, skus } from './wishes.ts'
import { brands, english, exact, general, partial, plurals, stems, synonyms } from './words.ts'

const toFind = ({ nothing: _, ...kinds }: Record<string, Queries>): Queries =>
  Object.assign({}, ...Object.values(kinds))

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
    typos: { ...typos, ...more.typos, ...hard.typos, ...fresh.typos },
    homophones: { ...homophones, ...more.homophones, ...fresh.homophones },
    finglish: { ...finglish, ...more.finglish, ...hard.finglish, ...fresh.finglish },
    keyboardLayout,
    brands: { ...brands, ...more.brands },
    synonyms: { ...synonyms, ...more.synonyms, ...hard.synonyms, ...fresh.synonyms },
    natural: { ...natural, ...more.natural, ...hard.natural, ...fresh.natural },
    digits,
    attributes: { ...attributes, ...more.attributes },
    categories: { ...categories, ...more.categories, ...fresh.categories },
    skus: { ...skus, ...more.skus },
    prices: { ...prices, ...more.prices, ...fresh.prices },
    english,
    laterFitted: toFind(laterFitted),
    laterUnseen: toFind(laterUnseen),
    shoppersFitted: toFind(shoppersFitted),
    shoppersUnseen: toFind(shoppersUnseen),
    everydayFitted: toFind(everydayFitted),
    everydayUnseen: toFind(everydayUnseen),
    lastUnseen: toFind(lastUnseen),
    triedFitted: toFind(triedFitted),
    plainFitted: toFind(plainFitted),
    plainUnseen: toFind(plainUnseen),
    blindOne: toFind(blindOne),
    blindTwo: toFind(blindTwo),
    nothing: {
      ...nothing,
      ...more.nothing,
      ...hard.nothing,
      ...fresh.nothing,
      ...laterFitted.nothing,
      ...laterUnseen.nothing,
      ...shoppersFitted.nothing,
      ...shoppersUnseen.nothing,
      ...everydayFitted.nothing,
      ...everydayUnseen.nothing,
      ...lastUnseen.nothing,
      ...triedFitted.nothing,
      ...plainFitted.nothing,
      ...plainUnseen.nothing,
      ...blindOne.nothing,
      ...blindTwo.nothing,
    },
  },
}
