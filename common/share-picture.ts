/** What stands for a page where the shop has no logo that can; see public/install. */
const SHOP_PICTURE = '/install/icon-512.png'

/**
 * What is shown with a link to a page that has no picture of its own: the shop's logo, unless it is a vector, which
 * those who show links do not draw.
 * @param logo URL, absolute or from the origin; '' for none
 */
export const sharePicture = (logo: string): string =>
  /\.(png|jpe?g|webp)$/i.test(logo) ? logo : SHOP_PICTURE
