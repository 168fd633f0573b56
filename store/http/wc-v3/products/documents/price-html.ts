import { formatMoney } from '#common/money.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'

type PriceSettings = Pick<
  StoreSettings,
  'currency' | 'price_thousand_sep' | 'price_decimal_sep' | 'locale' | 'calc_taxes' | 'price_display_suffix'
>

/** How WooCommerce writes a currency's sign in HTML; others stand as they are. */
const ENTITIES: Record<string, string> = { $: '&#36;', '€': '&euro;', '£': '&pound;', '¥': '&yen;' }

const MESSAGES = {
  en: {
    was: (price: string) => `Original price was: ${price}.`,
    is: (price: string) => `Current price is: ${price}.`,
    range: (low: string, high: string) => `Price range: ${low} through ${high}`,
  },
  fa: {
    was: (price: string) => `قیمت پیش از تخفیف: ${price}.`,
    is: (price: string) => `قیمت اکنون: ${price}.`,
    range: (low: string, high: string) => `قیمت از ${low} تا ${high}`,
  },
}

/** A number with the shop's separators: 12345.6 → `12,345.60`. */
const formatNumber = (amount: number, settings: PriceSettings): string => {
  const [whole = '', fraction] = formatMoney(Math.abs(amount), settings.currency.decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, settings.price_thousand_sep)
  return fraction === undefined ? grouped : `${grouped}${settings.price_decimal_sep}${fraction}`
}

const arrange = (symbol: string, number: string, settings: PriceSettings): string => {
  switch (settings.currency.position) {
    case 'left':
      return `${symbol}${number}`
    case 'left_space':
      return `${symbol}&nbsp;${number}`
    case 'right':
      return `${number}${symbol}`
    default:
      return `${number}&nbsp;${symbol}`
  }
}

const symbolOf = (settings: PriceSettings): string =>
  ENTITIES[settings.currency.symbol] ?? settings.currency.symbol

const amountHtml = (amount: number, settings: PriceSettings, hidden = false): string => {
  const symbol = `<span class="woocommerce-Price-currencySymbol">${symbolOf(settings)}</span>`
  const sign = amount < 0 ? '-' : ''
  const attribute = hidden ? ' aria-hidden="true"' : ''
  return `<span class="woocommerce-Price-amount amount"${attribute}><bdi>${sign}${arrange(symbol, formatNumber(amount, settings), settings)}</bdi></span>`
}

const amountText = (amount: number, settings: PriceSettings): string =>
  arrange(symbolOf(settings), formatNumber(amount, settings), settings)

const spoken = (text: string): string => `<span class="screen-reader-text">${text}</span>`
/** WordPress escapes what was escaped already: numeric entities get three digits. */
const twiceEscaped = (text: string): string => text.replace(/&#(\d\d);/g, '&#0$1;')

const suffix = (settings: PriceSettings): string =>
  settings.calc_taxes && settings.price_display_suffix && !settings.price_display_suffix.includes('{')
    ? ` <small class="woocommerce-price-suffix">${settings.price_display_suffix}</small>`
    : ''

const saleHtml = (regular: number, price: number, settings: PriceSettings): string => {
  const messages = MESSAGES[settings.locale === 'fa' ? 'fa' : 'en']
  const say = (amount: number) => twiceEscaped(amountText(amount, settings))
  return (
    `<del aria-hidden="true">${amountHtml(regular, settings)}</del> ${spoken(messages.was(say(regular)))}` +
    `<ins aria-hidden="true">${amountHtml(price, settings)}</ins>${spoken(messages.is(say(price)))}`
  )
}

const rangeHtml = (low: number, high: number, settings: PriceSettings): string => {
  const messages = MESSAGES[settings.locale === 'fa' ? 'fa' : 'en']
  return (
    `${amountHtml(low, settings, true)} <span aria-hidden="true">&ndash;</span> ${amountHtml(high, settings, true)}` +
    spoken(messages.range(amountText(low, settings), amountText(high, settings)))
  )
}

/** `price_html` as the Store API cleans it: without `bdi`, numeric entities of three digits. */
export const cleanedPriceHtml = (html: string): string => twiceEscaped(html.replace(/<\/?bdi>/g, ''))

export interface PriceSpan {
  min: number
  max: number
}

/**
 * WooCommerce's `price_html`: one price, a sale with both, or the range of a product with several. '' without a price.
 * @param regular the prices before the sale, null when not on sale
 */
export const priceHtml = (
  price: PriceSpan | null,
  regular: PriceSpan | null,
  settings: PriceSettings,
): string => {
  if (!price) return ''
  if (price.min !== price.max) return rangeHtml(price.min, price.max, settings) + suffix(settings)
  if (regular && regular.min === regular.max && regular.min > price.min) {
    return saleHtml(regular.min, price.min, settings) + suffix(settings)
  }
  return amountHtml(price.min, settings) + suffix(settings)
}
