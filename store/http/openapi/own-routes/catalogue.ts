import { z } from 'zod'
import { priceHistoryArgs } from '#store/http/ghab-v1/catalogue/price-history.ts'
import { categoryArgs } from '#store/http/ghab-v1/catalogue/product-categories.ts'
import { shopperProductArgs } from '#store/http/ghab-v1/catalogue/product-query.ts'
import { suggestArgs } from '#store/http/ghab-v1/catalogue/suggest.ts'
import * as content from '#store-api/contract/content.ts'
import * as overview from '#store-api/contract/overview.ts'
import { priceHistory } from '#store-api/contract/price-history.ts'
import * as products from '#store-api/contract/products.ts'
import * as reviews from '#store-api/contract/reviews.ts'
import { searchSeen } from '#store-api/contract/search.ts'
import { customer, everybody, FORM, file, manager, type OwnRoute } from './own-route.ts'

const reviewForm = content.reviewRequest.extend({
  photos: z.array(file).max(reviews.MAX_REVIEW_PHOTOS).optional(),
})

/** Products, how they are found, and what is said of them. */
export const CATALOGUE: Record<string, OwnRoute> = {
  'GET product-categories': everybody('List categories', {
    query: categoryArgs,
    answer: z.array(products.category),
  }),
  'GET products': everybody('List products with what they can be filtered by', {
    query: shopperProductArgs,
    answer: products.productList,
  }),
  'GET products/:id/price-history': everybody('Read what a product cost', {
    query: priceHistoryArgs,
    answer: priceHistory,
  }),
  'GET products/:id/structured-data': everybody('Read a product as objects of schema.org'),
  'GET low-stock': manager('List what has few pieces left', {
    query: overview.lowStockQuery,
    answer: z.array(overview.lowStockItem),
  }),
  'POST reviews': everybody('Review a product', { body: reviewForm, types: ['application/json', FORM] }),
  'GET reviews/mine': customer('List the reviews of the account', { query: reviews.ownReviewsQuery }),
  'GET reviews/photos': everybody('List the photos of reviews', { query: reviews.reviewPhotosQuery }),
  'GET reviews/rights': customer('Ask whether a product may be reviewed', {
    query: reviews.reviewRightsQuery,
  }),
  'POST search/seen': everybody('Tell that a search was seen', { body: searchSeen }),
  'GET search/suggest': everybody('Suggest while somebody types', {
    query: suggestArgs,
    answer: products.suggestions,
  }),
  'GET swatches': everybody('Read the colours of attributes'),
}
