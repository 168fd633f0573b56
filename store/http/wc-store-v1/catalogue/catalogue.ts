import { Hono } from 'hono'
import type { Services } from '#store/services.ts'
import { storeCategoryRoutes } from './categories.ts'
import { collectionDataRoutes } from './collection-data.ts'
import { storeProductRoutes } from './products.ts'
import { storeReviewRoutes } from './reviews.ts'
import { storeTermRoutes } from './terms.ts'

/** The catalogue of `wc/store/v1`, to read for everybody. */
export const storeCatalogueRoutes = (services: Services): Hono => {
  const app = new Hono()
  // last what takes any name for a product's slug
  const routes = [
    collectionDataRoutes,
    storeCategoryRoutes,
    storeTermRoutes,
    storeReviewRoutes,
    storeProductRoutes,
  ]
  for (const one of routes) app.route('/', one(services))
  return app
}
