import { Hono } from 'hono'
import type { Services } from '#store/services.ts'
import { storeBatchRoutes } from './cart/batch.ts'
import { storeCartRoutes } from './cart/cart.ts'
import { cartCollectionRoutes } from './cart/cart-collections.ts'
import { storeCatalogueRoutes } from './catalogue/catalogue.ts'
import { storeCheckoutRoutes } from './checkout/checkout.ts'
import { storeOrderRoutes } from './checkout/order.ts'
import { payOrderRoutes } from './checkout/pay-order.ts'
import { STORE_NAMESPACES } from './namespaces.ts'

/**
 * `wc/store/v1`, the Store API: the catalogue as shoppers see it, a cart that the shop keeps for a client which holds its
 * `Cart-Token`, and the order that it becomes.
 */
export const storeApiRoutes = (services: Services): Hono => {
  const cart = [storeCartRoutes(services), cartCollectionRoutes(services)]
  const all = [
    ...cart,
    storeBatchRoutes(services, cart),
    storeCatalogueRoutes(services),
    storeCheckoutRoutes(services),
    payOrderRoutes(services),
    storeOrderRoutes(services),
  ]
  const app = new Hono()
  for (const namespace of STORE_NAMESPACES) for (const routes of all) app.route(namespace, routes)
  return app
}
