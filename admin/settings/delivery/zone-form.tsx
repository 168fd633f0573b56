import { Card } from '@mui/material'
import {
  BooleanInput,
  Loading,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'
import { type Country, useCountries } from '#admin/shared/address/use-countries.ts'
import { useStates } from '#admin/shared/address/use-states.ts'
import { WARNS_OF_UNSAVED } from '#admin/shared/warns-of-unsaved.tsx'
import { type Place, PlacesInput } from './places-input.tsx'
import { placeName, type WholeZone, type ZoneLocation } from './zones.ts'

/** What is typed of a zone: places as `country:IR`, `state:IR:THR` or `city:IR:THR:تهران`; none are everywhere. */
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

/** The shop's own country first, with its provinces and their cities; then the others, whole. */
const choicesOf = (
  countries: Country[],
  own: string,
  states: ReturnType<typeof useStates>,
  known: ZoneLocation[],
): Place[] => {
  const home = countries.filter(({ code }) => code === own)
  const abroad = countries.filter(({ code }) => code !== own)
  const offered: ZoneLocation[] = [
    ...home.map(({ code }) => ({ type: 'country', code }) as const),
    ...home
      .flatMap((one) => one.states)
      .map(({ code }) => ({ type: 'state', code: `${own}:${code}` }) as const),
    ...states.flatMap(({ code, cities }) =>
      cities.map((city) => ({ type: 'city', code: `${own}:${code}:${city}` }) as const),
    ),
    ...abroad.map(({ code }) => ({ type: 'country', code }) as const),
  ]
  const all = new Map([...offered, ...known].map((place) => [`${place.type}:${place.code}`, place]))
  return [...all].map(([id, place]) => ({ id, name: placeName(place, countries) }))
}

/** Everywhere is chosen by itself, so that no zone is so because nobody named its places yet. */
const Places = ({ choices }: { choices: Place[] }) => {
  const translate = useTranslate()
  const isEverywhere: boolean = useWatch({ name: 'everywhere' })
  return (
    <>
      <BooleanInput source="everywhere" label={translate('settings.delivery.everywhere')} />
      {!isEverywhere && (
        <PlacesInput
          source="places"
          label={translate('settings.delivery.places')}
          helperText={translate('settings.delivery.places_help')}
          choices={choices}
        />
      )}
    </>
  )
}

type FormValues = ZoneValues & { everywhere: boolean }

const toForm = ({ name, locations }: WholeZone): FormValues => ({
  name,
  places: toPlaces(locations),
  everywhere: locations.length === 0,
})

const NEW: FormValues = { name: '', places: [], everywhere: false }

interface ZoneFormProps {
  /** none for a new one */
  zone?: WholeZone
  onSave: (values: ZoneValues) => Promise<unknown>
}

/** The name and the places of a zone. */
export const ZoneForm = ({ zone, onSave }: ZoneFormProps) => {
  const translate = useTranslate()
  const { country } = useBoot()
  const { data: countries } = useCountries()
  const states = useStates(country)
  if (!countries) return <Loading />
  const save = async ({ name, places, everywhere }: FormValues) => {
    // what it answers would be taken for errors
    await onSave({ name, places: everywhere ? [] : places })
  }
  return (
    <Card>
      <SimpleForm
        record={zone ? toForm(zone) : NEW}
        onSubmit={save as never}
        {...WARNS_OF_UNSAVED}
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <TextInput source="name" label={translate('settings.delivery.name')} validate={required()} />
        <Places choices={choicesOf(countries, country, states, zone?.locations ?? [])} />
      </SimpleForm>
    </Card>
  )
}
