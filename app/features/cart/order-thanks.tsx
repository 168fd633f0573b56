import type { ReactNode } from 'react'
import { href } from 'react-router'
import { m } from '../../messages/paraglide/messages.js'
import { usePlacedOrder } from '../../shop/order-completion.ts'
import { ShopLink } from '../../shop/shop-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** Thanks for the order that was just placed in the payment tab; without one, the children. */
export const OrderThanks = ({ children }: { children: ReactNode }) => {
  const order = usePlacedOrder()
  if (!order) return children
  const received = href('/mobile-checkout/order-received/:id', { id: String(order.id) })
  return (
    <EmptyState icon="celebration" title={m.cart_thanks_title()} text={m.cart_thanks_text()}>
      <Button render={<ShopLink to={`${received}?key=${encodeURIComponent(order.order_key)}`} />}>
        {m.cart_thanks_order()}
      </Button>
      <Button variant="outlined" render={<ShopLink to={href('/')} />}>
        {m.cart_back_to_shop()}
      </Button>
    </EmptyState>
  )
}
