import { localDate, parseDate } from '#store/http/wp-rest/dates.ts'
import type { Span } from '#store/modules/orders/orders.ts'

type Period = 'week' | 'month' | 'last_month' | 'year'

export interface SalesSpan extends Span {
  groupedBy: 'day' | 'month'
  /** the keys of the report's groups, `2026-11-21` or `2026-11` */
  groups: string[]
}

interface Asked {
  period?: Period
  date_min?: string
  date_max?: string
}

const DAY = 86_400_000
/** A span of more whole months than this is grouped by month. */
const MONTHS_BY_DAY = 3
const LONGEST_YEARS = 20
/** Nothing is sold later than this. */
const DAYS_AHEAD = 366

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
const firstOfMonth = (day: string, months = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const daysOf = ({ period, date_min, date_max }: Asked, today: string): [first: string, last: string] => {
  switch (period) {
    case 'week':
      return [addDays(today, -6), today]
    case 'month':
      return [firstOfMonth(today), today]
    case 'last_month':
      return [firstOfMonth(today, -1), addDays(firstOfMonth(today), -1)]
    case 'year':
      return [`${today.slice(0, 4)}-01-01`, today]
    default: {
      const latest = addDays(today, DAYS_AHEAD)
      const last = date_max === undefined ? today : date_max < latest ? date_max : latest
      const earliest = firstOfMonth(last, -12 * LONGEST_YEARS)
      const first = date_min ?? (last < today ? last : today)
      return first < earliest ? [earliest, last] : [first, last]
    }
  }
}

const keysBetween = (first: string, last: string, groupedBy: 'day' | 'month'): string[] => {
  const keys: string[] = []
  for (let day = first; day <= last; day = groupedBy === 'day' ? addDays(day, 1) : firstOfMonth(day, 1)) {
    keys.push(groupedBy === 'day' ? day : day.slice(0, 7))
  }
  return keys
}

/** The span a report is asked for, in days of the shop, as WooCommerce cuts it. */
export const salesSpan = (asked: Asked, now: number, timezone: string): SalesSpan => {
  const [first, last] = daysOf(asked, localDate(now, timezone).slice(0, 10))
  const long = !asked.period && firstOfMonth(first, MONTHS_BY_DAY + 1) <= last
  const groupedBy = asked.period === 'year' || long ? 'month' : 'day'
  return {
    from: parseDate(`${first}T00:00:00`, timezone) ?? now,
    to: parseDate(`${addDays(last, 1)}T00:00:00`, timezone) ?? now,
    groupedBy,
    groups: keysBetween(first, last, groupedBy),
  }
}
