import type { Locale } from '#common/locale.ts'
import type {
  Catalog,
  CatalogProduct,
  ProductTranslations,
  Taxonomy,
} from '#store/modules/catalog/catalog.ts'
import type { Media } from '#store/modules/media/media.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { Vendor } from '#store/modules/vendors/vendors.ts'

/** Who looks: the shop sees everything, a shopper what is for sale, a proven wholesale customer also those prices. */
export type View = 'full' | 'public' | 'wholesale'

/** What the serializers of products need beside the product, read once per answer. */
export interface SerializerContext {
  view: View
  origin: string
  settings: StoreSettings
  catalog: Catalog
  /** its names in the language of the answer */
  taxonomy: Taxonomy
  /** of the answer where it is not the shop's own */
  language: Locale | undefined
  translations: ProductTranslations
  pictures: ReadonlyMap<number, Media>
  vendors: ReadonlyMap<number, Vendor>
  /** the variations of the products, if the answer includes them */
  variations: ReadonlyMap<number, CatalogProduct>
  /** texts as they were written, for `context=edit` */
  raw?: boolean
}
