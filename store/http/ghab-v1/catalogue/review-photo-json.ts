import { mediaUrl } from '#store/http/image.ts'
import type { Media } from '#store/modules/media/media.ts'
import type { ReviewPhoto } from '#store-api/contract/reviews.ts'

export const reviewPhotoJson = (origin: string, media: Media): ReviewPhoto => ({
  src: mediaUrl(origin, media),
  thumbnail: mediaUrl(origin, media, 160),
  width: media.width,
  height: media.height,
})
