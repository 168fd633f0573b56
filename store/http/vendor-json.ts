import type { Locale } from '#common/locale.ts'
import type { Vendor as VendorJson } from '#store-api/contract/content.ts'
import type { Catalog } from '../modules/catalog/catalog.ts'
import { sanitiseHtml } from '../modules/content/content.ts'
import type { Media } from '../modules/media/media.ts'
import { languagesJson } from '../modules/translations/translations.ts'
import type { Vendor } from '../modules/vendors/vendors.ts'
import { mediaUrl } from './image.ts'

/** Which marketplace's spelling the name is given in: `mvf_enabled` 1 Dokan, 2 WC Vendors. */
export type Marketplace = 'dokan' | 'wcvendors'

interface SerializerContext {
  origin: string
  catalog: Catalog
  pictures: ReadonlyMap<number, Media>
  marketplace: Marketplace
  /** of the shop's own texts */
  locale: Locale
}

/** A vendor as shoppers see them; the rating is that of their products' reviews. */
export const vendorJson = (vendor: Vendor, context: SerializerContext): VendorJson => {
  const { catalog, origin, pictures, marketplace, locale } = context
  const figures = catalog.figures({ vendors: [vendor.id], visibleIn: 'catalog' })
  const pictureUrl = (id: number | null) => {
    const picture = pictures.get(id ?? 0)
    return picture ? mediaUrl(origin, picture) : ''
  }
  return {
    id: vendor.id,
    slug: vendor.slug,
    name: vendor.store_name,
    first_name: vendor.first_name,
    last_name: vendor.last_name,
    banner: pictureUrl(vendor.banner_id),
    avatar: pictureUrl(vendor.avatar_id),
    description: sanitiseHtml(vendor.description),
    phone: vendor.phone,
    rating: (figures.rating / 100).toFixed(2),
    rating_count: figures.ratings,
    products_count: figures.products,
    featured: vendor.featured,
    meta: marketplace === 'dokan' ? { store_name: vendor.store_name } : { pv_shop_name: vendor.store_name },
    ...languagesJson(locale, 'vendor', vendor, vendor.texts),
  }
}

/** The ids of the pictures that these vendors show. */
export const vendorPictures = (vendors: readonly Vendor[]): (number | null)[] =>
  vendors.flatMap((vendor) => [vendor.banner_id, vendor.avatar_id])
