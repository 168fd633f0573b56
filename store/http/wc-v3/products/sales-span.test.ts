import { expect, test } from 'vitest'
import { salesSpan } from './sales-span.ts'

const NOW = Date.UTC(2026, 10, 20, 22)
const TEHRAN = 'Asia/Tehran'

test('without a period it is the shop’s today', () => {
  const span = salesSpan({}, NOW, TEHRAN)
  expect(span.groups).toEqual(['2026-11-21'])
  expect(new Date(span.from).toISOString()).toBe('2026-11-20T20:30:00.000Z')
  expect(span.to - span.from).toBe(86_400_000)
})

test('the periods of WooCommerce', () => {
  expect(salesSpan({ period: 'week' }, NOW, 'UTC').groups).toHaveLength(7)
  expect(salesSpan({ period: 'month' }, NOW, 'UTC').groups.at(0)).toBe('2026-11-01')
  expect(salesSpan({ period: 'last_month' }, NOW, 'UTC').groups).toHaveLength(31)
  expect(salesSpan({ period: 'year' }, NOW, 'UTC')).toMatchObject({ groupedBy: 'month' })
  expect(salesSpan({ period: 'year' }, NOW, 'UTC').groups).toHaveLength(11)
})

test('a long span of one’s own is told by months', () => {
  const span = (date_min: string, date_max: string) => salesSpan({ date_min, date_max }, NOW, 'UTC')
  expect(span('2026-01-05', '2026-01-07').groups).toEqual(['2026-01-05', '2026-01-06', '2026-01-07'])
  expect(span('2026-01-05', '2026-06-07').groups).toHaveLength(6)
  expect(span('2026-06-07', '2026-01-05').groups).toEqual([])
  expect(span('0001-01-01', '2026-01-05').groups).toHaveLength(241)
  expect(span('0001-01-01', '0001-01-02').groups).toEqual([])
  expect(span('2026-11-01', '9999-12-31').groups).toHaveLength(13)
})
