import { type SlimPicture, slimPicture } from '#app/shared/pictures/slim-picture.ts'
import { tintOf } from '#app/ui/display/pictures/thumbhash.ts'
import type { VendorProduct } from '#store-api/contract/vendor-dashboard.ts'

/** A product as the vendor's list shows it. */
export type ProductRow = Omit<VendorProduct, 'image' | 'permalink' | 'date_created_gmt'> & {
  image: (SlimPicture & { tint?: string }) | null
}

export const toProductRow = ({
  image,
  permalink: _,
  date_created_gmt: __,
  ...product
}: VendorProduct): ProductRow => ({
  ...product,
  image: image && { ...slimPicture(image), tint: tintOf(image.thumbhash) },
})
