import { m } from '#app/messages/paraglide/messages.js'
import type { IconName } from '#app/ui/display/icon-names.ts'
import type { ProductView } from './product-view.ts'

/** How a product arrives; null where another shop or its parts say so. */
export const deliveryNote = ({
  type,
  downloadable,
  virtual,
}: Pick<ProductView, 'type' | 'downloadable' | 'virtual'>): { icon: IconName; text: string } | null => {
  if (type === 'external' || type === 'grouped') return null
  if (downloadable) return { icon: 'download', text: m.product_download_note() }
  if (virtual) return { icon: 'bolt', text: m.product_virtual_note() }
  return { icon: 'local_shipping', text: m.product_delivery_note() }
}
