import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '#store/store.ts'
import { compareJson, type Difference } from '../compare.ts'
import { type CartSettings, cartShop } from '../shop/cart-shop.ts'
import { GOLDEN_ORIGIN, openShop, RECORDED_KEYS } from '../shop/golden-shop.ts'

interface RecordedCase {
  n: number
  calc_discounts_sequentially: string
  prices_include_tax?: string
  lines: { id: number; quantity: number }[]
  address: Record<string, string> | null
  coupons: { code: string; status: number; error?: { code: string; message: string } }[]
  chosen_rate: string | null
  cart: unknown
  order?: { request_body: unknown; status: number; body: Record<string, unknown> }
  negative_line?: boolean
}
interface RecordedFile {
  settings: CartSettings
  currency: { currency_symbol: string }
  cases: RecordedCase[]
}

interface Answer {
  status: number
  headers: Headers
  body: unknown
}
type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** After the last recording. */
const RECORDED_AT = Date.UTC(2026, 10, 22, 18)
/** Between two carts, so that nobody begins too many at a time. */
const PAUSE = 3_600_000

const callsOf =
  (store: Store): Call =>
  async (method, path, body, headers = {}) => {
    const response = await store.fetch(
      new Request(`${GOLDEN_ORIGIN}/wp-json${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

const byKey = (): Record<string, string> => {
  const { key, secret } = RECORDED_KEYS.rw ?? { key: '', secret: '' }
  return { Authorization: `Basic ${btoa(`${key}:${secret}`)}` }
}

/** What was recorded leaves fields out, such as those of the currency. */
const compareRecorded = (expected: unknown, actual: unknown, path: string): Difference[] =>
  compareJson(expected, actual, path).filter(({ kind }) => kind !== 'extra' && kind !== 'key order')

const replayCart = async (call: Call, recorded: RecordedCase): Promise<Difference[]> => {
  const { headers } = await call('GET', '/wc/store/v1/cart')
  const mine = { 'Cart-Token': headers.get('Cart-Token') ?? '' }
  const step = (action: string, body: unknown) => call('POST', `/wc/store/v1/cart/${action}`, body, mine)
  const found: Difference[] = []
  const expectStatus = (path: string, expected: number, actual: number) =>
    found.push(...compareRecorded(expected, actual, path))
  for (const { id, quantity } of recorded.lines)
    expectStatus(`add-item ${id}`, 201, (await step('add-item', { id, quantity })).status)
  if (recorded.address) {
    const { status } = await step('update-customer', {
      shipping_address: recorded.address,
      billing_address: recorded.address,
    })
    expectStatus('update-customer', 200, status)
  }
  for (const { code, status, error } of recorded.coupons) {
    const answer = await step('apply-coupon', { code })
    expectStatus(`coupon ${code}`, status, answer.status)
    if (error) found.push(...compareRecorded(error, answer.body, `coupon ${code}`))
  }
  const { chosen_rate: rate_id } = recorded
  if (rate_id) expectStatus(rate_id, 200, (await step('select-shipping-rate', { rate_id })).status)
  const { body } = await call('GET', '/wc/store/v1/cart', undefined, mine)
  return [...found, ...compareRecorded(recorded.cart, body, 'cart')]
}

const replayOrder = async (call: Call, order: NonNullable<RecordedCase['order']>): Promise<Difference[]> => {
  const { status, body } = await call('POST', '/wc/v3/orders', order.request_body, byKey())
  // the words of a refusal, noted where there was none too
  const { message, ...recorded } = order.body
  const expected = { status: order.status, body: message === null ? recorded : order.body }
  return compareRecorded(expected, { status, body }, 'order')
}

const writeSettings = async (call: Call, recorded: RecordedCase): Promise<void> => {
  const { calc_discounts_sequentially, prices_include_tax } = recorded
  const write = (path: string, value: string) => call('PUT', `/wc/v3/settings/${path}`, { value }, byKey())
  await write('general/woocommerce_calc_discounts_sequentially', calc_discounts_sequentially)
  if (!prices_include_tax) return
  await write('tax/woocommerce_prices_include_tax', prices_include_tax)
  await write('tax/woocommerce_tax_display_cart', prices_include_tax === 'yes' ? 'incl' : 'excl')
}

const print = (title: string, differences: readonly Difference[]): void => {
  console.log(`✗ ${title}`)
  for (const { path, expected, actual } of differences)
    console.log(`    ${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`)
}

interface Count {
  passed: number
  failed: number
}

interface Counts {
  carts: Count
  orders: Count
  /** where WooCommerce took a line below zero: its fault, which is not ours */
  left: number
}

const replayFile = async (folder: string, file: string, counts: Counts): Promise<void> => {
  const recorded = JSON.parse(readFileSync(join(folder, file), 'utf8')) as RecordedFile
  const shop = cartShop(join(folder, 'setup.json'), recorded.settings, recorded.currency.currency_symbol)
  let now = RECORDED_AT
  const { store } = await openShop(shop, () => now)
  const call = callsOf(store)
  const count = (of: Count, title: string, differences: readonly Difference[]) => {
    of[differences.length ? 'failed' : 'passed'] += 1
    if (differences.length) print(`${title} of ${file}`, differences)
  }
  for (const one of recorded.cases) {
    if (one.negative_line) {
      counts.left += 1
      continue
    }
    now += PAUSE
    await writeSettings(call, one)
    count(counts.carts, `cart ${one.n}`, await replayCart(call, one))
    if (one.order) count(counts.orders, `order ${one.n}`, await replayOrder(call, one.order))
  }
  await store.close()
}

/**
 * Fills the recorded carts again through the Store API, places the recorded orders by `wc/v3`, and prints where an
 * answer differs.
 * @returns how many carts and orders were the same in everything recorded, and how many not
 */
export const replayCarts = async (folder: string): Promise<Counts> => {
  const counts = { carts: { passed: 0, failed: 0 }, orders: { passed: 0, failed: 0 }, left: 0 }
  if (!existsSync(folder)) return counts
  const files = readdirSync(folder).filter((name) => name !== 'setup.json')
  for (const file of files) await replayFile(folder, file, counts)
  return counts
}
