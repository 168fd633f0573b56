import type { Insertable } from 'kysely'
import type { Locale } from '#common/locale.ts'
import type { CouponsTable } from '#store/modules/cart/tables.ts'
import type { ProductType } from '#store/modules/catalog/tables.ts'
import type { CustomersTable } from '#store/modules/customers/tables.ts'
import type { StoreSettings } from '#store/modules/settings/schema.ts'
import type { TranslatedFields } from '#store/modules/translations/tables.ts'

/** A demo shop as it is written down: names instead of ids, days from now instead of dates. */
export interface ShopSource {
  locale: Locale
  words: ShopWords
  categories: CategorySource[]
  brands: TermSource[]
  tags: TermSource[]
  attributes: AttributeSource[]
  shippingClasses: TermSource[]
  vendors: VendorSource[]
  products: ProductSource[]
  reviews: ReviewSource
  blog: BlogSource
  pages: PageSource[]
  menu: MenuSource[]
  coupons: CouponSource[]
  /** of the second customer, and of guests */
  orders: OrderSource[]
  offers: OfferSource[]
  zones: ZoneSource[]
  taxes: { classes: { slug: string; name: string }[]; rates: TaxRateSource[] }
  customers: CustomerSource[]
  apiKey: ApiKeySource
  banners: BannerSource[]
  intro: { title: string; text: string; picture: PictureSource }[]
  settings: (find: Finder) => Partial<StoreSettings>
  /** its texts in the other language */
  translation?: TranslationSource
}

/** A name and, where there is one, a description. */
export type TermTextSource = [name: string, description?: string]

export interface ProductTextSource {
  name: string
  short: string
  /** paragraphs; without any the short description stands for them */
  about?: string[] | undefined
  points?: string[] | undefined
  /** by its name in the shop's own language */
  facts?: Record<string, [name: string, value: string]>
}

/** Texts by slug, as far as they are translated. */
export interface TranslationSource {
  /** the heading of a product's strong points */
  features: string
  products: Record<string, ProductTextSource>
  categories: Record<string, TermTextSource>
  brands: Record<string, TermTextSource>
  tags: Record<string, TermTextSource>
  attributes: Record<string, { name: string; terms: Record<string, string> }>
  vendors: Record<string, Pick<VendorSource, 'name' | 'firstName' | 'lastName' | 'description'>>
  postCategories: Record<string, TermTextSource>
  postTags: Record<string, TermTextSource>
  pages: Record<string, { title: string; content: string }>
  posts: Record<string, { title: string; excerpt: string; content: string }>
  /** by the entry's title in the shop's own language */
  menu: Record<string, string>
  /** by name */
  banners: Record<string, { title: string; subtitle: string; button: string }>
  /** in the order of the cards */
  intro: { title: string; text: string }[]
  /** ways of delivery, by their title in the shop's own language */
  deliveries: Record<string, string>
  /** ways to pay */
  gateways: TranslatedFields['gateways']
  settings: (find: Finder) => Partial<StoreSettings>
}

/** Words that the builder itself puts into texts. */
interface ShopWords {
  features: string
  /** between the options in a variation's name */
  comma: string
  reviewers: string[]
  mailHost: string
}

/** Ids of what settings refer to. */
export interface Finder {
  category: (slug: string) => number
  page: (slug: string) => number
  /** root-relative URL of a made picture */
  picture: (name: string) => string
}

export interface TermSource {
  slug: string
  name: string
  description?: string
  picture?: PictureSource
}

export interface CategorySource extends TermSource {
  parent?: string
  picture: PictureSource
  /** hues of the studio for its products */
  hues: number[]
  /** the SKU's first letters */
  code?: string
  vendor?: string
  /** kg, for products that name none */
  weight?: number
  /** paragraphs that suit every product here; each gets one or two */
  notes?: string[]
  /** where its cross-sells come from */
  goesWith?: string[]
  /** which review texts fit */
  reviews?: string
}

export interface AttributeSource {
  slug: string
  name: string
  type: 'select' | 'color'
  /** slug → name, and the swatch of colours */
  terms: Record<string, string | [name: string, swatch: string]>
}

/** Objects to photograph: emoji that are drawn in `demo/pictures/objects`. */
export interface PictureSource {
  emoji: string
  /** hex */
  colour?: string
  /** beside it in the group picture, or in a banner */
  with?: string[]
  hue?: number
  /** how it is laid out when the emoji's usual way does not suit */
  lying?: boolean
}

export interface ProductSource {
  slug: string
  name: string
  category: string
  /** further categories */
  also?: string[]
  brand?: string
  tags?: string[]
  vendor?: string
  type?: Exclude<ProductType, 'variation'>
  /** main currency units, e.g. Toman or dollars */
  price?: number
  sale?: { price: number; hours?: number; startsIn?: number }
  wholesale?: number
  picture: PictureSource
  short: string
  /** paragraphs; the first opens the description */
  about: string[]
  points?: string[]
  /** attribute slug → term slugs, shown and not chosen */
  terms?: Record<string, string[]>
  /** attribute slug → term slugs to choose from; makes the product variable */
  options?: Record<string, string[]>
  /** term slug → added to the price */
  extra?: Record<string, number>
  /** `navy/xl`: not made */
  missing?: string[]
  /** `navy/xl`: sold out */
  soldOut?: string[]
  /** attributes of this product alone */
  facts?: Record<string, string>
  /** pieces; null is not counted */
  stock?: number | null
  backorders?: 'notify' | 'yes'
  soldIndividually?: boolean
  featured?: boolean
  virtual?: boolean
  download?: DownloadSource
  external?: { url: string; button: string }
  grouped?: string[]
  /** days from now */
  expires?: number
  /** days ago */
  age?: number
  sales?: number
  weight?: number
  size?: [length: number, width: number, height: number]
  shippingClass?: string
  taxClass?: string
  upsells?: string[]
  crossSells?: string[]
  menuOrder?: number
}

/** A small file made with the shop. */
export type DownloadSource =
  | { kind: 'text'; file: string; title: string; body: string }
  | { kind: 'wallpaper'; file: string; title: string; picture: PictureSource }

export interface ReviewSource {
  count: number
  /** group → sentences by stars; `any` fits everything */
  texts: Record<string, { praise: string[]; fair: string[]; blame: string[] }>
  closings: string[]
}

export interface VendorSource extends TermSource {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: { street_1: string; street_2: string; city: string; zip: string; state: string; country: string }
  social: Record<string, string>
  featured: boolean
  avatar: PictureSource
  picture: PictureSource
}

export interface PostSource {
  slug: string
  title: string
  excerpt: string
  /** HTML */
  content: string
  category: string
  tags: string[]
  author: string
  days: number
  sticky?: boolean
  picture: PictureSource
  comments?: { author: string; text: string; reply?: string }[]
}
export interface BlogSource {
  categories: TermSource[]
  tags: TermSource[]
  /** who answers comments */
  editor: string
  posts: PostSource[]
}
export interface PageSource {
  slug: string
  title: string
  content: string
}
export interface MenuSource {
  title: string
  url: string
  children?: MenuSource[]
}
export type CouponSource = Partial<
  Omit<Insertable<CouponsTable>, 'id' | 'product_ids' | 'product_categories' | 'email_restrictions'>
> & {
  code: string
  discount_type: 'percent' | 'fixed_cart' | 'fixed_product'
  /** percent, or main currency units */
  value: number
  description: string
  products?: string[]
  categories?: string[]
  withoutCategories?: string[]
  emails?: string[]
  /** days from now; past when negative */
  expires?: number
  /** main currency units */
  minimum?: number
  maximum?: number
}
export interface OrderSource {
  /** a guest; without one it is the second customer's */
  buyer?: BuyerSource
  status: string
  /** since it was placed */
  hours: number
  /** simple products, and how often their downloads were taken */
  lines: { slug: string; quantity?: number; taken?: number }[]
  payment: { method: string; title: string }
  /** main currency units */
  delivery?: { title: string; cost: number }
  note?: string
  /** statuses and the hours after which they came, with what the shop wrote */
  path: { status: string; after: number; told?: string }[]
}
export type BuyerSource = Pick<CustomerSource, 'email' | 'first_name' | 'last_name' | 'mobile' | 'address'>
export interface OfferSource {
  kind: 'offer' | 'scratch'
  title: string
  text: string
  code: string
  /** since it was sent */
  hours: number
  seen: boolean
}
export interface ZoneSource {
  name: string
  /** state codes `IR:THR` or countries `US` */
  places: string[]
  methods: {
    method: 'flat_rate' | 'free_shipping' | 'local_pickup'
    title: string
    settings: Record<string, string>
  }[]
}
interface TaxRateSource {
  country: string
  state: string
  percent: number
  name: string
  class: string
  shipping: boolean
}
export type CustomerSource = Pick<
  Insertable<CustomersTable>,
  'email' | 'username' | 'role' | 'first_name' | 'last_name' | 'mobile'
> & {
  password: string
  /** what the account is for, in the shop's language */
  purpose: string
  address: { address_1: string; city: string; state: string; postcode: string; country: string }
}
/** for `wc/v3`, on behalf of the administrator */
export interface ApiKeySource {
  consumerKey: string
  consumerSecret: string
}
export interface BannerSource {
  name: string
  title: string
  subtitle: string
  button: string
  hue: number
  objects: PictureSource[]
  target:
    | { kind: 'category'; slug: string }
    | { kind: 'product'; slug: string }
    | { kind: 'post'; slug: string }
    | { kind: 'on_sale' }
    | { kind: 'url'; url: string }
}
