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

/** With data saver: a step narrower than the place is usually given. */
export const narrower = (widths: readonly PictureWidth[] = PICTURE_WIDTHS): readonly PictureWidth[] => {
  const first = PICTURE_WIDTHS.indexOf(widths[0]!)
  return first > 0 ? [PICTURE_WIDTHS[first - 1]!, ...widths] : widths
}

/** Pictures stay below one pixel of theirs for one of the page, also on a phone of triple density. */
const SAVED = 0.3

/** With data saver: each length of `sizes` as if the place were that much smaller. */
export const smallerSizes = (sizes: string): string =>
  sizes.replace(
    /([\d.]+)(px|vw)(?=\s*(,|$))/g,
    (_, number: string, unit: string) => `${Math.round(Number(number) * SAVED * 10) / 10}${unit}`,
  )
