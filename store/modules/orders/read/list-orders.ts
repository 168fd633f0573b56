import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { toLatinDigits } from '#common/persian.ts'
import { tidyMobile } from '#common/phone.ts'
import type { Context } from '#store/context.ts'
import { valuesOf } from '#store/database/portable-sql.ts'
import type { Schema } from '#store/database/schema.ts'
import type { Order } from '../order.ts'
import { DRAFTS } from '../status/transitions.ts'
import { withItems } from './find-orders.ts'

export interface OrderFilter {
  /** empty for every status but trash and drafts */
  statuses: string[]
  customerId?: number
  productId?: number
  /** with something of this vendor's, and not in the trash */
  vendorId?: number
  createdVia: string[]
  /** orders that they belong to, 0 for those that belong to none; empty for any */
  parents?: number[]
  parentsExcluded?: number[]
  /** the number, a phone number or words of an address, or the name of a line; case and kind of digits do not matter */
  search?: string
  include: number[]
  exclude: number[]
  /** only those behind this id */
  behindId?: number
  /** epoch milliseconds, all exclusive */
  after?: number
  before?: number
  modifiedAfter?: number
  modifiedBefore?: number
}

export interface OrderListing {
  filter: OrderFilter
  /** `include` keeps the order of the ids asked for */
  orderBy: 'date' | 'modified' | 'id' | 'include'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

type Where = ExpressionBuilder<Schema, 'orders'>

const COLUMNS = { date: 'created_at', modified: 'updated_at', id: 'id', include: 'created_at' } as const

const contains = (value: Expression<unknown>, text: string) =>
  sql<SqlBool>`lower(${value}) like ${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`

/** Addresses are stored as JSON: a match of the whole text excludes most orders quickly, then the values are compared. */
const addressContains = (db: Context['db'], where: Where, column: 'billing' | 'shipping', word: string) =>
  where.and([
    contains(where.ref(column), JSON.stringify(word).slice(1, -1)),
    sql<SqlBool>`exists (select 1 from ${valuesOf(db, where.ref(column))} where ${contains(sql.ref('value'), word)})`,
  ])

const PHONE = /^\+?\d{7,15}$/
/** each is looked for by itself */
const MOST_WORDS = 5

/** What an address has to have: a number as it is dialled within its country, or every word, as first and last name. */
const wordsOf = (search: string): string[] => {
  const number = tidyMobile(search)
  if (PHONE.test(number)) return [number.replace(/^0(?=9\d{9}$)/, '')]
  return toLatinDigits(search.toLowerCase()).trim().split(/\s+/).slice(0, MOST_WORDS)
}

/** @param typed an order's number may have a `#` before it, as screens write it */
const matching = (db: Context['db'], where: Where, typed: string): Expression<SqlBool> => {
  const search = typed.trim().replace(/^#(?=[\d۰-۹٠-٩]+$)/, '')
  const text = search.toLowerCase()
  const number = toLatinDigits(search)
  const words = wordsOf(search)
  const inAddress = (column: 'billing' | 'shipping') =>
    where.and(words.map((word) => addressContains(db, where, column, word)))
  const named = where
    .selectFrom('order_items')
    .select('order_id')
    .where((line) => contains(line.ref('name'), text))
  return where.or([
    inAddress('billing'),
    inAddress('shipping'),
    where('id', 'in', named),
    ...(/^\d{1,15}$/.test(number) ? [where('id', '=', Number(number))] : []),
  ])
}

const conditions = (db: Context['db'], where: Where, filter: OrderFilter): Expression<SqlBool> => {
  const { statuses, include, exclude, createdVia, parents = [], parentsExcluded = [] } = filter
  const all: Expression<SqlBool>[] = [
    statuses.length ? where('status', 'in', statuses) : where('status', 'not in', ['trash', ...DRAFTS]),
    ...(include.length ? [where('id', 'in', include)] : []),
    ...(exclude.length ? [where('id', 'not in', exclude)] : []),
    ...(parents.length ? [where('parent_order_id', 'in', parents)] : []),
    ...(parentsExcluded.length ? [where('parent_order_id', 'not in', parentsExcluded)] : []),
    ...(createdVia.length ? [where('created_via', 'in', createdVia)] : []),
    ...(filter.customerId === undefined ? [] : [where('customer_id', '=', filter.customerId)]),
    ...(filter.behindId === undefined ? [] : [where('id', '>', filter.behindId)]),
    ...(filter.after === undefined ? [] : [where('created_at', '>', filter.after)]),
    ...(filter.before === undefined ? [] : [where('created_at', '<', filter.before)]),
    ...(filter.modifiedAfter === undefined ? [] : [where('updated_at', '>', filter.modifiedAfter)]),
    ...(filter.modifiedBefore === undefined ? [] : [where('updated_at', '<', filter.modifiedBefore)]),
  ]
  const sold = (column: 'product_id' | 'vendor_id', id: number) =>
    where(
      'id',
      'in',
      where
        .selectFrom('order_items')
        .select('order_id')
        .where('kind', '=', 'line_item')
        .where(column, '=', id),
    )
  if (filter.productId !== undefined) all.push(sold('product_id', filter.productId))
  if (filter.vendorId !== undefined) {
    all.push(sold('vendor_id', filter.vendorId), where('status', '<>', 'trash'))
  }
  if (filter.search) all.push(matching(db, where, filter.search))
  return where.and(all)
}

/** One page of the shop's orders and how many there are in all. */
export const listOrders = async (
  context: Context,
  { filter, orderBy, direction, limit, offset }: OrderListing,
): Promise<{ orders: Order[]; total: number }> => {
  const found = context.db.selectFrom('orders').where((where) => conditions(context.db, where, filter))
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (orderBy === 'include' && filter.include.length) {
    const rows = new Map((await found.selectAll().execute()).map((row) => [row.id, row]))
    const wanted = filter.include.flatMap((id) => rows.get(id) ?? [])
    return { orders: await withItems(context, wanted.slice(offset, offset + limit)), total: Number(total) }
  }
  const column = COLUMNS[orderBy]
  const rows = await found
    .selectAll()
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { orders: await withItems(context, rows), total: Number(total) }
}
