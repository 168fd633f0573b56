import { href } from 'react-router'
import { type OpenCheckout, openCheckouts } from '#app/device/shopping/checkouts.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { ShopLink } from '#app/shared/links/shop-link.tsx'
import { Button } from '#app/ui/actions/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'

const wordsOf = ({ placed, refused }: OpenCheckout): { text: string; action: string } => {
  if (refused) return { text: m.cart_payment_refused(), action: m.orders_pay_again() }
  return placed
    ? { text: m.cart_in_flight(), action: m.cart_in_flight_open() }
    : { text: m.cart_checkout_begun(), action: m.cart_checkout_begun_open() }
}

/** A payment page that was opened and not finished, or a payment that the bank refused. */
export const UnfinishedCheckout = () => {
  const last = openCheckouts.use(({ value }) => value[0])
  if (!last) return null
  const { text, action } = wordsOf(last)
  const to = `${href('/mobile-checkout')}/?order_id=${encodeURIComponent(last.draft)}`
  return (
    <Notice
      tone={last.refused ? 'warning' : 'info'}
      actions={
        <Button
          size="small"
          variant="outlined"
          trailingIcon="open_in_new"
          render={<ShopLink to={to} target="_blank" rel="noopener" reloadDocument />}
        >
          {action}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
