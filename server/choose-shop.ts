import type { Locale } from '#common/locale.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Config } from '#config.ts'
import type { StoredShop } from '#store/database/stored-shop.ts'

/** What the start opens: a demo shop in a language, made if need be, or the owner's shop. */
export type ChosenShop = { demo: Locale } | { demo: null }

/** Which shop the data folder holds is not the one to be opened. Its message says what to do. */
export class WrongShopError extends Error {}

type Wish = Pick<Config, 'shop' | 'isPublic' | 'dataDir'>

const OWN: ChosenShop = { demo: null }

const LANGUAGES = { fa: 'demo-fa', en: 'demo-en' } as const

/** Where strangers come, nothing is guessed: what a demo shop has published would be anybody's way in. */
const unsaid = (held: StoredShop, dataDir: string): string => {
  if (held.kind === 'demo') {
    return `${dataDir} holds a demo shop, whose passwords and key are published; set DATA_DIR to another folder and SHOP=empty, or SHOP=${LANGUAGES[held.language]} to show the demo to everybody`
  }
  return held.kind === 'own'
    ? `SHOP has to be set where NODE_ENV is production or SITE_URL is public: SHOP=empty opens the shop in ${dataDir}`
    : 'SHOP has to be set where NODE_ENV is production or SITE_URL is public: SHOP=empty opens an empty shop, SHOP=demo-fa or SHOP=demo-en one whose passwords are published'
}

const chooseDemo = (language: Locale, held: StoredShop, dataDir: string): Result<ChosenShop, string> => {
  if (held.kind === 'own') {
    return refuse(
      `${dataDir} holds a shop that is no demo; set SHOP=empty to open it, or DATA_DIR to another folder`,
    )
  }
  if (held.kind === 'demo' && held.language !== language) {
    return refuse(
      `${dataDir} holds the demo shop ${LANGUAGES[held.language]}; set DATA_DIR to another folder for ${LANGUAGES[language]}`,
    )
  }
  return ok({ demo: language })
}

/**
 * Which shop to open, from what the owner said and what the data folder holds.
 * @returns or in one line why none, and what to do
 */
export const chooseShop = (
  { shop, isPublic, dataDir }: Wish,
  held: StoredShop,
): Result<ChosenShop, string> => {
  if (shop === null && isPublic) return refuse(unsaid(held, dataDir))
  if (shop === 'demo-fa' || shop === 'demo-en') {
    return chooseDemo(shop === 'demo-fa' ? 'fa' : 'en', held, dataDir)
  }
  if (shop === 'empty' && held.kind === 'demo') {
    return refuse(`${dataDir} holds a demo shop; set DATA_DIR to another folder for a shop of your own`)
  }
  if (shop === 'empty' || held.kind === 'own') return ok(OWN)
  return ok({ demo: held.kind === 'demo' ? held.language : 'fa' })
}

/** Where to listen when the owner did not say: what is published, or still in the making, is for this machine alone. */
export const defaultHost = ({ demo }: ChosenShop, { development }: Pick<Config, 'development'>): string =>
  demo !== null || development ? '127.0.0.1' : '0.0.0.0'
