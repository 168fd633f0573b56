import { Alert, Divider, FormControlLabel, Stack, Switch, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { type Sums, toText } from './refund.ts'

/** A name of another script keeps the marks around it where they are. */
const isolated = (name: string): string => `\u2068${name}\u2069`

const PARTS = ['items', 'shipping', 'fees', 'tax', 'other'] as const

/** What a refund adds up to. */
export const RefundSums = ({ sums, left }: { sums: Sums; left: number }) => {
  const translate = useTranslate()
  const { decimals } = useBoot().currency
  const row = (name: string, amount: number, isStrong = false) => (
    <Stack key={name} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography sx={{ fontWeight: isStrong ? 700 : 400 }}>
        {translate(`order_desk.refund.sums.${name}`)}
      </Typography>
      <Money amount={toText(amount, decimals)} sx={{ fontWeight: isStrong ? 700 : 400 }} />
    </Stack>
  )
  return (
    <Stack sx={{ gap: 0.5 }} aria-live="polite">
      {PARTS.filter((name) => sums[name] !== 0).map((name) => row(name, sums[name]))}
      <Divider sx={{ marginBlock: 0.5 }} />
      {row('total', sums.total, true)}
      {row('kept', left - sums.total)}
    </Stack>
  )
}

interface RefundReviewProps {
  sums: Sums
  /** what can be given back in all */
  left: number
  restocks: boolean
  reason: string
  /** by what the order was paid */
  method: string
  /** the bank can give it back by itself, and is to */
  canReturn: boolean
  byBank: boolean
  onByBank: (on: boolean) => void
}

/** All that will happen, before it does. */
export const RefundReview = ({
  sums,
  left,
  restocks,
  reason,
  method,
  canReturn,
  byBank,
  onByBank,
}: RefundReviewProps) => {
  const translate = useTranslate()
  return (
    <Stack sx={{ gap: 2 }}>
      <RefundSums sums={sums} left={left} />
      {sums.pieces > 0 && (
        <Typography>
          {translate(restocks ? 'order_desk.refund.restocked' : 'order_desk.refund.not_restocked', {
            smart_count: sums.pieces,
            shown: formatNumber(sums.pieces),
          })}
        </Typography>
      )}
      {reason && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {translate('order_desk.refund.because')}: <bdi>{reason}</bdi>
        </Typography>
      )}
      {canReturn && (
        <FormControlLabel
          control={<Switch checked={byBank} onChange={(_, on) => onByBank(on)} />}
          label={translate('order_desk.refund.by_bank', { method: isolated(method) })}
          sx={{ minHeight: 44 }}
        />
      )}
      {!byBank && (
        <Alert severity="info">
          {method
            ? translate('order_desk.refund.by_hand', { method: isolated(method) })
            : translate('order_desk.refund.by_hand_plain')}
        </Alert>
      )}
      {sums.total === left && <Alert severity="warning">{translate('order_desk.refund.closes')}</Alert>}
    </Stack>
  )
}
