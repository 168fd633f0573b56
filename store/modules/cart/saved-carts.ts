import type { Context } from '#store/context.ts'
import { fromJson, type Json, toJson } from '#store/database/json.ts'
import { inTransaction } from '#store/database/transaction.ts'
import type { CartRequest } from './priced-cart.ts'

export interface SavedAddress {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  city: string
  state: string
  postcode: string
  country: string
  email: string
  phone: string
}

type SavedLine = Required<Omit<CartRequest['lines'][number], 'seenPrice'>>

/** A cart that the store saves for a client. Prices are not saved; they are computed each time. */
export interface SavedCart {
  lines: SavedLine[]
  coupons: string[]
  billing: SavedAddress
  shipping: SavedAddress
  /** the delivery that was chosen; '' for none */
  rate: string
  /** once it has begun to be checked out */
  checkout?: SavedCheckout | undefined
}

/** What the order of a cart will have; the cart keeps it until it is placed. */
export interface SavedCheckout {
  draftId: string
  orderId: number
  orderKey: string
  /** '' for the first that is offered */
  paymentMethod: string
  customerNote: string
}

/** Carts that were not changed for a week are deleted, and above this number the oldest ones. */
const LIFETIME = 7 * 24 * 3600_000
const MOST_CARTS = 100_000

const EMPTY_ADDRESS: SavedAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  email: '',
  phone: '',
}

/** A cart without anything; its addresses lie where the shop does until the shopper says otherwise. */
export const emptyCart = (place: Pick<SavedAddress, 'country' | 'state'>): SavedCart => ({
  lines: [],
  coupons: [],
  billing: { ...EMPTY_ADDRESS, ...place },
  shipping: { ...EMPTY_ADDRESS, ...place },
  rate: '',
})

/** @returns null where nothing was ever put into the cart of this token, or it has run out */
export const findCart = async ({ db, clock }: Context, token: string): Promise<SavedCart | null> => {
  const row = await db
    .selectFrom('carts')
    .select('content')
    .where('token', '=', token)
    .where('expires_at', '>', clock())
    .executeTakeFirst()
  return row ? (fromJson(row.content) as SavedCart) : null
}

/** What of a saved cart determines its prices; of addresses only the destination. */
export const savedRequest = (cart: SavedCart, phone: string): CartRequest => ({
  lines: cart.lines,
  coupons: cart.coupons,
  shippingAddress: cart.shipping,
  billingAddress: cart.billing,
  shippingRate: cart.rate,
  firstRate: true,
  email: cart.billing.email.toLowerCase() || undefined,
  phone: phone || undefined,
})

const insertCart = async ({ db }: Context, token: string, content: Json<unknown>, expires: number) => {
  const { id } = await db
    .insertInto('carts')
    .values({ token, content, expires_at: expires })
    .onConflict((conflict) => conflict.column('token').doUpdateSet({ content, expires_at: expires }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('carts')
    .where('id', '<=', id - MOST_CARTS)
    .execute()
}

/**
 * Changes the cart of a token, which is begun with `empty` where there is none. Calls that come at the same time do so
 * one after the other, each with what the one before has left. A change that throws leaves the cart as it was.
 */
export const changeCart = <T extends { saved: SavedCart }>(
  context: Context,
  token: string,
  empty: SavedCart,
  change: (inside: Context, cart: SavedCart) => Promise<T>,
): Promise<T> =>
  inTransaction(context, async (inside) => {
    const before = await findCart(inside, token)
    const changed = await change(inside, before ?? empty)
    const content = toJson<unknown>(changed.saved)
    const expires = inside.clock() + LIFETIME
    if (before) {
      await inside.db
        .updateTable('carts')
        .set({ content, expires_at: expires })
        .where('token', '=', token)
        .execute()
    } else await insertCart(inside, token, content, expires)
    return changed
  })

/** Forgets all carts; answers how many. */
export const dropAllCarts = async ({ db }: Context): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('carts').executeTakeFirst()
  return Number(numDeletedRows)
}

/** Forgets carts that have run out; answers how many. */
export const dropOldCarts = async ({ db, clock }: Context): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('carts')
    .where('expires_at', '<=', clock())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
