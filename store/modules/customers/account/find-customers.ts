import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { toLatinDigits } from '#common/persian.ts'
import { tidyMobile } from '#common/phone.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { fieldOf } from '#store/database/portable-sql.ts'
import type { Schema } from '#store/database/schema.ts'
import type { BillingAddress, CustomersTable, ShippingAddress } from '../tables.ts'

export interface Customer {
  id: number
  email: string
  isEmailProved: boolean
  username: string
  role: string
  firstName: string
  lastName: string
  mobile: string
  isMobileProved: boolean
  avatarId: number | null
  billing: BillingAddress
  shipping: ShippingAddress
  isPaying: boolean
  hasPassword: boolean
  isBlocked: boolean
  meta: { id: number; key: string; value: unknown }[]
  createdAt: number
  updatedAt: number
}

/** A row of the table as the shop knows customers. */
export const toCustomer = (row: Selectable<CustomersTable>): Customer => ({
  id: row.id,
  email: row.email,
  isEmailProved: row.email_proved === 1,
  username: row.username,
  role: row.role,
  firstName: row.first_name,
  lastName: row.last_name,
  mobile: row.mobile,
  isMobileProved: row.mobile_proved === 1,
  avatarId: row.avatar_id,
  billing: fromJson(row.billing),
  shipping: fromJson(row.shipping),
  isPaying: row.is_paying_customer === 1,
  hasPassword: row.password_hash !== null,
  isBlocked: row.blocked_at !== null,
  meta: fromJson(row.meta_data),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export interface CustomerFilter {
  /** in e-mail address or username, where WooCommerce looks */
  search?: string | undefined
  email?: string | undefined
  /** `all` for everybody */
  role: string
  include?: number[] | undefined
  exclude?: number[] | undefined
  /** only those behind this id */
  behindId?: number | undefined
  orderBy: 'id' | 'include' | 'name' | 'registered_date'
  direction: 'asc' | 'desc'
  limit: number
  offset: number
}

const ORDER_COLUMNS = { id: 'id', include: 'id', name: 'username', registered_date: 'created_at' } as const

const contains = (value: Expression<unknown>, text: string) =>
  sql<SqlBool>`lower(${value}) like ${`%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`

const NUMBER = /^\+?\d{4,15}$/

/** Whether a customer has this in e-mail address, username or name, or in a phone number in any form. */
export const matchesCustomer = (
  db: Context['db'],
  where: ExpressionBuilder<Schema, 'customers'>,
  search: string,
): Expression<SqlBool> => {
  const text = toLatinDigits(search.trim().toLowerCase())
  const number = tidyMobile(text)
  const digits = number.replace(/^0(?=9)/, '')
  const name = sql`${where.ref('customers.first_name')} || ' ' || ${where.ref('customers.last_name')}`
  return where.or([
    contains(where.ref('customers.email'), text),
    contains(where.ref('customers.username'), text),
    contains(name, text),
    ...(NUMBER.test(number)
      ? [
          contains(where.ref('customers.mobile'), digits),
          contains(fieldOf(db, where.ref('customers.billing'), 'phone'), digits),
        ]
      : []),
  ])
}

/** Those of these customers who there are. */
export const findSavedCustomers = async ({ db }: Context, ids: readonly number[]): Promise<Customer[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(toCustomer)
}

/** One customer with everything about them, null when there is none with this id. */
export const findCustomer = async (context: Context, id: number): Promise<Customer | null> => {
  const row = await context.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toCustomer(row) : null
}

/** Who has this mobile number or e-mail address, in lower case; 0 if there is no such account. */
export const findCustomerId = async (
  { db }: Context,
  by: 'email' | 'mobile',
  contact: string,
): Promise<number> => {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where(by, '=', contact)
    .where(by, '<>', '')
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Customers and how many match in all. */
export const listCustomers = async (
  context: Context,
  filter: CustomerFilter,
): Promise<{ customers: Customer[]; total: number }> => {
  let query = context.db.selectFrom('customers')
  if (filter.role !== 'all') query = query.where('role', '=', filter.role)
  if (filter.email !== undefined) query = query.where('email', '=', filter.email)
  if (filter.include) query = query.where('id', 'in', filter.include)
  if (filter.exclude?.length) query = query.where('id', 'not in', filter.exclude)
  if (filter.behindId !== undefined) query = query.where('id', '>', filter.behindId)
  const { search } = filter
  if (search) {
    const text = search.trim().toLowerCase()
    query = query.where(({ or, ref }) => or([contains(ref('email'), text), contains(ref('username'), text)]))
  }
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await query
    .selectAll()
    .orderBy(ORDER_COLUMNS[filter.orderBy], filter.direction)
    .orderBy('id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  const customers = rows.map(toCustomer)
  const { include } = filter
  if (filter.orderBy === 'include' && include) {
    customers.sort((a, b) => include.indexOf(a.id) - include.indexOf(b.id))
  }
  return { total: Number(total), customers }
}
