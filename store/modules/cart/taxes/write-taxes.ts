import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { normalisePostcode, type StoredTaxRate } from '#store/modules/pricing/pricing.ts'
import { findTaxClass, findTaxRate, listTaxClasses, STANDARD, type TaxClass } from './cart-taxes.ts'

/** A rate as staff gives it; places in any spelling. */
export type TaxRateFields = Omit<StoredTaxRate, 'id' | 'postcode' | 'city'> & {
  /** codes, `1000*` or ranges `1000...1999` */
  postcodes: string[]
  cities: string[]
}

/** Carts are priced with the new rates from the commit on. */
const taxesChanged = (context: Context): Promise<void> =>
  recordEvent(context, { type: 'tax.changed', payload: {} })

/** A place's code; '' for everywhere, which WooCommerce's clients also write as `*`. */
const placeOf = (text: string): string => {
  const code = text.trim().toUpperCase()
  return code === '*' ? '' : code
}

const joined = (parts: readonly string[]): string =>
  [...new Set(parts.map(placeOf).filter(Boolean))].join(';')

const tidyPostcode = (pattern: string): string => pattern.split('...').map(normalisePostcode).join('...')

const toRow = async (context: Context, fields: Partial<TaxRateFields>) => {
  const { country, state, postcodes, cities, compound, shipping, order, class: taxClass, ...rest } = fields
  return {
    ...rest,
    ...(country !== undefined && { country: placeOf(country) }),
    ...(state !== undefined && { state: placeOf(state) }),
    ...(postcodes !== undefined && { postcode: joined(postcodes.map(tidyPostcode)) }),
    ...(cities !== undefined && { city: joined(cities) }),
    ...(compound !== undefined && { compound: Number(compound) }),
    ...(shipping !== undefined && { shipping: Number(shipping) }),
    ...(order !== undefined && { rate_order: order }),
    // as in WooCommerce a class that the shop does not have is the standard one
    ...(taxClass !== undefined && { class: (await findTaxClass(context, taxClass)) ?? '' }),
  }
}

const rateOf = async (context: Context, id: number): Promise<StoredTaxRate> => {
  const rate = await findTaxRate(context, id)
  if (!rate) throw new Error(`tax rate ${id} is not there`)
  return rate
}

export const addTaxRate = (context: Context, fields: Partial<TaxRateFields>): Promise<StoredTaxRate> =>
  inTransaction(context, async (inside) => {
    const empty = { country: '', state: '', postcode: '', city: '', name: '', class: '' }
    const numbers = { rate: 0, priority: 1, compound: 0, shipping: 1, rate_order: 0 }
    const { id } = await inside.db
      .insertInto('tax_rates')
      .values({ ...empty, ...numbers, ...(await toRow(inside, fields)) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await taxesChanged(inside)
    return rateOf(inside, Number(id))
  })

/** Changes what is given; null when there is no such rate. */
export const updateTaxRate = (
  context: Context,
  id: number,
  fields: Partial<TaxRateFields>,
): Promise<StoredTaxRate | null> =>
  inTransaction(context, async (inside) => {
    const before = await findTaxRate(inside, id)
    if (!before) return null
    const row = await toRow(inside, fields)
    if (Object.keys(row).length === 0) return before
    await inside.db.updateTable('tax_rates').set(row).where('id', '=', id).execute()
    await taxesChanged(inside)
    return rateOf(inside, id)
  })

/** Orders keep the taxes they were placed with. */
export const deleteTaxRate = (context: Context, id: number): Promise<StoredTaxRate | null> =>
  inTransaction(context, async (inside) => {
    const before = await findTaxRate(inside, id)
    if (!before) return null
    await inside.db.deleteFrom('tax_rates').where('id', '=', id).execute()
    await taxesChanged(inside)
    return before
  })

const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** @param slug made from the name unless it is given */
export const addTaxClass = (
  context: Context,
  name: string,
  slug = slugOf(name),
): Promise<Result<TaxClass, 'taken' | 'nameless'>> =>
  inTransaction(context, async (inside) => {
    if (slug === '') return refuse('nameless')
    const isTaken = slug === STANDARD || (await listTaxClasses(inside)).some((known) => known.slug === slug)
    if (isTaken) return refuse('taken')
    const added = { slug, name: name.trim() }
    await inside.db.insertInto('tax_classes').values(added).execute()
    await taxesChanged(inside)
    return ok(added)
  })

/** Deletes a class with its rates; products of it pay the standard class from then on. */
export const deleteTaxClass = (context: Context, slug: string): Promise<TaxClass | null> =>
  inTransaction(context, async (inside) => {
    const before = await inside.db
      .deleteFrom('tax_classes')
      .where('slug', '=', slug)
      .returning(['slug', 'name'])
      .executeTakeFirst()
    if (!before) return null
    await inside.db.deleteFrom('tax_rates').where('class', '=', slug).execute()
    await taxesChanged(inside)
    return before
  })
