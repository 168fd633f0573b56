import { PICTURE_WIDTHS, type PictureWidth } from '#common/picture-widths.ts'
import type { Image } from '#store-api/contract/products.ts'
import type { Media } from '../modules/media/media.ts'

const encodePath = (file: string) => file.split('/').map(encodeURIComponent).join('/')

/** The URLs of an original (no width) and its variants; AVIF or WebP is chosen when one is asked for. */
const urlsOf = (origin: string, { file }: Pick<Media, 'file'>) => {
  const path = encodePath(file)
  return (width?: PictureWidth): string => `${origin}/media/${width ? `${width}/` : ''}${path}`
}

export const mediaUrl = (origin: string, media: Pick<Media, 'file'>, width?: PictureWidth): string =>
  urlsOf(origin, media)(width)

/** The `srcset` of a picture: every variant narrower than it, and the first that shows it whole. */
export const srcsetOf = (origin: string, media: Media, urlOf = urlsOf(origin, media)): string => {
  const narrower = PICTURE_WIDTHS.filter((width) => width < media.width)
  const whole = PICTURE_WIDTHS.find((width) => width >= media.width)
  const entries = narrower.map((width) => `${urlOf(width)} ${width}w`)
  if (whole) entries.push(`${urlOf(whole)} ${media.width}w`)
  return entries.join(', ')
}

/** A picture as the contract gives it, URLs absolute. */
export const imageJson = (origin: string, media: Media): Image => {
  const urlOf = urlsOf(origin, media)
  return {
    id: media.id,
    src: urlOf(),
    name: media.title,
    alt: media.alt,
    srcset: srcsetOf(origin, media, urlOf),
    sizes: `(max-width: ${media.width}px) 100vw, ${media.width}px`,
    thumbnail: urlOf(360),
    width: media.width,
    height: media.height,
    thumbhash: media.thumbhash,
  }
}
