import { currencyNames } from '#common/currency-names.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'

export const SETTING_GROUPS = {
  general: 'General',
  products: 'Products',
  tax: 'Tax',
  account: 'Accounts &amp; Privacy',
  email: 'Emails',
}
type SettingGroup = keyof typeof SETTING_GROUPS

type Changes = Partial<StoreSettings>

/** One WooCommerce option and where it lives in our settings. */
export interface SettingDefinition {
  id: string
  group: SettingGroup
  label: string
  description: string
  type: 'text' | 'email' | 'number' | 'checkbox' | 'select' | 'radio' | 'multiselect'
  default: string | string[]
  options?: Record<string, string>
  read: (settings: StoreSettings) => string | string[]
  /** what to save for a value that is valid for the type; null when it is not valid after all. Several are one list */
  write: (value: string, settings: StoreSettings) => Changes | null
}

/** Between the values of a `multiselect`, none of which holds it. */
export const BETWEEN_VALUES = ','

type KeysOf<T> = { [K in keyof StoreSettings]: StoreSettings[K] extends T ? K : never }[keyof StoreSettings]
/** Settings whose values are words of a fixed list, or text. */
type TextKey = KeysOf<string>

interface About {
  group: SettingGroup
  label: string
  description?: string
}
const option = (name: string, about: About) => ({ id: `woocommerce_${name}`, description: '', ...about })
/** One that WooCommerce does not have. */
const ofOurOwn = (definition: SettingDefinition): SettingDefinition => ({
  ...definition,
  id: definition.id.replace(/^woocommerce_/, 'ghab_'),
})

const flag = (
  name: string,
  key: KeysOf<boolean>,
  fallback: 'yes' | 'no',
  about: About,
): SettingDefinition => ({
  ...option(name, about),
  type: 'checkbox',
  default: fallback,
  read: (settings) => (settings[key] ? 'yes' : 'no'),
  write: (value) => ({ [key]: value === 'yes' }),
})

const text = (name: string, key: TextKey, fallback: string, about: About): SettingDefinition => ({
  ...option(name, about),
  type: 'text',
  default: fallback,
  read: (settings) => settings[key],
  write: (value) => ({ [key]: value }),
})

const choice = (
  name: string,
  key: TextKey,
  fallback: string,
  options: Record<string, string>,
  about: About,
  type: 'select' | 'radio' = 'select',
): SettingDefinition => ({ ...text(name, key, fallback, about), type, options })

const number = (name: string, key: KeysOf<number>, fallback: string, about: About): SettingDefinition => ({
  ...option(name, about),
  type: 'number',
  default: fallback,
  read: (settings) => String(settings[key]),
  write: (value) => ({ [key]: Number(value) }),
})

const email = (name: string, key: TextKey, about: About): SettingDefinition => ({
  ...text(name, key, '', about),
  type: 'email',
})

/** The currencies of the world, and Toman, which has no code of its own. */
const currencies = (): Record<string, string> => {
  const nameOf = currencyNames('en')
  const codes = [...Intl.supportedValuesOf('currency'), 'IRT'].sort()
  return Object.fromEntries(codes.map((code) => [code, `${nameOf(code)} — ${code}`]))
}

const symbolOf = (code: string): string =>
  code === 'IRT'
    ? 'تومان'
    : (new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find((part) => part.type === 'currency')?.value ?? code)

const timeZones = (): Record<string, string> =>
  Object.fromEntries(['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => [zone, zone]))

type Feed = StoreSettings['product_feeds'][number]
const isFeed = (value: string): value is Feed => ['torob', 'google', 'emalls'].includes(value)

const TAX_DISPLAY = { incl: 'Including tax', excl: 'Excluding tax' }

/** The options that `wc/v3/settings` offers: those that mean something in this shop. */
export const SETTING_DEFINITIONS: SettingDefinition[] = [
  text('store_address', 'store_address', '', { group: 'general', label: 'Address line 1' }),
  text('store_address_2', 'store_address_2', '', { group: 'general', label: 'Address line 2' }),
  text('store_city', 'store_city', '', { group: 'general', label: 'City' }),
  {
    ...option('default_country', { group: 'general', label: 'Country / State' }),
    type: 'text',
    default: 'IR',
    read: ({ country, store_state }) => (store_state ? `${country}:${store_state}` : country),
    write: (value) => {
      const [, country = '', state = ''] = /^([A-Z]{2})(?::([\w-]{1,20}))?$/.exec(value) ?? []
      return country ? { country, store_state: state } : null
    },
  },
  ofOurOwn(
    choice(
      'language',
      'locale',
      'fa',
      { fa: 'Persian', en: 'English' },
      {
        group: 'general',
        label: 'Language of the shop',
        description: 'The one that its texts are written in. The other is at an address of its own.',
      },
    ),
  ),
  ofOurOwn(
    choice('timezone', 'timezone', 'Asia/Tehran', timeZones(), { group: 'general', label: 'Time zone' }),
  ),
  text('store_postcode', 'store_postcode', '', { group: 'general', label: 'Postcode / ZIP' }),
  choice(
    'default_customer_address',
    'default_customer_address',
    'base',
    { '': 'Nowhere', base: 'The shop', geolocation: 'Geolocate', geolocation_ajax: 'Geolocate in the page' },
    { group: 'general', label: 'Where a customer is assumed to be' },
  ),
  flag('calc_taxes', 'calc_taxes', 'no', { group: 'general', label: 'Calculate taxes' }),
  flag('enable_coupons', 'enable_coupons', 'yes', { group: 'general', label: 'Take coupons' }),
  flag('calc_discounts_sequentially', 'calc_discounts_sequentially', 'no', {
    group: 'general',
    label: 'Apply coupons one after the other',
  }),
  {
    ...option('currency', { group: 'general', label: 'Currency' }),
    type: 'select',
    default: 'IRT',
    options: currencies(),
    read: ({ currency }) => currency.code,
    write: (code, { currency }) => ({ currency: { ...currency, code, symbol: symbolOf(code) } }),
  },
  {
    ...option('currency_pos', { group: 'general', label: 'Where the currency stands' }),
    type: 'select',
    default: 'right_space',
    options: { left: 'Left', right: 'Right', left_space: 'Left, spaced', right_space: 'Right, spaced' },
    read: ({ currency }) => currency.position,
    write: (position, { currency }) => ({ currency: { ...currency, position } }),
  },
  text('price_thousand_sep', 'price_thousand_sep', ',', { group: 'general', label: 'Thousands separator' }),
  text('price_decimal_sep', 'price_decimal_sep', '.', { group: 'general', label: 'Decimal separator' }),
  {
    ...option('price_num_decimals', { group: 'general', label: 'Number of decimals' }),
    type: 'number',
    default: '0',
    read: ({ currency }) => String(currency.decimals),
    // amounts are stored in the smallest unit: another number of decimals would be another price
    write: (value, { currency }) => (Number(value) === currency.decimals ? {} : null),
  },
  choice(
    'weight_unit',
    'weight_unit',
    'kg',
    { kg: 'kg', g: 'g', lbs: 'lbs', oz: 'oz' },
    { group: 'products', label: 'Unit of weight' },
  ),
  choice(
    'dimension_unit',
    'dimension_unit',
    'cm',
    { m: 'm', cm: 'cm', mm: 'mm', in: 'in', yd: 'yd' },
    { group: 'products', label: 'Unit of length' },
  ),
  flag('enable_reviews', 'enable_reviews', 'yes', { group: 'products', label: 'Take reviews' }),
  flag('review_rating_verification_required', 'review_verified_only', 'no', {
    group: 'products',
    label: 'Only buyers may review',
  }),
  ofOurOwn(
    flag('comments_moderated', 'comments_moderated', 'yes', {
      group: 'products',
      label: 'Comments are read before they are shown',
    }),
  ),
  flag('manage_stock', 'manage_stock', 'yes', { group: 'products', label: 'Keep stock' }),
  number('hold_stock_minutes', 'stock_hold_minutes', '60', {
    group: 'products',
    label: 'Hold stock for unpaid orders (minutes)',
  }),
  number('notify_low_stock_amount', 'notify_low_stock_amount', '2', {
    group: 'products',
    label: 'Stock that counts as low',
  }),
  number('notify_no_stock_amount', 'notify_no_stock_amount', '0', {
    group: 'products',
    label: 'Stock that counts as none',
  }),
  flag('hide_out_of_stock_items', 'hide_out_of_stock_items', 'no', {
    group: 'products',
    label: 'Hide what is out of stock',
  }),
  ofOurOwn(
    flag('sales_need_charged_price', 'sales_need_charged_price', 'yes', {
      group: 'products',
      label: 'Show sales only from prices that were charged',
      description: 'For a day at least of the thirty days before the sale.',
    }),
  ),
  ofOurOwn(
    number('return_days', 'return_days', '0', {
      group: 'products',
      label: 'Take goods back within (days)',
      description: '0 where the shop does not say.',
    }),
  ),
  ofOurOwn(
    choice(
      'vendor_products',
      'vendor_products',
      'off',
      {
        off: 'Vendors write no products',
        review: 'The shop looks at them first',
        publish: 'Shoppers see them at once',
      },
      { group: 'products', label: 'Products of vendors' },
    ),
  ),
  ofOurOwn({
    ...option('product_feeds', {
      group: 'products',
      label: 'Product feeds',
      description: 'Which price comparisons are given the products.',
    }),
    type: 'multiselect',
    default: [],
    options: { torob: 'Torob', google: 'Google Merchant Center', emalls: 'Emalls' },
    read: ({ product_feeds }) => product_feeds,
    write: (value) => ({
      product_feeds: [...new Set(value.split(BETWEEN_VALUES))].filter(isFeed),
    }),
  }),
  {
    ...flag('prices_include_tax', 'prices_include_tax', 'no', {
      group: 'tax',
      label: 'Prices entered with tax',
    }),
    type: 'radio',
    options: { yes: 'Yes, prices include tax', no: 'No, tax comes on top' },
  },
  choice(
    'tax_based_on',
    'tax_based_on',
    'shipping',
    { shipping: 'Shipping address', billing: 'Billing address', base: 'Address of the shop' },
    { group: 'tax', label: 'Calculate tax by' },
  ),
  text('shipping_tax_class', 'shipping_tax_class', 'inherit', {
    group: 'tax',
    label: 'Tax class of shipping',
  }),
  flag('tax_round_at_subtotal', 'tax_round_at_subtotal', 'no', {
    group: 'tax',
    label: 'Round tax once, at the subtotal',
  }),
  choice('tax_display_shop', 'tax_display_shop', 'excl', TAX_DISPLAY, {
    group: 'tax',
    label: 'Prices in the shop',
  }),
  choice('tax_display_cart', 'tax_display_cart', 'excl', TAX_DISPLAY, {
    group: 'tax',
    label: 'Prices in the cart',
  }),
  text('price_display_suffix', 'price_display_suffix', '', { group: 'tax', label: 'Text after prices' }),
  choice(
    'tax_total_display',
    'tax_total_display',
    'itemized',
    { single: 'One sum', itemized: 'Each tax' },
    { group: 'tax', label: 'Tax in totals' },
  ),
  flag('enable_guest_checkout', 'enable_guest_checkout', 'yes', {
    group: 'account',
    label: 'Let guests check out',
  }),
  text('email_from_name', 'mail_from_name', '', { group: 'email', label: 'Name that mails come from' }),
  email('email_from_address', 'mail_from_address', { group: 'email', label: 'Address that mails come from' }),
  ofOurOwn(
    email('admin_email', 'admin_email', {
      group: 'email',
      label: 'Who hears of orders and messages',
      description: 'Nobody where it is empty.',
    }),
  ),
]
