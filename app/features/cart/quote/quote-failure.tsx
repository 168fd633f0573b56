import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Notice } from '#app/ui/feedback/notice.tsx'
import { formatDate } from '#app/ui/format.ts'
import type { QuoteStatus } from './use-quote.ts'

interface QuoteFailureProps {
  status: QuoteStatus
  /** when the amounts that are shown came from the shop; null where none are */
  at: number | null
  onRetry: () => void
}

/** The shop did not answer: the cart stays, and it can be asked again. */
export const QuoteFailure = ({ status, at, onRetry }: QuoteFailureProps) => {
  const { timezone } = usePageSettings()
  if (status !== 'failed' && status !== 'offline') return null
  const isOffline = status === 'offline'
  return (
    <Notice
      tone={isOffline ? 'warning' : 'error'}
      title={isOffline ? m.ui_offline_title() : m.cart_quote_failed_title()}
      live
      actions={
        <Button size="small" variant="tonal" icon="refresh" onClick={onRetry}>
          {m.ui_retry()}
        </Button>
      }
    >
      {isOffline ? m.cart_quote_offline() : m.cart_quote_failed()}
      {at !== null &&
        ` ${m.cart_amounts_as_of({ date: formatDate(at, { style: 'datetime', timeZone: timezone }) })}`}
    </Notice>
  )
}
