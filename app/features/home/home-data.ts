import { href } from 'react-router'
import { localePrefix, type SiteUrls } from '#app/shared/settings/root-data.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'

/** The shop and its search for search engines (schema.org WebSite and Organization). */
export const homeData = (shop: AppSettings, { origin, locale, homeLocale }: SiteUrls): object[] => {
  const prefix = origin + localePrefix(locale, homeLocale)
  const social = Object.values(shop.social_network).filter((url) => url.startsWith('http'))
  return [
    {
      '@type': 'WebSite',
      name: shop.site_name,
      url: `${prefix}/`,
      inLanguage: locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${prefix}${href('/search')}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@type': 'Organization',
      name: shop.site_name,
      url: `${origin}/`,
      ...(shop.app_logo.url && { logo: new URL(shop.app_logo.url, origin).href }),
      ...(shop.contact_email && { email: shop.contact_email }),
      ...(shop.phone_no && { telephone: shop.phone_no }),
      ...(social.length && { sameAs: social }),
    },
  ]
}
