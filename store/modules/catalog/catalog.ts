export { type ProductBulkChange, productBulkChanges, variationIdsOf } from './bulk/change-products.ts'
export type { Catalog, CountedQuery, ProductQuery, ProductSummary, ReadSearch } from './catalog-interface.ts'
export type { FacetCounts } from './index/facets.ts'
export type { Label } from './index/product-filter.ts'
export type { Tally } from './index/tally.ts'
export { openCatalog } from './open-catalog.ts'
export { lowestPrices } from './prices/lowest-prices.ts'
export { listPriceSteps } from './prices/price-history.ts'
export { publishSaleChanges } from './prices/publish-sale-changes.ts'
export { recordMissingPrices } from './prices/record-prices.ts'
export { choiceKey, choiceQuery, choiceValue } from './products/choice-query.ts'
export { listMetaKeys, loadProducts } from './products/load-products.ts'
export { countLowStock, type LowStockItem, listLowStock } from './products/low-stock.ts'
export { namedDownloads } from './products/named-downloads.ts'
export type { CatalogProduct, ProductRow } from './products/product.ts'
export { countSales, isStockCounted, QUANTITIES_CHANGED, returnStock, takeStock } from './products/stock.ts'
export {
  countStored,
  findAttribute,
  findRows,
  findStored,
  listStored,
  ProductsBySku,
  type StoredProduct,
} from './products/stored-products.ts'
export { type ProductTranslations, translateChoices, translateProduct } from './products/translate-product.ts'
export { optionNames, variationTitle } from './products/variation-title.ts'
export { hasBought, listUnreviewed } from './reviews/buyers.ts'
export { deleteReview, deleteReviewsOf, editReview } from './reviews/edit-review.ts'
export {
  approvedOf,
  dropLeftPhotos,
  findReviewPhotos,
  forgetReviewer,
  photoIsFor,
} from './reviews/review-photos.ts'
export { countRatings, countWaitingReviews, findReview, listReviews, type Review } from './reviews/reviews.ts'
export { addReview, type ReviewRefusal, writeReview } from './reviews/write-review.ts'
export { popularSearches, reportSearches } from './search/manage/report.ts'
export {
  createRule,
  deleteRule,
  findRule,
  listRules,
  type RuleEntry,
  type RuleRefusal,
  ruleIdOf,
  updateRule,
} from './search/manage/rules.ts'
export { SearchCounts } from './search/manage/search-counts.ts'
export { listStartSynonyms, switchStartSynonyms } from './search/manage/start-list.ts'
export { deleteSynonyms, listSynonyms, saveSynonyms } from './search/manage/synonyms-store.ts'
export {
  type AttributeChoice,
  AVAILABLE,
  type ProductAttribute,
  type ProductType,
  type StockStatus,
} from './tables.ts'
export type { Attribute, Brand, Category, ShippingClass, Tag, Taxonomy } from './taxonomy.ts'
export { deleteProduct } from './write/delete-product.ts'
export { duplicateProduct } from './write/duplicate-product.ts'
export { generateVariations } from './write/generate-variations.ts'
export type { ProductRefusal } from './write/product-codes.ts'
export type { ProductFields } from './write/product-fields.ts'
export { freeName, slugOf } from './write/slug.ts'
export {
  type AttributeFields,
  type AttributeRefusal,
  createAttribute,
  deleteAttribute,
  updateAttribute,
} from './write/write-attribute.ts'
export { createProduct, createVariation, updateProduct } from './write/write-product.ts'
export {
  createTerm,
  deleteTerm,
  suggestSlug,
  type TermFields,
  type TermRefusal,
  updateTerm,
  type WrittenTerm,
} from './write/write-term.ts'
export {
  trashVendorProduct,
  type VendorProductRefusal,
  writeVendorProduct,
} from './write/write-vendor-product.ts'
