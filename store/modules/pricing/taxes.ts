import type { TaxRate } from './types.ts'

/** `rate` counts ten-thousandths of a percent. */
const UNIT = 1_000_000

export interface RawTax {
  rate: TaxRate
  amount: number
}

/** The taxes on top of a price: plain rates on the price, compound ones on the price with all taxes before them. */
export const taxesOn = (price: number, rates: TaxRate[]): RawTax[] => {
  const plain = rates
    .filter((rate) => !rate.compound)
    .map((rate) => ({ rate, amount: (price * rate.rate) / UNIT }))
  let base = price + sumOf(plain)
  const compound = rates
    .filter((rate) => rate.compound)
    .map((rate) => {
      const amount = (base * rate.rate) / UNIT
      base += amount
      return { rate, amount }
    })
  return inOrder(rates, [...plain, ...compound])
}

/** The taxes contained in a price: the last compound rate is taken out first, the plain ones share what remains. */
export const taxesWithin = (price: number, rates: TaxRate[]): RawTax[] => {
  let rest = price
  const compound = rates
    .filter((rate) => rate.compound)
    .reverse()
    .map((rate) => {
      const amount = rest - rest / (1 + rate.rate / UNIT)
      rest -= amount
      return { rate, amount }
    })
  const plainRates = rates.filter((rate) => !rate.compound)
  const whole = UNIT + plainRates.reduce((sum, { rate }) => sum + rate, 0)
  const plain = plainRates.map((rate) => ({ rate, amount: (rest * rate.rate) / whole }))
  return inOrder(rates, [...plain, ...compound])
}

export const sumOf = (taxes: RawTax[]): number => taxes.reduce((sum, tax) => sum + tax.amount, 0)

const inOrder = (rates: TaxRate[], taxes: RawTax[]): RawTax[] =>
  rates.flatMap((rate) => taxes.find((tax) => tax.rate === rate) ?? [])
