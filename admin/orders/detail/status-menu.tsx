import DownIcon from '@mui/icons-material/ArrowDropDown'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate, useUpdate } from 'react-admin'
import { type Order, SETTABLE } from '../order.ts'
import { useStatusLabel } from '../order-status.tsx'

/** The state of the order, and the way to another; it may be taken back while the notice stands. */
export const StatusMenu = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const label = useStatusLabel()
  const [update] = useUpdate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const change = (status: string) => {
    setAnchor(null)
    if (status === order.status) return
    update(
      'orders',
      { id: order.id, data: { ...order, status }, previousData: order },
      {
        mutationMode: 'undoable',
        onSuccess: () =>
          notify('orders.now', { type: 'info', undoable: true, messageArgs: { status: label(status) } }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    )
  }
  return (
    <>
      <Button
        variant="contained"
        endIcon={<DownIcon />}
        aria-haspopup="menu"
        aria-label={`${translate('orders.change_status')}: ${label(order.status)}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label(order.status)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SETTABLE.map((status) => (
          <MenuItem key={status} selected={status === order.status} onClick={() => change(status)}>
            {label(status)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
