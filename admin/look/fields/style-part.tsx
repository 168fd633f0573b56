import { Box, ButtonBase, FormHelperText, FormLabel, Typography } from '@mui/material'
import { useId } from 'react'
import { formatNumber } from '#app/ui/digits.ts'
import { type FieldProps, helpOf } from './field-props.ts'
import { StylePicture } from './style-picture.tsx'

/** Settings whose numbers mean looks. */
export const STYLES = new Set(['card_style', 'banner_style', 'category_style', 'sidebar_type'])

/** A look chosen by its picture. */
export const StylePart = (props: FieldProps<number>) => {
  const { field, value, onChange, path, problems, locale } = props
  const id = useId()
  const help = helpOf(props as FieldProps)
  const choices =
    field.choices ??
    Array.from({ length: (field.max ?? 1) - (field.min ?? 1) + 1 }, (_, at) => ({
      value: at + (field.min ?? 1),
      label: null,
    }))
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <FormLabel id={id} sx={{ display: 'block', marginBlockEnd: 1, fontSize: '0.8125rem' }}>
        {field.label[locale]}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' }}>
        {choices.map((choice) => {
          const isChosen = choice.value === value
          return (
            <ButtonBase
              key={choice.value}
              role="radio"
              aria-checked={isChosen}
              onClick={() => onChange(Number(choice.value))}
              sx={{
                flexDirection: 'column',
                gap: 0.5,
                padding: 1,
                borderRadius: 1.5,
                border: 2,
                borderColor: isChosen ? 'primary.main' : 'divider',
                backgroundColor: isChosen ? 'var(--color-secondary-container)' : 'background.paper',
                color: isChosen ? 'var(--color-on-secondary-container)' : 'text.primary',
              }}
            >
              <StylePicture setting={path} style={Number(choice.value)} />
              <Typography variant="caption" component="span" sx={{ lineHeight: 1.3 }}>
                {choice.label?.[locale] ?? formatNumber(Number(choice.value))}
              </Typography>
            </ButtonBase>
          )
        })}
      </Box>
      {help && <FormHelperText error={path in problems}>{help}</FormHelperText>}
    </Box>
  )
}
