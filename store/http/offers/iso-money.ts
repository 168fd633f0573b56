import { type Currency, formatMoney, formatPrice, type Minor, parseMoney } from '#common/money.ts'

const RIALS_IN_TOMAN = 10

/** An amount with its ISO 4217 code: the Toman has none, so it is converted to Rial, as Iranian shops do. */
export interface IsoMoney {
  /** unpadded decimal string */
  amount: string
  code: string
}

/** Rounded, as pages show a price that has parts of the minor unit. */
const toMinor = (price: string, { decimals }: Currency): Minor => parseMoney(price, decimals) ?? 0

/** @param price decimal string in the shop's currency */
export const isoMoney = (price: string, currency: Currency): IsoMoney => {
  const minor = toMinor(price, currency)
  return currency.code === 'IRT'
    ? { amount: formatPrice(minor * RIALS_IN_TOMAN, currency.decimals), code: 'IRR' }
    : { amount: formatPrice(minor, currency.decimals), code: currency.code }
}

/** With two decimals at least, as product feeds write it: `1200000.00 IRR`. */
export const isoPriceText = (price: string, currency: Currency): string => {
  const { amount, code } = isoMoney(price, currency)
  const [whole = '0', fraction = ''] = amount.split('.')
  return `${whole}.${fraction.padEnd(2, '0')} ${code}`
}

/** Whole Tomans, as Iranian price comparisons count; null where the shop sells in neither Toman nor Rial. */
export const inToman = (price: string, currency: Currency): number | null => {
  const unit = 10 ** currency.decimals
  const amount = toMinor(price, currency) / unit
  if (currency.code === 'IRT') return Math.round(amount)
  return currency.code === 'IRR' ? Math.round(amount / RIALS_IN_TOMAN) : null
}

/** A minor amount as the decimal string that the other functions take. */
export const toPriceText = (minor: number, { decimals }: Currency): string => formatMoney(minor, decimals)
