import { Tab, Tabs } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useListContext, useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { STATUSES } from '../order.ts'
import { useStatusLabel } from '../order-status.tsx'

interface Total {
  slug: string
  total: number
}

/** Those that are there without any order too. */
const ALWAYS = new Set(['pending', 'on-hold', 'processing', 'completed'])

const readTotals = async (): Promise<Total[]> => (await call<Total[]>('wc/v3/reports/orders/totals')).json

const useTotals = (): { totals: ReadonlyMap<string, number>; isCounting: boolean } => {
  const enabled = usePermitted()({ needs: 'view_woocommerce_reports' })
  const { data = [], isLoading } = useQuery({ queryKey: ['orders', 'totals'], queryFn: readTotals, enabled })
  return { totals: new Map(data.map(({ slug, total }) => [slug, total])), isCounting: isLoading }
}

/** Orders by their state, with how many there are of each. */
export const StatusTabs = () => {
  const translate = useTranslate()
  const label = useStatusLabel()
  const { totals, isCounting } = useTotals()
  const { filterValues, setFilters } = useListContext()
  const current: string = filterValues.status ?? ''
  // one that came in later between others would push them away from under a finger
  const isShown = (slug: string) =>
    slug === current || (!isCounting && (ALWAYS.has(slug) || (totals.get(slug) ?? 0) > 0))
  const countOf = (slug: string) => {
    const count = totals.get(slug)
    return count === undefined ? '' : ` (${formatNumber(count)})`
  }
  const choose = (_: unknown, status: string) => {
    const { status: __, ...others } = filterValues
    setFilters(status === '' ? others : { ...others, status })
  }
  return (
    <Tabs
      value={current}
      onChange={choose}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('orders.by_status')}
      sx={{ borderBlockEnd: 1, borderColor: 'divider', minHeight: 44 }}
    >
      <Tab value="" label={translate('orders.all')} />
      {STATUSES.filter(isShown).map((slug) => (
        <Tab key={slug} value={slug} label={`${label(slug)}${countOf(slug)}`} />
      ))}
      {(!isCounting || current === 'trash') && <Tab value="trash" label={label('trash')} />}
    </Tabs>
  )
}
