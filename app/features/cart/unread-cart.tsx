import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'

/** The device did not give its cart. A page that is loaded again fetches also code that failed in this one. */
export const UnreadCart = () => (
  <EmptyState icon="wifi_off" title={m.cart_unread()}>
    <Button icon="refresh" onClick={() => location.reload()}>
      {m.ui_retry()}
    </Button>
  </EmptyState>
)
