import { TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import {
  AutocompleteInput,
  BooleanInput,
  email,
  RadioButtonGroupInput,
  required,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { useBoot } from '#admin/boot-context.tsx'
import { type Country, useCountries } from '#admin/shared/address/use-countries.ts'
import { NUMBER_PROPS } from '#admin/shared/inputs/number-props.ts'
import { formatNumber } from '#app/ui/digits.ts'
import { currencyNames } from '#common/currency-names.ts'
import { mostOf, type Option } from './option.ts'

/** A list that is longer is searched rather than read. */
const MANY = 12

/** Currencies have too many names for a catalogue: the browser knows them in either language. */
const useChoiceNames = (id: string): ((choice: string, name: string) => string) => {
  const { locale } = useBoot()
  if (id !== 'woocommerce_currency') return (_, name) => name
  const currencyName = currencyNames(locale)
  return (code) => `${currencyName(code)} — ${code}`
}

const useTexts = ({ id, label, description, options }: Option) => {
  const translate = useTranslate()
  const nameOf = useChoiceNames(id)
  const key = `settings.options.${id}`
  return {
    label: translate(`${key}.label`, { _: label }),
    helperText: translate(`${key}.help`, { _: description }) || false,
    choices: Object.entries(options ?? {}).map(([choice, name]) => ({
      id: choice,
      name: translate(`${key}.choices.${choice}`, { _: nameOf(choice, name) }),
    })),
  } as const
}

interface PlaceInputProps {
  source: string
  label: string
}

/** Takes what is typed once it shows the name of the chosen one, which would take the place of that. */
const PlaceChoices = ({ countries, ...props }: PlaceInputProps & { countries: readonly Country[] }) => {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const choices = countries.flatMap(({ code, name, states }) => [
    { id: code, name },
    ...states.map((state) => ({ id: `${code}:${state.code}`, name: `${name} – ${state.name}` })),
  ])
  return (
    <AutocompleteInput
      {...props}
      choices={choices}
      translateChoice={false}
      validate={required()}
      readOnly={!isReady}
    />
  )
}

/** Countries, and their provinces as WooCommerce writes them, `IR:THR`. */
const PlaceInput = (props: PlaceInputProps) => {
  const { data: countries } = useCountries()
  if (!countries) return <TextField label={props.label} helperText=" " disabled />
  return <PlaceChoices {...props} countries={countries} />
}

interface NumberInputProps extends PlaceInputProps {
  helperText: string | false
}

const NumberInput = (props: NumberInputProps) => {
  const translate = useTranslate()
  const most = mostOf(props.source)
  const isInRange = (value: unknown): string | undefined =>
    /^\d+$/.test(String(value ?? '')) && Number(value) <= most
      ? undefined
      : translate('settings.number_between', { min: 0, max: formatNumber(most) })
  return <TextInput {...props} {...NUMBER_PROPS} validate={isInRange} />
}

/** The input for an option, by its type. */
export const OptionInput = ({ option }: { option: Option }) => {
  const { choices, ...texts } = useTexts(option)
  const common = { source: option.id, ...texts }
  if (option.id === 'woocommerce_default_country')
    return <PlaceInput source={option.id} label={texts.label} />
  switch (option.type) {
    case 'checkbox':
      return <BooleanInput {...common} />
    case 'radio':
      return <RadioButtonGroupInput {...common} choices={choices} row={false} />
    case 'multiselect':
      return <SelectArrayInput {...common} choices={choices} />
    case 'select':
      return choices.length > MANY ? (
        <AutocompleteInput {...common} choices={choices} />
      ) : (
        <SelectInput {...common} choices={choices} />
      )
    case 'number':
      return <NumberInput {...common} />
    default:
      return <TextInput {...common} validate={option.type === 'email' ? email() : undefined} />
  }
}
