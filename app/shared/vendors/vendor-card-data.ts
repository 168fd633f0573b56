import type { Vendor } from '#store-api/contract/content.ts'

/** A vendor cut down to their card. */
export type VendorCardData = Pick<
  Vendor,
  'id' | 'slug' | 'name' | 'banner' | 'avatar' | 'rating' | 'products_count'
>

export const toVendorCard = (vendor: Vendor): VendorCardData => ({
  id: vendor.id,
  slug: vendor.slug,
  name: vendor.meta.store_name ?? vendor.meta.pv_shop_name ?? vendor.name,
  banner: vendor.banner,
  avatar: vendor.avatar,
  rating: vendor.rating,
  products_count: vendor.products_count,
})
