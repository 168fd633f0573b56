import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'
import { alert } from '#app/ui/overlays/alert.ts'

interface AlertButtonProps {
  /** a product or the variation that was chosen */
  productId: number
  name: string
  soldOut: boolean
}

/** Waits in the shopper's place: for what is sold out to come back, for the rest to cost less. */
export const AlertButton = ({ productId, name, soldOut }: AlertButtonProps) => {
  const kind = soldOut ? 'restock' : 'price'
  const open = () =>
    import('./alert-dialog.tsx').then(
      ({ showAlertDialog }) => showAlertDialog({ productId, name, kind }),
      () => void alert({ title: m.product_alert_failed() }),
    )
  return (
    <Button
      variant={soldOut ? 'tonal' : 'text'}
      size={soldOut ? 'large' : 'medium'}
      full
      icon="notifications"
      onClick={() => void open()}
    >
      {soldOut ? m.product_alert_restock() : m.product_alert_price()}
    </Button>
  )
}
