import type { Image } from '#store-api/contract/products.ts'

/** A picture as pages show it; `tint` is its mean colour, shown until it has come. */
export type Picture = Pick<Image, 'src' | 'srcset' | 'alt' | 'width' | 'height'> & { tint?: string }
