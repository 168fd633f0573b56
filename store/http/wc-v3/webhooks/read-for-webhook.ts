import type { Hono } from 'hono'
import type { Actor } from '#store/context.ts'
import { type Bindings, INSIDE } from '#store/http/caller.ts'
import type { WebhookResource } from '#store/modules/webhooks/webhooks.ts'

const PATHS: Record<WebhookResource, string> = {
  coupon: 'coupons',
  customer: 'customers',
  order: 'orders',
  product: 'products',
}

/** A resource as `wc/v3` answers it to an actor: what a webhook sends is what its owner would read. */
export const readForWebhook = async (
  app: Hono,
  origin: string,
  { resource, id, actor }: { resource: WebhookResource; id: number; actor: Actor },
): Promise<Response> => {
  const url = `${origin.replace(/\/+$/, '')}/wp-json/wc/v3/${PATHS[resource]}/${id}`
  return app.fetch(new Request(url), { caller: INSIDE, actor } satisfies Bindings)
}
