import DownIcon from '@mui/icons-material/ArrowDropDown'
import { Button, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useChange } from '#admin/shared/use-change.ts'
import { type Order, SETTABLE } from '../order.ts'
import { useStatusLabel } from '../order-status.tsx'

/** The state of the order, and the way to another; it is sent at once, and may be taken back while the notice stands. */
export const StatusMenu = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const label = useStatusLabel()
  const { set } = useChange('orders')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const change = (status: string) => {
    setAnchor(null)
    if (status === order.status) return
    void set([order], { status }, { message: 'orders.now', args: { status: label(status) } })
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
