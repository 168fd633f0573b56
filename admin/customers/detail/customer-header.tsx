import { Box, Card, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Moment } from '#admin/shared/fields/date-field.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { digits } from '#app/ui/digits.ts'
import type { CustomerDesk } from '#store-api/contract/office.ts'
import { nameOf } from '../customer.ts'
import { CustomerBadges } from '../customer-badges.tsx'
import { CustomerActions } from './customer-actions.tsx'
import type { Customer } from './customer-screen.tsx'

/** Who it is, how to reach them, and what they have brought. */
export const CustomerHeader = ({ customer, desk }: { customer: Customer; desk: CustomerDesk }) => {
  const translate = useTranslate()
  const figures = [
    ['orders', <Count key="orders" value={desk.orders} />],
    ['spent', <Money key="spent" amount={desk.spent} sx={{ font: 'inherit' }} />],
    [
      'last_order',
      desk.last_order_gmt ? <Moment key="last" value={desk.last_order_gmt} isGmt style="short" /> : '—',
    ],
    ['points', <Count key="points" value={desk.points} />],
  ] as const
  return (
    <Card sx={{ padding: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="h1" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {digits(nameOf(desk))}
        </Typography>
        <CustomerBadges role={desk.role} blocked={desk.blocked} />
      </Stack>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{[desk.phone && digits(desk.phone), desk.email].filter(Boolean).join(' · ')}</bdi>
        {' · '}
        {translate('customers.since')} <Moment value={desk.date_created_gmt} isGmt style="short" />
      </Typography>
      {desk.blocked && (
        <Box
          role="note"
          sx={{
            marginBlockStart: 1.5,
            padding: 1.5,
            borderRadius: 2,
            backgroundColor: 'var(--color-error-container)',
            color: 'var(--color-on-error-container)',
          }}
        >
          <Typography>
            {translate('customers.blocked_since')} <Moment value={desk.date_blocked_gmt} isGmt />
            {desk.blocked_reason && (
              <>
                {': '}
                <bdi>{desk.blocked_reason}</bdi>
              </>
            )}
          </Typography>
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
          marginBlock: 2,
        }}
      >
        {figures.map(([name, value]) => (
          <Box key={name}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {translate(`customers.figures.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ marginInlineStart: 0, fontWeight: 700, fontSize: '1.0625rem' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <CustomerActions customer={customer} desk={desk} />
    </Card>
  )
}
