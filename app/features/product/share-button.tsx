import { m } from '#app/messages/paraglide/messages.js'
import { share } from '#app/shared/links/share.ts'
import { IconButton } from '#app/ui/actions/icon-button.tsx'

export const ShareButton = ({ title }: { title: string }) => (
  <IconButton
    icon="share"
    variant="floating"
    label={m.product_share()}
    onClick={() => void share(title, location.href)}
  />
)
