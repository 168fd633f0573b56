import { type Theme, useMediaQuery } from '@mui/material'
import {
  BooleanField,
  BulkDeleteButton,
  DataTable,
  FunctionField,
  List,
  SimpleList,
  useTranslate,
} from 'react-admin'
import { countryName, stateName } from '#admin/shared/address/place-names.ts'
import { useCountries } from '#admin/shared/address/use-countries.ts'
import { BackTo } from '#admin/shared/back-to.tsx'
import { formatPercent } from '#app/ui/digits.ts'

interface Place {
  country: string
  state: string
}

/** The names of the places where a rate holds, as far as the shop knows them. */
const usePlaceNames = () => {
  const translate = useTranslate()
  const { data: countries = [] } = useCountries()
  return ({ country, state }: Place) => ({
    country: country ? countryName(countries, country) : translate('settings.delivery.everywhere'),
    state: stateName(countries, country, state) ?? state,
  })
}

/** Rates by place, in the order in which they are tried. */
const TaxList = () => {
  const translate = useTranslate()
  const namesOf = usePlaceNames()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <>
      <BackTo to="/settings/options/tax" label={translate('settings.places.tax.title')} />
      <List exporter={false} sort={{ field: 'order', order: 'ASC' }} perPage={50}>
        {isPhone ? (
          <SimpleList
            primaryText={({ name }) => name}
            secondaryText={(place) => {
              const { country, state } = namesOf(place)
              return [country, state].filter(Boolean).join(' · ')
            }}
            tertiaryText={({ rate }) => formatPercent(Number(rate))}
          />
        ) : (
          <DataTable bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
            <DataTable.Col source="name" disableSort />
            <DataTable.Col source="rate" disableSort>
              <FunctionField render={({ rate }) => formatPercent(Number(rate))} />
            </DataTable.Col>
            <DataTable.Col source="country" disableSort>
              <FunctionField render={(place: Place) => namesOf(place).country} />
            </DataTable.Col>
            <DataTable.Col source="state" disableSort>
              <FunctionField render={(place: Place) => namesOf(place).state} />
            </DataTable.Col>
            <DataTable.Col source="shipping" disableSort>
              <BooleanField source="shipping" />
            </DataTable.Col>
          </DataTable>
        )}
      </List>
    </>
  )
}

export default TaxList
