import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, useInput } from 'react-admin'

interface CityInputProps {
  source: string
  label: string
  /** those that are offered; any other may be typed */
  cities: readonly string[]
}

/** A city of a province: one of the main ones, or any that is typed. */
export const CityInput = ({ source, label, cities }: CityInputProps) => {
  const { field, id, isRequired } = useInput({ source, label })
  return (
    <Autocomplete
      freeSolo
      options={[...cities]}
      inputValue={field.value ?? ''}
      value={field.value || null}
      onInputChange={(_, typed, reason) => reason !== 'reset' && field.onChange(typed)}
      onChange={(_, chosen) => field.onChange(chosen ?? '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          id={id}
          label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
        />
      )}
    />
  )
}
