import { Hono, type Context as HonoContext } from 'hono'
import { getActor, requestContext, requireRightBySession } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '#store/modules/customers/customers.ts'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { type ApiKeyAnswer, type MadeApiKey, newApiKey } from '#store-api/contract/security.ts'

const KEYS = '/wp-json/ghab/v1/api-keys'

const keyJson = (one: Awaited<ReturnType<typeof listApiKeys>>[number]): ApiKeyAnswer => ({
  id: one.id,
  description: one.description,
  permissions: one.permissions,
  email: one.email,
  ending: one.ending,
  date_created_gmt: gmtDate(one.createdAt),
  last_used_gmt: one.lastAccessAt === null ? null : gmtDate(one.lastAccessAt),
})

/** `ghab/v1/api-keys`: consumer keys of `wc/v3`. Everybody has their own; administrators see all of them. */
export const apiKeyRoutes = (services: Services): Hono => {
  const listed = async (c: HonoContext) => {
    const { customerId, role } = getActor(c)
    const keys = await listApiKeys(requestContext(c, services))
    return may(role, 'promote_users') ? keys : keys.filter((one) => one.customerId === customerId)
  }
  const notFound = () => new ApiError(404, 'unknown_key', 'There is no such key.')
  return new Hono()
    .get(KEYS, async (c) => {
      requireRightBySession(c, services)
      return c.json((await listed(c)).map(keyJson))
    })
    .post(KEYS, async (c) => {
      requireRightBySession(c, services)
      const given = await parseBody(c, newApiKey)
      const { customerId } = getActor(c)
      const made = await createApiKey(requestContext(c, services), services.cipher, { customerId, ...given })
      logSecurity(c, services, 'key-made', { customerId, keyId: made.id })
      const key = (await listed(c)).find(({ id }) => id === made.id)
      if (!key) throw notFound()
      const { consumerKey: consumer_key, consumerSecret: consumer_secret } = made
      return c.json<MadeApiKey>({ ...keyJson(key), consumer_key, consumer_secret }, 201)
    })
    .delete(`${KEYS}/:id{[0-9]+}`, async (c) => {
      requireRightBySession(c, services)
      const key = (await listed(c)).find(({ id }) => id === Number(c.req.param('id')))
      if (!key || !(await revokeApiKey(requestContext(c, services), key.id))) throw notFound()
      logSecurity(c, services, 'key-revoked', { keyId: key.id })
      return c.json({ ok: true })
    })
}
