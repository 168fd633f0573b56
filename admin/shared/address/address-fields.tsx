import { Box } from '@mui/material'
import { AutocompleteInput, TextInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useBoot } from '#admin/boot-context.tsx'
import { useCountries } from '#admin/shared/address/use-countries.ts'
import { toLatinDigits } from '#common/persian.ts'
import { CityInput } from './city-input.tsx'
import { stateChoices, useKnownStates } from './use-states.ts'

interface AddressFieldsProps {
  /** the field that holds the address */
  source: 'billing' | 'shipping'
}

/** The parts of an address, with provinces and cities as the storefront has them. */
export const AddressFields = ({ source }: AddressFieldsProps) => {
  const translate = useTranslate()
  const { country: own } = useBoot()
  const { data: countries = [] } = useCountries()
  const country: string = useWatch({ name: `${source}.country` }) || own
  const state: string = useWatch({ name: `${source}.state` }) ?? ''
  const states = useKnownStates(country)
  const label = (name: string) => translate(`shell.address.${name}`)
  const text = (name: string, isLatin = false) => (
    <TextInput
      source={`${source}.${name}`}
      label={label(name)}
      helperText={false}
      parse={isLatin ? toLatinDigits : (typed: string) => typed}
      slotProps={isLatin ? { htmlInput: { dir: 'ltr' } } : undefined}
    />
  )
  const cities = states?.find(({ code }) => code === state)?.cities ?? []
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {text('first_name')}
      {text('last_name')}
      {text('phone', true)}
      {source === 'billing' ? text('email', true) : text('company')}
      <AutocompleteInput
        source={`${source}.country`}
        label={label('country')}
        choices={countries.map(({ code, name }) => ({ id: code, name }))}
        defaultValue={own}
        helperText={false}
      />
      {states?.length === 0 ? (
        text('state')
      ) : (
        <AutocompleteInput
          source={`${source}.state`}
          label={label('state')}
          {...stateChoices(states ?? [])}
          // what is typed before there is a choice would be gone once there is
          readOnly={!states}
          helperText={false}
          parse={(code: string | null) => code ?? ''}
        />
      )}
      <CityInput source={`${source}.city`} label={label('city')} cities={cities} />
      {text('postcode', true)}
      <Box sx={{ gridColumn: '1 / -1' }}>
        {text('address_1')}
        {text('address_2')}
        {source === 'billing' && text('company')}
      </Box>
    </Box>
  )
}
