import { m } from '../../messages/paraglide/messages.js'
import { toast } from '../../ui/overlays/toast.ts'

/** Puts the page's address where it can be pasted from. */
export const copyAddress = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href)
    toast(m.product_link_copied(), { tone: 'success' })
  } catch {
    toast(m.product_link_not_copied(), { tone: 'error' })
  }
}
