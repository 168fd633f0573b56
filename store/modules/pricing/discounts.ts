import { portion, roundedPortion } from './rounding.ts'
import type { DiscountType, PricingCoupon } from './types.ts'

/** Hundredths of a percent. */
const WHOLE = 10_000
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

/** Spreads what rounding left, a unit per piece and round, dearest lines first. */
const giveRemainder = (items: Open[], amount: number, give: Give): number => {
  let given = 0
  for (let before = -1; given < amount && given > before; ) {
    before = given
    for (const item of items) given += give(item, Math.min(item.quantity, amount - given))
  }
  return given
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

const givePercent = (
  items: Open[],
  coupon: PricingCoupon,
  sequential: boolean,
  halfDown: boolean,
  give: Give,
): void => {
  const percent = Math.min(coupon.amount, WHOLE)
  let base = 0
  let wanted = 0
  for (const [item, pieces] of reach(items, coupon.limitToItems)) {
    const price = portion(sequential ? item.left : item.price, pieces, item.quantity)
    base += price
    const discount = portion(price, percent, WHOLE)
    wanted += discount
    give(item, discount)
  }
  const whole = roundedPortion(base, percent, WHOLE, halfDown)
  giveRemainder(items, whole - wanted, give)
}

const givePerPiece = (items: Open[], amount: number, limit: number | null, give: Give): number => {
  let given = 0
  for (const [item, pieces] of reach(items, limit)) given += give(item, amount * pieces)
  return given
}

/** In equal parts per piece; what a cheap piece cannot take is shared out again. */
const giveCart = (items: Open[], amount: number, give: Give): void => {
  let left = amount
  for (;;) {
    const open = items.filter((item) => item.left > 0)
    const pieces = open.reduce((sum, item) => sum + item.quantity, 0)
    if (pieces === 0) return
    if (left < pieces) return void giveRemainder(open, left, give)
    left -= givePerPiece(open, Math.floor(left / pieces), null, give)
  }
}

interface DiscountOptions {
  sequential: boolean
  halfDown: boolean
}

/** Lays the coupons on the lines one after the other, by type as a cart does; no line goes below zero. */
export const discountLines = (
  lines: DiscountItem[],
  coupons: PricingCoupon[],
  options: DiscountOptions,
): Discounts => discountInOrder(lines, [...coupons].sort(inTurn), options)

/** As {@link discountLines}, in the order in which the coupons are given. */
export const discountInOrder = (
  lines: DiscountItem[],
  coupons: PricingCoupon[],
  options: DiscountOptions,
): Discounts => {
  const open = lines
    .map((line): Open => ({ ...line, left: line.price }))
    .sort((a, b) => b.price / b.quantity - a.price / a.quantity)
  const byCoupon = coupons.map((coupon) => {
    const byLine = new Map<string, number>()
    const give: Give = (item, wanted) => {
      const amount = Math.min(item.left, wanted)
      item.left -= amount
      if (amount > 0) byLine.set(item.key, (byLine.get(item.key) ?? 0) + amount)
      return amount
    }
    const items = open.filter(
      (item) =>
        item.left > 0 && item.quantity > 0 && (coupon.type === 'fixed_cart' || coupon.lineKeys.has(item.key)),
    )
    if (coupon.type === 'percent') givePercent(items, coupon, options.sequential, options.halfDown, give)
    else if (coupon.type === 'fixed_product') givePerPiece(items, coupon.amount, coupon.limitToItems, give)
    else giveCart(items, coupon.amount, give)
    return { coupon, byLine }
  })
  return { byLine: new Map(open.map((item) => [item.key, item.price - item.left])), byCoupon }
}
