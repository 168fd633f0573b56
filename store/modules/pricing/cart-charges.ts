import { roundHalfUp } from '#common/money.ts'
import { ratesFor } from './cart-lines.ts'
import type { Rounding } from './rounding.ts'
import { type RawTax, sumOf, taxesOn } from './taxes.ts'
import type { PricedCharge, PricingFee, PricingShipping, PricingTaxes, TaxLine, TaxRate } from './types.ts'

/** What is charged beside the lines; its taxes as they are summed up. */
export interface Charge {
  total: number
  taxes: RawTax[]
}

const chargeOf = (total: number, rates: TaxRate[], round: (tax: number) => number): Charge => ({
  total,
  taxes: taxesOn(total, rates).map((tax) => ({ ...tax, amount: round(tax.amount) })),
})

/** A discount given as a fee takes at most what there is. */
export const chargeFees = (
  fees: PricingFee[],
  taxes: PricingTaxes | null,
  charged: number,
  round: Rounding,
): (Charge & { name: string })[] => {
  let left = charged
  return fees.map((fee) => {
    const total = Math.max(fee.amount, -left)
    left += total
    return { name: fee.name, ...chargeOf(total, total > 0 ? ratesFor(taxes, fee) : [], round.tax) }
  })
}

const shippingRates = ({ cost, taxable }: PricingShipping, taxes: PricingTaxes | null): TaxRate[] =>
  taxes && taxable && cost > 0 && taxes.shippingClass !== null
    ? (taxes.rates[taxes.shippingClass] ?? []).filter((rate) => rate.shipping)
    : []

export const chargeShipping = (
  shipping: PricingShipping,
  taxes: PricingTaxes | null,
  round: Rounding,
): Charge => chargeOf(shipping.cost, shippingRates(shipping, taxes), round.item)

/** What is told of a delivery before it is chosen: the tax of its exact cost, rounded once. */
export const offerShipping = (
  shipping: PricingShipping,
  taxes: PricingTaxes | null,
): { total: number; totalTax: number } => ({
  total: roundHalfUp(shipping.cost),
  totalTax: roundHalfUp(sumOf(taxesOn(shipping.cost, shippingRates(shipping, taxes)))),
})

export const showCharge = ({ total, taxes }: Charge, shown: (tax: number) => number): PricedCharge => ({
  total: roundHalfUp(total),
  totalTax: shown(sumOf(taxes)),
  taxes: taxes.map(({ rate, amount }) => ({ rateId: rate.id, total: shown(amount) })),
})

/** Each rate's taxes of lines and fees, and of the delivery, as they are summed up. */
export const taxLinesOf = (charged: RawTax[], delivery: RawTax[], round: Rounding): TaxLine[] => {
  const lines = new Map<number, TaxLine>()
  const lineOf = (rate: TaxRate): TaxLine => {
    const line = lines.get(rate.id) ?? { rate, total: 0, shippingTotal: 0 }
    lines.set(rate.id, line)
    return line
  }
  for (const { rate, amount } of charged) lineOf(rate).total += amount
  for (const { rate, amount } of delivery) lineOf(rate).shippingTotal += amount
  return [...lines.values()].map(({ rate, total, shippingTotal }) => ({
    rate,
    total: round.shown(total),
    shippingTotal: roundHalfUp(shippingTotal),
  }))
}
