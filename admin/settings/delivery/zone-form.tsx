import { Card } from '@mui/material'
import {
  AutocompleteArrayInput,
  Loading,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { type Country, useCountries } from '#admin/shared/address/use-countries.ts'
import type { WholeZone, ZoneLocation } from './zones.ts'

/** What is typed of a zone: places as `country:IR` or `state:IR:THR`. */
export interface ZoneValues {
  name: string
  places: string[]
}

const toPlaces = (locations: ZoneLocation[]): string[] => locations.map(({ type, code }) => `${type}:${code}`)

export const toLocations = (places: string[]): ZoneLocation[] =>
  places.map((place) => {
    const [type = '', ...code] = place.split(':')
    return { type: type as ZoneLocation['type'], code: code.join(':') }
  })

/** The shop's own country first, with its provinces; then the others, whole. */
const choicesOf = (countries: Country[], own: string, known: ZoneLocation[]) => {
  const home = countries.find(({ code }) => code === own)
  const offered = [
    ...(home ? [{ id: `country:${home.code}`, name: home.name }] : []),
    ...(home?.states ?? []).map(({ code, name }) => ({ id: `state:${own}:${code}`, name })),
    ...countries
      .filter(({ code }) => code !== own)
      .map(({ code, name }) => ({ id: `country:${code}`, name })),
  ]
  const others = toPlaces(known).filter((place) => offered.every(({ id }) => id !== place))
  return [...offered, ...others.map((id) => ({ id, name: id.replace(/^\w+:/, '') }))]
}

/** The name and the places of a zone. */
export const ZoneForm = ({
  zone,
  onSave,
}: {
  zone: WholeZone
  onSave: (values: ZoneValues) => Promise<unknown>
}) => {
  const translate = useTranslate()
  const { country } = useBoot()
  const { data: countries } = useCountries()
  if (!countries) return <Loading />
  return (
    <Card>
      <SimpleForm
        record={{ name: zone.name, places: toPlaces(zone.locations) }}
        // what it answers would be taken for errors
        onSubmit={(async (values: ZoneValues) => void (await onSave(values))) as never}
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <TextInput source="name" label={translate('settings.delivery.name')} validate={required()} />
        <AutocompleteArrayInput
          source="places"
          label={translate('settings.delivery.places')}
          helperText={translate('settings.delivery.places_help')}
          choices={choicesOf(countries, country, zone.locations)}
        />
      </SimpleForm>
    </Card>
  )
}
