import { Box, Card, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { buyerOf, type Order } from '../order.ts'
import { CustomerNote } from './customer-note.tsx'
import { OrderActions } from './order-actions.tsx'
import { StatusMenu } from './status-menu.tsx'

/** What is looked for first: which order, whose, when, how much, and how far it is. */
export const OrderHeader = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  return (
    <Card sx={{ padding: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" component="h1">
            {translate('orders.one')} <NumberName>{`#${order.number}`}</NumberName>
          </Typography>
          <Typography color="text.secondary">
            {buyerOf(order)}
            {order.customer_id ? '' : ` (${translate('orders.guest')})`}
            {' · '}
            <Moment value={order.date_created_gmt} isGmt />
          </Typography>
        </Box>
        <Box sx={{ textAlign: { sm: 'end' } }}>
          <Money amount={order.total} sx={{ fontSize: '1.375rem', fontWeight: 700, display: 'block' }} />
          <Typography variant="body2" color="text.secondary">
            {order.payment_method_title}
            {order.date_paid_gmt && (
              <>
                {order.payment_method_title && ' · '}
                {translate('orders.paid_at')} <Moment value={order.date_paid_gmt} isGmt style="short" />
              </>
            )}
          </Typography>
        </Box>
      </Stack>
      {order.customer_note.trim() && <CustomerNote note={order.customer_note} />}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 2, '& .MuiButton-root': { minHeight: 44 } }}
      >
        <StatusMenu order={order} />
        <OrderActions order={order} />
      </Stack>
    </Card>
  )
}
