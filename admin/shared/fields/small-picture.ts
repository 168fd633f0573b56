import { PICTURE_WIDTHS } from '#common/picture-widths.ts'

const ORIGINAL = /^((?:https?:\/\/[^/]+)?\/media\/)(\d{4}\/\d{2}\/[\w.-]+\.webp)$/

/** The address of the smallest variant of one of the shop's pictures; of any other its own. */
export const smallPicture = (src: string): string => src.replace(ORIGINAL, `$1${PICTURE_WIDTHS[0]}/$2`)
