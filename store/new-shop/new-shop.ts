import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { addShippingZone, addTaxClass, listTaxClasses } from '../modules/cart/cart.ts'
import {
  addAdministrator,
  hashPassword,
  hasManager,
  makePassword,
  makeSetupToken,
} from '../modules/customers/customers.ts'
import { readSettings, saveSettings } from '../modules/settings/settings.ts'
import { countryName, type NewShop, newShopSettings } from './new-shop-settings.ts'

export { countryName, countryOfCurrency, isCountry, isCurrency, type NewShop } from './new-shop-settings.ts'

/** Those that a WooCommerce has after installation, beside the standard one. */
const TAX_CLASSES = {
  'reduced-rate': { fa: 'نرخ کاهش‌یافته', en: 'Reduced rate' },
  'zero-rate': { fa: 'نرخ صفر', en: 'Zero rate' },
} as const

const DELIVERY = { fa: 'ارسال', en: 'Delivery' } as const

const hasSettings = async ({ db }: Context): Promise<boolean> =>
  (await db.selectFrom('settings').select('name').limit(1).executeTakeFirst()) !== undefined

const hasGoods = async ({ db }: Context): Promise<boolean> => {
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return (product ?? (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst())) !== undefined
}

/** Whether the shop is no demo and has neither products nor an administrator yet. */
export const isNewShop = async (context: Context): Promise<boolean> =>
  !(await readSettings(context)).is_demo && !(await hasGoods(context)) && !(await hasManager(context))

const save = async (...[context, settings]: Parameters<typeof saveSettings>): Promise<void> => {
  const saved = await saveSettings(context, settings)
  if (!saved.ok) throw new Error(`settings that a shop cannot have: ${JSON.stringify(saved.error)}`)
}

/** Writes into an empty database that its shop is the owner's own, so that no demo is ever put there. */
export const markOwnShop = async (context: Context): Promise<void> => {
  if (!(await hasSettings(context)) && !(await hasGoods(context))) await save(context, { is_demo: false })
}

/** The tax classes that are not there yet. */
const addTaxClasses = async (context: Context, language: NewShop['language']): Promise<void> => {
  const known = new Set((await listTaxClasses(context)).map(({ slug }) => slug))
  for (const [slug, names] of Object.entries(TAX_CLASSES)) {
    if (!known.has(slug)) await addTaxClass(context, names[language], slug)
  }
}

/**
 * Gives a shop that sells nothing yet the settings of a country: its language, currency, time, units and what addresses
 * ask for. With goods there, their prices would be others.
 */
export const setUpShop = (
  context: Context,
  shop: Omit<NewShop, 'delivery'>,
): Promise<Result<null, 'not_new'>> =>
  inTransaction(context, async (inside) => {
    if (await hasGoods(inside)) return refuse('not_new' as const)
    await save(inside, newShopSettings(shop))
    await addTaxClasses(inside, shop.language)
    return ok(null)
  })

/**
 * Where in a browser the shop gets its first administrator: a link that works once.
 * @param origin where the shop is
 * @returns null for a demo, and for a shop that somebody runs already
 */
export const makeSetupLink = async (context: Context, origin: string): Promise<string | null> => {
  if ((await readSettings(context)).is_demo) return null
  const token = await makeSetupToken(context)
  return token === null ? null : `${origin}/admin/setup?token=${token}`
}

const addDelivery = (context: Context, { country, language, delivery }: NewShop): Promise<void> =>
  addShippingZone(context, {
    name: countryName(country, language),
    country,
    method: {
      methodId: 'flat_rate',
      title: DELIVERY[language],
      settings: { cost: delivery, tax_status: 'none' },
    },
  })

/**
 * Makes the owner's shop of one that nobody runs yet: settings, the administrator, tax classes, and a delivery within the
 * country, without which nothing could be bought; all of it or nothing.
 * @returns the administrator's password, shown this once and stored only as its hash
 */
export const openNewShop = async (
  context: Context,
  shop: NewShop,
): Promise<Result<{ password: string }, 'not_new' | 'taken'>> => {
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  return inTransaction(context, async (inside) => {
    if (!(await isNewShop(inside))) return refuse('not_new' as const)
    const added = await addAdministrator(inside, { email: shop.email, passwordHash })
    if (!added.ok) return added
    await save(inside, newShopSettings(shop))
    await addTaxClasses(inside, shop.language)
    await addDelivery(inside, shop)
    return ok({ password })
  })
}
