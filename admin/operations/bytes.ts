import { formatNumber } from '#app/ui/digits.ts'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

/** A size as people say it: `12.4 MB`. */
export const formatBytes = (bytes: number): string => {
  let value = bytes / STEP
  let at = 0
  while (value >= STEP && at < UNITS.length - 1) {
    value /= STEP
    at += 1
  }
  return formatNumber(value, {
    style: 'unit',
    unit: UNITS[at],
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  })
}
