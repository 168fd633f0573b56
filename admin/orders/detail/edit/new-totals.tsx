import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type HttpError, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import type { Order } from '#admin/orders/order.ts'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { useLate } from '#admin/shared/use-late.ts'
import { formatPriceText } from '#app/ui/format.ts'
import type { OrderQuoteJson } from '#store-api/contract/order-desk.ts'
import { TotalsRows } from '../totals-rows.tsx'
import { type LinesForm, lineEdits } from './line-edits.ts'

const ROWS = ['subtotal', 'discount', 'shipping', 'fees', 'tax', 'total'] as const

const rowsOf = (quote: OrderQuoteJson) =>
  ROWS.map((name) => ({ name, amount: Number(quote[name]) * (name === 'discount' ? -1 : 1) })).filter(
    ({ name, amount }) => name === 'subtotal' || name === 'total' || amount !== 0,
  )

interface RefusedCoupon {
  code: string
  reason: string
  amount: string | null
}

const Refusal = ({ error: { message, body } }: { error: HttpError }) => {
  const translate = useTranslate()
  const { currency } = useBoot()
  const coupon = body?.data?.coupon as RefusedCoupon | undefined
  return (
    <Alert severity="error">
      {coupon
        ? translate(`order_desk.new.refused.${coupon.reason}`, {
            code: coupon.code,
            amount: coupon.amount ? formatPriceText(coupon.amount, currency) : '',
            _: message,
          })
        : translate(message, { _: message })}
    </Alert>
  )
}

interface NewTotalsProps {
  order: Order
  /** whether what was typed can be sent */
  isRight: (form: LinesForm) => boolean
}

/** What the order would come to, as the shop reckons it: the same that is written when it is saved. */
export const NewTotals = ({ order, isRight }: NewTotalsProps) => {
  const translate = useTranslate()
  const { decimals } = useBoot().currency
  const form = { ...order, ...useWatch() } as LinesForm
  const isSendable = isRight(form)
  const request = useLate(isSendable ? JSON.stringify(lineEdits(form, order, decimals)) : '')
  const { data, error, isFetching } = useQuery({
    queryKey: ['order-quote', order.id, request],
    queryFn: async ({ signal }) =>
      (
        await call<OrderQuoteJson>(`ghab/v1/orders/${order.id}/quote`, {
          method: 'POST',
          body: JSON.parse(request),
          signal,
        })
      ).json,
    enabled: request !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (error) return <Refusal error={error as HttpError} />
  if (!data) return <Skeleton variant="rounded" height={96} />
  const isOther = Number(data.total) !== Number(order.total)
  return (
    <Box
      component="section"
      aria-label={translate('order_desk.edit.new_total')}
      aria-busy={isFetching}
      aria-live="polite"
      sx={{ opacity: isFetching || !isSendable ? 0.6 : 1 }}
    >
      <TotalsRows rows={rowsOf(data)} />
      {isOther && (
        <Typography variant="body2" color="text.secondary" sx={{ marginBlockStart: 0.5 }}>
          {translate('order_desk.edit.before')} <Money amount={order.total} />
        </Typography>
      )}
    </Box>
  )
}
