import { Autocomplete, createFilterOptions, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, required, useInput } from 'react-admin'
import { foldPersian } from '#common/persian.ts'

export interface Place {
  id: string
  name: string
}

/** A country has some five hundred cities: they are found by typing. */
const find = createFilterOptions<Place>({ limit: 60, stringify: ({ name }) => foldPersian(name) })

interface PlacesInputProps {
  source: string
  label: string
  helperText: string
  choices: Place[]
}

const oneAtLeast = required()

/** Countries, provinces and cities, one or several. */
export const PlacesInput = ({ source, label, helperText, choices }: PlacesInputProps) => {
  const {
    field,
    id,
    fieldState: { invalid, error },
  } = useInput<string[]>({ source, label, defaultValue: [], validate: oneAtLeast })
  const chosen: string[] = field.value
  return (
    <Autocomplete
      multiple
      fullWidth
      filterSelectedOptions
      disableCloseOnSelect
      options={choices}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id: key }) => key}
      filterOptions={(options, state) =>
        find(options, { ...state, inputValue: foldPersian(state.inputValue) })
      }
      value={choices.filter((choice) => chosen.includes(choice.id))}
      onChange={(_, places) => field.onChange(places.map((place) => place.id))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          id={id}
          label={<FieldTitle label={label} source={source} />}
          error={invalid}
          helperText={<InputHelperText error={error?.message} helperText={helperText} />}
        />
      )}
    />
  )
}
