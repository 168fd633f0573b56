import { m } from '../../messages/paraglide/messages.js'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { toast } from '../../ui/overlays/toast.ts'

const copyAddress = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href)
    toast(m.product_link_copied(), { tone: 'success' })
  } catch {
    toast(m.product_link_not_copied(), { tone: 'error' })
  }
}

/** The phone's own share sheet, where there is one; else the address is copied. */
const share = async (title: string): Promise<void> => {
  if (!navigator.share) return copyAddress()
  try {
    await navigator.share({ title, url: location.href })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copyAddress()
  }
}

export const ShareButton = ({ title }: { title: string }) => (
  <IconButton icon="share" variant="floating" label={m.product_share()} onClick={() => void share(title)} />
)
