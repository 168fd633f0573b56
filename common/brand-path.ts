/** Where lists of brands may stand: shops have named the brand's taxonomy in each of these ways. */
const FOLDERS = ['product-brand', 'product_brand', 'brands', 'brand'] as const

/** The first part of a brand's URL, as the setting `brand_slug` says; what is no such folder is the first. */
export const brandFolder = (brandSlug: string): (typeof FOLDERS)[number] =>
  FOLDERS.find((folder) => folder === brandSlug) ?? FOLDERS[0]
