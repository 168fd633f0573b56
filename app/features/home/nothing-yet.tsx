import { m } from '#app/messages/paraglide/messages.js'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

/** In place of all products, while there are none. */
export const NothingYet = () => (
  <EmptyState icon="storefront" title={m.catalog_empty_shop()} text={m.catalog_empty_shop_text()} />
)
