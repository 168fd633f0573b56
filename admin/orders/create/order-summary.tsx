import { Alert, Divider, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { formatPriceText } from '#app/ui/format.ts'
import type { Quote } from '#store-api/contract/cart.ts'

const ROWS = ['subtotal', 'discount', 'shipping', 'fees', 'tax'] as const

/** What an order comes to, as the shop reckons it for a cart. */
export const OrderSummary = ({ quote }: { quote: Quote }) => {
  const translate = useTranslate()
  const { currency } = useBoot()
  const { lines, totals, removed, refused_coupons: refused } = quote
  const fewer = lines.filter(({ quantity, requested_quantity }) => quantity < requested_quantity)
  const row = (name: string, amount: string, isStrong = false) => (
    <Stack key={name} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography sx={{ fontWeight: isStrong ? 700 : 400 }}>{translate(`orders.totals.${name}`)}</Typography>
      <Money
        amount={name === 'discount' ? -Number(amount) : amount}
        sx={{ fontWeight: isStrong ? 700 : 400 }}
      />
    </Stack>
  )
  return (
    <Stack sx={{ gap: 0.5 }} aria-live="polite">
      {ROWS.filter((name) => name === 'subtotal' || Number(totals[name]) !== 0).map((name) =>
        row(name, totals[name]),
      )}
      <Divider sx={{ marginBlock: 0.5 }} />
      {row('total', totals.total, true)}
      {fewer.map(({ cart_id, name, quantity, sold_individually }) => (
        <Alert key={cart_id} severity="warning">
          {translate(`order_desk.new.fewer.${sold_individually ? 'sold_individually' : 'quantity_clamped'}`, {
            name,
            count: formatNumber(quantity),
          })}
        </Alert>
      ))}
      {removed.map(({ cart_id, name, reason }) => (
        <Alert key={cart_id} severity="warning">
          {translate(`order_desk.new.removed.${reason}`, { name })}
        </Alert>
      ))}
      {refused.map(({ code, reason, amount }) => (
        <Alert key={code} severity="error">
          {translate(`order_desk.new.refused.${reason}`, {
            code,
            amount: amount ? formatPriceText(amount, currency) : '',
          })}
        </Alert>
      ))}
    </Stack>
  )
}
