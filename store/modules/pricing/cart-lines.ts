import { roundHalfUp, withoutNoise } from '#common/money.ts'
import { createRounding, type Rounding } from './rounding.ts'
import { type RawTax, sumOf, taxesOn, taxesWithin } from './taxes.ts'
import type { PricedLine, PricingLine, PricingTaxes, TaxRate } from './types.ts'

/** The rates a line or fee pays. */
export const ratesFor = (
  taxes: PricingTaxes | null,
  item: { taxable: boolean; taxClass: string },
): TaxRate[] => (taxes && item.taxable ? (taxes.rates[item.taxClass] ?? []) : [])

const sameRates = (a: TaxRate[], b: TaxRate[]): boolean =>
  a.length === b.length && a.every((rate, index) => rate.id === b[index]?.id)

/** A line's price as entered, but with the taxes of the shopper's place where it holds those of the shop's. */
export const enteredPrice = (line: PricingLine, taxes: PricingTaxes | null): number => {
  const price = withoutNoise(line.unitPrice * line.quantity)
  if (!taxes?.pricesIncludeTax || !line.taxable) return price
  const rates = ratesFor(taxes, line)
  const base = taxes.baseRates[line.taxClass] ?? []
  if (sameRates(rates, base)) return price
  const net = price - sumOf(taxesWithin(price, base))
  return withoutNoise(net + sumOf(taxesOn(net, rates)))
}

/** An amount without tax and its taxes, as exact as they come. */
interface Split {
  net: number
  taxes: RawTax[]
}

/** Parts an amount as entered from its taxes. */
export const split = (price: number, rates: TaxRate[], within: boolean): Split => {
  const taxes = within ? taxesWithin(price, rates) : taxesOn(price, rates)
  return { net: within ? price - sumOf(taxes) : price, taxes }
}

/** A line that is not rounded yet. */
export interface ExactLine {
  key: string
  /** without coupons */
  before: Split
  after: Split
}

export const showLine = ({ key, before, after }: ExactLine, round: Rounding): PricedLine => {
  const taxOf = ({ taxes }: Split) =>
    roundHalfUp(taxes.reduce((total, { amount }) => total + round.tax(amount), 0))
  const [subtotal, total] = [roundHalfUp(before.net), Math.max(0, roundHalfUp(after.net))]
  return {
    key,
    exact: { subtotal: withoutNoise(before.net), total: Math.max(0, withoutNoise(after.net)) },
    subtotal,
    subtotalTax: taxOf(before),
    discount: subtotal - total,
    total,
    totalTax: Math.max(0, taxOf(after)),
    taxes: after.taxes.map(({ rate, amount }, index) => ({
      rateId: rate.id,
      total: Math.max(0, round.shown(amount)),
      subtotal: round.shown(before.taxes[index]?.amount ?? 0),
    })),
  }
}

/** A price of the catalogue as a cart shows it: with the taxes of the shopper's place, or without any. */
export const shownPrice = (
  price: number,
  item: { taxable: boolean; taxClass: string },
  taxes: PricingTaxes | null,
  withTax: boolean,
): number => {
  if (!taxes || !item.taxable || (!taxes.pricesIncludeTax && !withTax)) return price
  const round = createRounding(taxes)
  const rounded = (list: RawTax[]) => list.reduce((total, { amount }) => total + round.tax(amount), 0)
  const rates = ratesFor(taxes, item)
  if (!taxes.pricesIncludeTax) return roundHalfUp(price + rounded(taxesOn(price, rates)))
  const base = taxes.baseRates[item.taxClass] ?? []
  const contained = taxesWithin(price, base)
  const net = price - sumOf(contained)
  if (!withTax) return net
  return sameRates(rates, base)
    ? price
    : roundHalfUp(price - rounded(contained) + rounded(taxesOn(net, rates)))
}
