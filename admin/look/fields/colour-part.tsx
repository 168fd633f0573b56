import { Box, ButtonBase, FormHelperText, FormLabel, Stack, TextField } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldProps, helpOf } from './field-props.ts'

const isHex = (value: string): boolean => /^#[\da-f]{6}$/i.test(value)

/** A colour by the browser's own picker or its code; one of the shop's themes where it has names. */
export const ColourPart = (props: FieldProps<string>) => {
  const { field, value, onChange, path, problems, locale } = props
  const translate = useTranslate()
  const id = useId()
  const help = helpOf(props as FieldProps)
  const named = field.choices?.find((choice) => choice.value === value)
  const shown = named?.colour ?? value
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel id={id} sx={{ display: 'block', marginBlockEnd: 0.5, fontSize: '0.8125rem' }}>
        {field.label[locale]}
      </FormLabel>
      {field.choices && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, marginBlockEnd: 1 }}>
          {field.choices.map((choice) => (
            <ButtonBase
              key={choice.value}
              aria-label={choice.label[locale]}
              aria-pressed={choice.value === value}
              title={choice.label[locale]}
              onClick={() => onChange(String(choice.value))}
              sx={{
                inlineSize: 44,
                blockSize: 44,
                borderRadius: '50%',
                border: 2,
                borderColor: choice.value === value ? 'primary.main' : 'transparent',
                padding: '4px',
              }}
            >
              <Box
                sx={{
                  inlineSize: '100%',
                  blockSize: '100%',
                  borderRadius: '50%',
                  backgroundColor: choice.colour,
                  border: 1,
                  borderColor: 'divider',
                }}
              />
            </ButtonBase>
          ))}
        </Stack>
      )}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Box
          component="input"
          type="color"
          aria-label={translate('look.pick_colour')}
          value={isHex(shown ?? '') ? shown : '#888888'}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value)}
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
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
          error={path in problems}
          placeholder={field.empty ? translate('look.no_colour') : '#51688f'}
          slotProps={{
            htmlInput: { dir: 'ltr', 'aria-label': `${field.label[locale]} – ${translate('look.code')}` },
          }}
          sx={{ maxWidth: 180 }}
        />
      </Stack>
      {help && <FormHelperText error={path in problems}>{help}</FormHelperText>}
    </Box>
  )
}
