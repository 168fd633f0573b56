import { useGetOne, useInput, useTranslate } from 'react-admin'
import { PicturePicker } from '#admin/shared/inputs/picture-picker.tsx'

/** The picture of a post or page; the record holds its id in the library, 0 for none. */
export const FeaturedPictureInput = () => {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'featured_media', defaultValue: 0 })
  const id = Number(field.value) || 0
  const { data } = useGetOne('media', { id }, { enabled: id > 0 })
  return (
    <PicturePicker
      label={translate('content.picture')}
      value={id > 0 ? (data?.source_url ?? '') : ''}
      onChange={(picture) => field.onChange(picture?.id ?? 0)}
      error={fieldState.invalid}
    />
  )
}
