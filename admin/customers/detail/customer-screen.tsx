import { Box, Skeleton, Stack } from '@mui/material'
import { type RaRecord, ShowBase, Title, useShowContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { AddressSection } from '#admin/shared/address/address-section.tsx'
import type { PostalAddress } from '#admin/shared/address/address-text.tsx'
import { BackTo } from '#admin/shared/back-to.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { nameOf } from '../customer.ts'
import { CustomerDevices } from './customer-devices.tsx'
import { CustomerHeader } from './customer-header.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerPoints } from './customer-points.tsx'
import { useDesk } from './use-desk.ts'

/** A customer of `wc/v3`. */
export interface Customer extends RaRecord<number> {
  first_name: string
  last_name: string
  email: string
  username: string
  role: string
  billing: PostalAddress
  shipping: PostalAddress
}

const Waiting = () => (
  <Stack sx={{ gap: 2 }}>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={260} />
  </Stack>
)

const Content = () => {
  const permitted = usePermitted()
  const { record: customer } = useShowContext<Customer>()
  const { data: desk, error, refetch } = useDesk(Number(customer?.id ?? 0))
  if (error && customer) return <LoadFailed error={error} onAgain={refetch} />
  if (!customer || !desk) return <Waiting />
  return (
    <>
      <Title title={nameOf(desk)} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <CustomerHeader customer={customer} desk={desk} />
        </Box>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          {permitted({ needs: 'edit_shop_orders' }) && <CustomerOrders id={customer.id} />}
          <CustomerNotes desk={desk} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <AddressSection resource="customers" record={customer} kind="billing" needs="edit_users" />
          <AddressSection resource="customers" record={customer} kind="shipping" needs="edit_users" />
          <CustomerPoints desk={desk} />
          {permitted({ needs: 'edit_users' }) && <CustomerDevices id={customer.id} />}
        </Stack>
      </Box>
    </>
  )
}

/** One customer, and all that is done with them. */
const CustomerScreen = () => {
  const translate = useTranslate()
  const { id } = useParams()
  return (
    <>
      <BackTo to="/customers" label={translate('customers.menu')} />
      {/* what is begun for one customer is not to stand with another one */}
      <ShowBase key={id}>
        <Content />
      </ShowBase>
    </>
  )
}

export default CustomerScreen
