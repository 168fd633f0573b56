import { m } from '../../messages/paraglide/messages.js'
import { IconButton } from '../../ui/actions/icon-button.tsx'

const copy = async (): Promise<void> => {
  const { copyAddress } = await import('./copy-address.ts')
  await copyAddress()
}

/** The phone's own share sheet, where there is one; else the address is copied. */
const share = async (title: string): Promise<void> => {
  if (!navigator.share) return copy()
  try {
    await navigator.share({ title, url: location.href })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy()
  }
}

export const ShareButton = ({ title }: { title: string }) => (
  <IconButton icon="share" variant="floating" label={m.product_share()} onClick={() => void share(title)} />
)
