import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

export const DraftGone = () => (
  <EmptyState
    icon="shopping_cart_off"
    title={m.checkout_draft_gone_title()}
    text={m.checkout_draft_gone_text()}
    level={1}
  >
    <Button size="large" render={<ShopLink to={href('/cart')} />}>
      {m.cart_go_to()}
    </Button>
  </EmptyState>
)
