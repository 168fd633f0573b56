import { href, Link } from 'react-router'
import { openCheckouts } from '../../device/checkouts.ts'
import { m } from '../../messages/paraglide/messages.js'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** A payment page that was opened and not finished. */
export const UnfinishedCheckout = () => {
  const [last] = openCheckouts.use()
  if (!last) return null
  const to = `${href('/mobile-checkout')}/?order_id=${encodeURIComponent(last.draft)}`
  return (
    <Notice
      actions={
        <Button
          size="small"
          variant="outlined"
          trailingIcon="open_in_new"
          render={<Link to={to} target="_blank" rel="noopener" reloadDocument />}
        >
          {m.cart_in_flight_open()}
        </Button>
      }
    >
      {m.cart_in_flight()}
    </Notice>
  )
}
