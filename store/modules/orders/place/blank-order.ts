import { randomBytes } from 'node:crypto'
import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { isOpen } from '../status/transitions.ts'

const PLACE = { company: '', address_1: '', address_2: '', city: '', state: '', postcode: '', country: '' }
const NOBODY = { first_name: '', last_name: '', ...PLACE }

/** The number and the key that an order has or will have. */
export interface ReservedOrder {
  id: number
  orderKey: string
}

export const createOrderKey = (): string => `wc_order_${randomBytes(16).toString('base64url')}`

/** Writes down an order with nothing in it yet. */
export const insertBlankOrder = async (inside: Context, status: string): Promise<ReservedOrder> => {
  const orderKey = createOrderKey()
  const now = inside.clock()
  const settings = await readSettings(inside)
  const row = await inside.db
    .insertInto('orders')
    .values({
      status,
      currency: settings.currency.code,
      order_key: orderKey,
      customer_id: 0,
      billing: toJson({ ...NOBODY, email: '', phone: '' }),
      shipping: toJson({ ...NOBODY, phone: '' }),
      payment_method: '',
      payment_method_title: '',
      transaction_id: '',
      customer_note: '',
      customer_ip_address: '',
      customer_user_agent: '',
      created_via: 'rest-api',
      cart_hash: '',
      prices_include_tax: settings.prices_include_tax ? 1 : 0,
      discount_total: 0,
      discount_tax: 0,
      shipping_total: 0,
      shipping_tax: 0,
      cart_tax: 0,
      total: 0,
      total_tax: 0,
      stock_reduced: 0,
      coupons_counted: isOpen(status) ? 1 : 0,
      sales_counted: 0,
      draft_id: null,
      hold_until_at: null,
      paid_at: null,
      completed_at: null,
      meta_data: toJson([]),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: row.id, orderKey }
}

/** A number that no other order gets, for one that a client has to name before it is placed; leaves no row behind. */
export const reserveOrder = (context: Context): Promise<ReservedOrder> =>
  inTransaction(context, async (inside) => {
    const reserved = await insertBlankOrder(inside, 'checkout-draft')
    await inside.db.deleteFrom('orders').where('id', '=', reserved.id).execute()
    return reserved
  })
