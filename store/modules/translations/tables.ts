import type { Locale } from '#common/locale.ts'
import type { Json } from '#store/database/json.ts'

/** A name and a description, as those of categories, brands, tags, attributes and their terms. */
export interface TermTexts {
  name?: string
  description?: string
}

export interface ProductTexts extends TermTexts {
  short_description?: string
  /** attributes of this product alone, by their name in the shop's own language */
  attributes?: Record<string, { name: string; options: string[] }>
}

export interface PostTexts {
  title?: string
  content?: string
  excerpt?: string
}

/** A picture's title and what it shows. */
interface MediaTexts {
  title?: string
  alt?: string
}

interface VendorTexts {
  store_name?: string
  first_name?: string
  last_name?: string
  description?: string
}

/** Which fields of a row can be translated, by the kind of the row. */
export interface TranslatedFields {
  product: ProductTexts
  category: TermTexts
  brand: TermTexts
  tag: TermTexts
  attribute: TermTexts
  term: TermTexts
  /** of posts and pages */
  post: PostTexts
  post_category: TermTexts
  post_tag: TermTexts
  menu_item: { title?: string }
  media: MediaTexts
  vendor: VendorTexts
  shipping_method: { title?: string }
  /** of ways to pay, by their name, under the id 0 */
  gateways: Record<string, { title?: string; description?: string }>
  /** whole settings by name, under the id 0 */
  settings: Record<string, unknown>
}
export type TranslatedKind = keyof TranslatedFields

export interface TranslationsTable {
  kind: TranslatedKind
  item_id: number
  locale: Locale
  fields: Json<TranslatedFields[TranslatedKind]>
  updated_at: number
}
