import { Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type HttpError, Loading, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { useBoot } from '#admin/boot-context.tsx'
import type { Order } from '#admin/orders/order.ts'
import { useGateways } from '#admin/orders/use-gateways.ts'
import { FormDialog } from '#admin/shared/form-dialog.tsx'
import { TypedNumber } from '#admin/shared/inputs/typed-number.tsx'
import { LoadFailed } from '#admin/shared/load-failed.tsx'
import { useAct } from '#admin/shared/use-act.ts'
import { formatPriceText } from '#app/ui/format.ts'
import {
  allOf,
  type Left,
  leftOf,
  NOTHING,
  problemOf,
  refundBody,
  sumsOf,
  type TypedLine,
  toMinor,
  toText,
} from './refund.ts'
import { RefundLine } from './refund-line.tsx'
import { RefundReview, RefundSums } from './refund-review.tsx'
import { useRefunds } from './use-refunds.ts'

interface RefundFormProps {
  order: Order
  lines: Left[]
  /** minor units */
  left: number
  onChange: () => void
  onClose: () => void
}

const RefundForm = ({ order, lines, left, onChange, onClose }: RefundFormProps) => {
  const translate = useTranslate()
  const { currency } = useBoot()
  const { decimals } = currency
  const [isBusy, act] = useAct()
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedLine>>(new Map())
  const [other, setOther] = useState('')
  const [restocks, setRestocks] = useState(true)
  const [reason, setReason] = useState('')
  const [isReview, setReview] = useState(false)
  const canReturn = useGateways().returns(order.payment_method) && order.date_paid_gmt !== null
  const [isByHand, setByHand] = useState(false)
  const sums = sumsOf(lines, typed, other, decimals)
  const byBank = canReturn && !isByHand && sums.total > 0
  const money = (minor: number) => formatPriceText(toText(minor, decimals), currency)
  const isWrong = lines.some((line) => problemOf(line, typed.get(line.id) ?? NOTHING, decimals))
  const isOtherWrong = Number.isNaN(sums.other) || sums.other < 0
  const isTooMuch = sums.total > left
  const isNothing = sums.total === 0 && sums.pieces === 0
  const everything = () => setTyped(new Map(lines.map((line) => [line.id, allOf(line, decimals)])))
  const refund = async () => {
    const body = refundBody(lines, typed, {
      total: sums.total,
      reason: reason.trim(),
      restocks,
      byBank,
      decimals,
    })
    let isLost = false
    const send = (key: string) =>
      call(`wc/v3/orders/${order.id}/refunds`, { method: 'POST', body, key }).catch((error: HttpError) => {
        isLost = error.status === 0
        throw error
      })
    if (await act(send, 'order_desk.refund.done')) onClose()
    // whose answer got lost can be sent again as it is, and counts once
    else setReview(isLost)
  }
  const change = () => {
    setReview(false)
    onChange()
  }
  return (
    <FormDialog
      title={translate(isReview ? 'order_desk.refund.review' : 'order_desk.refund.title')}
      isOpen
      onClose={isReview ? change : onClose}
      action={
        isReview
          ? translate('order_desk.refund.confirm', { amount: money(sums.total) })
          : translate('order_desk.refund.next')
      }
      onAction={isReview ? refund : () => setReview(true)}
      isBusy={isBusy}
      isOff={isNothing || isWrong || isOtherWrong || isTooMuch}
      isDangerous={isReview}
    >
      {isReview ? (
        <RefundReview
          sums={sums}
          left={left}
          restocks={restocks}
          reason={reason.trim()}
          method={order.payment_method_title}
          canReturn={canReturn && sums.total > 0}
          byBank={byBank}
          onByBank={(on) => setByHand(!on)}
        />
      ) : (
        <Stack sx={{ gap: 1 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
            <Typography color="text.secondary">
              {translate('order_desk.refund.left_of_order', { amount: money(left) })}
            </Typography>
            <Button onClick={everything} sx={{ minHeight: 44, flexShrink: 0 }}>
              {translate('order_desk.refund.everything')}
            </Button>
          </Stack>
          <Stack component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {lines.map((line) => (
              <RefundLine
                key={line.id}
                line={line}
                typed={typed.get(line.id) ?? NOTHING}
                onChange={(given) => setTyped(new Map(typed).set(line.id, given))}
              />
            ))}
          </Stack>
          <TypedNumber
            label={translate('order_desk.refund.other')}
            value={other}
            onChange={setOther}
            error={isOtherWrong ? translate('order_desk.refund.problems.number') : undefined}
            isMoney
          />
          <TextField
            label={translate('order_desk.refund.reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {sums.pieces > 0 && (
            <FormControlLabel
              control={<Switch checked={restocks} onChange={(_, on) => setRestocks(on)} />}
              label={translate('order_desk.refund.restock')}
              sx={{ minHeight: 44 }}
            />
          )}
          <RefundSums sums={sums} left={left} />
          {isTooMuch && (
            <Typography color="error" role="alert">
              {translate('order_desk.refund.too_much', { amount: money(left) })}
            </Typography>
          )}
        </Stack>
      )}
    </FormDialog>
  )
}

/** Gives money back for some of an order or all of it, and takes goods back into stock. */
export const RefundDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { decimals } = useBoot().currency
  const { data, error, refetch } = useRefunds(order.id)
  if (!data) return error ? <LoadFailed error={error} onAgain={refetch} /> : <Loading />
  const refunded = data.reduce((all, { amount }) => all + toMinor(amount, decimals), 0)
  return (
    <RefundForm
      order={order}
      lines={leftOf(order, data, decimals)}
      left={toMinor(order.total, decimals) - refunded}
      onChange={refetch}
      onClose={onClose}
    />
  )
}
