export { loadProducts } from './load-products.ts'
export type { CatalogProduct, Stock } from './product.ts'
export { countSales, returnStock, takeStock } from './stock.ts'
export type { AttributeChoice, ProductAttribute, ProductType, StockStatus } from './tables.ts'
