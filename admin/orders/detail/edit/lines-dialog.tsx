import { Divider, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'
import type { Order } from '#admin/orders/order.ts'
import { EditDialog } from '#admin/shared/edit-dialog.tsx'
import { areChargesRight, ChargeRows } from './charge-rows.tsx'
import { CouponCodes } from './coupon-codes.tsx'
import { areItemsRight, ItemRows } from './item-rows.tsx'
import { type LinesForm, lineEdits } from './line-edits.ts'
import { NewTotals } from './new-totals.tsx'

const Coupons = () => {
  const { setValue } = useFormContext<LinesForm>()
  const coupons = useWatch<LinesForm, 'coupon_lines'>({ name: 'coupon_lines' }) ?? []
  const write = (codes: string[]) =>
    setValue(
      'coupon_lines',
      codes.map((code) => coupons.find((one) => one.code === code) ?? { code }),
      { shouldDirty: true },
    )
  return <CouponCodes codes={coupons.map(({ code }) => code)} onChange={write} />
}

const isRight = (form: LinesForm) => areItemsRight(form.line_items) && areChargesRight(form)

const Fields = ({ order }: { order: Order }) => {
  const translate = useTranslate()
  return (
    <Stack sx={{ gap: 2 }}>
      <ItemRows saved={order.line_items} />
      <ChargeRows place="shipping_lines" />
      <ChargeRows place="fee_lines" />
      <Stack>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {translate('order_desk.edit.coupons')}
        </Typography>
        <Coupons />
      </Stack>
      <Divider />
      <NewTotals order={order} isRight={isRight} />
    </Stack>
  )
}

/** What an order is of: goods, delivery, fees and coupons. The shop adds it up anew. */
export const LinesDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const translate = useTranslate()
  const { decimals } = useBoot().currency
  return (
    <EditDialog
      title={translate('order_desk.edit.title')}
      resource="orders"
      record={order}
      onClose={onClose}
      transform={(form: LinesForm) => lineEdits(form, order, decimals)}
      isRight={isRight}
      action={translate('order_desk.edit.save')}
    >
      <Fields order={order} />
    </EditDialog>
  )
}
