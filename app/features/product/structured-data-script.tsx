import { productHref } from '#app/shared/links/links.ts'
import { localePrefix, useRootData } from '#app/shared/settings/root-data.ts'
import type { ProductPageData } from './load-product.ts'
import { productData } from './structured-data.ts'

/** Search engines read the page as the server sends it: only there is this made, and no browser pays for the code. */
const useJson = (data: ProductPageData): string => {
  const root = useRootData()
  if (!import.meta.env.SSR || !root) return ''
  const { origin, locale, homeLocale, shop } = root
  const product = productData(data, {
    url: origin + localePrefix(locale, homeLocale) + productHref(data.product.slug),
    currency: shop.currency.code,
    shopName: shop.site_name,
  })
  return JSON.stringify({ '@context': 'https://schema.org', ...product }).replaceAll('<', '\\u003c')
}

export const StructuredData = ({ data }: { data: ProductPageData }) => (
  <script type="application/ld+json" suppressHydrationWarning>
    {useJson(data)}
  </script>
)
