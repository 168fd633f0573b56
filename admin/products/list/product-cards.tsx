import { Box, Card, Checkbox, Stack, Typography } from '@mui/material'
import { Link, useListContext, useTranslate } from 'react-admin'
import { NumberName } from '#admin/shared/fields/number-text.tsx'
import { Picture } from '#admin/shared/fields/picture.tsx'
import type { Product } from '../product.ts'
import { PriceCell, ProductStatus, StockCell } from './product-cells.tsx'

const ProductCard = ({ product }: { product: Product }) => {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Card component="li" sx={{ listStyle: 'none', padding: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Link to={`/products/${product.id}`} aria-hidden tabIndex={-1}>
          <Picture src={product.images[0]?.src} size={72} />
        </Link>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            to={`/products/${product.id}`}
            sx={{ color: 'text.primary', fontWeight: 600, display: 'block', overflowWrap: 'anywhere' }}
          >
            {product.name}
          </Link>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {product.status !== 'publish' && <ProductStatus status={product.status} />}
            {product.sku && (
              <Typography variant="caption" color="text.secondary">
                <NumberName>{product.sku}</NumberName>
              </Typography>
            )}
          </Stack>
        </Box>
        <Checkbox
          checked={selectedIds.includes(product.id)}
          onChange={() => onToggleItem(product.id)}
          slotProps={{ input: { 'aria-label': `${translate('ra.action.select_row')}: ${product.name}` } }}
          sx={{ marginBlockStart: -1, marginInlineEnd: -1 }}
        />
      </Stack>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', marginBlockStart: 1, minHeight: 44 }}
      >
        <PriceCell product={product} />
        <StockCell product={product} />
      </Stack>
    </Card>
  )
}

/** The products as cards, for a narrow screen. */
export const ProductCards = () => {
  const { data = [] } = useListContext<Product>()
  return (
    <Stack component="ul" sx={{ gap: 1, padding: 0, margin: 0, marginBlockStart: 2 }}>
      {data.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Stack>
  )
}
