import { Hono } from 'hono'
import { requestContext, requireCustomer } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { pushKeys, subscribe, unsubscribe } from '#store/modules/notifications/notifications.ts'
import type { Services } from '#store/services.ts'
import { type PushKeyAnswer, pushSubscription, pushUnsubscription } from '#store-api/contract/push.ts'

const PUSH = '/wp-json/ghab/v1/push'

/** Web push: the shop's key, and the browsers that a customer wants to hear by. */
export const pushRoutes = (services: Services): Hono =>
  new Hono()
    .get(`${PUSH}/key`, async (c) => {
      requireCustomer(c, services)
      const { publicKey } = await pushKeys(requestContext(c, services), services.cipher)
      return c.json({ public_key: publicKey } satisfies PushKeyAnswer)
    })
    .post(`${PUSH}/subscriptions`, async (c) => {
      const { token } = requireCustomer(c, services)
      const { endpoint, keys } = await parseBody(c, pushSubscription)
      const context = requestContext(c, services)
      if (!(await subscribe(context, services.cipher, token, { endpoint, ...keys }))) {
        throw invalidParameters({
          endpoint: { code: 'ghab_push_unknown_service', message: 'endpoint is no known push service.' },
        })
      }
      return c.json({ ok: true }, 201)
    })
    .delete(`${PUSH}/subscriptions`, async (c) => {
      requireCustomer(c, services)
      const { endpoint } = await parseBody(c, pushUnsubscription)
      await unsubscribe(requestContext(c, services), endpoint)
      return c.json({ ok: true })
    })
