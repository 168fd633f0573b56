import { Box, Button, FormHelperText, FormLabel, Stack } from '@mui/material'
import { useId } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { ColourPicker, isHex } from '#admin/shared/inputs/colour-picker.tsx'
import { PictureInput } from '#admin/shared/inputs/picture-input.tsx'

const isColour = (value: unknown): string | undefined =>
  !value || isHex(String(value)) ? undefined : 'terms.swatch_wrong'

/** What a value is chosen by: a colour, or a picture of the library in its place. */
export const SwatchInput = () => {
  const translate = useTranslate()
  const id = useId()
  const { field, fieldState } = useInput({
    source: 'swatch',
    validate: isColour,
    format: (value) => value ?? '',
    parse: (value) => value,
  })
  const error = fieldState.error?.message
  const label = translate('terms.swatch')
  return (
    <Stack sx={{ gap: 1.5, marginBlock: 1 }}>
      <Box role="group" aria-labelledby={id}>
        <FormLabel id={id} sx={{ display: 'block', marginBlockEnd: 0.5, fontSize: '0.8125rem' }}>
          {label}
        </FormLabel>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <ColourPicker
            label={label}
            value={field.value}
            onChange={field.onChange}
            placeholder="#51688f"
            error={fieldState.invalid}
          />
          {field.value && (
            <Button color="inherit" onClick={() => field.onChange('')} sx={{ minHeight: 44 }}>
              {translate('terms.swatch_none')}
            </Button>
          )}
        </Stack>
        {error && (
          <FormHelperText error>
            <ValidationError error={error} />
          </FormHelperText>
        )}
      </Box>
      <PictureInput source="swatch_image" label="terms.swatch_image" />
    </Stack>
  )
}
