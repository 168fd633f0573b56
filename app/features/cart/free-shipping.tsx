import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Icon } from '#app/ui/display/icon.tsx'
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx'
import { formatPriceText } from '#app/ui/format.ts'
import type { Quote } from '#store-api/contract/cart.ts'
import styles from './free-shipping.module.css'

/** How far the cart is from free delivery to its destination, or, before that is known, to any in the country. */
export const FreeShipping = ({ shipping }: Pick<Quote, 'shipping'>) => {
  const { currency } = usePageSettings()
  if (!shipping.required || !shipping.free_from) return null
  const minimum = Number(shipping.free_from.minimum)
  const remaining = Number(shipping.free_from.remaining)
  const isReached = remaining <= 0
  return (
    <div className={styles.free} data-reached={isReached || undefined}>
      <p className={styles.text} aria-live="polite">
        <Icon name={isReached ? 'celebration' : 'local_shipping-fill'} size={20} />
        {isReached
          ? m.cart_free_shipping_reached()
          : m.cart_free_shipping_left({
              amount: `\u2068${formatPriceText(shipping.free_from.remaining, currency)}\u2069`,
            })}
      </p>
      <ProgressBar
        label={m.cart_free_shipping_progress()}
        value={minimum > 0 ? 1 - remaining / minimum : 1}
        tone={isReached ? 'success' : 'primary'}
      />
    </div>
  )
}
