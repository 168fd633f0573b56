import { Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import { digits, formatNumber } from '#app/ui/digits.ts'
import type { BulkChangeReport } from '#store-api/contract/bulk-changes.ts'

const CategoryName = ({ id }: { id: number }) => {
  const { data } = useGetOne('categories', { id }, { retry: false })
  return <bdi>{data?.name ?? digits(id)}</bdi>
}

/** What a change of many products changes, a line for each. */
export const ChangeParts = ({ change, undoes }: Pick<BulkChangeReport, 'change' | 'undoes'>) => {
  const translate = useTranslate()
  const { status, stock_status, category, percent } = change
  const parts: [label: string, value: ReactNode][] = []
  if (status) {
    const state = status === 'trash' ? 'products.bulk.trash' : `products.status.${status}`
    parts.push(['resources.products.fields.status', translate(state)])
  }
  if (category) parts.push(['products.bulk.add_category', <CategoryName key="category" id={category} />])
  if (percent) {
    const share = { style: 'percent', signDisplay: 'always', maximumFractionDigits: 2 } as const
    parts.push(['products.bulk.percent', <bdi key="percent">{formatNumber(percent / 100, share)}</bdi>])
  }
  if (stock_status) {
    parts.push(['resources.products.fields.stock_status', translate(`products.stock.${stock_status}`)])
  }
  return (
    <Stack sx={{ gap: 0.5 }}>
      {undoes !== null && (
        <Typography>{translate('products.bulk.taking_back', { id: digits(undoes) })}</Typography>
      )}
      {parts.map(([label, value]) => (
        <Typography key={label}>
          <Typography component="span" color="text.secondary">
            {`${translate(label)}: `}
          </Typography>
          {value}
        </Typography>
      ))}
    </Stack>
  )
}
