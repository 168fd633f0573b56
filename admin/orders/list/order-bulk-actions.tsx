import PrintIcon from '@mui/icons-material/PrintOutlined'
import StatusIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useChange } from '#admin/shared/use-change.ts'
import { useSelected } from '#admin/shared/use-selected.ts'
import { openPrint, SETTABLE } from '../order.ts'
import { useStatusLabel } from '../order-status.tsx'

const ChangeStatus = () => {
  const translate = useTranslate()
  const label = useStatusLabel()
  const { onUnselectItems } = useListContext()
  const selected = useSelected()
  const { set } = useChange('orders')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const change = async (status: string) => {
    setAnchor(null)
    const orders = await selected()
    await set(
      orders,
      { status },
      {
        message: 'ra.notification.updated',
        args: { smart_count: orders.length },
        after: onUnselectItems,
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
          <MenuItem key={status} onClick={() => void change(status)}>
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
