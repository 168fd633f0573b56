import type { CheckoutView, PlaceAnswer } from '#store-api/contract/checkout.ts'
import type { Order } from '#store-api/contract/orders.ts'
import { TEST_ORIGIN, type TestStore } from './test-store.ts'

export interface Item {
  product_id: number
  quantity?: number
  variation_id?: number
}

export const ADDRESS = {
  first_name: 'مینا',
  last_name: 'راد',
  state: 'THR',
  city: 'تهران',
  address_1: 'خیابان ولیعصر، پلاک ۱',
  postcode: '۱۲۳۴۵۶۷۸۹۰',
  phone: '۰۹۱۲۳۴۵۶۷۸۹',
  email: 'mina@example.com',
}

export const placeBody = (changes: object = {}) => ({
  billing: ADDRESS,
  shipping_rate: 'flat_rate:1',
  payment_method: 'cod',
  terms: true,
  ...changes,
})

export const draftOf = async (store: TestStore, products: Item[], more: object = {}): Promise<string> => {
  const response = await store.call('/api/appsettings/ionic_data_link/', {
    method: 'POST',
    body: { products, customer_id: 0, one_page: 1, platform: 'web', ...more },
  })
  return (await response.json()) as string
}

export const viewOf = async (store: TestStore, draft: string, query = ''): Promise<CheckoutView> =>
  (await store.call(`/wp-json/ghab/v1/checkout/${draft}${query}`)).json() as Promise<CheckoutView>

export const place = (store: TestStore, draft: string, changes: object = {}): Promise<Response> =>
  store.call(`/wp-json/ghab/v1/checkout/${draft}/place`, { method: 'POST', body: placeBody(changes) })

export const placed = async (
  store: TestStore,
  products: Item[],
  changes: object = {},
): Promise<PlaceAnswer> =>
  (await place(store, await draftOf(store, products), changes)).json() as Promise<PlaceAnswer>

/** A signed-in customer's order of two cups, 200000 and delivery for 40000. */
export const buyCups = async (store: TestStore, headers: Record<string, string>): Promise<number> => {
  const drafted = await store.call('/api/appsettings/ionic_data_link/', {
    method: 'POST',
    headers,
    body: { products: [{ product_id: 1, quantity: 2 }], customer_id: 7, one_page: 1, platform: 'web' },
  })
  const placing = await place(store, (await drafted.json()) as string)
  return ((await placing.json()) as PlaceAnswer).order_id
}

export const orderOf = async (store: TestStore, { order_id, order_key }: PlaceAnswer): Promise<Order> =>
  (await store.call(`/wp-json/ghab/v1/orders/${order_id}?key=${order_key}`)).json() as Promise<Order>

export const stockOf = async (store: TestStore, id: number): Promise<number | null> =>
  (
    await store.db
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stock_quantity

const CARD = { number: '4111111111111111', expiry: '12/2099', cvc: '123' }

/** What a button of the test bank sends, with a card it takes unless another one is given. */
export const bankForm = (choice: string, card: Partial<typeof CARD> = {}): URLSearchParams =>
  new URLSearchParams({ choice, ...CARD, ...card })

/** Plays the person at the test bank; answers where the bank sends the shopper. */
export const atTheBank = async (
  store: TestStore,
  redirect: string,
  choice: string,
): Promise<string | null> => {
  const request = new Request(TEST_ORIGIN + redirect, { method: 'POST', body: bankForm(choice) })
  return (await store.fetch(request)).headers.get('location')
}

/** Follows the bank's way back into the shop; answers where the shopper ends. */
export const comeBack = async (store: TestStore, location: string | null): Promise<string | null> =>
  (await store.fetch(new Request(location ?? ''))).headers.get('location')
