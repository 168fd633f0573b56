import { customer } from '#app/device/customer/customer.ts'
import { cart } from '#app/device/shopping/cart.ts'
import { destination } from '#app/device/shopping/destination.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { useQueuedPress } from '#app/shared/forms/use-queued-press.ts'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { formatPriceText } from '#app/ui/format.ts'
import { Stack } from '#app/ui/layout/container.tsx'
import type { CartLine } from '#store-api/contract/cart.ts'
import { agreeToAll } from './cart-actions.ts'
import { CartLines } from './cart-lines.tsx'
import styles from './cart-page.module.css'
import { CartSummary } from './cart-summary.tsx'
import { CheckoutBar } from './checkout/checkout-bar.tsx'
import { type CheckoutAction, CheckoutButton } from './checkout/checkout-button.tsx'
import { draftRequest } from './checkout/draft-request.ts'
import { UnfinishedCheckout } from './checkout/unfinished-checkout.tsx'
import { useCheckout } from './checkout/use-checkout.ts'
import { CouponBox } from './coupon-box.tsx'
import { mergeQuote, needShipping, orderedLines } from './quote/merge-quote.ts'
import { QuoteFailure } from './quote/quote-failure.tsx'
import { placeIn, quoteRequest } from './quote/quote-request.ts'
import { useCoupons } from './quote/use-coupons.ts'
import { useQuote } from './quote/use-quote.ts'
import { ShippingBox } from './shipping-box.tsx'

/** The lines as the device has them at once, and beside them what the shop says. */
export const FilledCart = ({ lines }: { lines: CartLine[] }) => {
  const { currency, country } = usePageSettings()
  const coupons = cart.useCoupons()
  const shippingLines = cart.useShippingLines()
  const place = placeIn(country, destination.use())
  const requestWith = (codes: string[]) => quoteRequest(lines, codes, shippingLines, place)
  const { quote, at, status, retry, adopt } = useQuote(requestWith(coupons))
  const trying = useCoupons({ requestWith, adopt })
  const { checkOut, isOpening } = useCheckout()

  const shown = mergeQuote(lines, quote)
  const hasChanges = shown.some(({ changes, removal }) => changes.length > 0 || removal)
  const ordered = orderedLines(shown)
  const isOld = status !== 'ready'
  const goOn = () => {
    if (!quote) return
    agreeToAll(shown)
    void checkOut(draftRequest(ordered, quote, place, customer.get()?.id), ordered)
  }
  const isWaiting = status === 'loading'
  const queue = useQueuedPress(isWaiting, () => {
    // what has changed meanwhile is agreed to first
    if (status === 'ready' && !hasChanges && ordered.length > 0) goOn()
  })
  const action: CheckoutAction = {
    agrees: hasChanges,
    isOpening: isOpening || queue.isQueued,
    disabled: isWaiting ? ordered.length === 0 && quote !== null : !quote || isOld || ordered.length === 0,
    onPress: isWaiting ? queue.press : goOn,
  }
  return (
    <Stack className={styles.columns}>
      <Stack>
        <QuoteFailure status={status} at={at} onRetry={retry} />
        <UnfinishedCheckout />
        {hasChanges && <Notice tone="warning">{m.cart_changed()}</Notice>}
        <CartLines lines={shown} />
        <Stack className={styles.extras}>
          <CouponBox codes={coupons} quote={quote} coupons={trying} />
          {needShipping(shown) && <ShippingBox place={place} quote={quote} status={status} />}
        </Stack>
      </Stack>
      <Stack className={styles.side}>
        <CartSummary quote={quote} isOld={isOld}>
          <div className={styles.checkout}>
            <CheckoutButton action={action} size="large" />
            <p className={styles.note}>{m.cart_checkout_note()}</p>
          </div>
        </CartSummary>
      </Stack>
      <CheckoutBar quote={quote} isOld={isOld} action={action} />
      <p className="visually-hidden" role="status">
        {status === 'ready' && quote
          ? m.cart_updated({ total: formatPriceText(quote.totals.total, currency) })
          : ''}
      </p>
    </Stack>
  )
}
