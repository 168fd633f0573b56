import { Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import type { Order } from '#admin/orders/order.ts'
import { OrderStatus } from '#admin/orders/order-status.tsx'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { Section } from '#admin/shared/section.tsx'

const FEW = 10

/** What a customer ordered, the latest first. */
export const CustomerOrders = ({ id }: { id: number }) => {
  const translate = useTranslate()
  const { data = [], isSuccess } = useQuery({
    queryKey: ['orders', 'of-customer', id],
    queryFn: async ({ signal }) =>
      (await call<Order[]>('wc/v3/orders', { query: { customer: id, per_page: FEW }, signal })).json,
  })
  const filter = JSON.stringify({ customer: id })
  return (
    <Section
      title={translate('customers.orders')}
      action={
        data.length === FEW && (
          <Button
            component={LinkBase}
            to={`/orders?${new URLSearchParams({ filter, displayedFilters: JSON.stringify({}) })}`}
            sx={{ minHeight: 44 }}
          >
            {translate('customers.all_orders')}
          </Button>
        )
      }
    >
      {isSuccess && data.length === 0 && (
        <Typography color="text.secondary">{translate('customers.no_orders')}</Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {data.map((order) => (
          <Stack
            component="li"
            key={order.id}
            direction="row"
            sx={{ alignItems: 'center', gap: 1, minHeight: 60, borderBlockEnd: 1, borderColor: 'divider' }}
          >
            <Button component={LinkBase} to={`/orders/${order.id}`} sx={{ minHeight: 44 }}>
              <NumberName>{`#${order.number}`}</NumberName>
            </Button>
            <OrderStatus status={order.status} />
            <Stack sx={{ flex: 1, alignItems: 'flex-end', whiteSpace: 'nowrap' }}>
              <Money amount={order.total} sx={{ fontWeight: 600 }} />
              <Typography variant="caption" color="text.secondary">
                <Moment value={order.date_created_gmt} isGmt style="short" />
              </Typography>
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
