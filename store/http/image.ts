import { PICTURE_WIDTHS, type PictureWidth } from '../../common/picture-widths.ts'
import type { Image } from '../../store-api/contract/products.ts'
import type { Media } from '../modules/media/media.ts'

const encodePath = (file: string) => file.split('/').map(encodeURIComponent).join('/')

/** The address of an original, or of its variant of a width; AVIF or WebP is chosen when it is asked for. */
export const mediaUrl = (origin: string, media: Pick<Media, 'file'>, width?: PictureWidth): string =>
  `${origin}/media/${width ? `${width}/` : ''}${encodePath(media.file)}`

/** The `srcset` of a picture: every variant narrower than it, and the first that shows it whole. */
export const srcsetOf = (origin: string, media: Media): string => {
  const narrower = PICTURE_WIDTHS.filter((width) => width < media.width)
  const whole = PICTURE_WIDTHS.find((width) => width >= media.width)
  const entries = narrower.map((width) => `${mediaUrl(origin, media, width)} ${width}w`)
  if (whole) entries.push(`${mediaUrl(origin, media, whole)} ${media.width}w`)
  return entries.join(', ')
}

/** A picture as the contract gives it, addresses absolute. */
export const imageJson = (origin: string, media: Media): Image => ({
  id: media.id,
  src: mediaUrl(origin, media),
  name: media.title,
  alt: media.alt,
  srcset: srcsetOf(origin, media),
  sizes: `(max-width: ${media.width}px) 100vw, ${media.width}px`,
  thumbnail: mediaUrl(origin, media, 360),
  width: media.width,
  height: media.height,
  thumbhash: media.thumbhash,
})
