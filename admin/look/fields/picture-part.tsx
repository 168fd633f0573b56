import { Stack, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PicturePicker } from '#admin/shared/inputs/picture-picker.tsx'
import { type FieldProps, helpOf } from './field-props.ts'

/** The URL of a picture. */
export const PicturePart = (props: FieldProps<string>) => (
  <PicturePicker
    label={props.field.label[props.locale]}
    value={props.value ?? ''}
    onChange={(picture) => props.onChange(picture?.src ?? '')}
    help={helpOf(props as FieldProps)}
    error={props.path in props.problems}
  />
)

type Image = { src: string; alt: string }

/** A picture with what it shows. */
export const ImagePart = (props: FieldProps<Image | null>) => {
  const { field, value, onChange, locale, path, problems } = props
  const translate = useTranslate()
  const wrong = problems[path] ?? problems[`${path}.src`]
  return (
    <Stack spacing={1.5}>
      <PicturePicker
        label={field.label[locale]}
        value={value?.src ?? ''}
        onChange={(picture) => onChange({ src: picture?.src ?? '', alt: value?.alt || picture?.alt || '' })}
        help={wrong ?? helpOf(props as FieldProps)}
        error={wrong !== undefined}
      />
      <TextField
        size="small"
        fullWidth
        label={translate('look.alt')}
        value={value?.alt ?? ''}
        onChange={({ target }) => onChange({ ...value, src: value?.src ?? '', alt: target.value })}
      />
    </Stack>
  )
}
