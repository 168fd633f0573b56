import PrintIcon from '@mui/icons-material/PrintOutlined'
import StatusIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify, useTranslate, useUpdateMany } from 'react-admin'
import { openPrint, SETTABLE } from '../order.ts'
import { useStatusLabel } from '../order-status.tsx'

const ChangeStatus = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const label = useStatusLabel()
  const { selectedIds, onUnselectItems } = useListContext()
  const [updateMany] = useUpdateMany()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const change = (status: string) => {
    setAnchor(null)
    updateMany(
      'orders',
      { ids: selectedIds, data: { status } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify('ra.notification.updated', {
            type: 'info',
            messageArgs: { smart_count: selectedIds.length },
            undoable: true,
          })
          onUnselectItems()
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<StatusIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('orders.change_status')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SETTABLE.map((status) => (
          <MenuItem key={status} onClick={() => change(status)}>
            {label(status)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** What is done with several orders at once. */
export const OrderBulkActions = () => {
  const translate = useTranslate()
  const { selectedIds } = useListContext()
  return (
    <>
      <ChangeStatus />
      <Button size="small" startIcon={<PrintIcon />} onClick={() => openPrint(selectedIds, 'invoice')}>
        {translate('orders.print_invoices')}
      </Button>
      <Button size="small" startIcon={<PrintIcon />} onClick={() => openPrint(selectedIds, 'packing-slip')}>
        {translate('orders.print_slips')}
      </Button>
    </>
  )
}
