import MailIcon from '@mui/icons-material/MailOutlined'
import MoreIcon from '@mui/icons-material/MoreVert'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button, IconButton, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { useChange } from '#admin/shared/use-change.ts'
import { type Order, openPrint } from '../order.ts'
import { GrantDialog } from './downloads/grant-dialog.tsx'
import { MailDialog } from './mail-dialog.tsx'

interface MoreMenuProps {
  order: Order
  onMail: () => void
  onGrant: () => void
}

const MoreMenu = ({ order, onMail, onGrant }: MoreMenuProps) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const notify = useNotify()
  const redirect = useRedirect()
  const { trash } = useChange('orders')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const after = (what: () => void) => () => {
    close()
    what()
  }
  const drop = () =>
    void trash([order], { message: 'orders.trashed', after: () => redirect('list', 'orders') })
  const copyLink = async () => {
    await navigator.clipboard.writeText(order.payment_url)
    notify('orders.link_copied', { type: 'info' })
  }
  return (
    <>
      <IconButton
        aria-label={translate('shell.more')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={after(() => openPrint([order.id], 'packing-slip'))}>
          {translate('orders.print_slip')}
        </MenuItem>
        <MenuItem onClick={after(onMail)}>{translate('orders.send_mail')}</MenuItem>
        {order.needs_payment && (
          <MenuItem onClick={after(copyLink)}>{translate('orders.copy_payment_link')}</MenuItem>
        )}
        {permitted({ needs: 'edit_published_shop_orders' }) && (
          <MenuItem onClick={after(onGrant)}>{translate('orders.downloads.grant')}</MenuItem>
        )}
        {permitted({ needs: 'delete_shop_orders' }) && order.status !== 'trash' && (
          <MenuItem onClick={after(drop)} sx={{ color: 'error.main' }}>
            {translate('orders.trash')}
          </MenuItem>
        )}
      </Menu>
    </>
  )
}

/** What is done with a whole order. */
export const OrderActions = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const [opened, setOpened] = useState<'mail' | 'grant' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => openPrint([order.id], 'invoice')}>
        {translate('orders.print_invoice')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        onClick={() => setOpened('mail')}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {translate('orders.send_mail')}
      </Button>
      <MoreMenu order={order} onMail={() => setOpened('mail')} onGrant={() => setOpened('grant')} />
      {opened === 'mail' && <MailDialog order={order} onClose={close} />}
      {opened === 'grant' && <GrantDialog order={order} onClose={close} />}
    </>
  )
}
