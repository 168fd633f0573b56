import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePlacedOrder } from '#app/shared/orders/placed-order.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { onDemand, useOnDemand } from '#app/ui/overlays/use-on-demand.ts'

const loadOrderThanks = onDemand(async () => (await import('./checkout/order-thanks.tsx')).OrderThanks)

/** Nothing in it yet, or all of it was just ordered. */
export const EmptyCart = () => {
  const { wish_list_page } = usePageSettings()
  const order = usePlacedOrder()
  const OrderThanks = useOnDemand(order !== null, loadOrderThanks, () => {})
  if (order && OrderThanks) return <OrderThanks order={order} />
  return (
    <EmptyState icon="shopping_cart" title={m.cart_empty_title()} text={m.cart_empty_text()}>
      <Button render={<ShopLink to={href('/shop/sale')} />}>{m.cart_empty_sale()}</Button>
      {wish_list_page && (
        <Button variant="outlined" render={<ShopLink to={href('/wish-list')} />}>
          {m.catalog_wish_list()}
        </Button>
      )}
    </EmptyState>
  )
}
