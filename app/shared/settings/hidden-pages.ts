import type { StoreClient } from '#store-api/client/store-client.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { isAboutPage } from './page-flags.ts'

/** The about page among those that the owner links to, while `about_us_page` switches it off. */
export const hiddenPages = async (store: StoreClient, settings: AppSettings): Promise<number[]> => {
  if (settings.about_us_page) return []
  const ids = new Set([...settings.footer_pages, ...settings.sidebar_pages].map(({ id }) => id))
  const pages = await Promise.all([...ids].map((id) => store.page(id).catch(() => null)))
  return pages.flatMap((page) => (page && isAboutPage(page.slug) ? [page.id] : []))
}
