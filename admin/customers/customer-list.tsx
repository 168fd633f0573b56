import AddIcon from '@mui/icons-material/Add'
import {
  Avatar,
  Box,
  Button,
  Card,
  CardActionArea,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useState } from 'react'
import {
  DataTable,
  FilterButton,
  FunctionField,
  LinkBase,
  List,
  NullableBooleanInput,
  SearchInput,
  type SearchInputProps,
  SelectInput,
  SortButton,
  TopToolbar,
  useListContext,
  useRedirect,
  useTranslate,
} from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { choicesOf } from '#admin/products/product.ts'
import { DateField, Moment } from '#admin/shared/fields/date-field.tsx'
import { Money, MoneyField } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { digits, formatNumber } from '#app/ui/digits.ts'
import type { Buyer } from '#store-api/contract/office.ts'
import { nameOf, ROLES } from './customer.ts'
import { CustomerBadges } from './customer-badges.tsx'
import { NewCustomerDialog } from './new-customer-dialog.tsx'

/** react-admin shows a placeholder as it is. */
const CustomerSearchInput = (props: SearchInputProps) => (
  <SearchInput {...props} placeholder={useTranslate()('customers.search')} />
)

const FILTERS = [
  <CustomerSearchInput key="search" source="search" alwaysOn />,
  <SelectInput
    key="role"
    source="role"
    label="resources.buyers.fields.role"
    choices={choicesOf(ROLES, 'customers.roles')}
  />,
  <NullableBooleanInput key="blocked" source="blocked" label="customers.blocked" />,
]

const Actions = () => {
  const translate = useTranslate()
  const permitted = usePermitted()
  const redirect = useRedirect()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [isNew, setNew] = useState(false)
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      {isNarrow && <SortButton fields={['date_created', 'spent', 'orders', 'last_order', 'last_name']} />}
      <FilterButton />
      {permitted({ needs: 'create_customers' }) && (
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setNew(true)}
          sx={{ minHeight: 44 }}
        >
          {translate('customers.new')}
        </Button>
      )}
      {isNew && (
        <NewCustomerDialog
          onClose={() => setNew(false)}
          onMade={({ id }) => redirect('edit', 'customers', id)}
        />
      )}
    </TopToolbar>
  )
}

const Contact = ({ phone, email }: Buyer) => (
  <bdi dir="ltr">{[phone && digits(phone), email].filter(Boolean).join(' · ')}</bdi>
)

const Initial = ({ buyer }: { buyer: Buyer }) => (
  <Avatar
    aria-hidden
    sx={{
      inlineSize: 40,
      blockSize: 40,
      backgroundColor: 'var(--color-secondary-container)',
      color: 'var(--color-on-secondary-container)',
    }}
  >
    {digits(nameOf(buyer).slice(0, 1))}
  </Avatar>
)

const Nothing = () => {
  const translate = useTranslate()
  return (
    <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
      {translate('customers.none')}
    </Typography>
  )
}

const Rows = () => (
  <DataTable<Buyer> bulkActionButtons={false} rowClick={(id) => `/customers/${id}`} empty={<Nothing />}>
    <DataTable.Col source="last_name">
      <FunctionField<Buyer>
        render={(buyer) => (
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
            <Initial buyer={buyer} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{nameOf(buyer)}</Typography>
              <Typography variant="caption" color="text.secondary" component="div">
                <Contact {...buyer} />
              </Typography>
            </Box>
            <CustomerBadges {...buyer} />
          </Stack>
        )}
      />
    </DataTable.Col>
    <DataTable.Col source="orders" align="right">
      <FunctionField<Buyer> render={({ orders }) => <Count value={orders} />} />
    </DataTable.Col>
    <DataTable.Col source="spent" align="right">
      <MoneyField source="spent" />
    </DataTable.Col>
    <DataTable.Col source="last_order">
      <DateField source="last_order_gmt" style="short" />
    </DataTable.Col>
    <DataTable.Col source="date_created">
      <DateField source="date_created_gmt" style="short" />
    </DataTable.Col>
  </DataTable>
)

const BuyerCard = ({ buyer }: { buyer: Buyer }) => {
  const translate = useTranslate()
  return (
    <Card component="li">
      <CardActionArea component={LinkBase} to={`/customers/${buyer.id}`} sx={{ padding: 1.5 }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Initial buyer={buyer} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <Typography sx={{ fontWeight: 600, minWidth: 0 }} noWrap>
                {nameOf(buyer)}
              </Typography>
              <Money amount={buyer.spent} sx={{ fontWeight: 600 }} />
            </Stack>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="caption" color="text.secondary" noWrap>
                <bdi dir="ltr">{digits(buyer.phone || buyer.email)}</bdi>
              </Typography>
              <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
                {translate('customers.order_count', {
                  smart_count: buyer.orders,
                  shown: formatNumber(buyer.orders),
                })}
                {buyer.last_order_gmt && (
                  <>
                    {' · '}
                    <Moment value={buyer.last_order_gmt} isGmt style="short" />
                  </>
                )}
              </Typography>
            </Stack>
            <CustomerBadges {...buyer} />
          </Box>
        </Stack>
      </CardActionArea>
    </Card>
  )
}

const Body = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { data = [], isPending } = useListContext<Buyer>()
  if (!isNarrow) return <Rows />
  if (!isPending && data.length === 0) return <Nothing />
  return (
    <Stack component="ul" sx={{ gap: 1, padding: 1, margin: 0, listStyle: 'none' }}>
      {data.map((buyer) => (
        <BuyerCard key={buyer.id} buyer={buyer} />
      ))}
    </Stack>
  )
}

/** Whom the shop sells to. */
const CustomerList = () => (
  <List
    resource="buyers"
    title="customers.menu"
    sort={{ field: 'date_created', order: 'DESC' }}
    perPage={25}
    filters={FILTERS}
    actions={<Actions />}
    empty={false}
    exporter={false}
  >
    <Body />
  </List>
)

export default CustomerList
