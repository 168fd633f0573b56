import type { Insertable, Updateable } from 'kysely'
import { codeSpellings, normaliseCode } from '#common/coupon-code.ts'
import { changeMeta, type MetaChange } from '#common/meta-data.ts'
import { withoutNoise } from '#common/money.ts'
import { ok, type Result, refuse } from '#common/result.ts'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { CouponsTable } from '../tables.ts'
import { type Coupon, toCoupon } from './coupons.ts'

/** What is not given stays as it is. */
export interface CouponFields
  extends Partial<
    Omit<Coupon, 'id' | 'usage_count' | 'created_at' | 'updated_at' | 'meta_data' | 'discount_type'>
  > {
  discount_type?: string
  meta?: readonly MetaChange[]
}

export type CouponProblem =
  | 'unknown_coupon'
  | 'code_empty'
  | 'code_taken'
  | 'type_unknown'
  /** below nothing, or more than all of the price */
  | 'amount_wrong'

const TYPES: ReadonlySet<string> = new Set(['percent', 'fixed_cart', 'fixed_product'])
/** Hundredths of a percent. */
const WHOLE = 10_000

const NEW_COUPON: CouponFields = {
  status: 'publish',
  discount_type: 'fixed_cart',
  amount: 0,
  description: '',
  date_expires_at: null,
  individual_use: false,
  product_ids: [],
  excluded_product_ids: [],
  usage_limit: null,
  usage_limit_per_user: null,
  limit_usage_to_x_items: null,
  free_shipping: false,
  product_categories: [],
  excluded_product_categories: [],
  exclude_sale_items: false,
  minimum_amount: 0,
  maximum_amount: 0,
  email_restrictions: [],
}

const FLAGS = ['individual_use', 'free_shipping', 'exclude_sale_items'] as const
const LISTS = [
  'product_ids',
  'excluded_product_ids',
  'product_categories',
  'excluded_product_categories',
] as const

const rowOf = ({ meta, ...fields }: CouponFields, before: Coupon | null): Updateable<CouponsTable> => {
  const row: Record<string, unknown> = { ...fields }
  for (const flag of FLAGS) if (fields[flag] !== undefined) row[flag] = fields[flag] ? 1 : 0
  for (const list of LISTS) if (fields[list]) row[list] = toJson([...new Set(fields[list])])
  if (fields.email_restrictions) row.email_restrictions = toJson(fields.email_restrictions)
  if (fields.code !== undefined) row.code = normaliseCode(fields.code)
  if (meta) row.meta_data = toJson(changeMeta(before?.meta_data ?? [], meta))
  return row as Updateable<CouponsTable>
}

/** A coupon in the trash keeps its code, because it may be restored. */
const isTaken = async (context: Context, code: string, but: number): Promise<boolean> =>
  (await context.db
    .selectFrom('coupons')
    .select('id')
    .where('code', 'in', codeSpellings(code))
    .where('id', '<>', but)
    .executeTakeFirst()) !== undefined

const problemOf = async (
  context: Context,
  fields: CouponFields,
  before: Coupon | null,
): Promise<CouponProblem | null> => {
  const { code, discount_type: type = before?.discount_type ?? '', amount = before?.amount ?? 0 } = fields
  if (code !== undefined && normaliseCode(code) === '') return 'code_empty'
  if (code !== undefined && (await isTaken(context, normaliseCode(code), before?.id ?? 0)))
    return 'code_taken'
  if (!TYPES.has(type)) return 'type_unknown'
  return amount < 0 || (type === 'percent' && amount > WHOLE) ? 'amount_wrong' : null
}

/** One coupon by id, also in the bin, null when there is none; for those who run the shop. */
export const findCoupon = async (context: Context, id: number): Promise<Coupon | null> => {
  const row = await context.db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toCoupon(row) : null
}

const record = (
  context: Context,
  id: number,
  change: 'created' | 'changed' | 'trashed' | 'restored' | 'deleted',
): Promise<void> => recordEvent(context, { type: `coupon.${change}`, payload: { id } })

const changeOf = (before: string, after: string): 'changed' | 'trashed' | 'restored' => {
  if (before === after) return 'changed'
  if (after === 'trash') return 'trashed'
  return before === 'trash' ? 'restored' : 'changed'
}

/** Makes a coupon; for those who run the shop. */
export const addCoupon = (context: Context, given: CouponFields): Promise<Result<Coupon, CouponProblem>> =>
  inTransaction(context, async (inside) => {
    const fields = { ...NEW_COUPON, code: '', ...given }
    const problem = await problemOf(inside, fields, null)
    if (problem) return refuse(problem)
    const now = inside.clock()
    const row = await inside.db
      .insertInto('coupons')
      .values({
        ...rowOf(fields, null),
        usage_count: 0,
        created_at: now,
        updated_at: now,
      } as Insertable<CouponsTable>)
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(inside, row.id, 'created')
    return ok(toCoupon(row))
  })

/** The number of an amount stays where its type changes: ten percent become ten of the currency's main unit. */
const sameNumber = async (context: Context, before: Coupon, type: string | undefined) => {
  const wasPercent = before.discount_type === 'percent'
  if (type === undefined || wasPercent === (type === 'percent')) return {}
  const { currency } = await readSettings(context)
  const scale = 10 ** (currency.decimals - 2)
  return { amount: wasPercent ? withoutNoise(before.amount * scale) : Math.round(before.amount / scale) }
}

/** Changes a coupon, also one in the bin; for those who run the shop. */
export const editCoupon = (
  context: Context,
  id: number,
  given: CouponFields,
): Promise<Result<Coupon, CouponProblem>> =>
  inTransaction(context, async (inside) => {
    const before = await findCoupon(inside, id)
    if (!before) return refuse('unknown_coupon' as const)
    const fields = { ...(await sameNumber(inside, before, given.discount_type)), ...given }
    const problem = await problemOf(inside, fields, before)
    if (problem) return refuse(problem)
    const row = await inside.db
      .updateTable('coupons')
      .set({ ...rowOf(fields, before), updated_at: inside.clock() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(inside, id, changeOf(before.status, row.status))
    return ok(toCoupon(row))
  })

/**
 * Puts a coupon into the bin, or deletes it with what is known of its uses; for those who run the shop.
 * @returns the coupon as it was
 */
export const deleteCoupon = (
  context: Context,
  id: number,
  { forever }: { forever: boolean },
): Promise<Result<Coupon, 'unknown_coupon' | 'in_bin'>> =>
  inTransaction(context, async (inside) => {
    const coupon = await findCoupon(inside, id)
    if (!coupon) return refuse('unknown_coupon' as const)
    if (!forever && coupon.status === 'trash') return refuse('in_bin' as const)
    if (forever) {
      await inside.db.deleteFrom('coupon_usages').where('coupon_id', '=', id).execute()
      await inside.db.deleteFrom('coupons').where('id', '=', id).execute()
    } else {
      const values = { status: 'trash', updated_at: inside.clock() }
      await inside.db.updateTable('coupons').set(values).where('id', '=', id).execute()
    }
    await record(inside, id, forever ? 'deleted' : 'trashed')
    return ok(coupon)
  })
