import { gmtDate, localDate, parseDate } from '#common/zoned-time.ts'

export { gmtDate, localDate, parseDate } from '#common/zoned-time.ts'

/** A pair of WordPress's date fields: local and `_gmt`; both null for no date. */
export const datePair = <N extends string>(
  name: N,
  ms: number | null,
  timeZone: string,
): Record<N | `${N}_gmt`, string | null> =>
  ({
    [name]: ms === null ? null : localDate(ms, timeZone),
    [`${name}_gmt`]: ms === null ? null : gmtDate(ms),
  }) as Record<N | `${N}_gmt`, string | null>

/** Reads the dates that a list is bounded by, in the shop's time unless it is asked for by UTC; undefined for none. */
export const boundReader =
  (query: { dates_are_gmt?: boolean }, timezone: string) =>
  (text: string | undefined): number | undefined =>
    text ? (parseDate(text, query.dates_are_gmt ? 'UTC' : timezone) ?? undefined) : undefined
