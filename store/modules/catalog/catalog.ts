export type { Catalog, Changed, FoundProducts, ProductGlance, ProductQuery } from './catalog-reader.ts'
export type { FacetCounts } from './index/facets.ts'
export { listMetaKeys, loadProducts } from './load-products.ts'
export { openCatalog } from './open-catalog.ts'
export type { CatalogProduct, Stock } from './product.ts'
export {
  countRatings,
  findReview,
  listReviews,
  type NewReview,
  type Review,
  type ReviewFilter,
  type ReviewRefusal,
  writeReview,
} from './reviews.ts'
export { tellOfSales } from './sales.ts'
export { countSales, returnStock, takeStock } from './stock.ts'
export type { AttributeChoice, ProductAttribute, ProductType, StockStatus } from './tables.ts'
export type {
  Attribute,
  AttributeTerm,
  Brand,
  Category,
  ShippingClass,
  Tag,
  Taxonomy,
} from './taxonomy.ts'
