import { lazy, Suspense } from 'react'
import { href } from 'react-router'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { usePlacedOrder } from '#app/shared/orders/placed-order.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

const OrderThanks = lazy(async () => {
  const { OrderThanks } = await import('./checkout/order-thanks.tsx')
  return { default: OrderThanks }
})

/** Nothing in it yet, or all of it was just ordered. */
export const EmptyCart = () => {
  const { wish_list_page } = usePageSettings()
  const order = usePlacedOrder()
  const empty = (
    <EmptyState icon="shopping_cart" title={m.cart_empty_title()} text={m.cart_empty_text()}>
      <Button render={<ShopLink to={href('/shop/sale')} />}>{m.cart_empty_sale()}</Button>
      {wish_list_page && (
        <Button variant="outlined" render={<ShopLink to={href('/wish-list')} />}>
          {m.catalog_wish_list()}
        </Button>
      )}
    </EmptyState>
  )
  // without an order the elements stay, and so does the focus of a link
  if (!order) return empty
  return (
    <Suspense fallback={empty}>
      <OrderThanks order={order} />
    </Suspense>
  )
}
