/**
 * Money is an integer count of the currency's minor unit (cents for USD, whole Tomans for IRT).
 * WooCommerce's decimal strings exist only where HTTP begins. Prices, amounts of coupons and costs of deliveries may have
 * parts of it, which are gone once a line is priced (docs/decisions/0039-rounding.md).
 */
export type Minor = number

export interface Currency {
  /** ISO 4217, or WooCommerce's IRT for Toman */
  code: string
  /** digits after the decimal point, WooCommerce's price_num_decimals */
  decimals: number
}

/** So many digits of a number are sure. */
const SURE_DIGITS = 15

const toDigits = (value: number, digits: number): number => {
  if (Number.isInteger(value)) return value
  const room = SURE_DIGITS - Math.ceil(Math.log10(Math.abs(value) + 1))
  const scale = 10 ** Math.max(0, Math.min(digits, room))
  return Math.round(value * scale) / scale
}

/** Six digits after the point: what lies beyond is noise of the floating point. */
export const withoutNoise = (value: number): number => toDigits(value, 6)

/** Rounds half away from zero, as PHP's round() and so WooCommerce does. */
export const roundHalfUp = (value: number): number => {
  const rounded = Math.sign(value) * Math.round(withoutNoise(Math.abs(value)))
  return rounded === 0 ? 0 : rounded
}

/** `"18.5"` → 1850 for two decimals. Null for anything that is not a plain decimal number or does not fit. */
export const parseMoney = (text: string, decimals: number): Minor | null => {
  const match = /^(-?)(\d{1,13})(?:\.(\d*))?$/.exec(text.trim())
  if (!match) return null
  const [, sign, whole, fraction = ''] = match
  const kept = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  const up = Number(fraction[decimals] ?? '0') >= 5 ? 1 : 0
  const value = kept + up
  return Number.isSafeInteger(value) ? (sign && value !== 0 ? -value : value) : null
}

/** Rounds at the half down, WooCommerce's way with discounts and with taxes that prices include. */
export const roundHalfDown = (value: number): number => {
  const rounded = Math.sign(value) * Math.ceil(withoutNoise(Math.abs(value)) - 0.5)
  return rounded === 0 ? 0 : rounded
}

/** Digits after the point that a price may have, whatever its currency shows: as many as WooCommerce reckons with. */
const PRICE_DIGITS = 6

/**
 * As {@link parseMoney} for a price, an amount of a coupon or a cost: these may have parts of the minor unit.
 * `"19.995"` → 1999.5 for two decimals.
 */
export const parsePrice = (text: string, decimals: number): number | null => {
  const digits = Math.max(PRICE_DIGITS, decimals)
  const [, fraction = ''] = text.trim().split('.')
  // a large amount in whole units has no room for more digits
  if (/^0*$/.test(fraction.slice(decimals))) return parseMoney(text, decimals)
  const amount = parseMoney(text, digits)
  return amount === null ? parseMoney(text, decimals) : amount / 10 ** (digits - decimals)
}

/** Whether somebody meant an amount, be it one that {@link parsePrice} cannot take: words alone are none. */
export const isMeantAsAmount = (text: string): boolean => /\p{Nd}/u.test(text)

/** An amount with as many digits as a price has: six after the point, also where the minor unit is smaller than one. */
export const roundPrice = (amount: number, decimals: number): number =>
  toDigits(amount, Math.max(0, PRICE_DIGITS - decimals))

/** What several pieces of a decimal price cost, all digits kept: `"1.005"` by three is 3.015. */
export const timesQuantity = (price: string, quantity: number): number =>
  withoutNoise(Number(price) * quantity)

/** 1850 → `"18.50"`: the padded form of order totals. Parts of the minor unit are rounded. */
export const formatMoney = (amount: number, decimals: number): string => {
  const whole = roundHalfUp(amount)
  if (decimals === 0) return String(whole)
  const digits = String(Math.abs(whole)).padStart(decimals + 1, '0')
  return `${whole < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** 1850 → `"18.5"`, 1800 → `"18"`, 1999.5 → `"19.995"`: the unpadded form of product prices. */
export const formatPrice = (amount: number, decimals: number): string => {
  const digits = Number.isInteger(amount) ? decimals : Math.max(PRICE_DIGITS, decimals)
  const padded = formatMoney(amount * 10 ** (digits - decimals), digits)
  return digits === 0 ? padded : padded.replace(/\.?0+$/, '')
}
