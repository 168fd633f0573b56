export { hasBought, listUnreviewed } from './buyers.ts'
export type { Catalog, CountedQuery, ProductQuery, ProductSummary, ReadSearch } from './catalog-interface.ts'
export { choiceKey, choiceQuery } from './choice-query.ts'
export { deleteReview, deleteReviewsOf, editReview } from './edit-review.ts'
export { generateVariations } from './generate-variations.ts'
export type { FacetCounts } from './index/facets.ts'
export type { Label } from './index/product-filter.ts'
export type { Tally } from './index/tally.ts'
export { listMetaKeys, loadProducts } from './load-products.ts'
export { lowestPrices } from './lowest-prices.ts'
export { openCatalog } from './open-catalog.ts'
export { dropOldPrices, listPriceSteps } from './prices/price-history.ts'
export { recordMissingPrices } from './prices/record-prices.ts'
export type { CatalogProduct, ProductRow } from './product.ts'
export type { ProductFields } from './product-fields.ts'
export { publishSaleChanges } from './publish-sale-changes.ts'
export {
  approvedOf,
  dropLeftPhotos,
  findReviewPhotos,
  forgetReviewer,
  photoIsFor,
} from './review-photos.ts'
export { countRatings, findReview, listReviews, type Review } from './reviews.ts'
export { popularSearches, reportSearches } from './search/manage/report.ts'
export { deleteRule, listRules, saveRule } from './search/manage/rules.ts'
export { SearchCounts } from './search/manage/search-counts.ts'
export { listStartSynonyms, switchStartSynonyms } from './search/manage/start-list.ts'
export { deleteSynonyms, listSynonyms, saveSynonyms } from './search/manage/synonyms-store.ts'
export { freeName, slugOf } from './slug.ts'
export { countSales, isStockCounted, QUANTITIES_CHANGED, returnStock, takeStock } from './stock.ts'
export {
  findAttribute,
  findRows,
  findStored,
  listStored,
  type StoredProduct,
} from './stored-products.ts'
export type { AttributeChoice, ProductAttribute, ProductType, StockStatus } from './tables.ts'
export type { Attribute, Brand, Category, ShippingClass, Tag, Taxonomy } from './taxonomy.ts'
export { type ProductTranslations, translateChoices, translateProduct } from './translate-product.ts'
export {
  type AttributeFields,
  type AttributeRefusal,
  createAttribute,
  deleteAttribute,
  updateAttribute,
} from './write-attribute.ts'
export {
  createProduct,
  createVariation,
  deleteProduct,
  duplicateProduct,
  type ProductRefusal,
  updateProduct,
} from './write-product.ts'
export { addReview, type ReviewRefusal, writeReview } from './write-review.ts'
export {
  createTerm,
  deleteTerm,
  suggestSlug,
  type TermFields,
  type TermRefusal,
  updateTerm,
  type WrittenTerm,
} from './write-term.ts'
