import { m } from '#app/messages/paraglide/messages.js'
import { toast } from '#app/ui/overlays/toast.ts'

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    toast(m.ui_link_copied(), { tone: 'success' })
  } catch {
    toast(m.ui_link_not_copied(), { tone: 'error' })
  }
}

/** The phone's own share sheet, where there is one; else the URL is copied. */
export const share = async (title: string, url: string): Promise<void> => {
  if (!navigator.share) return copy(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(url)
  }
}
