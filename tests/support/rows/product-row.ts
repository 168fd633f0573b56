import { BLANK_PRODUCT, type ProductRow } from '#demo/builders/product-row.ts'

/** A published simple product as a row; name what differs. */
export const productRow = (given: Partial<ProductRow>): ProductRow => ({
  ...BLANK_PRODUCT,
  type: 'simple',
  name: 'A product',
  slug: `product-${given.id ?? 0}`,
  sku: '',
  created_at: 0,
  updated_at: 0,
  ...given,
})
