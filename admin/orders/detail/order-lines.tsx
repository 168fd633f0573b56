import EditIcon from '@mui/icons-material/EditOutlined'
import RefundIcon from '@mui/icons-material/UndoOutlined'
import { Box, Button, Divider, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { LineItem, Order } from '../order.ts'
import { LinesDialog } from './edit/lines-dialog.tsx'
import { RefundDialog } from './refund/refund-dialog.tsx'
import { isRefundable, totalsOf } from './totals.ts'
import { TotalsRows } from './totals-rows.tsx'

const Line = ({ line }: { line: LineItem }) => (
  <Stack component="li" direction="row" sx={{ gap: 1.5, paddingBlock: 1.25, alignItems: 'center' }}>
    <Picture src={line.image.src} size={52} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.name}</Typography>
      <Typography variant="caption" color="text.secondary" component="p">
        {line.meta_data
          .filter(({ key }) => !key.startsWith('_'))
          .map((meta) => `${meta.display_key}: ${meta.display_value}`)
          .join('، ')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <Count value={line.quantity} /> × <Money amount={line.price} />
      </Typography>
    </Box>
    <Money amount={line.total} sx={{ fontWeight: 600 }} />
  </Stack>
)

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

/** What was bought, and how the total comes about. */
export const OrderLines = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  const permitted = usePermitted()
  return (
    <Section title={translate('orders.lines')} action={<LineActions order={order} />}>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {order.line_items.map((line) => (
          <Line key={line.id} line={line} />
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
