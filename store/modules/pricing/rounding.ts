import { roundHalfDown, roundHalfUp, withoutNoise } from '#common/money.ts'
import type { PricingTaxes } from './types.ts'

/** Rounds a tax, also one below zero, which is that of a discount given as a fee. */
const roundTax = (value: number, halfDown: boolean): number =>
  halfDown ? roundHalfDown(value) : roundHalfUp(withoutNoise(value))

/** How a shop rounds: every tax and every line by itself, or only what is shown, from exact sums. */
export interface Rounding {
  /** a tax that is shown */
  shown: (tax: number) => number
  /** one rate's tax of one line, as it is summed up */
  tax: (tax: number) => number
  /** a line without tax, or a tax of a delivery, as it is summed up */
  item: (amount: number) => number
}

export const createRounding = (taxes: PricingTaxes | null): Rounding => {
  const halfDown = taxes?.pricesIncludeTax ?? false
  const exact = taxes?.roundAtSubtotal ?? false
  return {
    shown: (tax) => roundTax(tax, halfDown),
    tax: (tax) => (exact ? tax : roundTax(tax, halfDown)),
    item: (amount) => (exact ? amount : roundHalfUp(amount)),
  }
}
