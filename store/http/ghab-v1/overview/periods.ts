import { localDate, parseDate } from '#store/http/wp-rest/dates.ts'
import type { SalesSlot } from '#store/modules/orders/orders.ts'
import type { OverviewPeriod } from '#store-api/contract/overview.ts'

/** Where each part of a span begins, and where the last one ends; epoch milliseconds. */
export type Bounds = readonly number[]

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAYS: Record<OverviewPeriod, number> = { day: 1, week: 7, month: 30 }

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

const startOf = (day: string, timezone: string): number =>
  parseDate(`${day}T00:00:00`, timezone) ?? Date.parse(`${day}T00:00:00Z`)

const hoursBetween = (from: number, to: number): number[] => {
  const bounds: number[] = []
  for (let at = from; at < to; at += HOUR) bounds.push(at)
  return [...bounds, to]
}

const boundsFrom = (first: string, period: OverviewPeriod, timezone: string): Bounds => {
  const days = DAYS[period]
  if (period === 'day') return hoursBetween(startOf(first, timezone), startOf(dayAfter(first, 1), timezone))
  return Array.from({ length: days + 1 }, (_, at) => startOf(dayAfter(first, at), timezone))
}

/** The day, or the seven or thirty days that end today, in the shop's time, and as many before them. */
export const periodBounds = (
  period: OverviewPeriod,
  now: number,
  timezone: string,
): { current: Bounds; before: Bounds } => {
  const first = dayAfter(localDate(now, timezone).slice(0, 10), 1 - DAYS[period])
  return {
    current: boundsFrom(first, period, timezone),
    before: boundsFrom(dayAfter(first, -DAYS[period]), period, timezone),
  }
}

/** What each part of a span has of the slots. */
export const partSlots = (bounds: Bounds, slots: readonly SalesSlot[]): SalesSlot[][] => {
  const parts: SalesSlot[][] = bounds.slice(1).map(() => [])
  let part = 0
  for (const slot of slots) {
    if (slot.at < (bounds[0] ?? 0)) continue
    while (slot.at >= (bounds[part + 1] ?? Number.POSITIVE_INFINITY)) part += 1
    parts[part]?.push(slot)
  }
  return parts
}
