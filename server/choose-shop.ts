import type { Locale } from '#common/locale.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Config } from '#config.ts'
import { databaseName } from '#store/database/shop-database.ts'
import type { StoredShop } from '#store/database/stored-shop.ts'

/** What the start opens: a demo shop in a language, made if need be, or the owner's shop. */
export type ChosenShop = { demo: Locale } | { demo: null }

/** Which shop the data folder holds is not the one to be opened. Its message says what to do. */
export class WrongShopError extends Error {}

type Wish = Pick<Config, 'shop' | 'isPublic' | 'dataDir' | 'databaseUrl'>

/** How messages name what holds the shop, and how another is named. */
interface Held {
  at: string
  other: string
}

const OWN: ChosenShop = { demo: null }

const LANGUAGES = { fa: 'demo-fa', en: 'demo-en' } as const

/** Where strangers come, nothing is guessed: what a demo shop has published would be anybody's way in. */
const unsaid = (held: StoredShop, { at, other }: Held): string => {
  if (held.kind === 'demo') {
    return `${at} holds a demo shop, whose passwords and key are published; ${other} and SHOP=empty, or SHOP=${LANGUAGES[held.language]} to show the demo to everybody`
  }
  return held.kind === 'own'
    ? `SHOP has to be set where NODE_ENV is production or SITE_URL is public: SHOP=empty opens the shop in ${at}`
    : 'SHOP has to be set where NODE_ENV is production or SITE_URL is public: SHOP=empty opens an empty shop, SHOP=demo-fa or SHOP=demo-en one whose passwords are published'
}

const chooseDemo = (language: Locale, held: StoredShop, { at, other }: Held): Result<ChosenShop, string> => {
  if (held.kind === 'own') {
    return refuse(`${at} holds a shop that is no demo; set SHOP=empty to open it, or ${other}`)
  }
  if (held.kind === 'demo' && held.language !== language) {
    return refuse(
      `${at} holds the demo shop ${LANGUAGES[held.language]}; ${other} for ${LANGUAGES[language]}`,
    )
  }
  return ok({ demo: language })
}

/**
 * Which shop to open, from what the owner said and what the data folder holds.
 * @returns or in one line why none, and what to do
 */
export const chooseShop = (
  { shop, isPublic, dataDir, databaseUrl }: Wish,
  held: StoredShop,
): Result<ChosenShop, string> => {
  const place: Held = databaseUrl
    ? { at: `the database ${databaseName(databaseUrl)}`, other: 'set DATABASE_URL to another one' }
    : { at: dataDir, other: 'set DATA_DIR to another folder' }
  if (shop === null && isPublic) return refuse(unsaid(held, place))
  if (shop === 'demo-fa' || shop === 'demo-en') {
    return chooseDemo(shop === 'demo-fa' ? 'fa' : 'en', held, place)
  }
  if (shop === 'empty' && held.kind === 'demo') {
    return refuse(`${place.at} holds a demo shop; ${place.other} for a shop of your own`)
  }
  if (shop === 'empty' || held.kind === 'own') return ok(OWN)
  return ok({ demo: held.kind === 'demo' ? held.language : 'fa' })
}

/** Where to listen when the owner did not say: what is published, or still in the making, is for this machine alone. */
export const defaultHost = ({ demo }: ChosenShop, { development }: Pick<Config, 'development'>): string =>
  demo !== null || development ? '127.0.0.1' : '0.0.0.0'
