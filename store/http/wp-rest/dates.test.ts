import { expect, test } from 'vitest'
import { datePair, gmtDate, localDate, parseDate } from './dates.ts'

const NEW_YORK = 'America/New_York'

test('summer and winter in New York, half hours in Tehran', () => {
  expect(datePair('date_created', Date.UTC(2026, 8, 3, 10, 1), NEW_YORK)).toEqual({
    date_created: '2026-09-03T06:01:00',
    date_created_gmt: '2026-09-03T10:01:00',
  })
  expect(localDate(Date.UTC(2026, 10, 20, 17, 43, 35), NEW_YORK)).toBe('2026-11-20T12:43:35')
  expect(localDate(Date.UTC(2026, 10, 20, 21), 'Asia/Tehran')).toBe('2026-11-21T00:30:00')
  expect(localDate(0, 'UTC')).toBe('1970-01-01T00:00:00')
  expect(datePair('x', null, 'UTC')).toEqual({ x: null, x_gmt: null })
})

test('the hour that the clocks change', () => {
  const before = Date.UTC(2026, 10, 1, 5, 59)
  expect(localDate(before, NEW_YORK)).toBe('2026-11-01T01:59:00')
  expect(localDate(before + 60_000, NEW_YORK)).toBe('2026-11-01T01:00:00')
})

test('dates of requests are local unless they name a zone', () => {
  expect(gmtDate(parseDate('2026-09-10T00:00:00', NEW_YORK) ?? 0)).toBe('2026-09-10T04:00:00')
  expect(gmtDate(parseDate('2026-12-10T00:00:00', NEW_YORK) ?? 0)).toBe('2026-12-10T05:00:00')
  expect(gmtDate(parseDate('2026-09-10T00:00:00Z', NEW_YORK) ?? 0)).toBe('2026-09-10T00:00:00')
  expect(gmtDate(parseDate('2026-09-10T00:00:00+03:30', NEW_YORK) ?? 0)).toBe('2026-09-09T20:30:00')
  expect(parseDate('2026-19-40T00:00:00', NEW_YORK)).toBeNull()
})
