import { Hono } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { testGateway } from '#store/modules/payments/payments.ts'
import type { Services } from '#store/services.ts'
import type { GatewayTest } from '#store-api/contract/office.ts'

/** `POST ghab/v1/payment-gateways/{id}/test`: whether a bank takes payments of the shop as it is set up now. */
export const gatewayTestRoutes = (services: Services): Hono => {
  const throttle = createThrottle(services.countAs, 'gateway tests', { perIp: 20, perTarget: 20 })
  return new Hono().post('/wp-json/ghab/v1/payment-gateways/:id/test', async (c) => {
    requireKey(c, 'write')
    throttle(c)
    const about = { origin: originOf(c.req, services) }
    const tested = await testGateway(requestContext(c, services), services.gateways, c.req.param('id'), about)
    if (tested.ok) return c.json<GatewayTest>({ works: true })
    if (tested.error === 'unknown') {
      throw new ApiError(404, 'ghab_gateway_unknown', 'No bank is asked for this payment method.')
    }
    return c.json<GatewayTest>({ works: false, reason: tested.error })
  })
}
