import { formatMoney, formatPrice, type Minor } from '#common/money.ts'

export interface Decimals {
  /** `"18.00"`, padded to the digits asked for */
  money: (amount: Minor) => string
  /** `"1.8"`, without zeros at the end */
  price: (amount: Minor) => string
  /** 16.2, for the few places where WooCommerce gives a number; may be a fraction of the minor unit */
  number: (amount: number) => number
}

/**
 * Writes amounts of a currency.
 * @param decimals the currency's own digits after the point
 * @param dp the digits asked for, WooCommerce's parameter
 */
export const createDecimals = (decimals: number, dp: number): Decimals => {
  const digits = Math.min(Math.max(Math.trunc(dp), 0), 10)
  const scale = 10 ** (digits - decimals)
  const scaled = (amount: Minor): Minor =>
    digits >= decimals ? amount * scale : Math.sign(amount) * Math.round(Math.abs(amount) * scale)
  return {
    money: (amount) => formatMoney(scaled(amount), digits),
    price: (amount) => formatPrice(amount, decimals),
    number: (amount) => amount / 10 ** decimals,
  }
}
