import { Box, Card, Stack, Typography } from '@mui/material'
import {
  CreateButton,
  FilterButton,
  Link,
  List,
  SearchInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin'
import { usePermitted } from '#admin/auth/use-permitted.ts'
import { WRITES_OWN_PRODUCTS } from '#admin/boot.ts'
import { PriceText, ProductStatus, StockText } from '#admin/products/list/product-cells.tsx'
import { STATUS_FILTER, STOCK_FILTER } from '#admin/products/list/state-filters.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import type { VendorProduct } from '#store-api/contract/vendor-dashboard.ts'

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />, STATUS_FILTER, STOCK_FILTER]

const Actions = () => {
  const permitted = usePermitted()
  return (
    <TopToolbar sx={{ '&&': { backgroundColor: 'transparent' } }}>
      <FilterButton />
      {permitted({ needs: WRITES_OWN_PRODUCTS }) && <CreateButton label="products.add" />}
    </TopToolbar>
  )
}

const ProductCard = ({ product }: { product: VendorProduct }) => (
  <Card component="li" sx={{ padding: 1.5 }}>
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Picture src={product.image?.thumbnail ?? product.image?.src} size={72} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          to={`/own-products/${product.id}`}
          sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <bdi>{product.name}</bdi>
        </Link>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', marginBlockStart: 0.5 }}>
          <PriceText product={product} />
          <StockText product={product} />
        </Stack>
      </Box>
      <ProductStatus status={product.status} />
    </Stack>
  </Card>
)

const Cards = () => {
  const translate = useTranslate()
  const { data = [], isPending, filterValues } = useListContext<VendorProduct>()
  if (!isPending && data.length === 0) {
    const isFiltered = Object.keys(filterValues ?? {}).length > 0
    return (
      <Typography color="text.secondary" sx={{ paddingBlock: 6, textAlign: 'center' }}>
        {translate(isFiltered ? 'selling.none_found' : 'selling.none')}
      </Typography>
    )
  }
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        padding: 0,
        marginBlock: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {data.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Box>
  )
}

/** The products of the vendor who works here, the newest first. */
const OwnProductList = () => (
  <List
    title="selling.products"
    filters={FILTERS}
    actions={<Actions />}
    exporter={false}
    empty={false}
    component="div"
    perPage={25}
  >
    <Cards />
  </List>
)

export default OwnProductList
