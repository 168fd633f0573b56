import { useTheme } from '@mui/material'
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { formatPriceText, type PriceCurrency } from '#app/ui/format.ts'
import type { Overview } from '#store-api/contract/overview.ts'

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

const SMALL = 12
const ROUND = 4
const MOST_LINES = 5

/** Rials that are shown as Toman are a tenth; the axis counts as the prices do. */
const shownFactor = ({ code, display_as: shown }: PriceCurrency): number => {
  if (code === 'IRT' && shown === 'IRR') return 10
  return code === 'IRR' && shown === 'IRT' ? 0.1 : 1
}

const axisText = (value: number): string =>
  formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 })

interface RevenueChartProps {
  overview: Overview
  label: (date: string) => string
}

/** Bars of now before a line of the time before; time runs as the language is read. */
const RevenueChart = ({ overview, label }: RevenueChartProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { palette, direction } = useTheme()
  const translate = useTranslate()
  const { currency } = useBoot()
  const isRtl = direction === 'rtl'

  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const { fontFamily, color: outline } = getComputedStyle(place)
    const factor = shownFactor(currency)
    const font = { family: fontFamily, size: SMALL }
    const configuration: ChartConfiguration<'bar' | 'line', number[], string> = {
      type: 'bar',
      data: {
        labels: overview.current.series.map(({ date }) => label(date)),
        datasets: [
          {
            type: 'bar',
            data: overview.current.series.map(({ net }) => Number(net)),
            backgroundColor: palette.primary.main,
            borderRadius: { topLeft: ROUND, topRight: ROUND },
            maxBarThickness: 36,
            order: 1,
          },
          {
            type: 'line',
            data: overview.current.series.map((_, at) => Number(overview.before.series[at]?.net ?? 0)),
            borderColor: outline,
            borderWidth: 2,
            borderDash: [4, 4],
            pointRadius: 0,
            pointHoverRadius: 0,
            order: 0,
          },
        ],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        layout: { padding: { top: 8, left: 8, right: 8 } },
        interaction: { mode: 'index', intersect: false },
        scales: {
          x: {
            reverse: isRtl,
            grid: { display: false },
            border: { display: false },
            ticks: { color: palette.text.secondary, font, maxRotation: 0, autoSkipPadding: 16 },
          },
          y: {
            position: isRtl ? 'right' : 'left',
            beginAtZero: true,
            grid: { color: palette.divider, drawTicks: false },
            border: { display: false },
            ticks: {
              color: palette.text.secondary,
              font,
              padding: 8,
              maxTicksLimit: MOST_LINES,
              callback: (value) => axisText(Number(value) * factor),
            },
          },
        },
        plugins: {
          tooltip: {
            rtl: isRtl,
            textDirection: direction,
            displayColors: false,
            backgroundColor: palette.background.paper,
            borderColor: palette.divider,
            borderWidth: 1,
            cornerRadius: 12,
            padding: 10,
            caretSize: 0,
            titleColor: palette.text.secondary,
            titleFont: { ...font, weight: 'normal' },
            bodyColor: palette.text.primary,
            bodyFont: { ...font, size: 14, weight: 600 },
            footerColor: palette.text.primary,
            footerFont: { ...font, weight: 'normal' },
            filter: ({ datasetIndex }) => datasetIndex === 0,
            callbacks: {
              label: ({ parsed }) => formatPriceText(parsed.y ?? 0, currency),
              footer: ([item]) => {
                const before = overview.before.series[item?.dataIndex ?? 0]?.net ?? 0
                return `${translate('overview.before')}: ${formatPriceText(before, currency)}`
              },
            },
          },
        },
      },
    }
    const chart = new Chart(place, configuration)
    // letters that came after they were drawn with others
    void document.fonts.ready.then(() => {
      if (chart.ctx) chart.update('none')
    })
    return () => chart.destroy()
  }, [overview, label, palette, direction, isRtl, currency, translate])

  return <canvas ref={canvas} style={{ color: 'var(--color-outline)' }} />
}

export default RevenueChart
