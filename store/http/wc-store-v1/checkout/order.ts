import { Hono } from 'hono'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import type { Services } from '#store/services.ts'
import { orderArgs } from './checkout-args.ts'
import { orderForBuyer } from './order-access.ts'
import { orderJson } from './order-json.ts'

/** `GET wc/store/v1/order/{id}`: an order as its buyer sees it, by its key. */
export const storeOrderRoutes = (services: Services): Hono => {
  const app = new Hono()
  mountRoute(
    app,
    services,
    '/order/:id{[0-9]+}',
    endpoint('GET', orderArgs, async (c, query) => {
      const order = await orderForBuyer(requestContext(c, services), Number(c.req.param('id')), query)
      return c.json(await orderJson(c, services, order))
    }),
  )
  return app
}
