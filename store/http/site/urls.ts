import { brandFolder } from '#common/brand-path.ts'

const segment = encodeURIComponent

/**
 * Where the pages of the site are, below an origin; the same paths in the other language have its prefix.
 * One form everywhere, that of the storefront's own links: no slash at the end.
 */
export const siteUrls = {
  product: (slug: string) => `/product/${segment(slug)}`,
  productCategory: (slug: string) => `/product-category/${segment(slug)}`,
  productTag: (slug: string) => `/product-tag/${segment(slug)}`,
  /** in the folder that the setting `brand_slug` names */
  productBrand: (brandSlug: string, slug: string) => `/${brandFolder(brandSlug)}/${segment(slug)}`,
  post: (slug: string) => `/${segment(slug)}`,
  page: (id: number) => `/page/${id}`,
  postCategory: (id: number, slug: string) => `/news-list/${id}/${segment(slug)}`,
  postTag: (slug: string) => `/blog?tag=${segment(slug)}`,
  vendor: ({ slug }: { slug: string }) => `/store/${segment(slug)}`,
}
