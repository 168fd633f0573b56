import type { VendorProduct } from '../../../store-api/contract/own-vendor.ts'
import { type SlimPicture, slimPicture } from '../../shop/slim-picture.ts'
import { tintOf } from '../../ui/display/thumbhash.ts'

/** A product as the seller's list shows it. */
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
