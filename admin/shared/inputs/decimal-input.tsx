import { InputAdornment } from '@mui/material'
import { TextInput, type TextInputProps, useTranslate } from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { unitOf } from '#app/ui/format.ts'
import { parsePrice } from '#common/money.ts'
import { readNumber, writeNumber } from './digits.ts'

interface DecimalInputProps extends TextInputProps {
  /** digits after the point, for which there has to be room as well */
  decimals?: number
}

/** A number from nothing up that the store keeps as text, as prices are; Persian digits are read and shown. */
export const DecimalInput = ({ validate, decimals = 0, ...props }: DecimalInputProps) => {
  const translate = useTranslate()
  const own = (value: unknown) => {
    if (value === '' || value === null || value === undefined) return undefined
    const text = String(value)
    if (!/^-?\d+(\.\d+)?$/.test(text)) return translate('ra.validation.number')
    if (Number(text) < 0) return translate('ra.validation.minValue', { min: 0 })
    return parsePrice(text, decimals) === null ? translate('shell.number_too_large') : undefined
  }
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
      decimals={currency.decimals}
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
