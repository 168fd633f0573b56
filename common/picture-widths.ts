/**
 * px. Every picture of the shop's own is to be had in these (`/media/<width>/<file>`). On a phone of 390 at double
 * density: a round picture, half the screen, all of it; the rest for wider ones.
 */
export const PICTURE_WIDTHS = [160, 360, 540, 800, 1280] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
