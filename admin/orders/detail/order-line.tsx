import RefundIcon from '@mui/icons-material/UndoOutlined'
import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { visuallyHidden } from '#admin/shared/visually-hidden.ts'
import { formatNumber } from '#app/ui/digits.ts'
import type { LineItem } from '../order.ts'

const Returned = ({ pieces }: { pieces: number }) => {
  const translate = useTranslate()
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        marginInline: 0.5,
        color: 'text.primary',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <RefundIcon aria-hidden sx={{ fontSize: 14, marginInlineEnd: 0.25, verticalAlign: 'text-bottom' }} />
      <bdi aria-hidden>{formatNumber(-pieces)}</bdi>
      <span style={visuallyHidden}>{translate('order_desk.refund.returned', { smart_count: pieces })}</span>
    </Box>
  )
}

interface OrderLineProps {
  line: LineItem
  /** pieces that were refunded */
  returned: number
}

/** What was bought, how many of it, and how many of them were refunded. */
export const OrderLine = ({ line, returned }: OrderLineProps) => (
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
        <Count value={line.quantity} /> {returned > 0 && <Returned pieces={returned} />} ×{' '}
        <Money amount={line.price} />
      </Typography>
    </Box>
    <Money amount={line.total} sx={{ fontWeight: 600 }} />
  </Stack>
)
