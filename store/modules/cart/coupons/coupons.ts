import { type Selectable, sql } from 'kysely'
import { codeSpellings, normaliseCode } from '#common/coupon-code.ts'
import type { MetaEntry } from '#common/meta-data.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import type { DiscountType } from '#store/modules/pricing/pricing.ts'
import type { CouponsTable } from '../tables.ts'

export interface Coupon
  extends Omit<
    Selectable<CouponsTable>,
    | 'discount_type'
    | 'individual_use'
    | 'free_shipping'
    | 'exclude_sale_items'
    | 'product_ids'
    | 'excluded_product_ids'
    | 'product_categories'
    | 'excluded_product_categories'
    | 'email_restrictions'
    | 'meta_data'
  > {
  discount_type: DiscountType
  individual_use: boolean
  free_shipping: boolean
  exclude_sale_items: boolean
  product_ids: number[]
  excluded_product_ids: number[]
  product_categories: number[]
  excluded_product_categories: number[]
  email_restrictions: string[]
  meta_data: MetaEntry[]
}

/** A row of the table as the shop knows coupons. */
export const toCoupon = (row: Selectable<CouponsTable>): Coupon => ({
  ...row,
  discount_type: row.discount_type as DiscountType,
  individual_use: row.individual_use === 1,
  free_shipping: row.free_shipping === 1,
  exclude_sale_items: row.exclude_sale_items === 1,
  product_ids: fromJson(row.product_ids),
  excluded_product_ids: fromJson(row.excluded_product_ids),
  product_categories: fromJson(row.product_categories),
  excluded_product_categories: fromJson(row.excluded_product_categories),
  email_restrictions: fromJson(row.email_restrictions),
  meta_data: fromJson(row.meta_data),
})

/** The published coupons with these normalised codes, by the code as asked, however it is spelled. */
export const findCoupons = async (context: Context, codes: string[]): Promise<Map<string, Coupon>> => {
  const spellings = new Set(codes.flatMap(codeSpellings))
  if (spellings.size === 0) return new Map()
  const rows = await context.db
    .selectFrom('coupons')
    .selectAll()
    .where('code', 'in', [...spellings])
    .where('status', '=', 'publish')
    .execute()
  const byCode = new Map(rows.map((row) => [row.code, toCoupon(row)]))
  const found = new Map<string, Coupon>()
  for (const code of codes) {
    const kept = codeSpellings(code).find((spelling) => byCode.has(spelling))
    if (kept) found.set(code, byCode.get(kept)!)
  }
  return found
}

/** One coupon by id whatever its status but the bin, null when there is none. For those who run the shop. */
export const readCoupon = async (context: Context, id: number): Promise<Coupon | null> => {
  const row = await context.db
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'trash')
    .executeTakeFirst()
  return row ? toCoupon(row) : null
}

interface CouponFilter {
  code?: string | undefined
  search?: string | undefined
  status?: string | undefined
  include?: number[] | undefined
  exclude?: number[] | undefined
  /** created, epoch milliseconds */
  after?: number | undefined
  before?: number | undefined
  modifiedAfter?: number | undefined
  modifiedBefore?: number | undefined
  orderBy: 'date' | 'modified' | 'id' | 'include' | 'title' | 'slug'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

const ORDER_COLUMNS = {
  date: 'created_at',
  modified: 'updated_at',
  id: 'id',
  include: 'id',
  title: 'code',
  slug: 'code',
} as const

/** Coupons and how many match in all. For those who run the shop. */
export const listCoupons = async (
  context: Context,
  filter: CouponFilter,
): Promise<{ coupons: Coupon[]; total: number }> => {
  let query = context.db.selectFrom('coupons')
  query = filter.status ? query.where('status', '=', filter.status) : query.where('status', '<>', 'trash')
  if (filter.code !== undefined) query = query.where('code', '=', normaliseCode(filter.code))
  if (filter.search) {
    const pattern = `%${filter.search.toLowerCase().replace(/[%_]/g, '')}%`
    query = query.where((eb) => eb.or([eb('code', 'like', pattern), eb('description', 'like', pattern)]))
  }
  if (filter.include) query = query.where('id', 'in', filter.include)
  if (filter.exclude?.length) query = query.where('id', 'not in', filter.exclude)
  if (filter.after !== undefined) query = query.where('created_at', '>', filter.after)
  if (filter.before !== undefined) query = query.where('created_at', '<', filter.before)
  if (filter.modifiedAfter !== undefined) query = query.where('updated_at', '>', filter.modifiedAfter)
  if (filter.modifiedBefore !== undefined) query = query.where('updated_at', '<', filter.modifiedBefore)
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const page = query.selectAll().limit(filter.limit).offset(filter.offset)
  const { include, orderBy, direction } = filter
  const rows = await (orderBy === 'include' && include
    ? page.orderBy(asGiven(include))
    : page.orderBy(ORDER_COLUMNS[orderBy], direction).orderBy('id', direction)
  ).execute()
  return { coupons: rows.map(toCoupon), total: Number(total) }
}

/** The order in which ids were asked for. */
const asGiven = (ids: number[]) =>
  sql`case id ${sql.join(
    ids.map((id, index) => sql`when ${id} then cast(${index} as integer)`),
    sql` `,
  )} end`

/** How many published coupons there are of each type. For those who run the shop. */
export const countCoupons = async (context: Context): Promise<Map<string, number>> => {
  const rows = await context.db
    .selectFrom('coupons')
    .select((eb) => ['discount_type', eb.fn.countAll<number>().as('total')])
    .where('status', '=', 'publish')
    .groupBy('discount_type')
    .execute()
  return new Map(rows.map((row) => [row.discount_type, Number(row.total)]))
}

/** The codes of a cart with one more; a coupon for individual use takes the place of all others. */
export const withCoupon = async (
  context: Context,
  codes: readonly string[],
  added: string,
): Promise<string[]> => {
  const found = await findCoupons(context, [...codes, added])
  const isAlone = (code: string) => found.get(code)?.individual_use === true
  const others = codes.filter((code) => code !== added)
  return isAlone(added) && !others.some(isAlone) ? [added] : [...others, added]
}
