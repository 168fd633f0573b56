import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Amount } from '#app/ui/display/figures/price.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { BottomBar } from '#app/ui/layout/bottom-bar.tsx'
import type { Quote } from '#store-api/contract/cart.ts'
import styles from './checkout-bar.module.css'
import { type CheckoutAction, CheckoutButton } from './checkout-button.tsx'

interface CheckoutBarProps {
  quote: Quote | null
  isOld: boolean
  action: CheckoutAction
}

/** What is to be paid and the way on, above the shop's toolbar on a phone. */
export const CheckoutBar = ({ quote, isOld, action }: CheckoutBarProps) => {
  const { currency } = usePageSettings()
  return (
    <BottomBar
      toolbar="above"
      amount={
        <p className={styles.total} data-old={isOld || undefined}>
          <span className={styles.label}>{m.orders_amount_due()}</span>
          {quote ? (
            <Amount amount={quote.totals.total} currency={currency} />
          ) : (
            <Skeleton width={96} height={20} />
          )}
        </p>
      }
    >
      <CheckoutButton action={action} size="medium" />
    </BottomBar>
  )
}
