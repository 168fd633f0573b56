import { Box, Divider, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { Section } from '#admin/shared/section.tsx'
import type { LineItem, Order } from '../order.ts'
import { totalsOf } from './totals.ts'

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

/** What was bought, and how the total comes about. */
export const OrderLines = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  return (
    <Section title={translate('orders.lines')}>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {order.line_items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
      <Divider sx={{ marginBlock: 1.5 }} />
      <Stack sx={{ gap: 0.5 }}>
        {totalsOf(order).map(({ name, amount }) => (
          <Stack key={name} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography sx={{ fontWeight: name === 'total' ? 700 : 400 }}>
              {translate(`orders.totals.${name}`)}
            </Typography>
            <Money amount={amount} sx={{ fontWeight: name === 'total' ? 700 : 400 }} />
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
