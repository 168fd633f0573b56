import type { VendorView } from '#app/shared/vendors/load-vendor.ts'

/** The vendor for search engines (schema.org). */
export const vendorData = (
  vendor: VendorView,
  { origin, path }: { origin: string; path: string },
): object => ({
  '@type': 'Store',
  name: vendor.name,
  url: origin + path,
  ...(vendor.avatar && { logo: new URL(vendor.avatar, origin).href }),
  ...(vendor.banner && { image: new URL(vendor.banner, origin).href }),
  ...(vendor.phone && { telephone: vendor.phone }),
  ...(vendor.rating_count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: vendor.rating,
      ratingCount: vendor.rating_count,
      bestRating: 5,
    },
  }),
})
