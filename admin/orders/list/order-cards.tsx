import { Box, Card, CardActionArea, Checkbox, Stack, Typography } from '@mui/material'
import { LinkBase, useListContext, useTranslate } from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { buyerOf, type Order } from '../order.ts'
import { OrderStatus } from '../order-status.tsx'
import { OrderBulkBar } from './order-bulk-actions.tsx'

const OrderCard = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Card component="li" sx={{ display: 'flex', alignItems: 'stretch' }}>
      <Checkbox
        checked={selectedIds.includes(order.id)}
        onChange={() => onToggleItem(order.id)}
        slotProps={{ input: { 'aria-label': `${translate('ra.action.select_row')} ${order.number}` } }}
        sx={{ minInlineSize: 48 }}
      />
      <CardActionArea
        component={LinkBase}
        to={`/orders/${order.id}`}
        sx={{ flex: 1, minWidth: 0, paddingBlock: 1.5, paddingInlineEnd: 1.5 }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, minWidth: 0 }} noWrap>
            <NumberName>{`#${order.number}`}</NumberName> {buyerOf(order)}
          </Typography>
          <Money amount={order.total} sx={{ fontWeight: 600, flexShrink: 0 }} />
        </Stack>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, marginBlockStart: 0.5 }}
        >
          <OrderStatus status={order.status} />
          <Typography variant="caption" color="text.secondary">
            <Moment value={order.date_created_gmt} isGmt />
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  )
}

/** Orders on a phone. */
export const OrderCards = () => {
  const { data = [] } = useListContext<Order>()
  return (
    <Box>
      <OrderBulkBar />
      <Stack component="ul" sx={{ gap: 1, padding: 1, margin: 0, listStyle: 'none' }}>
        {data.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </Stack>
    </Box>
  )
}
