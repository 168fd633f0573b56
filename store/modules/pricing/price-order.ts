import { roundHalfUp, roundPrice, withoutNoise } from '#common/money.ts'
import { sum } from '#common/sum.ts'
import { discountInOrder } from './discounts.ts'
import { createRounding, type Rounding } from './rounding.ts'
import { type RawTax, sumOf, taxesOn, taxesWithin } from './taxes.ts'
import type { PricedCoupon, PricingCoupon, PricingTaxes, TaxLine, TaxRate } from './types.ts'

/** What stands on an order that staff or another system wrote. Amounts without tax; they may be fractions of the minor unit. */
interface OrderCharge {
  key: string
  total: number
  taxable: boolean
  taxClass: string
}
interface OrderLine extends OrderCharge {
  quantity: number
  subtotal: number
}

interface OrderPricingInput {
  lines: OrderLine[]
  fees: OrderCharge[]
  shipping: OrderCharge[]
  /** laid on the subtotals in the order given; null leaves the totals of the lines as they are */
  coupons: PricingCoupon[] | null
  sequentialDiscounts: boolean
  /** null: taxes are off */
  taxes: PricingTaxes | null
  /** of the currency: taxes of discounts have six digits after the point */
  decimals: number
}

interface Share {
  rateId: number
  total: number
  subtotal: number
}
export interface PricedItem {
  key: string
  /** as exact as it was given */
  subtotal: number
  total: number
  subtotalTax: number
  totalTax: number
  taxes: Share[]
}

export interface PricedOrder {
  lines: PricedItem[]
  fees: PricedItem[]
  shipping: PricedItem[]
  coupons: PricedCoupon[]
  taxLines: TaxLine[]
  totals: {
    discount: number
    discountTax: number
    shipping: number
    shippingTax: number
    cartTax: number
    tax: number
    total: number
  }
}

/** Taxes as an order keeps them: with six digits after the point of the currency. */
const kept = (taxes: RawTax[], decimals: number): RawTax[] =>
  taxes.map((tax) => ({ ...tax, amount: roundPrice(tax.amount, decimals) }))

/** A price without the taxes that it holds, as exact as an order keeps it. */
export const priceWithout = (price: number, rates: TaxRate[], decimals: number): number =>
  roundPrice(price - sumOf(kept(taxesWithin(price, rates), decimals)), decimals)

const ratesFor = (taxes: PricingTaxes | null, item: OrderCharge): TaxRate[] =>
  taxes && item.taxable ? (taxes.rates[item.taxClass] ?? []) : []

/** The discounts that coupons lay on lines: without tax, though they were taken off the price with it where prices have it. */
const discount = (
  { lines, coupons, sequentialDiscounts, taxes, decimals }: OrderPricingInput,
  round: Rounding,
) => {
  const within = taxes?.pricesIncludeTax ?? false
  const items = lines.map((line) => {
    const tax = sum(taxesOn(line.subtotal, ratesFor(taxes, line)), ({ amount }) => round.tax(amount))
    const { key, quantity } = line
    return { key, quantity, price: withoutNoise(line.subtotal + (within ? tax : 0)) }
  })
  const { byLine, byCoupon } = discountInOrder(items, coupons ?? [], sequentialDiscounts)
  const byKey = new Map(lines.map((line) => [line.key, line]))
  const taxesOf = (key: string, amount: number): RawTax[] => {
    const rates = ratesFor(taxes, byKey.get(key) as OrderLine)
    return kept(within ? taxesWithin(amount, rates) : taxesOn(amount, rates), decimals)
  }
  return {
    lines: lines.map((line) => {
      const amount = byLine.get(line.key) ?? 0
      const net = within ? amount - sumOf(taxesOf(line.key, amount)) : amount
      return { ...line, total: Math.max(0, roundPrice(line.subtotal - net, decimals)) }
    }),
    coupons: byCoupon.map(({ coupon, byLine: given }) => {
      const amount = sum(given.values(), (value) => value)
      const tax = sum(given, ([key, value]) => round.tax(sumOf(taxesOf(key, value))))
      return {
        code: coupon.code,
        discount: withoutNoise(within ? amount - tax : amount),
        discountTax: withoutNoise(tax),
      }
    }),
  }
}

const taxed = (item: OrderCharge & { subtotal?: number }, rates: TaxRate[], round: Rounding): PricedItem => {
  const { key, total, subtotal = total } = item
  const before = taxesOn(subtotal, rates)
  const taxes = taxesOn(total, rates).map(
    ({ rate, amount }, index): Share => ({
      rateId: rate.id,
      total: amount,
      subtotal: before[index]?.amount ?? 0,
    }),
  )
  return {
    key,
    subtotal,
    total,
    subtotalTax: round.shown(sum(taxes, (share) => round.tax(share.subtotal))),
    totalTax: round.shown(sum(taxes, (share) => round.tax(share.total))),
    taxes,
  }
}

/** A discount given as a fee takes its part of the taxes off, shared out as what is charged is among the tax classes. */
const taxedDiscount = (
  fee: OrderCharge,
  charged: readonly OrderCharge[],
  taxes: PricingTaxes | null,
  round: Rounding,
): PricedItem => {
  const positive = charged.filter(({ total }) => total > 0)
  const whole = sum(positive, ({ total }) => total)
  const shares = new Map<number, number>()
  for (const [, items] of Map.groupBy(positive, ({ taxable, taxClass }) => (taxable ? taxClass : null))) {
    const part = (fee.total * sum(items, ({ total }) => total)) / whole
    const [first] = items
    for (const { rate, amount } of taxesOn(part, first ? ratesFor(taxes, first) : [])) {
      shares.set(rate.id, (shares.get(rate.id) ?? 0) + amount)
    }
  }
  const list = [...shares].map(([rateId, total]): Share => ({ rateId, total, subtotal: total }))
  const totalTax = round.shown(sum(list, ({ total }) => round.tax(total)))
  const { key, total } = fee
  return { key, subtotal: total, total, subtotalTax: totalTax, totalTax, taxes: list }
}

const priceFees = (
  input: OrderPricingInput,
  lines: readonly OrderLine[],
  shippingTotal: number,
  round: Rounding,
): PricedItem[] => {
  const { fees, shipping, taxes } = input
  const charged = [...lines, ...shipping, ...fees]
  let left = sum(lines, ({ total }) => round.item(total)) + shippingTotal
  return fees.map((fee) => {
    const total = Math.max(fee.total, -roundHalfUp(left))
    left += total
    const capped = { ...fee, total }
    return total < 0
      ? taxedDiscount(capped, charged, taxes, round)
      : taxed(capped, ratesFor(taxes, fee), round)
  })
}

const taxLinesOf = (
  taxes: PricingTaxes | null,
  charged: readonly PricedItem[],
  shipping: readonly PricedItem[],
  round: Rounding,
): TaxLine[] => {
  const known = new Map(
    Object.values(taxes?.rates ?? {}).flatMap((rates) => rates.map((rate) => [rate.id, rate])),
  )
  const lines = new Map<number, TaxLine>()
  const add = (items: readonly PricedItem[], into: 'total' | 'shippingTotal') => {
    for (const { rateId, total } of items.flatMap((item) => item.taxes)) {
      const line = lines.get(rateId) ?? { rate: known.get(rateId) as TaxRate, total: 0, shippingTotal: 0 }
      line[into] += round.tax(total)
      lines.set(rateId, line)
    }
  }
  add(charged, 'total')
  add(shipping, 'shippingTotal')
  return [...lines.values()]
}

/**
 * Prices an order from what stands on it, as WooCommerce's order API does and unlike its cart: coupons in the order given,
 * taxes on the net amounts, and every number that is shown rounded by itself from exact sums.
 */
export const priceOrder = (input: OrderPricingInput): PricedOrder => {
  const { taxes } = input
  const round = createRounding(taxes)
  const discounted = input.coupons ? discount(input, round) : { lines: input.lines, coupons: [] }
  const lines = discounted.lines.map((line) => taxed(line, ratesFor(taxes, line), round))
  const shipping = input.shipping.map((item) =>
    taxed(
      item,
      ratesFor(taxes, item).filter((rate) => rate.shipping),
      round,
    ),
  )
  const shippingTotal = sum(shipping, ({ total }) => roundHalfUp(total))
  const fees = priceFees(input, discounted.lines, shippingTotal, round)
  const exactLines = taxLinesOf(taxes, [...lines, ...fees], shipping, round)
  const cartTax = sum(exactLines, ({ total }) => total)
  const shippingTax = sum(exactLines, (line) => line.shippingTotal)
  const itemsTotal = sum(lines, ({ total }) => round.item(total))
  const rawTax = (of: 'total' | 'subtotal') => sum(lines, (line) => sum(line.taxes, (share) => share[of]))
  return {
    lines,
    fees,
    shipping,
    coupons: discounted.coupons,
    taxLines: exactLines.map(({ rate, total, shippingTotal: ofShipping }) => ({
      rate,
      total: round.shown(total),
      shippingTotal: round.shown(ofShipping),
    })),
    totals: {
      discount: roundHalfUp(sum(lines, ({ subtotal }) => round.item(subtotal)) - itemsTotal),
      discountTax: round.shown(rawTax('subtotal') - rawTax('total')),
      shipping: shippingTotal,
      shippingTax: round.shown(shippingTax),
      cartTax: round.shown(cartTax),
      tax: round.shown(cartTax + shippingTax),
      // a tax of a discount, rounded by itself, may be more than the rounded taxes that it is taken off
      total: Math.max(
        0,
        roundHalfUp(itemsTotal + sum(fees, ({ total }) => total) + shippingTotal + cartTax + shippingTax),
      ),
    },
  }
}
