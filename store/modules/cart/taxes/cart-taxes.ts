import type { Selectable } from 'kysely'
import type { Context } from '#store/context.ts'
import {
  matchRates,
  type PricingTaxes,
  type StoredTaxRate,
  type TaxAddress,
} from '#store/modules/pricing/pricing.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { CheckedLine } from '../check-lines.ts'
import type { TaxRatesTable } from '../tables.ts'

export interface TaxClass {
  /** '' is the standard class */
  slug: string
  name: string
}

const toRate = ({ rate_order, compound, shipping, ...row }: Selectable<TaxRatesTable>): StoredTaxRate => ({
  ...row,
  order: rate_order,
  compound: compound === 1,
  shipping: shipping === 1,
})

/** Every tax rate of the shop, in the owner's order. */
export const listTaxRates = async (context: Context): Promise<StoredTaxRate[]> => {
  const rows = await context.db
    .selectFrom('tax_rates')
    .selectAll()
    .orderBy('rate_order')
    .orderBy('id')
    .execute()
  return rows.map(toRate)
}

export const findTaxRate = async ({ db }: Context, id: number): Promise<StoredTaxRate | null> => {
  const row = await db.selectFrom('tax_rates').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toRate(row) : null
}

/** The tax classes beside the standard one, by name. */
export const listTaxClasses = (context: Context): Promise<TaxClass[]> =>
  context.db.selectFrom('tax_classes').select(['slug', 'name']).orderBy('name').execute()

/** What clients call the standard class, which is kept without a slug. */
export const STANDARD = 'standard'
const STANDARD_CLASS: TaxClass = { slug: '', name: 'Standard rate' }

/**
 * The slug of the tax class that a text names by its slug or its name, whatever their case; undefined where there is none.
 * @param known the classes beside the standard one
 */
export const readTaxClass = (known: readonly TaxClass[], text: string): string | undefined => {
  const wanted = text.trim().toLowerCase()
  if (wanted === STANDARD) return STANDARD_CLASS.slug
  const classes = [...known, STANDARD_CLASS]
  const bySlug = classes.find(({ slug }) => slug.toLowerCase() === wanted)
  return (bySlug ?? classes.find(({ name }) => name.toLowerCase() === wanted))?.slug
}

/** As {@link readTaxClass}, of the shop's classes. */
export const findTaxClass = async (context: Context, text: string): Promise<string | undefined> =>
  readTaxClass(await listTaxClasses(context), text)

export const baseAddress = (settings: StoreSettings): TaxAddress => ({
  country: settings.country,
  state: settings.store_state,
  city: settings.store_city,
  postcode: settings.store_postcode,
})

/** Shipping pays the class set for it, else that of the delivered goods, the standard one first. */
const shippingClassOf = (
  settings: StoreSettings,
  lines: CheckedLine[],
  classes: TaxClass[],
): string | null => {
  if (settings.shipping_tax_class !== 'inherit') return settings.shipping_tax_class
  const found = new Set(
    lines
      .filter(({ product }) => !product.virtual && ['taxable', 'shipping'].includes(product.tax_status))
      .map(({ product }) => product.tax_class),
  )
  if (found.size === 0 || found.has('')) return found.size === 0 ? null : ''
  return classes.find(({ slug }) => found.has(slug))?.slug ?? [...found][0] ?? null
}

/** The rates of classes at an address and at the shop's own; a class that was deleted pays as the standard one. */
const pricingTaxes = async (
  context: Context,
  settings: StoreSettings,
  {
    known,
    wanted,
    shippingClass,
    address,
  }: {
    known: readonly TaxClass[]
    wanted: Iterable<string>
    shippingClass: string | null
    address: TaxAddress
  },
): Promise<PricingTaxes> => {
  const stored = await listTaxRates(context)
  const served = new Set([...known.map(({ slug }) => slug), ...stored.map((rate) => rate.class)])
  const names = new Set([...wanted, ...(shippingClass === null ? [] : [shippingClass])])
  const ratesAt = (place: TaxAddress) =>
    Object.fromEntries(
      [...names].map((name) => [name, matchRates(stored, served.has(name) ? name : '', place)]),
    )
  return {
    rates: ratesAt(address),
    baseRates: ratesAt(baseAddress(settings)),
    shippingClass,
    pricesIncludeTax: settings.prices_include_tax,
    roundAtSubtotal: settings.tax_round_at_subtotal,
  }
}

interface OrderedGoods {
  tax_class: string
  tax_status: string
}

/**
 * The taxes of an order at an address; null while taxes are off. Its shipping pays the class set for it, else that of
 * all goods, also of those that are not delivered.
 * @param classes of everything on it that may be taxed
 */
export const orderTaxes = async (
  context: Context,
  settings: StoreSettings,
  {
    goods,
    classes,
    address,
  }: { goods: readonly OrderedGoods[]; classes: Iterable<string>; address: TaxAddress },
): Promise<PricingTaxes | null> => {
  if (!settings.calc_taxes) return null
  const found = new Set(
    goods.filter((line) => ['taxable', 'shipping'].includes(line.tax_status)).map((line) => line.tax_class),
  )
  const known = await listTaxClasses(context)
  const inherited = ['', ...known.map(({ slug }) => slug)].find((slug) => found.has(slug)) ?? null
  const shippingClass = settings.shipping_tax_class === 'inherit' ? inherited : settings.shipping_tax_class
  return pricingTaxes(context, settings, { known, wanted: [...classes, ...found], shippingClass, address })
}

/** The taxes of a cart at an address; null while taxes are off. */
export const taxesFor = async (
  context: Context,
  settings: StoreSettings,
  lines: CheckedLine[],
  address: TaxAddress,
): Promise<PricingTaxes | null> => {
  if (!settings.calc_taxes) return null
  const known = await listTaxClasses(context)
  const shippingClass = shippingClassOf(settings, lines, known)
  const wanted = lines.map(({ product }) => product.tax_class)
  return pricingTaxes(context, settings, { known, wanted, shippingClass, address })
}
