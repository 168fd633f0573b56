import { createHmac } from 'node:crypto'
import type { IdMap } from '../id-map.ts'
import type { Delivery } from '../receiver.ts'
import type { Recording } from '../recordings.ts'
import { compareAnswers, type Exchange } from '../replay.ts'
import type { Replayed } from '../replay-sequence.ts'
import { type RecordedSpan, withOurVolatile } from '../volatile.ts'
import { atOurOrigin, type RecordedDeliveries } from './recorded-deliveries.ts'

const TOPIC = 'X-WC-Webhook-Topic'
const SIGNATURE = 'X-WC-Webhook-Signature'
const DELIVERY_ID = 'X-WC-Webhook-Delivery-ID'
const WEBHOOK_ID = 'X-WC-Webhook-ID'

/** Headers that a receiver of webhooks reads; the others are those of the connection. */
const HEADERS = [
  'Content-Type',
  'User-Agent',
  'X-WC-Webhook-Source',
  TOPIC,
  'X-WC-Webhook-Resource',
  'X-WC-Webhook-Event',
  SIGNATURE,
  WEBHOOK_ID,
  DELIVERY_ID,
]

const FORM = 'application/x-www-form-urlencoded'
const IS_SIGNATURE = /^[\w+/]{43}=$/
const IS_DELIVERY_ID = /^[\da-f]{32}$/

type RecordedDelivery = RecordedDeliveries['deliveries'][number]

/** A ping has no topic. */
const topicOf = ({ headers }: Delivery): string => headers.get(TOPIC) ?? 'ping'

/** What is the same of a delivery in both shops. */
const keyOf = (delivery: Delivery): string => `${delivery.method} ${delivery.url} ${topicOf(delivery)}`

const bodyOf = ({ headers, body }: Delivery): unknown =>
  headers.get('Content-Type') === FORM ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)

const pathOf = ({ headers }: Delivery): string =>
  `/wp-json/wc/v3/${headers.get('X-WC-Webhook-Resource') ?? 'webhook'}s`

const isSigned = ({ headers, body }: Delivery, secret: string): boolean =>
  headers.get(SIGNATURE) === createHmac('sha256', secret).update(body).digest('base64')

/** Whether both signatures are right; where nobody knows the secret, whether they can be. */
const areSigned = (recorded: RecordedDelivery, ours: Delivery, secret: string): boolean => {
  const both = [recorded, ours]
  return recorded.isSignedByOther
    ? both.every(({ headers }) => IS_SIGNATURE.test(headers.get(SIGNATURE) ?? ''))
    : both.every((delivery) => isSigned(delivery, secret))
}

const areDeliveryIds = (recorded: Delivery, ours: Delivery): boolean =>
  [recorded, ours].every(({ headers }) => IS_DELIVERY_ID.test(headers.get(DELIVERY_ID) ?? ''))

const picked = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )

/** The recorded headers as they would be here. */
const headersFor = (recorded: RecordedDelivery, ours: Delivery, secret: string, ids: IdMap) => {
  const headers = picked(recorded.headers)
  const given = picked(ours.headers)
  if (headers[WEBHOOK_ID]) {
    const { webhook_id } = ids.inJson({ webhook_id: headers[WEBHOOK_ID] }, '') as { webhook_id: string }
    headers[WEBHOOK_ID] = webhook_id
  }
  if (areSigned(recorded, ours, secret)) headers[SIGNATURE] = given[SIGNATURE] ?? ''
  if (areDeliveryIds(recorded, ours)) headers[DELIVERY_ID] = given[DELIVERY_ID] ?? ''
  return headers
}

const replayedOf = (exchange: Exchange): Replayed => ({
  recording: exchange.recording,
  exchange,
  differences: compareAnswers(exchange),
})

/** One recorded delivery and ours in its place. */
const compareDelivery = (
  name: string,
  [recorded, ours]: readonly [RecordedDelivery, Delivery],
  { secret, ids, span }: { secret: string; ids: IdMap; span: RecordedSpan },
): Replayed => {
  const [body, given] = [atOurOrigin(bodyOf(recorded)), bodyOf(ours)]
  ids.learn(body, given, pathOf(recorded))
  const topic = topicOf(recorded)
  return replayedOf({
    recording: {
      name: `${name} ${topic}`,
      method: recorded.method,
      path: `/deliveries/${topic}`,
      auth: 'none',
      status: recorded.answered,
      headers: headersFor(recorded, ours, secret, ids),
    },
    recorded: withOurVolatile(ids.inJson(body, pathOf(recorded)), given, span),
    response: new Response(null, { status: ours.answered, headers: picked(ours.headers) }),
    ours: given,
    headerNames: HEADERS,
  })
}

const counted = (deliveries: readonly Delivery[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const key of deliveries.map(keyOf).sort()) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** What a call caused, compared as if it were the answer to it. */
export const compareEffect = (
  { method, path }: Pick<Recording, 'method' | 'path'>,
  name: string,
  recorded: unknown,
  ours: unknown,
): Replayed =>
  replayedOf({
    recording: { name, method, path, auth: 'none', status: 200, headers: {} },
    recorded,
    response: new Response(),
    ours,
    headerNames: [],
  })

/** In which order deliveries leave the queue is promised of one webhook only: those of one URL are paired in theirs. */
const paired = (
  recorded: readonly RecordedDelivery[],
  ours: readonly Delivery[],
): (readonly [RecordedDelivery, Delivery])[] => {
  const left = [...ours]
  return recorded.flatMap((delivery) => {
    const at = left.findIndex((one) => keyOf(one) === keyOf(delivery))
    const [twin] = at === -1 ? [] : left.splice(at, 1)
    return twin ? [[delivery, twin] as const] : []
  })
}

/** Which deliveries a call caused, and each of them. */
export const compareDeliveries = (
  call: Pick<Recording, 'method' | 'path'>,
  name: string,
  [{ secret, deliveries }, ours]: readonly [RecordedDeliveries, readonly Delivery[]],
  session: { ids: IdMap; span: RecordedSpan },
): Replayed[] => [
  compareEffect(call, name, { deliveries: counted(deliveries) }, { deliveries: counted(ours) }),
  ...paired(deliveries, ours).map((pair) => compareDelivery(name, pair, { secret, ...session })),
]
