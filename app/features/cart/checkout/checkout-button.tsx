import { m } from '#app/messages/paraglide/messages.js'
import { Button } from '#app/ui/actions/button.tsx'

export interface CheckoutAction {
  /** what changed beside the lines is agreed to by going on */
  agrees: boolean
  isOpening: boolean
  disabled: boolean
  onPress: () => void
}

export const CheckoutButton = ({ action, size }: { action: CheckoutAction; size: 'medium' | 'large' }) => (
  <Button full size={size} loading={action.isOpening} disabled={action.disabled} onClick={action.onPress}>
    {action.agrees ? m.cart_checkout_agree() : m.cart_checkout()}
  </Button>
)
