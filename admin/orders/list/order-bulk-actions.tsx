import PrintIcon from '@mui/icons-material/PrintOutlined'
import StatusIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { BulkActionsToolbar, SelectAllButton, useListContext, useNotify, useTranslate } from 'react-admin'
import { MOST_CHOSEN } from '#admin/bulk/bulk-work.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { useOrderChange } from '../bulk/order-changes.ts'
import { MOST_PRINTED, openPrint, SETTABLE } from '../order.ts'
import { useStatusLabel } from '../order-status.tsx'

const ChangeStatus = () => {
  const translate = useTranslate()
  const label = useStatusLabel()
  const apply = useOrderChange()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = async (status: (typeof SETTABLE)[number]) => {
    setAnchor(null)
    setBusy(true)
    await apply({ status })
    setBusy(false)
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<StatusIcon />}
        loading={isBusy}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('orders.change_status')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SETTABLE.map((status) => (
          <MenuItem key={status} onClick={() => void change(status)}>
            {label(status)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const PrintButton = ({ kind, label }: { kind: Parameters<typeof openPrint>[1]; label: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { selectedIds } = useListContext()
  const print = () =>
    selectedIds.length > MOST_PRINTED
      ? notify('orders.too_many_to_print', {
          type: 'info',
          messageArgs: { most: formatNumber(MOST_PRINTED) },
        })
      : openPrint(selectedIds, kind)
  return (
    <Button size="small" startIcon={<PrintIcon />} onClick={print}>
      {translate(label)}
    </Button>
  )
}

const ONLY_IDS = { meta: { query: { _fields: 'id' } } }

/** What is done with several orders at once; all that the filters find can be chosen. */
export const OrderBulkBar = () => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_CHOSEN} queryOptions={ONLY_IDS} />}>
    <ChangeStatus />
    <PrintButton kind="invoice" label="orders.print_invoices" />
    <PrintButton kind="packing-slip" label="orders.print_slips" />
  </BulkActionsToolbar>
)
