import UpIcon from '@mui/icons-material/NorthOutlined'
import DownIcon from '@mui/icons-material/SouthOutlined'
import { Box, Skeleton, Stack, Typography } from '@mui/material'
import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { ToggleChoice } from '#admin/shared/inputs/toggle-choice.tsx'
import { Section } from '#admin/shared/section.tsx'
import { visuallyHidden } from '#admin/shared/visually-hidden.ts'
import { formatNumber, formatPercent } from '#app/ui/digits.ts'
import { formatDate, formatPriceText } from '#app/ui/format.ts'
import type { Overview, OverviewPeriod } from '#store-api/contract/overview.ts'
import { growth } from './to-do.ts'

const RevenueChart = lazy(() => import('./revenue-chart.tsx'))

const PERIODS: OverviewPeriod[] = ['day', 'week', 'month']
const CHART_HEIGHT = 260

interface RevenueProps {
  overview: Overview
  period: OverviewPeriod
  onPeriod: (period: OverviewPeriod) => void
  isStale: boolean
}

const Growth = ({ now, before }: { now: number; before: number }) => {
  const translate = useTranslate()
  const percent = growth(now, before)
  if (percent === null) return null
  const Icon = percent < 0 ? DownIcon : UpIcon
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        fontWeight: 600,
        color: percent < 0 ? 'error.main' : percent > 0 ? 'success.main' : 'text.secondary',
      }}
    >
      {percent !== 0 && <Icon aria-hidden sx={{ fontSize: 16 }} />}
      <span style={visuallyHidden}>{translate(percent < 0 ? 'overview.less' : 'overview.more')}</span>
      {formatPercent(Math.abs(percent))}
    </Typography>
  )
}

const Figure = ({ label, children, trend }: { label: string; children: ReactNode; trend: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="body2" component="dt" color="text.secondary">
      {label}
    </Typography>
    <Box
      component="dd"
      sx={{ margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}
    >
      {children}
      {trend}
    </Box>
  </Box>
)

/** For those who do not see the chart. */
const SeriesTable = ({ overview, label }: { overview: Overview; label: (date: string) => string }) => {
  const translate = useTranslate()
  const { currency } = useBoot()
  return (
    // a table is as wide as its cells, whatever it is told
    <div style={visuallyHidden}>
      <table>
        <caption>{translate('overview.revenue')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('overview.time')}</th>
            <th scope="col">{translate('overview.now')}</th>
            <th scope="col">{translate('overview.before')}</th>
            <th scope="col">{translate('overview.orders')}</th>
          </tr>
        </thead>
        <tbody>
          {overview.current.series.map(({ date, net, orders }, at) => (
            <tr key={date}>
              <th scope="row">{label(date)}</th>
              <td>{formatPriceText(net, currency)}</td>
              <td>{formatPriceText(overview.before.series[at]?.net ?? '', currency)}</td>
              <td>{formatNumber(orders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Totals = ({ overview: { current, before } }: { overview: Overview }) => {
  const translate = useTranslate()
  const { totals } = current
  const { so_far: past } = before
  const big = { fontSize: '1.375rem', fontWeight: 700 }
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <Figure
        label={translate('overview.net')}
        trend={<Growth now={Number(totals.net)} before={Number(past.net)} />}
      >
        <Money amount={totals.net} sx={big} />
      </Figure>
      <Figure
        label={translate('overview.orders')}
        trend={<Growth now={totals.orders} before={past.orders} />}
      >
        <Typography component="span" sx={big}>
          <Count value={totals.orders} />
        </Typography>
      </Figure>
      <Figure
        label={translate('overview.average')}
        trend={<Growth now={Number(totals.average)} before={Number(past.average)} />}
      >
        <Money amount={totals.average} sx={{ ...big, fontSize: { xs: '1rem', md: '1.375rem' } }} />
      </Figure>
    </Box>
  )
}

/** What the shop took in, against as much time before. */
export const Revenue = ({ overview, period, onPeriod, isStale }: RevenueProps) => {
  const translate = useTranslate()
  const label = useCallback(
    (date: string) => formatDate(date, { style: overview.period === 'day' ? 'time' : 'month' }),
    [overview.period],
  )
  return (
    <Section
      title={translate('overview.revenue')}
      action={
        <ToggleChoice
          label={translate('overview.period')}
          value={period}
          choices={PERIODS.map((id) => ({ id, name: translate(`overview.periods.${id}`) }))}
          onChoose={onPeriod}
        />
      }
    >
      <Box aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 150ms' }}>
        <Totals overview={overview} />
        <Typography variant="caption" color="text.secondary" sx={{ display: 'block', marginBlock: 1 }}>
          {translate(`overview.compared.${overview.period}`)}
        </Typography>
        <Box aria-hidden sx={{ height: CHART_HEIGHT, marginInline: -0.5 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
            <RevenueChart overview={overview} label={label} />
          </Suspense>
        </Box>
        <Stack
          direction="row"
          spacing={2}
          aria-hidden
          sx={{ justifyContent: 'center', marginBlockStart: 1, fontSize: '0.8125rem' }}
        >
          {(['now', 'before'] as const).map((key) => (
            <Stack key={key} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
              <Box
                sx={{
                  inlineSize: 14,
                  blockSize: key === 'now' ? 10 : 0,
                  borderRadius: key === 'now' ? 0.5 : 0,
                  backgroundColor: key === 'now' ? 'primary.main' : undefined,
                  borderBlockStart: key === 'before' ? '2px dashed var(--color-outline)' : undefined,
                }}
              />
              <span>{translate(`overview.${key}`)}</span>
            </Stack>
          ))}
        </Stack>
        <SeriesTable overview={overview} label={label} />
      </Box>
    </Section>
  )
}
