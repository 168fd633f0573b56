import { roundHalfUp, withoutNoise } from '#common/money.ts'
import { sum } from '#common/sum.ts'
import { chargeFees, chargeShipping, showCharge, taxLinesOf } from './cart-charges.ts'
import { type ExactLine, enteredPrice, ratesFor, showLine, split } from './cart-lines.ts'
import { type Discounts, discountLines } from './discounts.ts'
import { createRounding } from './rounding.ts'
import { type RawTax, sumOf } from './taxes.ts'
import type { PricingInput, PricingResult } from './types.ts'

export { offerShipping } from './cart-charges.ts'
export { shownPrice } from './cart-lines.ts'
export { matchRates, type StoredTaxRate, type TaxAddress } from './match-rates.ts'
export { matchesPostcode, normalisePostcode } from './postcodes.ts'
export {
  type PricedItem,
  type PricedOrder,
  priceOrder,
  priceWithout,
} from './price-order.ts'
export type * from './types.ts'

/** The lines before and after coupons, and what each coupon took off. */
const discountedLines = (input: PricingInput) => {
  const { taxes } = input
  const within = taxes?.pricesIncludeTax ?? false
  const entered = new Map(input.lines.map((line) => [line.key, enteredPrice(line, taxes)]))
  const rates = new Map(input.lines.map((line) => [line.key, ratesFor(taxes, line)]))
  const splitOf = (key: string, price: number) => split(price, rates.get(key) ?? [], within)
  const items = input.lines.map(({ key, quantity }) => ({ key, quantity, price: entered.get(key) ?? 0 }))
  const { byLine, byCoupon } = discountLines(items, input.coupons, input.sequentialDiscounts)
  const lines = items.map(
    ({ key, price }): ExactLine => ({
      key,
      before: splitOf(key, price),
      after: splitOf(key, price - (byLine.get(key) ?? 0)),
    }),
  )
  const coupons = byCoupon.map(({ coupon, byLine: given }: Discounts['byCoupon'][number]) => {
    const tax = sum(given, ([key, amount]) => sumOf(splitOf(key, amount).taxes))
    const amount = sum(given.values(), (value) => value)
    return {
      code: coupon.code,
      discount: withoutNoise(within ? amount - tax : amount),
      discountTax: withoutNoise(tax),
    }
  })
  return { lines, coupons }
}

/**
 * Prices a cart as WooCommerce does: line prices, coupons, fees, shipping, taxes. Prices, coupons and costs may be
 * fractions of the minor unit; what comes out is whole. A line is rounded after price times quantity. Line by line its
 * taxes are rounded each, and what is to be paid is the sum of what is shown; otherwise every number is rounded by
 * itself from exact sums, so that parts may miss their total by a unit (docs/decisions/0039-rounding.md).
 */
export const priceCart = (input: PricingInput): PricingResult => {
  const { taxes } = input
  const round = createRounding(taxes)
  const { lines, coupons } = discountedLines(input)
  const taxesOf = (of: 'before' | 'after'): RawTax[] =>
    lines.flatMap((line) => line[of].taxes.map((tax) => ({ ...tax, amount: round.tax(tax.amount) })))
  const itemsTotal = sum(lines, ({ after }) => round.item(after.net))
  const shipping = input.shipping && chargeShipping(input.shipping, taxes, round)
  const shippingTotal = shipping?.total ?? 0
  const charged = Math.max(0, roundHalfUp(itemsTotal + shippingTotal))
  const fees = chargeFees(input.fees, taxes, charged, round)
  const feesTotal = sum(fees, ({ total }) => total)
  const itemTax = sumOf(taxesOf('after'))
  const feeTax = sum(fees, (fee) => sumOf(fee.taxes))
  const shippingTax = sumOf(shipping?.taxes ?? [])
  return {
    lines: lines.map((line) => showLine(line, round)),
    coupons,
    fees: fees.map((fee) => ({ name: fee.name, ...showCharge(fee, round.shown) })),
    shipping: shipping && showCharge(shipping, roundHalfUp),
    taxLines: taxLinesOf(
      [...taxesOf('after'), ...fees.flatMap((fee) => fee.taxes)],
      shipping?.taxes ?? [],
      round,
    ),
    totals: {
      subtotal: roundHalfUp(sum(lines, ({ before }) => round.item(before.net))),
      subtotalTax: round.shown(sumOf(taxesOf('before'))),
      discount: roundHalfUp(sum(coupons, ({ discount }) => discount)),
      discountTax: round.shown(sum(coupons, ({ discountTax }) => discountTax)),
      fees: feesTotal,
      shipping: roundHalfUp(shippingTotal),
      shippingTax: round.shown(shippingTax),
      cartTax: round.shown(itemTax + feeTax),
      tax: round.shown(itemTax + roundHalfUp(feeTax + shippingTax)),
      total: Math.max(
        0,
        roundHalfUp(itemsTotal + feesTotal + shippingTotal + itemTax + feeTax + shippingTax),
      ),
    },
  }
}
