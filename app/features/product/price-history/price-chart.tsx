import { useState } from 'react'
import { m } from '#app/messages/paraglide/messages.js'
import { usePageSettings } from '#app/shared/settings/page-settings.ts'
import { ChoiceChips } from '#app/ui/actions/choice-chips.tsx'
import { formatNumber } from '#app/ui/digits.ts'
import { Amount } from '#app/ui/display/figures/price.tsx'
import { formatDate, formatPriceText } from '#app/ui/format.ts'
import type { PriceHistory } from '#store-api/contract/price-history.ts'
import styles from './price-chart.module.css'
import { type PricePeriod, pathsOf, periodOf, SIZE } from './price-period.ts'

const RANGES = [30, 90, 365] as const

/** The shortest range in which something happened. */
const firstRange = (steps: PriceHistory['steps'], now: number): number =>
  RANGES.find((days) => {
    const period = periodOf(steps, days, now)
    return period && period.lowest.price !== period.highest.price
  }) ?? RANGES[2]

/** Dates of a year have their own. */
const dateStyle = (days: number) => (days > 100 ? 'date' : 'month')

interface LabelProps {
  name: string
  days: number
  extreme: PricePeriod['lowest']
}

const Label = ({ name, days, extreme: { price, at } }: LabelProps) => {
  const { currency, timezone } = usePageSettings()
  return (
    <p className={styles.label}>
      <span>{name}</span>{' '}
      <strong>
        <Amount amount={price} currency={currency} />
      </strong>{' '}
      <time dateTime={new Date(at).toISOString().slice(0, 10)}>
        {formatDate(at, { style: dateStyle(days), timeZone: timezone })}
      </time>
    </p>
  )
}

const Drawing = ({ period, days }: { period: PricePeriod; days: number }) => {
  const { currency, timezone } = usePageSettings()
  const { lowest, highest, spells, from } = period
  const { line, ground } = pathsOf(period)
  const text = (price: number | null | undefined) => formatPriceText(price ?? '', currency)
  const date = (at: number) => formatDate(at, { timeZone: timezone })
  const isFlat = lowest.price === highest.price
  const summary = isFlat
    ? m.price_history_flat({ days: formatNumber(days), price: text(lowest.price) })
    : m.price_history_summary({
        days: formatNumber(days),
        lowest: text(lowest.price),
        lowest_date: date(lowest.at),
        highest: text(highest.price),
        highest_date: date(highest.at),
        now: text(spells.at(-1)?.price) || m.price_history_not_for_sale(),
      })
  return (
    <figure className={styles.figure}>
      {isFlat ? (
        <p className={styles.label}>{summary}</p>
      ) : (
        <Label name={m.price_history_highest()} days={days} extreme={highest} />
      )}
      <svg
        className={styles.plot}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <path className={styles.ground} d={ground} />
        <path className={styles.line} d={line} />
      </svg>
      {!isFlat && <Label name={m.price_history_lowest()} days={days} extreme={lowest} />}
      <figcaption className={styles.axis}>
        <span>{formatDate(from, { style: dateStyle(days), timeZone: timezone })}</span>
        <span>{m.price_history_today()}</span>
      </figcaption>
    </figure>
  )
}

interface PriceChartProps {
  steps: PriceHistory['steps']
  /** epoch milliseconds */
  now: number
}

/** What a product cost, drawn over the last days. Time goes as one reads: the oldest first, today at the end of a line. */
export const PriceChart = ({ steps, now }: PriceChartProps) => {
  const [days, setDays] = useState(() => firstRange(steps, now))
  const period = periodOf(steps, days, now)
  return (
    <div className={styles.chart}>
      <ChoiceChips
        legend={m.price_history_range()}
        hideLegend
        options={RANGES.map((value) => ({
          value: String(value),
          label: m.price_history_days({ days: formatNumber(value) }),
        }))}
        value={String(days)}
        onChange={(value) => setDays(Number(value))}
      />
      {period ? (
        <Drawing period={period} days={days} />
      ) : (
        <p className={styles.label}>{m.price_history_none()}</p>
      )}
    </div>
  )
}
