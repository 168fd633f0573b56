import { demoThemes } from '#common/demo-themes.ts'
import { type AppSettings, HEADER_ICONS, productSource } from '#store-api/contract/settings.ts'
import { MAX_RESENT_OTP_TIME } from '../schema.ts'

/** How a setting, or a part of one, is given. A form is made from it, and what is given is checked by it. */
export type LookField = (
  | { kind: 'flag' }
  | { kind: 'number'; min: number; max: number; fraction?: true }
  | { kind: 'choice'; choices: readonly (string | number)[] }
  /** lines: may hold line breaks; required: may not be empty */
  | { kind: 'text'; max: number; lines?: true; required?: true }
  | { kind: 'html' | 'css'; max: number }
  /** a hex colour; empty: or ''; names: or one of the shop's themes */
  | { kind: 'colour'; empty?: true; names?: readonly string[] }
  /** the URL of a picture, '' for none */
  | { kind: 'picture' }
  /** a picture of the library with what it shows: `src` and `alt` are given, the rest follows from the picture */
  | { kind: 'image' }
  /** a path of the shop or a URL, '' for none */
  | { kind: 'link' }
  | { kind: 'email' }
  /** the id of a page, 0 for none */
  | { kind: 'page' }
  | { kind: 'category' }
  /** the id of one of the banners */
  | { kind: 'banner' }
  | { kind: 'object'; fields: LookFields }
  | { kind: 'list'; item: LookField; most: number; unique?: string }
  /** an object whose other fields follow from the field `by` */
  | { kind: 'variants'; by: string; variants: Record<string, LookFields> }
) & { optional?: true }
export type LookFields = Record<string, LookField>

/** In the order of a form. */
export const LOOK_GROUPS = [
  'colours',
  'shop',
  'contact',
  'home',
  'menus',
  'search',
  'pages',
  'accounts',
  'products',
  'checkout',
  'policies',
  'advanced',
] as const
export type LookGroup = (typeof LOOK_GROUPS)[number]

/** Settings that are set elsewhere: where the shop is and how it counts. A change of them is no matter of looks. */
type ElsewhereKey = 'update_order' | 'currency' | 'locale' | 'timezone' | 'country' | 'is_demo'

const flag = { kind: 'flag' } as const
const text = (max: number): LookField => ({ kind: 'text', max })
const required = (max: number): LookField => ({ kind: 'text', max, required: true })
const number = (min: number, max: number): LookField => ({ kind: 'number', min, max })
const choice = (...choices: (string | number)[]): LookField => ({ kind: 'choice', choices })
const html: LookField = { kind: 'html', max: 100_000 }
const colour: LookField = { kind: 'colour' }
const colourOrNone: LookField = { kind: 'colour', empty: true }
const picture: LookField = { kind: 'picture' }
const link: LookField = { kind: 'link' }
const page: LookField = { kind: 'page' }
const category: LookField = { kind: 'category' }
const object = (fields: LookFields): LookField => ({ kind: 'object', fields })
const list = (item: LookField, most: number): LookField => ({ kind: 'list', item, most })

const pageLinks = list(object({ id: page, title: required(200), url: link }), 50)
const addressField = choice('required', 'optional', 'hidden')

const target: LookField = {
  kind: 'variants',
  by: 'kind',
  variants: {
    category: { id: category, slug: text(200) },
    product: { slug: required(200) },
    on_sale: {},
    post: { slug: required(200) },
    url: { url: link },
  },
}

const banners: LookField = {
  kind: 'list',
  most: 100,
  unique: 'id',
  item: object({
    id: number(1, Number.MAX_SAFE_INTEGER),
    title: text(200),
    subtitle: text(500),
    button: text(100),
    image: { kind: 'image' },
    background: colour,
    foreground: colour,
    target,
  }),
}

const title = { title: text(200) }
const home: LookField = {
  kind: 'list',
  most: 50,
  item: {
    kind: 'variants',
    by: 'type',
    variants: {
      banners: { banner_ids: list({ kind: 'banner' }, 50) },
      categories: { ...title, category_ids: list(category, 100) },
      products: {
        ...title,
        source: choice(...productSource.options),
        category_id: { ...category, optional: true },
        countdown: { ...flag, optional: true },
      },
      vendors: title,
      'recently-viewed': title,
      news: title,
      brands: title,
      text: { ...title, html },
    },
  },
}

const groups: Record<LookGroup, LookFields> = {
  colours: {
    palette_color: { kind: 'colour', names: Object.keys(demoThemes) },
    custom_color: colourOrNone,
    dark_mode: flag,
    app_logo: object({ url: picture }),
    dark_app_logo: object({ url: picture }),
    header_icon: choice(...HEADER_ICONS),
    toolbar_title: flag,
    card_style: number(1, 12),
    banner_style: choice(1, 2, 3, 4),
    category_style: choice(1, 2, 3, 4, 5),
  },
  shop: {
    site_name: required(500),
    site_description: text(1000),
    app_link: link,
    trust_badges: list(object({ title: required(200), icon: text(500), url: link }), 12),
    footer_html: html,
  },
  contact: {
    store_address: { kind: 'text', max: 500, lines: true },
    phone_no: text(50),
    phone_numbers: list(required(50), 20),
    contact_email: { kind: 'email' },
    social_network: object({
      instagram: text(300),
      whatsapp: text(300),
      telegram: text(300),
      youtube: text(300),
    }),
    iframe_google_map: text(5000),
    contact_us_page: flag,
  },
  home: {
    home,
    banners,
    intro: list(object({ title: text(200), text: text(2000), image: picture }), 20),
  },
  menus: {
    sidebar_type: choice(1, 2, 3),
    side_menu_data: list(category, 100),
    sidebar_pages: pageLinks,
    footer_pages: pageLinks,
    fast_access_in_footer: list(object({ title: required(200), url: link }), 50),
  },
  search: {
    search_element_background: colourOrNone,
    search_element_color: colourOrNone,
    popular_searches: list(required(100), 30),
  },
  pages: {
    news_page: flag,
    wish_list_page: flag,
    my_orders_page: flag,
    shipping_address_page: flag,
    edit_profile_page: flag,
    setting_page: flag,
    downloads: flag,
    about_us_page: page,
    terms_page_id: page,
    privacy_page_id: page,
  },
  accounts: {
    signin_method: choice('password', 'otp', 'both'),
    resent_otp_time: number(30, MAX_RESENT_OTP_TIME),
    enable_wp_point_reward: flag,
    points_per_amount: { kind: 'number', min: 0, max: 1e12, fraction: true },
    point_value: { kind: 'number', min: 0, max: 1e12, fraction: true },
  },
  products: {
    new_product_duration: number(0, 3650),
    reviews_moderated: flag,
    mvf_enabled: choice(0, 1, 2),
    brand_slug: choice('product-brand', 'product_brand', 'brands', 'brand'),
    expire_date_meta: text(100),
  },
  checkout: {
    after_add_cart_action: choice('toast', 'alert', 'cart'),
    cancel_order_hours: number(0, 8760),
    bill_ship_info: object({
      first_name: addressField,
      last_name: addressField,
      company: addressField,
      country: addressField,
      state: addressField,
      city: addressField,
      address_1: addressField,
      address_2: addressField,
      postcode: addressField,
      phone: addressField,
      email: addressField,
    }),
  },
  policies: { privacyPolicy: html, termServices: html, refundPolicy: html },
  advanced: { css_code: { kind: 'css', max: 100_000 }, yoast_active: flag, appInProduction: flag },
}

/** Every setting of the shop's look, by the group that it stands in. */
export const LOOK_FIELDS_BY_GROUP: Readonly<Record<LookGroup, LookFields>> = groups

export const LOOK_FIELDS: Readonly<LookFields> = Object.assign({}, ...Object.values(groups))

export type LookKey = Exclude<keyof AppSettings, ElsewhereKey>
export const LOOK_KEYS = Object.keys(LOOK_FIELDS) as LookKey[]
