/** The CSS background of a swatch: of a colour, or of a picture's URL. */
export const swatchBackground = (swatch: string): string =>
  /^(https?:\/)?\//.test(swatch) ? `url(${JSON.stringify(swatch)}) center / cover` : swatch
