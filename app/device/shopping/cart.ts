import { timesQuantity } from '#common/money.ts'
import type { CartLine } from '#store-api/contract/cart.ts'
import { createDeviceStore } from '../device-store.ts'

/** What is asked to be added: a cart line that has no place in the cart yet. */
export type NewLine = Omit<CartLine, 'cart_id' | 'subtotal' | 'total'>

export type AddOutcome = 'added' | 'added_again' | 'only_one' | 'exceeds_stock'

const lines = createDeviceStore<CartLine[]>('cart', [])
const coupons = createDeviceStore<string[]>('cart_coupons', [])
const shippingLines = createDeviceStore<string[]>('cart_shipping_lines', [])

const sameItem = (line: CartLine, added: NewLine): boolean =>
  line.product_id === added.product_id && (line.variation_id ?? 0) === (added.variation_id ?? 0)

const words = ({ meta_data }: NewLine): string =>
  meta_data
    .map(({ key, value }) => `${key}: ${value}`)
    .toSorted()
    .join('\n')

/** By slugs, where the shop gives some; else, and of lines of earlier versions, by the words that were shown. */
const sameChoice = (line: CartLine, added: NewLine): boolean => {
  const [one, other] = [line.open_options, added.open_options]
  if (!one && !other) return true
  const hasSameSlugs =
    one && other && Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])
  return hasSameSlugs || words(line) === words(added)
}

/** Lines that are added in the same millisecond have an id of their own, too. */
const freeId = (current: CartLine[], productId: number, now: number): string => {
  const id = `${productId}${now}`
  return current.some(({ cart_id }) => cart_id === id) ? freeId(current, productId, now + 1) : id
}

const times = (price: string, quantity: number): string => {
  const decimals = price.split('.')[1]?.length ?? 0
  return timesQuantity(price, quantity).toFixed(decimals)
}

const withTotals = (line: CartLine): CartLine => {
  const total = times(line.price, line.quantity)
  return { ...line, subtotal: total, total }
}

/**
 * The cart after adding, by the rules of spec §4 and §5. Pure.
 * @param now epoch milliseconds, part of the new line's `cart_id`
 */
export const addToLines = (
  current: CartLine[],
  added: NewLine,
  now: number,
): { outcome: AddOutcome; lines: CartLine[] } => {
  const quantity = added.quantity || 1
  const ofItem = current.filter((line) => sameItem(line, added))
  if (added.sold_individually && (ofItem.length > 0 || quantity > 1))
    return { outcome: 'only_one', lines: current }
  const wanted = ofItem.reduce((sum, line) => sum + line.quantity, quantity)
  if (added.stock_quantity !== null && wanted > added.stock_quantity) {
    return { outcome: 'exceeds_stock', lines: current }
  }
  const existing = ofItem.find((line) => sameChoice(line, added))
  if (existing) {
    const { cart_id } = existing
    const grown = withTotals({ ...existing, ...added, cart_id, quantity: existing.quantity + quantity })
    return { outcome: 'added_again', lines: current.map((line) => (line === existing ? grown : line)) }
  }
  const line = withTotals({
    ...added,
    quantity,
    cart_id: freeId(current, added.product_id, now),
    subtotal: '',
    total: '',
  })
  return { outcome: 'added', lines: [...current, line] }
}

/** The cart on this device. Every change is written through and seen by the other tabs. */
export const cart = {
  useLines: () => lines.use((state) => state.value),
  useCoupons: () => coupons.use((state) => state.value),
  useShippingLines: () => shippingLines.use((state) => state.value),
  /** false until the device was read: show nothing yet rather than an empty cart */
  useReady: () => lines.use((state) => state.ready),
  useCount: () => lines.use((state) => state.value.reduce((sum, line) => sum + line.quantity, 0)),
  useHas: (productId: number) =>
    lines.use((state) => state.value.some((line) => line.product_id === productId)),
  useQuantity: (productId: number) =>
    lines.use((state) =>
      state.value.reduce((sum, line) => (line.product_id === productId ? sum + line.quantity : sum), 0),
    ),
  load: async () => {
    await Promise.all([lines.load(), coupons.load(), shippingLines.load()])
  },
  /** for who changes the cart: rejects where the device cannot be read */
  read: () => Promise.all([lines.read(), coupons.read(), shippingLines.read()]),
  lines: lines.get,
  coupons: coupons.get,
  /** rejects where the device cannot be read */
  add: async (added: NewLine): Promise<AddOutcome> => {
    await lines.read()
    const result = addToLines(lines.get(), added, Date.now())
    if (result.lines !== lines.get()) lines.set(result.lines)
    return result.outcome
  },
  setQuantity: (cartId: string, quantity: number) =>
    lines.set(
      lines.get().map((line) => (line.cart_id === cartId ? withTotals({ ...line, quantity }) : line)),
    ),
  /** takes over what the server's quote corrected */
  patch: (cartId: string, changes: Partial<CartLine>) =>
    lines.set(
      lines.get().map((line) => (line.cart_id === cartId ? withTotals({ ...line, ...changes }) : line)),
    ),
  remove: (cartId: string) => lines.set(lines.get().filter((line) => line.cart_id !== cartId)),
  /** puts a removed line back where it was, unless it is there */
  restore: (line: CartLine, position: number) => {
    if (lines.get().some(({ cart_id }) => cart_id === line.cart_id)) return
    lines.set(lines.get().toSpliced(position, 0, line))
  },
  setCoupons: (codes: string[]) => coupons.set(codes),
  setShippingLines: (codes: string[]) => shippingLines.set(codes),
  /** an order was placed: cart, coupons and shipping lines are empty again (spec §4) */
  empty: () => {
    lines.set([])
    coupons.set([])
    shippingLines.set([])
  },
}
