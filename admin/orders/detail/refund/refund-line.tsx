import { Box, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { TypedNumber } from '#admin/shared/inputs/typed-number.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { formatPriceText } from '#app/ui/format.ts'
import { allOf, type Left, piecesOf, problemOf, type TypedLine, toText } from './refund.ts'

interface RefundLineProps {
  line: Left
  typed: TypedLine
  onChange: (typed: TypedLine) => void
}

/** What of one line is given back. */
export const RefundLine = ({ line, typed, onChange }: RefundLineProps) => {
  const translate = useTranslate()
  const { currency } = useBoot()
  const { decimals } = currency
  const found = problemOf(line, typed, decimals)
  const money = (minor: number) => formatPriceText(toText(minor, decimals), currency)
  const errorOf = (field: keyof TypedLine) =>
    found?.field === field
      ? translate(`order_desk.refund.problems.${found.problem}`, {
          count: formatNumber(line.quantity),
          left: money(found.problem === 'tax' ? line.tax : line.total),
        })
      : undefined
  const set = (field: keyof TypedLine) => (value: string) => onChange({ ...typed, [field]: value })
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Box role="group" aria-label={line.name}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} dir="auto">
            {line.kind === 'item'
              ? line.name
              : `${translate(`order_desk.refund.${line.kind}`)}: ${line.name}`}
          </Typography>
          <Button
            size="small"
            onClick={() => onChange(allOf(line, decimals))}
            sx={{ flexShrink: 0, minHeight: 44 }}
          >
            {translate('order_desk.refund.whole')}
          </Button>
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {translate('order_desk.refund.left')}{' '}
          {line.kind === 'item' && (
            <>
              <Count value={line.quantity} /> ×{' '}
            </>
          )}
          <Money amount={toText(line.total, decimals)} />
          {line.tax > 0 && (
            <>
              {' + '}
              {translate('order_desk.refund.tax')} <Money amount={toText(line.tax, decimals)} />
            </>
          )}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            columnGap: 1,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {line.kind === 'item' && (
            <TypedNumber
              label={translate('order_desk.refund.quantity')}
              value={typed.quantity}
              onChange={(quantity) => onChange(piecesOf(line, quantity, decimals))}
              error={errorOf('quantity')}
            />
          )}
          <TypedNumber
            label={translate('order_desk.refund.amount')}
            value={typed.total}
            onChange={set('total')}
            error={errorOf('total')}
            isMoney
          />
          {line.tax > 0 && (
            <TypedNumber
              label={translate('order_desk.refund.tax')}
              value={typed.tax}
              onChange={set('tax')}
              error={errorOf('tax')}
              isMoney
            />
          )}
        </Box>
      </Box>
    </Box>
  )
}
