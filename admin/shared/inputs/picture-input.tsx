import { useInput, useTranslate, ValidationError } from 'react-admin'
import { PicturePicker } from './picture-picker.tsx'
import type { LibraryPicture } from './upload-picture.ts'

interface PictureInputProps {
  source: string
  label: string
}

/** One picture of the library in a form; the record holds it with its id, or null. */
export const PictureInput = ({ source, label }: PictureInputProps) => {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, format: (value) => value ?? null })
  const picture = field.value as LibraryPicture | null
  return (
    <PicturePicker
      label={translate(label)}
      value={picture?.src ?? ''}
      onChange={field.onChange}
      error={fieldState.invalid}
      help={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
    />
  )
}
