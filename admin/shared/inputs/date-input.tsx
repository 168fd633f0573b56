import { DatePicker, DateTimePicker, LocalizationProvider } from '@mui/x-date-pickers'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali'
import { faIR as pickersInPersian } from '@mui/x-date-pickers/locales'
import type { FieldRef, PickerValidDate } from '@mui/x-date-pickers/models'
import { enGB } from 'date-fns/locale'
import { faIR } from 'date-fns-jalali/locale'
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { FieldTitle, type InputProps, useInput, useTranslate, ValidationError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'
import { toLatinDigits, toPersianDigits } from '#common/persian.ts'

const IN_PERSIAN = pickersInPersian.components.MuiLocalizationProvider.defaultProps.localeText

type JalaliOptions = ConstructorParameters<typeof AdapterDateFnsJalali>[0]

/** The Jalali calendar in Persian digits, which its library reads and writes in Latin ones. */
class PersianCalendar extends AdapterDateFnsJalali {
  constructor(options: JalaliOptions) {
    super(options)
    const { formatByString, parse } = this
    // else the picker looks for the Latin zero before a short year
    this.formatTokenMap = {
      ...this.formatTokenMap,
      yyyy: { sectionType: 'year', contentType: 'digit', maxLength: 4 },
    }
    this.formatByString = (date, format) => toPersianDigits(formatByString(date, format))
    this.parse = (text, format) => parse(toLatinDigits(text), format)
  }
}

/** Calendars in the language of the page: Jalali in Persian. */
const Calendar = ({ children }: { children: ReactNode }) => {
  const { locale } = useBoot()
  const translate = useTranslate()
  // all that the picker draws depends on it
  const texts = useMemo(() => {
    const empty = (part: string) => () => translate(`shell.calendar.${part}`)
    return {
      ...(locale === 'fa' && IN_PERSIAN),
      fieldYearPlaceholder: empty('year'),
      fieldMonthPlaceholder: empty('month'),
      fieldDayPlaceholder: empty('day'),
      fieldHoursPlaceholder: empty('hours'),
      fieldMinutesPlaceholder: empty('minutes'),
    }
  }, [locale, translate])
  return locale === 'fa' ? (
    <LocalizationProvider dateAdapter={PersianCalendar} adapterLocale={faIR} localeText={texts}>
      {children}
    </LocalizationProvider>
  ) : (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB} localeText={texts}>
      {children}
    </LocalizationProvider>
  )
}

/** The picker knows keys with Latin digits alone, and writes what they say in those of its calendar. */
const readDigits = ({ target }: FormEvent<HTMLElement>): void => {
  if (!(target instanceof HTMLElement)) return
  const typed = target.textContent
  const latin = toLatinDigits(typed)
  if (latin !== typed) target.textContent = latin
}

const two = (value: number): string => String(value).padStart(2, '0')

/** As the store takes a date of the shop, whose zone is not told: `2026-11-26T09:30:00`. */
const toShopDate = (date: Date | null, withTime: boolean, endOfDay: boolean): string | null => {
  if (!date || Number.isNaN(date.getTime())) return null
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  if (withTime) return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:00`
  return endOfDay ? `${day}T23:59:59` : `${day}T00:00:00`
}

const toDate = (value: unknown): Date | null => (typeof value === 'string' && value ? new Date(value) : null)

interface DateInputProps extends InputProps {
  withTime?: boolean
  /** the day counts until its end, as for the last day of a span */
  endOfDay?: boolean
  /** in the filters of a list, where nothing is told: what is typed in part filters nothing */
  isFilter?: boolean
}

/** A date of the shop in the calendar of the language; the record holds WooCommerce's zoneless local date, or null. */
export const DateInput = ({
  withTime = false,
  endOfDay = false,
  isFilter = false,
  validate,
  ...props
}: DateInputProps) => {
  const translate = useTranslate()
  const { locale } = useBoot()
  const { trigger, clearErrors } = useFormContext()
  const parts = useRef<FieldRef<PickerValidDate | null>>(null)
  /** what the picker has made of the parts: not a valid date, where the form has null */
  const [picked, setPicked] = useState<{ date: Date | null; value: string | null } | null>(null)
  /** the parts are told empty once they are drawn so */
  const isCleared = useRef(false)
  useEffect(() => {
    isCleared.current = false
  })
  const unfinished = (value: unknown): string | undefined =>
    !value && !isCleared.current && parts.current?.getSections().some((part) => part.value !== '')
      ? 'shell.calendar.unfinished'
      : undefined
  const { field, fieldState, id, isRequired } = useInput({
    ...props,
    validate: [isFilter ? [] : unfinished, validate ?? []].flat(),
    format: (value) => value ?? null,
    parse: (value) => value,
  })
  const change = (date: Date | null, isWrong: boolean) => {
    const value = isWrong ? null : toShopDate(date, withTime, endOfDay)
    setPicked({ date, value })
    field.onChange(value)
    if (value && fieldState.invalid) void trigger(field.name)
  }
  const clear = () => {
    isCleared.current = true
    clearErrors(field.name)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // from one part to the next
    if (currentTarget.contains(relatedTarget)) return
    field.onBlur()
    if (fieldState.invalid || unfinished(field.value)) void trigger(field.name)
  }
  const Picker = withTime ? DateTimePicker : DatePicker
  const { error } = fieldState
  const { helperText: hint } = props
  return (
    <Calendar>
      <Picker
        value={picked && picked.value === field.value ? picked.date : toDate(field.value)}
        {...(withTime && { ampm: false })}
        // the calendar's own Persian names begin with numbers
        dayOfWeekFormatter={(day) => day.toLocaleDateString(locale, { weekday: 'narrow' })}
        onChange={(date, { validationError }) => change(date as Date | null, validationError !== null)}
        label={
          props.label === false ? undefined : (
            <FieldTitle label={props.label} source={props.source} isRequired={isRequired} />
          )
        }
        slotProps={{
          textField: {
            id,
            fullWidth: true,
            size: 'small',
            margin: 'dense',
            onBlur: leave,
            onInputCapture: readDigits,
            error: fieldState.invalid,
            helperText: error?.message ? (
              <ValidationError error={error.message} />
            ) : typeof hint === 'string' ? (
              translate(hint, { _: hint })
            ) : (
              hint
            ),
          },
          field: { clearable: true, fieldRef: parts, onClear: clear },
        }}
      />
    </Calendar>
  )
}
