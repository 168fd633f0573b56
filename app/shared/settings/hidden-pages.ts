import { ABOUT_SLUGS } from '#common/page-screen.ts'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'

/** The ids of about pages while `about_us_page` switches them off; none where the owner links to no page at all. */
export const hiddenPages = async (store: StoreClient, settings: AppSettings): Promise<number[]> => {
  if (settings.about_us_page) return []
  const { footer_pages, sidebar_pages, fast_access_in_footer, trust_badges } = settings
  const links = [...fast_access_in_footer, ...trust_badges].filter(({ url }) => url.includes('/page/'))
  if (footer_pages.length + sidebar_pages.length + links.length === 0) return []
  const pages = await store.pagesBySlug(ABOUT_SLUGS).catch(() => [])
  return pages.map(({ id }) => id)
}
