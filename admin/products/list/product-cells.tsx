import { Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Money } from '#admin/shared/fields/money-field.tsx'
import { Count } from '#admin/shared/fields/number-text.tsx'
import { StatusChip, type Tone } from '#admin/shared/fields/status-chip.tsx'
import { hasOwnPrice, hasOwnStock, type Product } from '../product.ts'
import { PriceEdit, StockEdit } from './quick-edit.tsx'

const TONES: Record<string, Tone> = {
  publish: 'good',
  draft: 'neutral',
  pending: 'waiting',
  private: 'info',
  future: 'waiting',
  trash: 'bad',
}
const STOCK_TONES: Record<string, Tone> = { instock: 'good', outofstock: 'bad', onbackorder: 'waiting' }

export const ProductStatus = ({ status }: { status: string }) => {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={TONES[status] ?? 'neutral'}
      label={translate(`products.status.${status}`, { _: status })}
    />
  )
}

const Nothing = () => (
  <Typography component="span" variant="body2" color="text.secondary">
    —
  </Typography>
)

type Priced = Pick<Product, 'price' | 'regular_price' | 'on_sale' | 'price_range'>
type Stocked = Pick<Product, 'manage_stock' | 'stock_quantity' | 'stock_status'>

/** What a product costs. */
export const PriceText = ({ product }: { product: Priced }) => {
  const { price, regular_price, on_sale, price_range: range } = product
  if (range && range.min !== range.max) {
    return (
      <Stack component="span" sx={{ alignItems: 'flex-start' }}>
        <Money amount={range.min} />
        <Money amount={range.max} color="text.secondary" />
      </Stack>
    )
  }
  if (price === '') return <Nothing />
  return (
    <Stack component="span" sx={{ alignItems: 'flex-start' }}>
      <Money amount={price} />
      {on_sale && regular_price !== '' && (
        <Money amount={regular_price} variant="caption" color="text.secondary" component="del" />
      )}
    </Stack>
  )
}

/** What it costs; edited in its place where the price is its own. */
export const PriceCell = ({ product }: { product: Product }) => {
  const shown = <PriceText product={product} />
  return hasOwnPrice(product) ? <PriceEdit product={product} shown={shown} /> : shown
}

/** How much there is of a product. */
export const StockText = ({ product }: { product: Stocked }) => {
  const translate = useTranslate()
  const { manage_stock, stock_quantity, stock_status } = product
  const label = translate(`products.stock.${stock_status}`)
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
      {manage_stock && stock_quantity !== null && (
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          <Count value={stock_quantity} />
        </Typography>
      )}
      <StatusChip tone={STOCK_TONES[stock_status] ?? 'neutral'} label={label} />
    </Stack>
  )
}

/** How much there is; edited in its place where it is the product's own. */
export const StockCell = ({ product }: { product: Product }) => {
  const shown = <StockText product={product} />
  return hasOwnStock(product) ? <StockEdit product={product} shown={shown} /> : shown
}
