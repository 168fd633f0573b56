import type { StoreSettings } from '#store/modules/settings/settings.ts'
import { siteUrls } from './urls.ts'

/** Paths of the pages on which the shop's policies stand; null for one that it does not have. */
export const policyPaths = ({
  termServices,
  terms_page_id,
  privacyPolicy,
  privacy_page_id,
  refundPolicy,
}: StoreSettings): Record<'terms' | 'privacy' | 'refund', string | null> => {
  const pathOf = (path: string, html: string, page: number) =>
    html ? path : page > 0 ? siteUrls.page(page) : null
  return {
    terms: pathOf('/terms', termServices, terms_page_id),
    privacy: pathOf('/privacy', privacyPolicy, privacy_page_id),
    refund: pathOf('/refund', refundPolicy, 0),
  }
}
