import { Hono } from 'hono'
import type { Services } from '#store/services.ts'
import { storeBatchRoutes } from './batch.ts'
import { storeCartRoutes } from './cart.ts'
import { cartCollectionRoutes } from './cart-collections.ts'
import { storeCatalogueRoutes } from './catalogue/catalogue.ts'
import { STORE_NAMESPACES } from './namespaces.ts'

/**
 * `wc/store/v1`, the Store API: the catalogue as shoppers see it, and a cart that the shop keeps for a client which
 * holds its `Cart-Token`.
 */
export const storeApiRoutes = (services: Services): Hono => {
  const cart = [storeCartRoutes(services), cartCollectionRoutes(services)]
  const all = [...cart, storeBatchRoutes(services, cart), storeCatalogueRoutes(services)]
  const app = new Hono()
  for (const namespace of STORE_NAMESPACES) for (const routes of all) app.route(namespace, routes)
  return app
}
