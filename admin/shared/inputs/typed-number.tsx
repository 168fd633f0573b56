import { InputAdornment, TextField } from '@mui/material'
import { useBoot } from '#admin/boot-context.tsx'
import { unitOf } from '#app/ui/format.ts'
import { readNumber, writeNumber } from './digits.ts'

interface TypedNumberProps {
  label: string
  /** Latin digits, '' for nothing */
  value: string
  onChange: (value: string) => void
  /** in the shop's main unit, whose name stands beside it */
  isMoney?: boolean
  error?: string | undefined
  placeholder?: string
  disabled?: boolean
}

/** A number outside of react-admin's forms; digits of any script are read, those of the language shown. */
export const TypedNumber = ({
  label,
  value,
  onChange,
  isMoney = false,
  error,
  placeholder,
  disabled = false,
}: TypedNumberProps) => {
  const { currency } = useBoot()
  return (
    <TextField
      label={label}
      value={writeNumber(value)}
      onChange={({ target }) => onChange(readNumber(target.value))}
      error={error !== undefined}
      helperText={error}
      placeholder={placeholder}
      disabled={disabled}
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr' },
        inputLabel: placeholder ? { shrink: true } : undefined,
        input: isMoney
          ? { endAdornment: <InputAdornment position="end">{unitOf(currency)}</InputAdornment> }
          : undefined,
      }}
    />
  )
}
