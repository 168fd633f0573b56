import ChangesIcon from '@mui/icons-material/History'
import ImportIcon from '@mui/icons-material/ImportExport'
import { Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import {
  AutocompleteInput,
  BulkActionsToolbar,
  Button,
  CreateButton,
  DataTable,
  FilterButton,
  FunctionField,
  Link,
  LinkBase,
  List,
  ListNoResults,
  NullableBooleanInput,
  ReferenceInput,
  SearchInput,
  SelectAllButton,
  SelectInput,
  TopToolbar,
  useListContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { MOST_CHOSEN } from '#admin/bulk/bulk-work.ts'
import { RunningChanges } from '#admin/bulk/running-changes.tsx'
import { DateField } from '#admin/shared/fields/date-field.tsx'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import { ViewInShop } from '#admin/shared/view-in-shop.tsx'
import { BulkEditButton } from '../bulk/bulk-edit-button.tsx'
import { ProductTrashButton } from '../bulk/bulk-trash-button.tsx'
import { PRODUCT_CHANGES } from '../bulk/product-changes.ts'
import { choicesOf, type Product, TYPES } from '../product.ts'
import { ProductCards } from './product-cards.tsx'
import { PriceCell, ProductStatus, StockCell } from './product-cells.tsx'
import { STATUS_FILTER, STOCK_FILTER } from './state-filters.tsx'

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn />,
  <ReferenceInput key="category" source="category" reference="categories" perPage={100}>
    <AutocompleteInput
      label="resources.products.fields.categories"
      filterToQuery={(search) => ({ search })}
      size="small"
    />
  </ReferenceInput>,
  STATUS_FILTER,
  <SelectInput
    key="type"
    source="type"
    label="resources.products.fields.type"
    choices={choicesOf(TYPES, 'products.type')}
  />,
  STOCK_FILTER,
  <NullableBooleanInput key="sale" source="on_sale" label="products.on_sale" />,
]

const BulkActions = () => {
  const permitted = usePermitted()
  return (
    <>
      <BulkEditButton />
      {permitted({ needs: 'delete_products' }) && <ProductTrashButton />}
    </>
  )
}

const Actions = () => {
  const permitted = usePermitted()
  return (
    <TopToolbar sx={{ '&&': { backgroundColor: 'transparent' } }}>
      <FilterButton />
      {permitted({ needs: 'import' }) && (
        <Button component={LinkBase} to="/products-csv" label="products.csv.menu">
          <ImportIcon />
        </Button>
      )}
      <Button component={LinkBase} to="/products-changes" label="shell.bulk.list_short">
        <ChangesIcon />
      </Button>
      <CreateButton label="products.add" />
    </TopToolbar>
  )
}

const Name = ({ product }: { product: Product }) => {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Picture src={product.images[0]?.src} />
      <div>
        <Link to={`/products/${product.id}`} sx={{ color: 'text.primary', fontWeight: 600 }}>
          {product.name}
        </Link>
        <Typography variant="caption" color="text.secondary" component="div">
          {product.sku && <NumberName>{product.sku}</NumberName>}
          {product.type !== 'simple' &&
            `${product.sku && ' · '}${translate(`products.type.${product.type}`)}`}
        </Typography>
      </div>
    </Stack>
  )
}

const ONLY_IDS = { meta: { query: { _fields: 'id' } } }

/** What is done with the chosen ones; all that the filters find can be chosen. */
const BulkBar = () => (
  <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST_CHOSEN} queryOptions={ONLY_IDS} />}>
    <BulkActions />
  </BulkActionsToolbar>
)

const Table = () => (
  <DataTable<Product> bulkActionsToolbar={<BulkBar />} rowClick={false}>
    <DataTable.Col source="name">
      <FunctionField<Product> render={(product) => <Name product={product} />} />
    </DataTable.Col>
    <DataTable.Col source="price">
      <FunctionField<Product> render={(product) => <PriceCell product={product} />} />
    </DataTable.Col>
    <DataTable.Col source="stock_quantity" disableSort>
      <FunctionField<Product> render={(product) => <StockCell product={product} />} />
    </DataTable.Col>
    <DataTable.Col source="status" disableSort>
      <FunctionField<Product> render={({ status }) => <ProductStatus status={status} />} />
    </DataTable.Col>
    <DataTable.Col source="date_created">
      <DateField source="date_created" style="short" />
    </DataTable.Col>
    <DataTable.Col source="view" label="shell.view_in_shop" disableSort>
      <FunctionField<Product>
        render={({ status, permalink, name }) =>
          status === 'publish' && <ViewInShop href={permalink} name={name} />
        }
      />
    </DataTable.Col>
  </DataTable>
)

const Content = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const { total, isPending } = useListContext()
  if (!isNarrow) return <Table />
  if (!isPending && total === 0) return <ListNoResults />
  return (
    <>
      <BulkBar />
      <ProductCards />
    </>
  )
}

const ProductList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <>
      <RunningChanges work={PRODUCT_CHANGES} refresh={useRefresh()} />
      <List
        sort={{ field: 'date_created', order: 'DESC' }}
        perPage={25}
        filters={FILTERS}
        actions={<Actions />}
        component={isNarrow ? 'div' : undefined}
      >
        <Content />
      </List>
    </>
  )
}

export default ProductList
