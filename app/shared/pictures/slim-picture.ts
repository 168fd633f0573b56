import { PICTURE_WIDTHS } from '#common/picture-widths.ts'
import type { Image } from '#store-api/contract/products.ts'

export type SlimPicture = Pick<Image, 'src' | 'srcset'>

const OWN = new RegExp(`/media/${PICTURE_WIDTHS[0]}/`)

/**
 * A picture as pages carry it, which would otherwise repeat its URL a thousand times: the shop's own without
 * origin, and without the widths that all of them have (`Img` knows them).
 */
export const slimPicture = ({ src, srcset }: SlimPicture): SlimPicture =>
  srcset && OWN.test(srcset) ? { src: src.replace(/^https?:\/\/[^/]+/, '') } : { src, srcset }
