import { imageJson } from '#store/http/image.ts'
import type { Media } from '#store/modules/media/media.ts'

/** A picture as the Store API shows it, keys in WooCommerce's order. */
export const storeImageJson = (origin: string, media: Media) => {
  const { id, src, thumbnail, srcset, sizes, name, alt } = imageJson(origin, media)
  return { id, src, thumbnail, srcset, sizes, name, alt }
}
