import { createHmac } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Actor, Context } from '#store/context.ts'
import type { Cipher } from '#store/database/cipher.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { type Capability, may } from '#store/rights.ts'
import { toRole } from '../customers/customers.ts'
import { PING } from './deliveries.ts'
import { secretPlace } from './manage.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from './tables.ts'
import { splitTopic, type WebhookResource } from './topics.ts'

export interface DeliverDeps {
  cipher: Cipher
  /** reaches the world outside, and no private address */
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** of this shop */
  origin: string
  /** a resource as the API answers it to this actor */
  readResource: (resource: WebhookResource, id: number, actor: Actor) => Promise<Response>
  /** has the delivery tried again; called inside the transaction that writes its failure down */
  retryAt: (inside: Context, attempt: number, time: number) => Promise<void>
}

type Delivery = Selectable<WebhookDeliveriesTable>
type Receiver = Selectable<WebhooksTable>

interface Outcome {
  responseCode: number | null
  error: string
  /** how what was not taken was answered */
  answer: string
  duration: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const ANSWER_WITHIN = 15 * SECOND
/** characters of an answer that are kept: enough to say what was wrong */
const KEPT = 500
/** ms from each failed attempt to the next */
const RETRIES = [MINUTE, 10 * MINUTE, 60 * MINUTE, 360 * MINUTE]
/** failed deliveries in a row that a webhook stays active with, WooCommerce's number */
const MAX_FAILURES = 5
/** who may read what webhooks tell of */
const NEEDED: Capability = 'manage_woocommerce'
const NOT_ALLOWED = 'its owner may no longer read this'

/** Marks a delivery as dropped, with the reason: there is nothing to send, or no webhook or reader to send it to. */
const drop = async ({ db }: Context, { id }: Delivery, why: string): Promise<void> => {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'dropped', error: why, waiting_for: null })
    .where('id', '=', id)
    .execute()
}

/** Changes of the resource after this point create another delivery. */
const begin = async ({ db }: Context, { id }: Delivery): Promise<void> => {
  await db.updateTable('webhook_deliveries').set({ waiting_for: null }).where('id', '=', id).execute()
}

const ownerOf = async ({ db }: Context, { customer_id }: Receiver): Promise<Actor> => {
  const row = await db.selectFrom('customers').select('role').where('id', '=', customer_id).executeTakeFirst()
  return { customerId: customer_id, role: row ? toRole(row.role) : 'guest' }
}

/** What is sent: a ping's form, an id where the resource is gone, or the resource as the API shows it. */
const readBody = async (
  context: Context,
  delivery: Delivery,
  receiver: Receiver,
  deps: DeliverDeps,
): Promise<{ body: string } | { dropped: string }> => {
  if (delivery.topic === PING) return { body: `webhook_id=${receiver.id}` }
  const { resource, event } = splitTopic(delivery.topic)
  const owner = await ownerOf(context, receiver)
  if (event === 'deleted') {
    return may(owner.role, NEEDED)
      ? { body: JSON.stringify({ id: delivery.resource_id }) }
      : { dropped: NOT_ALLOWED }
  }
  const answer = await deps.readResource(resource, delivery.resource_id, owner)
  if (answer.status === 404 || answer.status === 410) return { dropped: 'the resource is gone' }
  if (answer.status === 401 || answer.status === 403) return { dropped: NOT_ALLOWED }
  if (!answer.ok) throw new Error(`the resource could not be read: ${answer.status}`)
  return { body: await answer.text() }
}

const headersFor = (
  { topic, delivery_key }: Delivery,
  receiver: Receiver,
  body: string,
  { cipher, origin }: DeliverDeps,
): Record<string, string> => {
  const agent = { 'User-Agent': 'WooCommerce/10.5.0 Hookshot (Vitrin)' }
  if (topic === PING) return { ...agent, 'Content-Type': 'application/x-www-form-urlencoded' }
  const { resource, event } = splitTopic(topic)
  const secret = cipher.decrypt(receiver.secret, secretPlace(receiver.id))
  return {
    ...agent,
    'Content-Type': 'application/json',
    'X-WC-Webhook-Source': `${origin}/`,
    'X-WC-Webhook-Topic': topic,
    'X-WC-Webhook-Resource': resource,
    'X-WC-Webhook-Event': event,
    'X-WC-Webhook-Signature': createHmac('sha256', secret).update(body).digest('base64'),
    'X-WC-Webhook-ID': String(receiver.id),
    'X-WC-Webhook-Delivery-ID': delivery_key,
  }
}

const post = async (
  { clock }: Context,
  url: string,
  init: RequestInit,
  { fetch }: DeliverDeps,
): Promise<Outcome> => {
  const start = clock()
  try {
    const answer = await fetch(url, { ...init, method: 'POST', redirect: 'manual' })
    // WooCommerce's bounds of what was taken
    const isTaken = answer.status >= 200 && answer.status < 303
    const error = isTaken ? '' : `answered ${answer.status}`
    const said = isTaken ? '' : (await answer.text()).slice(0, KEPT)
    return { responseCode: answer.status, error, answer: said, duration: clock() - start }
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error ? cause.message : message
    return { responseCode: null, error: why.slice(0, 500), answer: '', duration: clock() - start }
  }
}

/** A delivery that fails counts once, however often it is tried. */
const countFailure = ({ attempts, topic }: Delivery, receiver: Receiver) => {
  if (topic === PING || attempts > 0) return {}
  const { failure_count } = receiver
  return failure_count > MAX_FAILURES ? { status: 'disabled' } : { failure_count: failure_count + 1 }
}

const writeOutcome = (
  context: Context,
  delivery: Delivery,
  { responseCode, error, answer, duration }: Outcome,
  { retryAt }: DeliverDeps,
): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db, clock } = inside
    const receiver = await db
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', delivery.webhook_id)
      .executeTakeFirst()
    if (!receiver) return
    const counted = error ? countFailure(delivery, receiver) : { failure_count: 0 }
    const isActive = receiver.status === 'active' && !('status' in counted)
    const delay = RETRIES[delivery.attempts]
    const isRetried = error !== '' && isActive && delivery.topic !== PING && delay !== undefined
    if (Object.keys(counted).length) {
      await db
        .updateTable('webhooks')
        .set({ ...counted, updated_at: clock() })
        .where('id', '=', receiver.id)
        .execute()
    }
    const attempts = delivery.attempts + 1
    await db
      .updateTable('webhook_deliveries')
      .set({
        status: error === '' ? 'delivered' : isRetried ? 'waiting' : 'failed',
        attempts,
        response_code: responseCode,
        error,
        answer,
        duration,
      })
      .where('id', '=', delivery.id)
      .execute()
    if (isRetried) await retryAt(inside, attempts, clock() + delay)
  })

/**
 * Sends a delivery that waits, and writes down what became of it. Sent again after a process died in between, it keeps
 * its key, by which its receiver can tell.
 * @throws when the signal is aborted, or the resource cannot be read at the moment
 */
export const deliver = async (
  context: Context,
  deps: DeliverDeps,
  id: number,
  signal: AbortSignal,
): Promise<void> => {
  const { db } = context
  const delivery = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (!delivery) return
  const receiver = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', delivery.webhook_id)
    .executeTakeFirstOrThrow()
  if (receiver.status !== 'active' && delivery.topic !== PING) {
    return drop(context, delivery, `the webhook is ${receiver.status}`)
  }
  await begin(context, delivery)
  const read = await readBody(context, delivery, receiver, deps)
  if ('dropped' in read) return drop(context, delivery, read.dropped)
  const headers = headersFor(delivery, receiver, read.body, deps)
  const init = {
    headers,
    body: read.body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN)]),
  }
  const outcome = await post(context, receiver.delivery_url, init, deps)
  signal.throwIfAborted()
  await writeOutcome(context, delivery, outcome, deps)
}

const GIVEN_UP = 'it could not be made'

/** A delivery that could not be made again and again is failed: the log says so, and it can be asked for again. */
export const giveUpDelivery = async ({ db }: Context, id: number): Promise<void> => {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', error: GIVEN_UP, waiting_for: null })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

/** A delivery that was given up waits again, as its job is tried again. */
export const reviveDelivery = async ({ db }: Context, id: number): Promise<void> => {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'waiting', error: '' })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where('error', '=', GIVEN_UP)
    .execute()
}
