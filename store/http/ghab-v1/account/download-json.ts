import type { DownloadPermission } from '#store/modules/orders/orders.ts'
import type { Download } from '#store-api/contract/account-data.ts'

type Common = Omit<Download, 'access_expires_gmt' | 'file' | 'state'>

/** What customers and those who run the shop read of a download alike. */
export const commonDownloadJson = (permission: DownloadPermission, origin: string): Common => ({
  download_id: permission.download_id,
  download_url: `${origin}/wp-json/ghab/v1/downloads/${permission.token}/file`,
  product_id: permission.product_id,
  product_name: permission.product_name,
  download_name: permission.name,
  order_id: permission.order_id,
  downloads_remaining: permission.remaining === null ? 'unlimited' : String(permission.remaining),
})
