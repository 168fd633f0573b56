import type { Delivery } from '../receiver.ts'
import type { Replayed } from '../replay-sequence.ts'
import { replayStep } from '../replay-sequence.ts'
import { compareEffect } from './compare-deliveries.ts'
import type { RecordedFailures } from './recorded-deliveries.ts'
import type { WebhookShop } from './replay-webhooks.ts'

/** What happened, as far as the webhooks of these recordings go. */
const EVENT = { method: 'POST', path: '/wp-json/wc/v3/coupons' }

const RETURNS = 'status put back to active'

const pathOf = ({ answer_of_listener }: RecordedFailures): string => `/fail-${answer_of_listener}`

/** Has one more coupon made, and answers what this webhook was sent. */
const happen = async (code: string, path: string, shop: WebhookShop): Promise<Delivery[]> => {
  await replayStep(new Map(), { ...EVENT, body: { code, amount: '1' } }, shop)
  await shop.store.runJobs()
  return shop.receiver.take().filter(({ url }) => new URL(url).pathname === path)
}

/** The webhook, as its row and its log tell: the API does not say how often it failed. */
const stateOf = async ({ db }: WebhookShop, path: string) => {
  const { id, status, failure_count } = await db
    .selectFrom('webhooks')
    .select(['id', 'status', 'failure_count'])
    .where('delivery_url', 'like', `%${path}`)
    .executeTakeFirstOrThrow()
  const waiting = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return { status, failure_count: String(failure_count), pending_delivery: waiting ? '1' : '0' }
}

/** Makes as many events as were recorded, whose deliveries are answered as they were. */
export const replayEvents = async (
  name: string,
  recorded: RecordedFailures,
  shop: WebhookShop,
): Promise<Replayed> => {
  const path = pathOf(recorded)
  shop.receiver.answer(path, recorded.answer_of_listener)
  const events: RecordedFailures['events'] = []
  for (const { event } of recorded.events) {
    const sent = await happen(`${name}-${event}`, path, shop)
    const answered = sent.map(({ answered }) => answered)
    events.push({ event, deliveries: sent.length, answered, ...(await stateOf(shop, path)) })
  }
  return compareEffect(EVENT, name, { events: recorded.events }, { events })
}

/** What came after: a webhook that was put back, and an event whose delivery is taken. */
export const replayThen = async (
  name: string,
  recorded: RecordedFailures,
  shop: WebhookShop,
): Promise<Replayed> => {
  const path = pathOf(recorded)
  shop.receiver.answer(path, 200)
  const after: RecordedFailures['then'] = []
  for (const { step } of recorded.then) {
    const sent = step === RETURNS ? shop.receiver.take() : await happen(`${name}-then`, path, shop)
    const { status, failure_count } = await stateOf(shop, path)
    after.push({ step, deliveries: sent.length, status, failure_count })
  }
  return compareEffect(EVENT, `${name} then`, { after: recorded.then }, { after })
}
