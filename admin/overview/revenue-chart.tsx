import { Box, Typography, useTheme } from '@mui/material'
import { useTranslate } from 'react-admin'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import { useBoot } from '#admin/boot-context.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { formatPriceText, type PriceCurrency } from '#app/ui/format.ts'
import type { Overview } from '#store-api/contract/overview.ts'

const SMALL = 12

/** Rials that are shown as Toman are a tenth; the axis counts as the prices do. */
const shownFactor = ({ code, display_as: shown }: PriceCurrency): number => {
  if (code === 'IRT' && shown === 'IRR') return 10
  return code === 'IRR' && shown === 'IRT' ? 0.1 : 1
}

const axisText = (value: number): string =>
  formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 })

const Tip = ({ active, payload, label }: Partial<TooltipContentProps>) => {
  const translate = useTranslate()
  const { currency } = useBoot()
  if (!active || !payload?.length) return null
  const point = payload[0]?.payload as { now: number; before: number }
  return (
    <Box
      sx={{
        backgroundColor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        padding: 1,
        boxShadow: 'var(--shadow-2)',
      }}
    >
      <Typography variant="caption" component="div" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {formatPriceText(point.now, currency)}
      </Typography>
      <Typography variant="caption" component="div">
        {translate('overview.before')}: {formatPriceText(point.before, currency)}
      </Typography>
    </Box>
  )
}

interface RevenueChartProps {
  overview: Overview
  label: (date: string) => string
}

/** Bars of now before a line of the time before; time runs as the language is read. */
const RevenueChart = ({ overview, label }: RevenueChartProps) => {
  const { palette, direction } = useTheme()
  const { currency } = useBoot()
  const isRtl = direction === 'rtl'
  const factor = shownFactor(currency)
  const points = overview.current.series.map(({ date, net }, at) => ({
    label: label(date),
    now: Number(net),
    before: Number(overview.before.series[at]?.net ?? 0),
  }))
  const tick = { fill: palette.text.secondary, fontSize: SMALL, fontFamily: 'var(--font)' }
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points}
        margin={{ top: 8, right: 8, bottom: 0, left: 8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="label"
          reversed={isRtl}
          tick={tick}
          tickLine={false}
          axisLine={false}
          interval="preserveStartEnd"
          minTickGap={16}
        />
        <YAxis
          orientation={isRtl ? 'right' : 'left'}
          // away from the axis in both directions: an anchor turns with the language
          tick={{ ...tick, textAnchor: 'end' }}
          tickLine={false}
          axisLine={false}
          width={72}
          tickFormatter={(value: number) => axisText(value * factor)}
        />
        <Tooltip content={<Tip />} cursor={{ fill: palette.action.hover }} />
        <Bar
          dataKey="now"
          fill={palette.primary.main}
          radius={[4, 4, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
        <Line
          dataKey="before"
          stroke="var(--color-outline)"
          strokeWidth={2}
          strokeDasharray="4 4"
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}

export default RevenueChart
