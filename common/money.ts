/**
 * Money is an integer count of the currency's minor unit (cents for USD, whole Tomans for IRT).
 * WooCommerce's decimal strings exist only where HTTP begins.
 */
export type Minor = number

export interface Currency {
  /** ISO 4217, or WooCommerce's IRT for Toman */
  code: string
  /** digits after the decimal point, WooCommerce's price_num_decimals */
  decimals: number
}

/** Rounds half away from zero, as PHP's round() and so WooCommerce does. */
export const roundHalfUp = (value: number): number => {
  const rounded = Math.sign(value) * Math.round(Math.abs(value) + Number.EPSILON * Math.abs(value))
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

/** 1850 → `"18.50"`: the padded form of order totals. */
export const formatMoney = (amount: Minor, decimals: number): string => {
  if (decimals === 0) return String(amount)
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** 1850 → `"18.5"`, 1800 → `"18"`: the unpadded form of product prices. */
export const formatPrice = (amount: Minor, decimals: number): string => {
  const padded = formatMoney(amount, decimals)
  return decimals === 0 ? padded : padded.replace(/\.?0+$/, '')
}
