import { InputAdornment } from '@mui/material'
import { TextInput, type TextInputProps, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { unitOf } from '#app/ui/format.ts'
import { readNumber, writeNumber } from './digits.ts'

const isDecimal = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value)

/** A number that the store keeps as text, as prices are; Persian digits are read and shown. */
export const DecimalInput = ({ validate, ...props }: TextInputProps) => {
  const translate = useTranslate()
  const own = (value: unknown) =>
    value === '' || value === null || value === undefined || isDecimal(String(value))
      ? undefined
      : translate('ra.validation.number')
  return (
    <TextInput
      {...props}
      validate={validate === undefined ? own : [own, ...[validate].flat()]}
      format={writeNumber}
      parse={readNumber}
      slotProps={{ ...props.slotProps, htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
    />
  )
}

/** An amount in the shop's main unit, whose name stands beside it. */
export const MoneyInput = (props: TextInputProps) => {
  const { currency } = useBoot()
  return (
    <DecimalInput
      {...props}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{unitOf(currency)}</InputAdornment> },
      }}
    />
  )
}

/** A whole number; the record holds a number, or null for nothing. */
export const WholeNumberInput = (props: TextInputProps) => {
  const translate = useTranslate()
  return (
    <TextInput
      {...props}
      validate={[
        (value) =>
          value === null || value === undefined || Number.isInteger(value)
            ? undefined
            : translate('ra.validation.number'),
        ...[props.validate ?? []].flat(),
      ]}
      format={(value: number | string | null) => writeNumber(value)}
      parse={(typed) => {
        const read = readNumber(typed)
        if (read === '') return null
        return /^-?\d+$/.test(read) ? Number(read) : read
      }}
      slotProps={{ ...props.slotProps, htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
    />
  )
}
