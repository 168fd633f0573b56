import { sum } from '#common/sum.ts'
import { type Discounts, discountLines } from './discounts.ts'
import { createRounder, roundTax } from './rounding.ts'
import { type RawTax, sumOf, taxesOn, taxesWithin } from './taxes.ts'
import type {
  PricedCharge,
  PricedCoupon,
  PricedLine,
  PricingFee,
  PricingInput,
  PricingLine,
  PricingResult,
  PricingShipping,
  PricingTaxes,
  TaxLine,
  TaxRate,
} from './types.ts'

export { matchRates, type StoredTaxRate, type TaxAddress } from './match-rates.ts'
export { matchesPostcode, normalisePostcode } from './postcodes.ts'
export {
  type PricedItem,
  type PricedOrder,
  priceOrder,
  priceWithout,
} from './price-order.ts'
export type * from './types.ts'

/** The rates a line or fee pays. */
const ratesFor = (taxes: PricingTaxes | null, item: { taxable: boolean; taxClass: string }): TaxRate[] =>
  taxes && item.taxable ? (taxes.rates[item.taxClass] ?? []) : []

/** A line's price as entered, but with the taxes of the shopper's place where it holds those of the shop's. */
const enteredPrice = (line: PricingLine, taxes: PricingTaxes | null): number => {
  const price = line.unitPrice * line.quantity
  if (!taxes?.pricesIncludeTax || !line.taxable) return price
  const rates = ratesFor(taxes, line)
  const base = taxes.baseRates[line.taxClass] ?? []
  if (sameRates(rates, base)) return price
  const net = price - sumOf(taxesWithin(price, base))
  return roundTax(net + sumOf(taxesOn(net, rates)), false)
}
const sameRates = (a: TaxRate[], b: TaxRate[]): boolean =>
  a.length === b.length && a.every((rate, index) => rate.id === b[index]?.id)

type Rounding = (tax: RawTax) => number

/** For taxes on top: each rate rounded by itself, line by line or over the cart. */
const createTaxRounding = (taxes: PricingTaxes | null): Rounding => {
  const rounders = new Map<number, (value: number) => number>()
  return ({ rate, amount }) => {
    let round = rounders.get(rate.id)
    if (!round) {
      round = createRounder(taxes?.roundAtSubtotal ?? false, taxes?.pricesIncludeTax ?? false)
      rounders.set(rate.id, round)
    }
    return round(amount)
  }
}

/** The taxes within a price are rounded together, so that net and taxes give the price again. */
const splitGross = (price: number, rates: TaxRate[]) => {
  const round = createRounder(true, true)
  const taxes = taxesWithin(price, rates).map(({ amount }) => round(amount))
  return { net: price - sum(taxes, (tax) => tax), taxes }
}

const priceLine = (
  line: PricingLine,
  taxes: PricingTaxes | null,
  discount: number,
  rounding: { subtotal: Rounding; total: Rounding },
): PricedLine => {
  const rates = ratesFor(taxes, line)
  const split = (price: number, round: Rounding) =>
    taxes?.pricesIncludeTax
      ? splitGross(price, rates)
      : { net: price, taxes: taxesOn(price, rates).map(round) }
  const entered = enteredPrice(line, taxes)
  const before = split(entered, rounding.subtotal)
  const after = split(entered - discount, rounding.total)
  return {
    key: line.key,
    subtotal: before.net,
    subtotalTax: sum(before.taxes, (tax) => tax),
    discount: before.net - after.net,
    total: after.net,
    totalTax: sum(after.taxes, (tax) => tax),
    taxes: rates.map((rate, index) => ({
      rateId: rate.id,
      total: after.taxes[index] ?? 0,
      subtotal: before.taxes[index] ?? 0,
    })),
  }
}

const priceCoupons = (input: PricingInput, discounts: Discounts): PricedCoupon[] => {
  const lines = new Map(input.lines.map((line) => [line.key, line]))
  const within = input.taxes?.pricesIncludeTax ?? false
  return discounts.byCoupon.map(({ coupon, byLine }) => {
    const amount = sum(byLine.values(), (value) => value)
    const tax = sum(byLine, ([key, value]) => {
      const rates = ratesFor(input.taxes, lines.get(key) as PricingLine)
      return sumOf(within ? taxesWithin(value, rates) : taxesOn(value, rates))
    })
    const discountTax = roundTax(tax, within)
    return { code: coupon.code, discount: within ? amount - discountTax : amount, discountTax }
  })
}

const chargeOf = (total: number, rates: TaxRate[], round: Rounding): PricedCharge => {
  const taxes = taxesOn(total, rates).map((tax) => ({ rateId: tax.rate.id, total: round(tax) }))
  return { total, totalTax: sum(taxes, (tax) => tax.total), taxes }
}

/** A discount given as a fee takes at most what there is. */
const priceFees = (fees: PricingFee[], taxes: PricingTaxes | null, charged: number, round: Rounding) => {
  let left = charged
  return fees.map((fee) => {
    const total = Math.max(fee.amount, -left)
    left += total
    return { name: fee.name, ...chargeOf(total, total > 0 ? ratesFor(taxes, fee) : [], round) }
  })
}

/** A delivery with its taxes. */
export const priceShipping = (shipping: PricingShipping, taxes: PricingTaxes | null): PricedCharge => {
  const rates =
    taxes && shipping.taxable && taxes.shippingClass !== null
      ? (taxes.rates[taxes.shippingClass] ?? []).filter((rate) => rate.shipping)
      : []
  return chargeOf(shipping.cost, rates, createTaxRounding(taxes))
}

const taxLinesOf = (
  taxes: PricingTaxes | null,
  charged: { taxes: { rateId: number; total: number }[] }[],
  shipping: PricedCharge | null,
): TaxLine[] => {
  const known = new Map(Object.values(taxes?.rates ?? {}).flatMap((rates) => rates.map((r) => [r.id, r])))
  const lines = new Map<number, TaxLine>()
  const add = (rateId: number, total: number, shippingTotal: number) => {
    const line = lines.get(rateId) ?? { rate: known.get(rateId) as TaxRate, total: 0, shippingTotal: 0 }
    line.total += total
    line.shippingTotal += shippingTotal
    lines.set(rateId, line)
  }
  for (const { taxes: shares } of charged) for (const share of shares) add(share.rateId, share.total, 0)
  for (const share of shipping?.taxes ?? []) add(share.rateId, 0, share.total)
  return [...lines.values()]
}

/**
 * Prices a cart in one order: line prices, coupons, fees, shipping, taxes; integers of the minor unit in and out.
 * It follows WooCommerce's rounding: percent coupons round down per line and spread the rest, taxes round per
 * line and rate at the half (down where prices include tax). One meant difference: where a price includes several
 * taxes, their rounded shares always add up to it, so that what was shown is what is paid.
 */
export const priceCart = (input: PricingInput): PricingResult => {
  const { taxes } = input
  const discounts = discountLines(
    input.lines.map((line) => ({
      key: line.key,
      quantity: line.quantity,
      price: enteredPrice(line, taxes),
    })),
    input.coupons,
    { sequential: input.sequentialDiscounts, halfDown: taxes?.pricesIncludeTax ?? false },
  )
  const rounding = { subtotal: createTaxRounding(taxes), total: createTaxRounding(taxes) }
  const lines = input.lines.map((line) =>
    priceLine(line, taxes, discounts.byLine.get(line.key) ?? 0, rounding),
  )
  const coupons = priceCoupons(input, discounts)
  const shipping = input.shipping && priceShipping(input.shipping, taxes)
  const itemsTotal = sum(lines, (line) => line.total)
  const fees = priceFees(input.fees, taxes, itemsTotal + (shipping?.total ?? 0), rounding.total)
  const cartTax = sum([...lines, ...fees], (charge) => charge.totalTax)
  const feesTotal = sum(fees, (fee) => fee.total)
  const shippingTotal = shipping?.total ?? 0
  const shippingTax = shipping?.totalTax ?? 0
  return {
    lines,
    coupons,
    fees,
    shipping,
    taxLines: taxLinesOf(taxes, [...lines, ...fees], shipping),
    totals: {
      subtotal: sum(lines, (line) => line.subtotal),
      subtotalTax: sum(lines, (line) => line.subtotalTax),
      discount: sum(lines, (line) => line.discount),
      discountTax: sum(coupons, (coupon) => coupon.discountTax),
      fees: feesTotal,
      shipping: shippingTotal,
      shippingTax,
      cartTax,
      tax: cartTax + shippingTax,
      total: itemsTotal + feesTotal + shippingTotal + cartTax + shippingTax,
    },
  }
}
