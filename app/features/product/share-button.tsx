import { m } from '../../messages/paraglide/messages.js'
import { share } from '../../shop/share.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'

export const ShareButton = ({ title }: { title: string }) => (
  <IconButton
    icon="share"
    variant="floating"
    label={m.product_share()}
    onClick={() => void share(title, location.href)}
  />
)
