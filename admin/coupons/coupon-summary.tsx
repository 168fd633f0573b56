import { Typography } from '@mui/material'
import { useGetMany, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'
import { Section } from '#admin/shared/section.tsx'
import { useTree } from '#admin/terms/use-tree.ts'
import { digits, formatNumber, formatPercent } from '#app/ui/digits.ts'
import { formatDate, formatPriceText } from '#app/ui/format.ts'
import type { Coupon } from './coupon.ts'
import { summaryOf } from './summary.ts'

/** The coupon as it is typed, in one sentence. */
export const CouponSummary = () => {
  const translate = useTranslate()
  const { currency } = useBoot()
  const coupon = useWatch() as Partial<Coupon>
  const ids = [...(coupon.product_ids ?? []), ...(coupon.excluded_product_ids ?? [])]
  const { data: products = [] } = useGetMany('products', { ids }, { enabled: ids.length > 0 })
  const { terms } = useTree('categories')
  const nameIn = (rows: readonly { id: number; name?: string }[]) => (id: number) =>
    rows.find((row) => row?.id === id)?.name ?? digits(`#${id}`)
  const text = summaryOf(coupon, {
    translate,
    money: (amount) => formatPriceText(amount, currency),
    percent: (amount) => formatPercent(Number(amount)),
    count: formatNumber,
    date: (value) => formatDate(value, { style: 'date', timeZone: 'UTC' }),
    product: nameIn(products),
    category: nameIn(terms),
  })
  return (
    <Section title={translate('coupons.in_short')}>
      <Typography role="status" color={text ? 'text.primary' : 'text.secondary'} dir="auto">
        {text || translate('coupons.nothing')}
      </Typography>
    </Section>
  )
}
