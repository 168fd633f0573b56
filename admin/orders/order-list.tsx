import { Stack, type Theme, useMediaQuery } from '@mui/material'
import { DataTable, FunctionField, List, type RaRecord, SearchInput, SimpleList } from 'react-admin'
import { DateField, Moment } from '#admin/shared/fields/date-field.tsx'
import { Money, MoneyField } from '#admin/shared/fields/money-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { OrderStatus } from './order-status.tsx'

const buyer = ({ billing }: RaRecord): string => `${billing.first_name} ${billing.last_name}`.trim()

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />]

const OrderList = () => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <List sort={{ field: 'date_created', order: 'DESC' }} perPage={25} filters={FILTERS}>
      {isPhone ? (
        <SimpleList
          primaryText={(order) => (
            <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
              <span>
                <NumberName>{`#${order.number}`}</NumberName> {buyer(order)}
              </span>
              <Money amount={order.total} />
            </Stack>
          )}
          secondaryText={(order) => <Moment value={order.date_created} style="datetime" />}
          tertiaryText={(order) => <OrderStatus status={order.status} />}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="number">
            <FunctionField render={(order) => <NumberName>{`#${order.number}`}</NumberName>} />
          </DataTable.Col>
          <DataTable.Col source="billing.last_name" disableSort>
            <FunctionField render={buyer} />
          </DataTable.Col>
          <DataTable.Col source="date_created">
            <DateField source="date_created" />
          </DataTable.Col>
          <DataTable.Col source="status" disableSort>
            <FunctionField render={(order) => <OrderStatus status={order.status} />} />
          </DataTable.Col>
          <DataTable.Col source="total" align="right" disableSort>
            <MoneyField source="total" />
          </DataTable.Col>
        </DataTable>
      )}
    </List>
  )
}

export default OrderList
