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
import { BackTo } from '#admin/shared/back-to.tsx'
import { formatPercent } from '#app/ui/digits.ts'

/** Rates by place, in the order in which they are tried. */
const TaxList = () => {
  const translate = useTranslate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <>
      <BackTo to="/settings/options/tax" label={translate('settings.places.tax.title')} />
      <List exporter={false} sort={{ field: 'order', order: 'ASC' }} perPage={50}>
        {isPhone ? (
          <SimpleList
            primaryText={({ name }) => name}
            secondaryText={({ country, state }) => [country, state].filter(Boolean).join(' · ')}
            tertiaryText={({ rate }) => formatPercent(Number(rate))}
          />
        ) : (
          <DataTable bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />}>
            <DataTable.Col source="name" disableSort />
            <DataTable.Col source="rate" disableSort>
              <FunctionField render={({ rate }) => formatPercent(Number(rate))} />
            </DataTable.Col>
            <DataTable.Col source="country" disableSort />
            <DataTable.Col source="state" disableSort />
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
