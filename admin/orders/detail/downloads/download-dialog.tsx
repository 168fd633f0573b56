import { useRefresh } from 'react-admin'
import type { Order } from '#admin/orders/order.ts'
import { useSave } from '#admin/settings/use-save.ts'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { WholeNumberInput } from '#admin/shared/inputs/decimal-input.tsx'
import { SettingsDialog } from '#admin/shared/settings-dialog.tsx'
import type { OrderDownload } from '#store-api/contract/order-desk.ts'
import { changeDownload } from './use-downloads.ts'

interface DownloadDialogProps {
  order: Order
  download: OrderDownload
  onClose: () => void
}

interface Typed {
  downloads_remaining: number | null
  access_expires: string | null
}

/** How often and until when a file may be downloaded. */
export const DownloadDialog = ({ order, download, onClose }: DownloadDialogProps) => {
  const save = useSave(['orders', order.id, 'downloads'])
  const refresh = useRefresh()
  const { downloads_remaining, access_expires } = download
  const change = (typed: Typed) =>
    save(async () => {
      await changeDownload(order, download, {
        downloads_remaining: typed.downloads_remaining ?? null,
        access_expires: typed.access_expires || null,
      })
      onClose()
      refresh()
    })
  return (
    <SettingsDialog
      title={download.name || download.file}
      values={{ downloads_remaining, access_expires }}
      onClose={onClose}
      onSave={change}
    >
      <WholeNumberInput
        source="downloads_remaining"
        label="orders.downloads.remaining"
        helperText="orders.downloads.remaining_help"
      />
      <DateInput
        source="access_expires"
        label="orders.downloads.expires"
        helperText="orders.downloads.expires_help"
        endOfDay
      />
    </SettingsDialog>
  )
}
