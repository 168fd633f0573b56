import { Typography } from '@mui/material'
import { type FieldProps, useFieldValue } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { formatDate } from '#app/ui/format.ts'

type Style = 'date' | 'short' | 'month' | 'datetime' | 'time'

const hasZone = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /(z|[+-]\d\d:?\d\d)$/i.test(value))

/**
 * A moment in the calendar of the language, Jalali or Gregorian, in the shop's time zone.
 * @param value epoch milliseconds, or ISO 8601: `isGmt` for WooCommerce's `…_gmt` dates, which do not say their zone
 */
export const Moment = ({
  value,
  style = 'datetime',
  isGmt = false,
}: {
  value: string | number | null | undefined
  style?: Style
  isGmt?: boolean
}) => {
  const { timezone } = useBoot()
  if (!value) return null
  const text = formatDate(value, { style, timeZone: isGmt || hasZone(value) ? timezone : 'UTC' })
  return <time dateTime={String(value)}>{text}</time>
}

/** A field of a record that holds a date; those that end in `_gmt` are shown in the shop's time zone. */
export const DateField = ({ source, style }: FieldProps & { style?: Style }) => {
  const value = useFieldValue({ source })
  return (
    <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
      <Moment value={value} style={style} isGmt={source.endsWith('_gmt')} />
    </Typography>
  )
}
