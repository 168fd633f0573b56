import { PICTURE_WIDTHS, type PictureWidth } from '#common/picture-widths.ts'

const OWN = '/media/'

interface Picture {
  src: string
  srcset?: string
}

/** A picture's `srcset`, for the shop's own (`/media/…`) made of the widths that it is drawn in. */
export const srcsetOf = (
  { src, srcset }: Picture,
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): string | undefined =>
  srcset || !src.startsWith(OWN)
    ? srcset || undefined
    : widths.map((width) => `${OWN}${width}/${src.slice(OWN.length)} ${width}w`).join(', ')
