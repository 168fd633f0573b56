import { type Context, Hono } from 'hono'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { mountBatch } from '#store/http/wp-rest/batch.ts'
import { boundReader } from '#store/http/wp-rest/dates.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { createEndpoint, deleteEndpoint, itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { contextArg, forceArg, listArgs, pagingArgs, skipped } from '#store/http/wp-rest/list-parameters.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import { EDITS, endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import {
  addWebhook,
  deleteWebhook,
  findDelivery,
  findWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  TOPICS,
  updateWebhook,
  WEBHOOK_STATUSES,
  type Webhook,
} from '#store/modules/webhooks/webhooks.ts'
import type { Services } from '#store/services.ts'
import { deliveryJson, webhookJson } from './webhook-json.ts'

const webhookListArgs = args({
  ...listArgs,
  orderby: { type: 'string', default: 'date', enum: ['date', 'id', 'title'] },
  status: { type: 'string', default: 'all', enum: ['all', ...WEBHOOK_STATUSES] },
})

export const webhookArgs = args({
  ...readOnly(
    'date_created',
    'date_created_gmt',
    'date_modified',
    'date_modified_gmt',
    'resource',
    'event',
    'hooks',
  ),
  name: { type: 'string', description: 'A friendly name.' },
  status: { type: 'string', enum: WEBHOOK_STATUSES },
  topic: { type: 'string', description: 'What is told, such as order.created.' },
  secret: { type: 'string', description: 'Signs deliveries; never shown again.' },
  delivery_url: { type: 'string', description: 'The URL that deliveries are sent to.' },
})
export const newWebhookArgs = args({
  ...webhookArgs,
  topic: { ...webhookArgs.topic, required: true },
  delivery_url: { ...webhookArgs.delivery_url, required: true },
})

const LONGEST_URL = 2000
const LONGEST_TEXT = 200

const checkTexts = (given: { name?: string | undefined; secret?: string | undefined }): void => {
  for (const name of ['name', 'secret'] as const) {
    if ((given[name] ?? '').length > LONGEST_TEXT) {
      const message = `${name} must be at most ${LONGEST_TEXT} characters long.`
      throw invalidParameters({ [name]: { code: 'rest_out_of_bounds', message } })
    }
  }
}

const invalidId = (message: string, status: 400 | 404 = 404) =>
  new ApiError(status, 'woocommerce_rest_shop_webhook_invalid_id', message)

const checkTopic = (topic: string | undefined, message: string): void => {
  if (topic !== undefined && !TOPICS.includes(topic)) {
    throw new ApiError(400, 'woocommerce_rest_shop_webhook_invalid_topic', message)
  }
}

const isDeliveryUrl = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text) || text.length > LONGEST_URL || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

const checkUrl = (url: string | undefined): void => {
  if (url !== undefined && !isDeliveryUrl(url)) {
    throw new ApiError(
      400,
      'woocommerce_rest_shop_webhook_invalid_delivery_url',
      'Webhook delivery URL must be a valid URL starting with http:// or https://.',
    )
  }
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** WooCommerce's name of a webhook that was given none: `Webhook created on Nov 22, 2026 @ 10:20 AM`. */
const nameAt = (time: number): string =>
  `Webhook created on ${DAY_AND_TIME.format(time).replace(/, (?=\d\d:)/, ' @ ')}`

const ORDERS: Record<'date' | 'id' | 'title', (a: Webhook, b: Webhook) => number> = {
  date: (a, b) => a.created_at - b.created_at || a.id - b.id,
  id: (a, b) => a.id - b.id,
  title: (a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id,
}

const select = (all: Webhook[], query: Parsed<typeof webhookListArgs>, timeZone: string): Webhook[] => {
  const date = boundReader(query, timeZone)
  const [after, before] = [date(query.after) ?? -Infinity, date(query.before) ?? Infinity]
  const sought = query.search?.toLowerCase() ?? ''
  const found = all.filter(
    ({ id, name, status, created_at }) =>
      (query.status === 'all' || status === query.status) &&
      name.toLowerCase().includes(sought) &&
      created_at > after &&
      created_at < before &&
      (query.include.length === 0 || query.include.includes(id)) &&
      !query.exclude.includes(id),
  )
  const sign = query.order === 'asc' ? 1 : -1
  return found.sort((a, b) => sign * ORDERS[query.orderby](a, b))
}

/** `wc/v3/webhooks`: the URLs that receive changes, and the log of deliveries. */
export const webhookRoutes = (services: Services): Hono => {
  const app = new Hono()
  const aboutOf = async (c: Context) => ({
    origin: originOf(c.req, services),
    timeZone: (await readSettings(requestContext(c, services))).timezone,
  })
  const json = async (c: Context, webhook: Webhook) => webhookJson(webhook, await aboutOf(c))
  const webhookOf = async (c: Context): Promise<Webhook> => {
    const webhook = await findWebhook(requestContext(c, services), Number(c.req.param('id')))
    if (!webhook) throw invalidId('ID is invalid.')
    return webhook
  }

  const create = itemWrite(newWebhookArgs, async (c, given) => {
    const { name, topic, delivery_url, secret } = given
    const context = requestContext(c, services)
    checkTopic(topic, 'Webhook topic is required and must be valid.')
    checkUrl(delivery_url)
    checkTexts({ name, secret })
    const added = await makeOnce(c, context, given, (inside) =>
      addWebhook(inside, services.cipher, {
        name: name || nameAt(services.clock()),
        topic,
        deliveryUrl: delivery_url,
        secret,
      }),
    )
    if (!added.ok) throw new ApiError(409, 'ghab_webhooks_too_many', 'There are too many webhooks already.')
    const webhook = await findWebhook(context, added.value)
    if (!webhook) throw invalidId('ID is invalid.')
    return json(c, webhook)
  })
  const update = itemWrite(webhookArgs, async (c, { delivery_url, ...given }, id) => {
    const context = requestContext(c, services)
    if (!(await findWebhook(context, id))) throw invalidId('ID is invalid.', 400)
    checkTopic(given.topic, 'Webhook topic must be valid.')
    checkUrl(delivery_url)
    checkTexts(given)
    const updated = await updateWebhook(context, services.cipher, id, { ...given, deliveryUrl: delivery_url })
    if (!updated) throw invalidId('ID is invalid.', 400)
    return json(c, updated)
  })
  const remove = itemWrite(forceArg, async (c, { force }, id) => {
    if (!force) {
      throw new ApiError(501, 'woocommerce_rest_trash_not_supported', 'Webhooks do not support trashing.')
    }
    const deleted = await deleteWebhook(requestContext(c, services), id)
    if (!deleted) throw invalidId('Invalid ID.')
    return json(c, deleted)
  })

  mountRoute(
    app,
    services,
    '/webhooks',
    endpoint('GET', webhookListArgs, async (c, query) => {
      requireKey(c, 'read')
      const about = await aboutOf(c)
      const found = select(await listWebhooks(requestContext(c, services)), query, about.timeZone)
      const start = skipped(query)
      const page = found.slice(start, start + query.per_page)
      return sendList(
        c,
        services,
        page.map((webhook) => webhookJson(webhook, about)),
        { total: found.length, page: query.page, perPage: query.per_page },
      )
    }),
    createEndpoint(create),
  )
  mountRoute(
    app,
    services,
    '/webhooks/:id{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      return sendItem(c, await json(c, await webhookOf(c)))
    }),
    updateEndpoint(update),
    deleteEndpoint(remove),
  )
  mountBatch(app, services, '/webhooks', { create, update, delete: remove })

  const unknownDelivery = () =>
    new ApiError(404, 'woocommerce_rest_shop_webhook_delivery_invalid_id', 'ID is invalid.')
  mountRoute(
    app,
    services,
    '/webhooks/:id{[0-9]+}/deliveries',
    endpoint('GET', args({ ...contextArg, ...pagingArgs }), async (c, query) => {
      requireKey(c, 'read')
      const about = await aboutOf(c)
      const page = { limit: query.per_page, offset: skipped(query) }
      const { id } = await webhookOf(c)
      const { deliveries, total } = await listDeliveries(requestContext(c, services), id, page)
      return sendList(
        c,
        services,
        deliveries.map((delivery) => deliveryJson(delivery, about)),
        { total, page: query.page, perPage: query.per_page },
      )
    }),
  )
  mountRoute(
    app,
    services,
    '/webhooks/:id{[0-9]+}/deliveries/:delivery{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const { id } = await webhookOf(c)
      const found = await findDelivery(requestContext(c, services), id, Number(c.req.param('delivery')))
      if (!found) throw unknownDelivery()
      return sendItem(c, deliveryJson(found, await aboutOf(c)))
    }),
    // written to, a delivery is sent once more
    endpoint(EDITS, {}, async (c) => {
      requireKey(c, 'write', 'edit')
      const { id } = await webhookOf(c)
      const again = await redeliver(requestContext(c, services), id, Number(c.req.param('delivery')))
      if (again.ok) return sendItem(c, deliveryJson(again.value, await aboutOf(c)))
      if (again.error === 'unknown') throw unknownDelivery()
      throw new ApiError(409, 'ghab_webhook_delivery_under_way', 'This delivery is still under way.')
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
