import { continentOf, statesOf } from '#common/geography/geography.ts'
import type { Locale } from '#common/locale.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { DEFAULT_SETTINGS, type StoreSettings } from '../modules/settings/settings.ts'

/** What an owner says of a shop that is to be opened. */
export interface NewShop {
  language: Locale
  /** one that {@link isCurrency} knows */
  currency: string
  /** ISO 3166-1 alpha-2, one that {@link isCountry} knows */
  country: string
  name: string
  /** of the administrator, lower case; receives mails about orders and messages */
  email: string
  /** what a delivery within the country costs, a decimal number; '0' for nothing */
  delivery: string
}

type Currency = AppSettings['currency']

const CURRENCIES = new Set([...Intl.supportedValuesOf('currency'), 'IRT'])

/** Those that Iran writes in its own way; `IRT` is no code of ISO's. */
const IRANIAN: Record<string, Currency> = {
  IRT: DEFAULT_SETTINGS.currency,
  IRR: { ...DEFAULT_SETTINGS.currency, code: 'IRR', symbol: 'ریال' },
}

/** Where most people live, of the countries of several time zones whose first by name is another. */
const MAIN_ZONES: Record<string, string> = {
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  GL: 'America/Godthab',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

const IMPERIAL = new Set(['US', 'LR', 'MM'])

export const isCurrency = (code: string): boolean => CURRENCIES.has(code)
export const isCountry = (code: string): boolean => continentOf(code) !== ''

/** The country whose money this is: ISO 4217 begins its codes with it; null for money of several countries. */
export const countryOfCurrency = (code: string): string | null => {
  const country = code.slice(0, 2)
  return isCountry(country) ? country : null
}

/** What a country is called in a language. */
export const countryName = (country: string, language: Locale): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country

/** How a country writes amounts of a currency. */
const currencyOf = ({ currency, country }: Pick<NewShop, 'currency' | 'country'>): Currency => {
  const iranian = IRANIAN[currency]
  if (iranian) return iranian
  const format = new Intl.NumberFormat(`en-${country}`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const [first, second] = format.formatToParts(1)
  return {
    code: currency,
    symbol: first?.value ?? currency,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    position: second?.type === 'literal' ? 'left_space' : 'left',
    display_as: '',
  }
}

// the types of this library come with a later edition of the language
type Zoned = Intl.Locale & { getTimeZones: () => string[] | undefined }

const timezoneOf = (country: string): string =>
  MAIN_ZONES[country] ?? (new Intl.Locale(`und-${country}`) as Zoned).getTimeZones()?.[0] ?? 'UTC'

/** Iran asks for a mobile number, which everybody is reached by there; elsewhere it is the e-mail address. */
const addressFields = (country: string): StoreSettings['bill_ship_info'] => {
  if (country === 'IR') return DEFAULT_SETTINGS.bill_ship_info
  const state = statesOf(country).length > 0 ? 'required' : 'optional'
  return { ...DEFAULT_SETTINGS.bill_ship_info, state, email: 'required', phone: 'optional' }
}

/** The settings of a shop without orders; all others keep their defaults. */
export const newShopSettings = (
  shop: Omit<NewShop, 'delivery'>,
): Partial<Omit<StoreSettings, 'update_order'>> => ({
  is_demo: false,
  site_name: shop.name,
  mail_from_name: shop.name,
  admin_email: shop.email,
  locale: shop.language,
  country: shop.country,
  timezone: timezoneOf(shop.country),
  currency: currencyOf(shop),
  bill_ship_info: addressFields(shop.country),
  // codes go out by an Iranian service
  signin_method: shop.country === 'IR' ? 'both' : 'password',
  weight_unit: IMPERIAL.has(shop.country) ? 'lbs' : 'kg',
  dimension_unit: IMPERIAL.has(shop.country) ? 'in' : 'cm',
  // cash on delivery alone, as every shop begins
  gateways: DEFAULT_SETTINGS.gateways,
})
