import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

/** A link that names no products that could be read, or too many. */
export const BrokenLink = () => (
  <EmptyState icon="search_off" title={m.catalog_link_broken()} text={m.catalog_link_broken_text()}>
    <Button render={<ShopLink to={href('/shop')} />}>{m.catalog_whole_shop()}</Button>
  </EmptyState>
)
