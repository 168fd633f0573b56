import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import type { QuoteStatus } from './use-quote.ts'

/** The shop did not answer: the cart stays, and it can be asked again. */
export const QuoteFailure = ({ status, onRetry }: { status: QuoteStatus; onRetry: () => void }) => {
  if (status !== 'failed' && status !== 'offline') return null
  const isOffline = status === 'offline'
  return (
    <Notice
      tone={isOffline ? 'warning' : 'error'}
      title={isOffline ? m.cart_quote_offline_title() : m.cart_quote_failed_title()}
      live
      actions={
        <Button size="small" variant="tonal" icon="refresh" onClick={onRetry}>
          {m.cart_retry()}
        </Button>
      }
    >
      {isOffline ? m.cart_quote_offline() : m.cart_quote_failed()}
    </Notice>
  )
}
