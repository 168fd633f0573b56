import { Hono } from 'hono'
import type { Services } from '#store/services.ts'
import { storeBatchRoutes } from './batch.ts'
import { storeCartRoutes } from './cart.ts'
import { cartCollectionRoutes } from './cart-collections.ts'

/** `wc/store/v1`, the Store API: a cart that the shop keeps for a client which holds its `Cart-Token`. */
export const storeApiRoutes = (services: Services): Hono => {
  const cart = [storeCartRoutes(services), cartCollectionRoutes(services)]
  const app = new Hono()
  for (const routes of [...cart, storeBatchRoutes(services, cart)]) app.route('/', routes)
  return app
}
