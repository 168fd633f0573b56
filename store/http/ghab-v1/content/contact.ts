import { Hono } from 'hono'
import { z } from 'zod'
import { readIdempotencyKey } from '#store/http/idempotency-key.ts'
import { requestContext } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createThrottle } from '#store/http/rate-limit/throttle.ts'
import { sendContactMessage } from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import { contactRequest } from '#store-api/contract/content.ts'
import { isTrapped } from '../honeypot.ts'

const request = contactRequest.extend({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(200),
  message: z.string().trim().min(1).max(5000),
})

/** `POST ghab/v1/contact`: a message to the shop. */
export const contactRoutes = (services: Services): Hono => {
  const throttle = createThrottle(services.countAs, 'messages', { perIp: 5, perTarget: 5 })
  return new Hono().post('/wp-json/ghab/v1/contact', async (c) => {
    const given = await parseBody(c, request)
    if (isTrapped(given)) return c.json({ ok: true })
    throttle(c, given.email.toLowerCase())
    const { name, email, phone = '', message } = given
    const sent = { name, email, phone, message }
    await sendContactMessage(requestContext(c, services), sent, readIdempotencyKey(c))
    return c.json({ ok: true })
  })
}
