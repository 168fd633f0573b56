import EditIcon from '@mui/icons-material/EditOutlined'
import RefundIcon from '@mui/icons-material/UndoOutlined'
import { Box, Button, Divider, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { Section } from '#admin/shared/section.tsx'
import type { Order } from '../order.ts'
import { LinesDialog } from './edit/lines-dialog.tsx'
import { OrderLine } from './order-line.tsx'
import { returnedOf } from './refund/refund.ts'
import { RefundDialog } from './refund/refund-dialog.tsx'
import { useRefunds } from './refund/use-refunds.ts'
import { isRefundable, totalsOf } from './totals.ts'
import { TotalsRows } from './totals-rows.tsx'

/** What may be done with the lines: changed while the order waits, given back once it was paid for. */
const LineActions = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const [opened, setOpened] = useState<'edit' | 'refund' | null>(null)
  const close = () => setOpened(null)
  return (
    <Stack direction="row" sx={{ gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
      {order.is_editable && permitted({ needs: 'edit_published_shop_orders' }) && (
        <Button startIcon={<EditIcon />} onClick={() => setOpened('edit')}>
          {translate('order_desk.edit.open')}
        </Button>
      )}
      {isRefundable(order) && permitted({ needs: 'publish_shop_orders' }) && (
        <Button startIcon={<RefundIcon />} onClick={() => setOpened('refund')}>
          {translate('order_desk.refund.open')}
        </Button>
      )}
      {opened === 'edit' && <LinesDialog order={order} onClose={close} />}
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
    </Stack>
  )
}

/** What was bought, what was refunded of it, and how the total comes about. */
export const OrderLines = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const { data: refunds = [] } = useRefunds(order.id, { enabled: order.refunds.length > 0 })
  return (
    <Section title={translate('orders.lines')} action={<LineActions order={order} />}>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {order.line_items.map((line) => (
          <OrderLine key={line.id} line={line} returned={returnedOf(line.id, refunds)} />
        ))}
      </Box>
      {!order.is_editable && permitted({ needs: 'edit_published_shop_orders' }) && (
        <Typography variant="body2" color="text.secondary">
          {translate('order_desk.edit.not_editable')}
        </Typography>
      )}
      <Divider sx={{ marginBlock: 1.5 }} />
      <TotalsRows rows={totalsOf(order)} />
    </Section>
  )
}
