import OfferIcon from '@mui/icons-material/CampaignOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import MoreIcon from '@mui/icons-material/MoreVert'
import { Button, IconButton, Menu, MenuItem, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { useAct } from '#admin/shared/use-act.ts'
import type { CustomerDesk } from '#store-api/contract/office.ts'
import { BUYER_ROLES } from '../customer.ts'
import { AccountDialog } from './account-dialog.tsx'
import { BlockDialog } from './block-dialog.tsx'
import type { Customer } from './customer-screen.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

const DIALOGS = {
  account: AccountDialog,
  block: BlockDialog,
  delete: DeleteDialog,
  offer: OfferDialog,
  role: RoleDialog,
}
type Opened = keyof typeof DIALOGS

/** What is done with a whole account. */
export const CustomerActions = ({ customer, desk }: { customer: Customer; desk: CustomerDesk }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const [, act] = useAct()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = (one: Opened) => () => {
    setAnchor(null)
    setOpened(one)
  }
  const unblock = () => {
    setAnchor(null)
    const body = { blocked: false }
    act(() => call(`ghab/v1/customers/${desk.id}/block`, { method: 'PUT', body }), 'customers.unblocked')
  }
  const isBuyer = BUYER_ROLES.some((role) => role === desk.role)
  const mayEdit = permitted({ needs: 'edit_users' })
  const mayDelete = permitted({ needs: 'delete_users' }) && isBuyer
  const Opened = opened && DIALOGS[opened]
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
      {mayEdit && (
        <Button variant="outlined" startIcon={<EditIcon />} onClick={open('account')}>
          {translate('customers.edit')}
        </Button>
      )}
      {permitted({ needs: 'manage_woocommerce' }) && (
        <Button variant="outlined" startIcon={<OfferIcon />} onClick={open('offer')}>
          {translate('customers.offer.open')}
        </Button>
      )}
      {mayEdit && (
        <IconButton
          aria-label={translate('shell.more')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <MoreIcon />
        </IconButton>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {isBuyer && <MenuItem onClick={open('role')}>{translate('customers.role.open')}</MenuItem>}
        <MenuItem
          component="a"
          href={`/wp-json/ghab/v1/customers/${desk.id}/export`}
          onClick={() => setAnchor(null)}
        >
          {translate('customers.export')}
        </MenuItem>
        {isBuyer && (
          <MenuItem onClick={desk.blocked ? unblock : open('block')}>
            {translate(desk.blocked ? 'customers.unblock' : 'customers.block.open')}
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem onClick={open('delete')} sx={{ color: 'error.main' }}>
            {translate('customers.delete.open')}
          </MenuItem>
        )}
      </Menu>
      {Opened && <Opened customer={customer} desk={desk} onClose={() => setOpened(null)} />}
    </Stack>
  )
}
