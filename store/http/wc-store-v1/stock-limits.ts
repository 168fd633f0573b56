import type { CatalogProduct } from '#store/modules/catalog/catalog.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'

/** How many pieces are left if stock is low; null otherwise, and if stock is not counted. */
export const lowStock = (
  { stock, low_stock_amount }: CatalogProduct,
  settings: Pick<StoreSettings, 'notify_low_stock_amount'>,
): number | null => {
  if (stock.counted_by === null || stock.quantity === null) return null
  const isLow = stock.quantity <= (low_stock_amount ?? settings.notify_low_stock_amount)
  return isLow ? Math.max(0, stock.quantity) : null
}
