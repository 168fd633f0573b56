import { FieldTitle, type InputProps, useInput } from 'react-admin'
import { RichText } from './rich-text.tsx'

type Props = Pick<InputProps, 'source' | 'label'> & { rows?: number }

/** The editor of a text of a form. */
const RichTextEditor = ({ source, label, rows = 5 }: Props) => {
  const { field, fieldState } = useInput({ source, format: (value) => value ?? '', parse: (value) => value })
  return (
    <RichText
      label={<FieldTitle label={label} source={source} />}
      value={field.value}
      onChange={field.onChange}
      rows={rows}
      error={fieldState.error?.message}
    />
  )
}

export default RichTextEditor
