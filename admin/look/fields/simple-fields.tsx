import { FormControlLabel, FormHelperText, InputAdornment, MenuItem, Switch, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { readNumber, writeNumber } from '#admin/shared/inputs/digits.ts'
import { type FieldProps, helpOf } from './field-props.ts'

const LEFT_TO_RIGHT = new Set(['css', 'email', 'link'])

interface TextPartProps extends FieldProps<string> {
  /** a button at the end of the field */
  end?: ReactNode
}

export const TextPart = ({ end, ...props }: TextPartProps) => {
  const { field, value, onChange, path, problems, locale } = props
  const isLong = field.multiline || field.kind === 'html' || field.kind === 'css'
  return (
    <TextField
      fullWidth
      size="small"
      label={field.label[locale]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      required={field.required ?? false}
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
      maxRows={14}
      error={path in problems}
      helperText={helpOf(props as FieldProps)}
      type={field.kind === 'email' ? 'email' : 'text'}
      slotProps={{
        htmlInput: { maxLength: field.max, dir: LEFT_TO_RIGHT.has(field.kind) ? 'ltr' : 'auto' },
        input: end ? { endAdornment: <InputAdornment position="end">{end}</InputAdornment> } : {},
      }}
    />
  )
}

export const NumberPart = (props: FieldProps<number>) => {
  const { field, value, onChange, path, problems, locale } = props
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : Number(readNumber(typed))
  return (
    <TextField
      fullWidth
      size="small"
      label={field.label[locale]}
      value={typed !== null && read !== value ? typed : writeNumber(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = Number(readNumber(target.value))
        if (readNumber(target.value) !== '' && Number.isFinite(number)) onChange(number)
      }}
      onBlur={() => setTyped(null)}
      error={path in problems}
      helperText={helpOf(props as FieldProps)}
      slotProps={{ htmlInput: { inputMode: field.fraction ? 'decimal' : 'numeric', dir: 'ltr' } }}
    />
  )
}

export const FlagPart = (props: FieldProps<boolean>) => {
  const help = helpOf(props as FieldProps)
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={props.value === true} onChange={(_, on) => props.onChange(on)} />}
        label={props.field.label[props.locale]}
        sx={{ minHeight: 44 }}
      />
      {help && (
        <FormHelperText error={props.path in props.problems} sx={{ marginInlineStart: 1.75 }}>
          {help}
        </FormHelperText>
      )}
    </div>
  )
}

export const ChoicePart = (props: FieldProps<string | number>) => {
  const { field, value, onChange, path, problems, locale } = props
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={field.label[locale]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value as string | number)}
      error={path in problems}
      helperText={helpOf(props as FieldProps)}
    >
      {field.choices?.map((choice) => (
        <MenuItem key={choice.value} value={choice.value} sx={{ minHeight: 44 }}>
          {choice.label[locale]}
        </MenuItem>
      ))}
    </TextField>
  )
}
