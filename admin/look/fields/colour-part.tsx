import { Box, ButtonBase, FormHelperText, FormLabel, Stack } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { ColourPicker } from '#admin/shared/inputs/colour-picker.tsx'
import { type FieldProps, helpOf } from './field-props.ts'

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
      <ColourPicker
        label={field.label[locale]}
        value={value ?? ''}
        shown={shown ?? ''}
        onChange={onChange}
        placeholder={field.empty ? translate('look.no_colour') : '#51688f'}
        error={path in problems}
      />
      {help && <FormHelperText error={path in problems}>{help}</FormHelperText>}
    </Box>
  )
}
