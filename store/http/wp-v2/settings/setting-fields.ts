import { isEmail } from '#common/email.ts'
import type { Locale } from '#common/locale.ts'
import type { Args } from '#store/http/wp-rest/parameters.ts'
import { textOfHtml } from '#store/modules/content/content.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { defaultProductSort } from '#store-api/contract/product-sort.ts'
import { addressField } from '#store-api/contract/settings.ts'

type Changes = Partial<StoreSettings>

/** One of WordPress's settings: what it is in this shop, and what a client changes by it, where it can be changed. */
interface SettingField {
  read: (settings: StoreSettings, origin: string) => unknown
  written?: {
    arg: Args[string]
    /** what to store; null where it does not take the value */
    write: (value: string, settings: StoreSettings) => Changes | null
  }
}

const LANGUAGES: Record<string, Locale> = { fa_IR: 'fa', en_US: 'en' }
const DATES: Record<Locale, { date: string; time: string; weekStart: number }> = {
  fa: { date: 'j F Y', time: 'H:i', weekStart: 6 },
  en: { date: 'F j, Y', time: 'g:i a', weekStart: 1 },
}
const LONGEST = 500

const fixed = (value: unknown): SettingField => ({ read: () => value })

const text = (key: 'site_name' | 'site_description'): SettingField => ({
  read: (settings) => settings[key],
  written: {
    arg: { type: 'string' },
    write: (value) => (value.length <= LONGEST ? { [key]: textOfHtml(value).trim() } : null),
  },
})

const isTimeZone = (name: string): boolean => {
  try {
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** Whether the checkout asks for a field of an address. */
const asked = (name: 'phone' | 'company' | 'address_2'): SettingField => ({
  read: ({ bill_ship_info }) => bill_ship_info[name] ?? 'hidden',
  written: {
    arg: { type: 'string', enum: addressField.options },
    write: (value, { bill_ship_info }) => ({
      bill_ship_info: { ...bill_ship_info, [name]: value as (typeof addressField.options)[number] },
    }),
  },
})

/** In WordPress's order. What cannot be changed tells how the shop is. */
export const SETTING_FIELDS: Record<string, SettingField> = {
  title: text('site_name'),
  description: text('site_description'),
  url: { read: (_, origin) => origin },
  email: {
    read: ({ admin_email }) => admin_email,
    written: {
      arg: { type: 'string', format: 'email' },
      write: (value) => (value.length <= LONGEST && isEmail(value) ? { admin_email: value } : null),
    },
  },
  timezone: {
    read: ({ timezone }) => timezone,
    written: { arg: { type: 'string' }, write: (value) => (isTimeZone(value) ? { timezone: value } : null) },
  },
  date_format: { read: ({ locale }) => DATES[locale].date },
  time_format: { read: ({ locale }) => DATES[locale].time },
  start_of_week: { read: ({ locale }) => DATES[locale].weekStart },
  language: {
    read: ({ locale }) => (locale === 'fa' ? 'fa_IR' : 'en_US'),
    written: {
      arg: { type: 'string', enum: Object.keys(LANGUAGES) },
      write: (value) => (LANGUAGES[value] ? { locale: LANGUAGES[value] } : null),
    },
  },
  use_smilies: fixed(false),
  default_category: fixed(0),
  default_post_format: fixed('0'),
  posts_per_page: fixed(12),
  show_on_front: fixed('posts'),
  page_on_front: fixed(0),
  page_for_posts: fixed(0),
  default_ping_status: fixed('closed'),
  default_comment_status: fixed('open'),
  site_logo: fixed(null),
  site_icon: fixed(0),
  pickup_location_settings: fixed([]),
  pickup_locations: fixed([]),
  woocommerce_default_catalog_orderby: fixed(defaultProductSort(false)),
  woocommerce_checkout_phone_field: asked('phone'),
  woocommerce_checkout_company_field: asked('company'),
  woocommerce_checkout_address_2_field: asked('address_2'),
}
