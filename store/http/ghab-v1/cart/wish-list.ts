import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { changeWishes, listWishes } from '#store/modules/loyalty/loyalty.ts'
import type { Services } from '#store/services.ts'
import { type Wish, wishRequest } from '#store-api/contract/account-data.ts'

/** `ghab/v1/wish-list` of the customer who asks. */
export const wishListRoutes = (services: Services): Hono => {
  const app = new Hono()

  const answer = async (c: HonoContext, customerId: number): Promise<Response> => {
    const wishes = await listWishes(requestContext(c, services), customerId)
    const list: Wish[] = wishes.map(({ id, slug, addedAt }) => ({
      id,
      slug,
      date_added_gmt: gmtDate(addedAt),
    }))
    return c.json(list)
  }

  app.get('/wp-json/ghab/v1/wish-list', (c) => answer(c, requireCustomer(c, services).customerId))

  app.put('/wp-json/ghab/v1/wish-list', async (c) => {
    const { customerId } = requireCustomer(c, services)
    await changeWishes(requestContext(c, services), customerId, await parseBody(c, wishRequest))
    return answer(c, customerId)
  })
  return app
}
