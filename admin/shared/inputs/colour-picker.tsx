import { Box, Stack, TextField } from '@mui/material'
import type { ChangeEvent } from 'react'
import { useTranslate } from 'react-admin'

export const isHex = (value: string): boolean => /^#[\da-f]{6}$/i.test(value)

interface ColourPickerProps {
  label: string
  /** `#rrggbb`, or what is typed */
  value: string
  /** the colour that is shown, where the value is a name */
  shown?: string
  onChange: (value: string) => void
  placeholder: string
  error?: boolean
}

/** A colour by the browser's own picker, or by its code. */
export const ColourPicker = (props: ColourPickerProps) => {
  const { label, value, shown = value, onChange, placeholder, error = false } = props
  const translate = useTranslate()
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        component="input"
        type="color"
        aria-label={translate('look.pick_colour')}
        value={isHex(shown) ? shown : '#888888'}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        sx={{
          inlineSize: 52,
          blockSize: 44,
          padding: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          background: 'none',
          cursor: 'pointer',
        }}
      />
      <TextField
        size="small"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
        placeholder={placeholder}
        slotProps={{ htmlInput: { dir: 'ltr', 'aria-label': `${label} – ${translate('look.code')}` } }}
        sx={{ maxWidth: 180 }}
      />
    </Stack>
  )
}
