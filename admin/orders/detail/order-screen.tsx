import { Box, Skeleton, Stack } from '@mui/material'
import { ShowBase, Title, useShowContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { digits } from '#app/ui/digits.ts'
import type { Order } from '../order.ts'
import { OrderDownloads } from './downloads/order-downloads.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTracking } from './order-tracking.tsx'

const Waiting = () => (
  <Stack sx={{ gap: 2 }}>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={260} />
    <Skeleton variant="rounded" height={160} />
  </Stack>
)

const Content = () => {
  const translate = useTranslate()
  const { record: order } = useShowContext<Order>()
  if (!order) return <Waiting />
  return (
    <>
      <Title title={`${translate('orders.one')} ${digits(order.number)}`} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <OrderHeader order={order} />
        </Box>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <OrderLines order={order} />
          <OrderDownloads order={order} />
          <OrderPayments order={order} />
          <OrderTimeline order={order} />
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <OrderAddresses order={order} />
          <OrderTracking order={order} />
        </Stack>
      </Box>
    </>
  )
}

/** One order, and all that is done with it. */
const OrderScreen = () => {
  const { id } = useParams()
  return (
    // what is begun on one order is not to stand on another one
    <ShowBase key={id}>
      <Content />
    </ShowBase>
  )
}

export default OrderScreen
