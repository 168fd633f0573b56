import MailIcon from '@mui/icons-material/MailOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { useChange } from '#admin/shared/use-change.ts'
import { VerbMenu } from '#admin/shared/verb-menu.tsx'
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
  const drop = () =>
    void trash([order], { message: 'orders.trashed', after: () => redirect('list', 'orders') })
  const copyLink = async () => {
    await navigator.clipboard.writeText(order.payment_url)
    notify('orders.link_copied', { type: 'info' })
  }
  return (
    <VerbMenu
      label={translate('shell.more')}
      verbs={[
        { label: translate('orders.print_slip'), onChoose: () => openPrint([order.id], 'packing-slip') },
        { label: translate('orders.send_mail'), onChoose: onMail },
        order.needs_payment && {
          label: translate('orders.copy_payment_link'),
          onChoose: () => void copyLink(),
        },
        permitted({ needs: 'edit_published_shop_orders' }) && {
          label: translate('orders.downloads.grant'),
          onChoose: onGrant,
        },
        permitted({ needs: 'delete_shop_orders' }) &&
          order.status !== 'trash' && {
            label: translate('orders.trash'),
            isDangerous: true,
            onChoose: drop,
          },
      ]}
    />
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
