const segment = encodeURIComponent

/** Where the pages of the site are, below an origin; the same paths in the other language have its prefix. */
export const siteUrls = {
  product: (slug: string) => `/product/${segment(slug)}/`,
  productCategory: (slug: string) => `/product-category/${segment(slug)}/`,
  post: (slug: string) => `/${segment(slug)}/`,
  page: (id: number) => `/page/${id}`,
  postCategory: (id: number, slug: string) => `/news-list/${id}/${segment(slug)}`,
  postTag: (slug: string) => `/blog?tag=${segment(slug)}`,
  vendor: (slug: string) => `/store/${segment(slug)}/`,
}
