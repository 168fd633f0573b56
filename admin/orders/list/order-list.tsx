import ChangesIcon from '@mui/icons-material/History'
import { Button, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  CreateButton,
  DataTable,
  FilterButton,
  FunctionField,
  LinkBase,
  List,
  Button as ListButton,
  SearchInput,
  type SearchInputProps,
  TopToolbar,
  useListContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { RunningChanges } from '#admin/bulk/running-changes.tsx'
import { DateField } from '#admin/shared/fields/date-field.tsx'
import { MoneyField } from '#admin/shared/fields/money-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { DateInput } from '#admin/shared/inputs/date-input.tsx'
import { ORDER_CHANGES } from '../bulk/order-changes.ts'
import { buyerOf, type Order } from '../order.ts'
import { OrderStatus } from '../order-status.tsx'
import { OrderBulkBar } from './order-bulk-actions.tsx'
import { OrderCards } from './order-cards.tsx'
import { StatusTabs } from './status-tabs.tsx'

/** react-admin shows a placeholder as it is. */
const OrderSearch = (props: SearchInputProps) => (
  <SearchInput {...props} placeholder={useTranslate()('orders.search')} />
)

const FILTERS = [
  <OrderSearch key="search" source="search" alwaysOn />,
  <DateInput key="after" source="after" label="orders.from" isFilter />,
  <DateInput key="before" source="before" label="orders.until" endOfDay isFilter />,
]

const Actions = () => (
  <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
    <FilterButton />
    <ListButton component={LinkBase} to="/orders-changes" label="shell.bulk.list_short">
      <ChangesIcon />
    </ListButton>
    {usePermitted()({ needs: 'publish_shop_orders' }) && (
      <CreateButton label="order_desk.new.title" variant="contained" sx={{ minHeight: 44 }} />
    )}
  </TopToolbar>
)

const Nothing = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, padding: 6, textAlign: 'center' }}>
      <Typography>{translate(isFiltered ? 'orders.none_found' : 'orders.none')}</Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Stack>
  )
}

const Rows = () => (
  <DataTable bulkActionsToolbar={<OrderBulkBar />} rowClick="edit" empty={<Nothing />}>
    <DataTable.Col source="number">
      <FunctionField render={(order) => <NumberName>{`#${order.number}`}</NumberName>} />
    </DataTable.Col>
    <DataTable.Col source="billing.last_name" disableSort>
      <FunctionField<Order> render={buyerOf} />
    </DataTable.Col>
    <DataTable.Col source="date_created">
      <DateField source="date_created_gmt" />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <FunctionField render={(order) => <OrderStatus status={order.status} />} />
    </DataTable.Col>
    <DataTable.Col source="total" align="right" disableSort>
      <MoneyField source="total" />
    </DataTable.Col>
  </DataTable>
)

const Body = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { data, isPending } = useListContext()
  if (!isNarrow) return <Rows />
  return !isPending && data?.length === 0 ? <Nothing /> : <OrderCards />
}

const OrderList = () => (
  <>
    <RunningChanges work={ORDER_CHANGES} refresh={useRefresh()} />
    <List
      sort={{ field: 'date_created', order: 'DESC' }}
      perPage={25}
      filters={FILTERS}
      actions={<Actions />}
      empty={false}
    >
      <StatusTabs />
      <Body />
    </List>
  </>
)

export default OrderList
