import { isMeantAsAmount, parsePrice } from '#common/money.ts'
import { toLatinDigits } from '#common/persian.ts'
import { parseDate } from '#common/zoned-time.ts'
import type { StockStatus } from '#store/modules/catalog/catalog.ts'

/** A value, and whether its cell was understood. */
export interface ReadValue<T> {
  value: T
  isClear: boolean
}

const clear = <T>(value: T): ReadValue<T> => ({ value, isClear: true })
const unclear = <T>(value: T): ReadValue<T> => ({ value, isClear: false })

/** Persian digits and signs as Latin ones. */
const latin = (cell: string): string => toLatinDigits(cell).replaceAll('٫', '.').replaceAll('٬', ',').trim()

/** Digits with a point before the fraction, which begins behind the last point or decimal separator of the cell. */
const withPoint = (cell: string, decimalSep: string): string => {
  // a point behind all digits belongs to a currency, as in "12,50 kr."
  const text = latin(cell.replaceAll('٬', '')).replace(/[^\d-]+$/, '')
  const separator = text.lastIndexOf(decimalSep) > text.lastIndexOf('.') ? decimalSep : '.'
  return text
    .split(separator)
    .map((part) => part.replace(/[^\d-]/g, ''))
    .join('.')
}

/**
 * A price without the signs around it. Its fraction stands behind the shop's decimal separator, or behind a point as in
 * exported files; other signs part thousands. Words are none, and undefined stands for an amount that cannot be kept.
 */
export const readPrice = (
  cell: string,
  { decimals, decimalSep }: { decimals: number; decimalSep: string },
): ReadValue<number | null | undefined> => {
  if (cell.trim() === '') return clear(null)
  const amount = parsePrice(withPoint(cell, decimalSep), decimals)
  if (amount !== null) return clear(amount)
  return unclear(isMeantAsAmount(cell) ? undefined : null)
}

/** A measure as it is written; what is no number is none. */
export const readMeasure = (cell: string): ReadValue<string> => {
  const text = latin(cell)
  return text === '' || /^(\d+\.?\d*|\.\d+)$/.test(text) ? clear(text) : unclear('0')
}

/** A whole number, without its fraction; `none` for an empty cell. */
export const readWhole = <T>(cell: string, none: T): ReadValue<number | T> => {
  const text = latin(cell)
  if (text === '') return clear(none)
  const value = Math.trunc(Number(text))
  return Number.isSafeInteger(value) ? { value, isClear: value === Number(text) } : unclear(0)
}

const TRUE = new Set(['1', 'yes', 'true'])
const FALSE = new Set(['', '0', 'no', 'false'])

export const readFlag = (cell: string): ReadValue<boolean> => {
  const text = latin(cell).toLowerCase()
  return { value: TRUE.has(text), isClear: TRUE.has(text) || FALSE.has(text) }
}

/** A day, or a day and a time, in the shop's zone; WooCommerce drops the time. */
export const readDate = (cell: string, timezone: string): ReadValue<number | null> => {
  const text = latin(cell)
  if (text === '') return clear(null)
  const [, day, hour = '0', rest = ':00:00'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d{1,2})((?::\d\d){1,2}))?$/.exec(text) ?? []
  const at = day === undefined ? null : parseDate(`${day}T${hour.padStart(2, '0')}${rest}`, timezone)
  return at === null ? unclear(null) : clear(at)
}

const STATUSES: Readonly<Record<string, string>> = {
  '1': 'publish',
  '0': 'private',
  '-1': 'draft',
  '': 'draft',
}

export const readStatus = (cell: string): ReadValue<string> => {
  const status = STATUSES[latin(cell)]
  return status ? clear(status) : unclear('private')
}

export const readStockStatus = (cell: string): ReadValue<StockStatus> => {
  if (cell.trim().toLowerCase() === 'backorder') return clear('onbackorder')
  const { value, isClear } = readFlag(cell)
  return { value: value ? 'instock' : 'outofstock', isClear }
}

export const readBackorders = (cell: string): ReadValue<string> => {
  if (cell.trim().toLowerCase() === 'notify') return clear('notify')
  const { value, isClear } = readFlag(cell)
  return { value: value ? 'yes' : 'no', isClear }
}
