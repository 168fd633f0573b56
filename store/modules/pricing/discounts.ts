import { roundHalfDown, roundHalfUp, withoutNoise } from '#common/money.ts'
import type { DiscountType, PricingCoupon } from './types.ts'

/** Hundredths in a percent, and the most of them. */
const HUNDREDTHS = 100
const MOST = 10_000
const TURN: Record<DiscountType, number> = { fixed_product: 1, percent: 2, fixed_cart: 3 }

/** A line as the coupons see it; `price` of the whole line, with tax where prices include it. */
export interface DiscountItem {
  key: string
  quantity: number
  price: number
}

interface Open extends DiscountItem {
  left: number
}

export interface Discounts {
  /** per line, all coupons together */
  byLine: Map<string, number>
  byCoupon: { coupon: PricingCoupon; byLine: Map<string, number> }[]
}

/** WooCommerce's order: by type, then the limit of pieces, then the smaller amount, then the newer coupon. */
const inTurn = (a: PricingCoupon, b: PricingCoupon): number =>
  TURN[a.type] - TURN[b.type] ||
  (a.limitToItems ?? -1) - (b.limitToItems ?? -1) ||
  a.amount - b.amount ||
  b.id - a.id

type Give = (item: Open, amount: number) => number

/** What coupons may still take of a line: whole units, and no half of one below nothing. */
const available = ({ left }: Open): number => (left <= 0 ? 0 : left % 1 === 0.5 ? left : roundHalfUp(left))

/** Spreads what rounding left, a unit per piece, dearest lines first. */
const giveRemainder = (items: Open[], amount: number, give: Give): void => {
  let given = 0
  for (const item of items) {
    for (let piece = 0; piece < item.quantity && given < amount; piece += 1) {
      const taken = give(item, 1)
      if (taken === 0) break
      given += taken
    }
  }
}

/** Walks the lines a coupon reaches with the number of pieces it reaches of each. */
const reach = (items: Open[], limit: number | null): [Open, number][] => {
  let left = limit ?? Number.POSITIVE_INFINITY
  return items.map((item) => {
    const pieces = Math.min(item.quantity, left)
    left -= pieces
    return [item, pieces]
  })
}

const givePercent = (items: Open[], coupon: PricingCoupon, sequential: boolean, give: Give): void => {
  const share = Math.min(coupon.amount, MOST) / HUNDREDTHS / 100
  let base = 0
  let given = 0
  for (const [item, pieces] of reach(items, coupon.limitToItems)) {
    const whole = roundHalfUp(sequential ? item.left : item.price)
    const price = (whole / item.quantity) * pieces
    base += price
    given += give(item, Math.floor(price * share))
  }
  giveRemainder(items, roundHalfDown(base * share) - given, give)
}

const givePerPiece = (items: Open[], amount: number, limit: number | null, give: Give): number => {
  let given = 0
  for (const [item, pieces] of reach(items, limit)) {
    const each = limit === null ? amount : Math.min(amount, item.price / item.quantity)
    given += give(item, each * pieces)
  }
  return given
}

/** In equal parts per piece; what a cheap piece cannot take is shared out again. */
const giveCart = (items: Open[], amount: number, give: Give): void => {
  let left = amount
  for (;;) {
    const open = items.filter((item) => available(item) > 0)
    const pieces = open.reduce((sum, item) => sum + item.quantity, 0)
    if (pieces === 0 || left <= 0) return
    if (left < pieces) return void giveRemainder(open, left, give)
    left -= givePerPiece(open, Math.floor(left / pieces), null, give)
  }
}

/** Lays the coupons on the lines one after the other, by type as a cart does; no line goes below zero. */
export const discountLines = (
  lines: DiscountItem[],
  coupons: PricingCoupon[],
  sequential: boolean,
): Discounts => discountInOrder(lines, [...coupons].sort(inTurn), sequential)

/** As {@link discountLines}, in the order in which the coupons are given. */
export const discountInOrder = (
  lines: DiscountItem[],
  coupons: PricingCoupon[],
  sequential: boolean,
): Discounts => {
  const open = lines
    .map((line): Open => ({ ...line, left: line.price }))
    .sort((a, b) => b.price / b.quantity - a.price / a.quantity)
  const byCoupon = coupons.map((coupon) => {
    const byLine = new Map<string, number>()
    const give: Give = (item, wanted) => {
      const amount = Math.min(available(item), wanted)
      item.left = withoutNoise(item.left - amount)
      if (amount > 0) byLine.set(item.key, (byLine.get(item.key) ?? 0) + amount)
      return amount
    }
    const items = open.filter(
      (item) =>
        available(item) > 0 &&
        item.quantity > 0 &&
        (coupon.type === 'fixed_cart' || coupon.lineKeys.has(item.key)),
    )
    if (coupon.type === 'percent') givePercent(items, coupon, sequential, give)
    else if (coupon.type === 'fixed_product') givePerPiece(items, coupon.amount, coupon.limitToItems, give)
    else giveCart(items, coupon.amount, give)
    return { coupon, byLine }
  })
  return { byLine: new Map(open.map((item) => [item.key, item.price - item.left])), byCoupon }
}
