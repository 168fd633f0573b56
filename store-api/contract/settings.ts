import { z } from 'zod'

export const HEADER_ICONS = [
  'cart',
  'search',
  'wishlist',
  'account',
  'darkmode',
  'instagram',
  'whatsapp',
] as const

/** Where a banner, a menu entry or a footer link leads. */
export const linkTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), id: z.number(), slug: z.string() }),
  z.object({ kind: z.literal('product'), slug: z.string() }),
  z.object({ kind: z.literal('on_sale') }),
  z.object({ kind: z.literal('post'), slug: z.string() }),
  z.object({ kind: z.literal('url'), url: z.string() }),
])
export type LinkTarget = z.infer<typeof linkTarget>

export const banner = z.object({
  id: z.number(),
  title: z.string(),
  subtitle: z.string(),
  /** label of the call to action drawn beside the picture, '' for none */
  button: z.string(),
  image: z.object({
    src: z.string(),
    srcset: z.string(),
    width: z.number(),
    height: z.number(),
    alt: z.string(),
    thumbhash: z.string().nullable(),
  }),
  /** CSS hex behind the picture and its text */
  background: z.string(),
  foreground: z.string(),
  target: linkTarget,
})
export type Banner = z.infer<typeof banner>

/** What a products slider on the home page shows. */
export const productSource = z.enum(['newest', 'on_sale', 'featured', 'best_selling', 'category'])

export const homeSection = z.discriminatedUnion('type', [
  z.object({ type: z.literal('banners'), banner_ids: z.array(z.number()) }),
  z.object({ type: z.literal('categories'), title: z.string(), category_ids: z.array(z.number()) }),
  z.object({
    type: z.literal('products'),
    title: z.string(),
    source: productSource,
    category_id: z.number().optional(),
    countdown: z.boolean().optional(),
  }),
  z.object({ type: z.literal('vendors'), title: z.string() }),
  z.object({ type: z.literal('recently-viewed'), title: z.string() }),
  z.object({ type: z.literal('news'), title: z.string() }),
  z.object({ type: z.literal('brands'), title: z.string() }),
  z.object({ type: z.literal('text'), title: z.string(), html: z.string() }),
])
export type HomeSection = z.infer<typeof homeSection>

export const addressField = z.enum(['required', 'optional', 'hidden'])
const flag = z.boolean()
const pageLink = z.object({ id: z.number(), title: z.string(), url: z.string() })

/**
 * The app settings of `rests/plugin.php` (spec §3). Keys the specification names keep its spelling;
 * the handler adds the camelCase twins that the specification lists as settings flags.
 */
export const appSettings = z.object({
  // appearance
  /** one of the 18 demo theme names, or a hex colour */
  palette_color: z.string(),
  /** a hex colour that wins over palette_color, '' for none */
  custom_color: z.string(),
  app_logo: z.object({ url: z.string() }),
  dark_app_logo: z.object({ url: z.string() }),
  header_icon: z.enum(HEADER_ICONS),
  css_code: z.string(),
  dark_mode: flag,
  // site info
  /** `getHead` rules over the head of pages, and posts and pages of wp/v2 carry `yoast_head`, as with that plugin */
  yoast_active: flag,
  /** some pages have a title or a description of their own for search engines, which `getHead` tells; set with the first */
  own_heads: flag,
  site_name: z.string(),
  site_description: z.string(),
  store_address: z.string(),
  phone_numbers: z.array(z.string()),
  contact_email: z.string(),
  phone_no: z.string(),
  iframe_google_map: z.string(),
  footer_html: z.string(),
  app_link: z.string(),
  // footer and sidebar
  fast_access_in_footer: z.array(z.object({ title: z.string(), url: z.string() })),
  footer_pages: z.array(pageLink),
  sidebar_pages: z.array(pageLink),
  /** side menu style 1–3 */
  sidebar_type: z.number(),
  /** category ids of side menu style 2, [] for the first ten */
  side_menu_data: z.array(z.number()),
  // search and sign-in
  search_element_background: z.string(),
  search_element_color: z.string(),
  popular_searches: z.array(z.string()),
  signin_method: z.enum(['password', 'otp', 'both']),
  /** seconds */
  resent_otp_time: z.number(),
  // pages and display
  social_network: z.object({
    instagram: z.string(),
    whatsapp: z.string(),
    telegram: z.string(),
    youtube: z.string(),
  }),
  /** 1–5 */
  category_style: z.number(),
  my_orders_page: flag,
  news_page: flag,
  toolbar_title: flag,
  wish_list_page: flag,
  shipping_address_page: flag,
  /** 0 when there is none */
  terms_page_id: z.number(),
  privacy_page_id: z.number(),
  /** page id, 0 switches the page off */
  about_us_page: z.number(),
  contact_us_page: flag,
  edit_profile_page: flag,
  setting_page: flag,
  enable_wp_point_reward: flag,
  /** the amount, in main currency units, that a point is given for; 0 gives none */
  points_per_amount: z.number().nonnegative(),
  /** what a point takes off a bill, in main currency units; 0 keeps points from being spent */
  point_value: z.number().nonnegative(),
  /** 1–12 */
  card_style: z.number(),
  /** 4 square bullets, 3 bullets on white, 2 progress bar, else default */
  banner_style: z.number(),
  // commerce
  bill_ship_info: z.record(z.string(), addressField),
  downloads: flag,
  /** 1 Dokan, 2 WC Vendors, else off */
  mvf_enabled: z.number(),
  /** alert, cart, anything else a toast */
  after_add_cart_action: z.string(),
  /** days */
  new_product_duration: z.number(),
  /** changes with every save */
  update_order: z.string(),
  /** the folder of brands' lists: product-brand, product_brand, brands or brand */
  brand_slug: z.string(),
  expire_date_meta: z.string(),
  cancel_order_hours: z.number(),
  reviews_moderated: flag,
  trust_badges: z.array(z.object({ title: z.string(), icon: z.string(), url: z.string() })),
  // policies
  privacyPolicy: z.string(),
  termServices: z.string(),
  refundPolicy: z.string(),
  // the home page and the rest
  home: z.array(homeSection),
  banners: z.array(banner),
  intro: z.array(z.object({ title: z.string(), text: z.string(), image: z.string() })),
  currency: z.object({
    /** WooCommerce's code; IRT is Toman */
    code: z.string(),
    symbol: z.string(),
    decimals: z.number(),
    /** left, right, left_space, right_space */
    position: z.string(),
    /** shown as Rial or Toman whatever is stored; '' shows the stored currency */
    display_as: z.enum(['', 'IRT', 'IRR']),
  }),
  /** the shop's own language; the other one lives under its prefix */
  locale: z.enum(['fa', 'en']),
  /** IANA */
  timezone: z.string(),
  country: z.string(),
  appInProduction: flag,
  is_demo: flag,
})
export type AppSettings = z.infer<typeof appSettings>

type Languages = AppSettings['locale'][]

/**
 * The settings as they are told: `languages` are those that the shop has texts in, missing where that is its own alone;
 * `screen_languages` those of screens whose text is a setting, by path.
 */
export type AppSettingsAnswer = AppSettings & {
  languages?: Languages
  screen_languages?: Record<string, Languages>
}
