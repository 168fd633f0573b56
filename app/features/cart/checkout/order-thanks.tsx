import { useEffect } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import type { PlacedOrder } from '#app/shared/orders/placed-order.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

/** Thanks for the order that was just placed in the payment tab, seen by who comes back to a cart that was scrolled. */
export const OrderThanks = ({ order }: { order: PlacedOrder }) => {
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [])
  const received = href('/mobile-checkout/order-received/:id', { id: String(order.id) })
  return (
    <EmptyState icon="celebration" title={m.cart_thanks_title()} text={m.cart_thanks_text()}>
      <Button render={<ShopLink to={`${received}?key=${encodeURIComponent(order.order_key)}`} />}>
        {m.orders_see_order()}
      </Button>
      <Button variant="outlined" render={<ShopLink to={href('/')} />}>
        {m.shell_back_to_shop()}
      </Button>
    </EmptyState>
  )
}
