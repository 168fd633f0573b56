import { SYSTEM } from '#store/context.ts'
import type { Database } from '#store/database/connection.ts'
import { createSession } from '#store/modules/customers/customers.ts'
import { ADMIN, GOLDEN_ORIGIN } from '#tools/conformance/shop/golden-shop.ts'
import type { IdMap } from '../id-map.ts'
import { createReceiver, type Receiver } from '../receiver.ts'
import { compareAnswers, type Exchange, type Target } from '../replay.ts'
import type { Replayed } from '../replay-sequence.ts'
import { type ConsentAnswer, ourAnswer, recordedAnswer, withOurKeys } from './consent-answers.ts'
import { CONSENT, type ConsentStep } from './recorded-consent.ts'

/** A shop whose applications are listened to. */
export interface ConsentShop {
  target: Target
  db: Database
  ids: IdMap
  receiver: Receiver
}

/** The application's server: where it takes keys, and where it fails to. */
export const createApplication = (): Receiver => {
  const receiver = createReceiver('https://127.0.0.1:9312')
  receiver.answer('/fail', 500)
  return receiver
}

const AUTHORIZE = '/wc-auth/v1/authorize/'
const GRANTED = '/wc-auth/v1/access_granted/'
const LOGIN = 'login-page'

/** Somebody who runs the shop, on a device of theirs. */
const signIn = async ({ db, target }: ConsentShop): Promise<Record<string, string>> => {
  const context = { db, clock: target.now, actor: SYSTEM }
  const device = { userAgent: '', token: null, clientIp: '' }
  const who = { id: ADMIN, role: 'administrator' }
  return { Authorization: await createSession(context, who, device) }
}

const FOUND = 302
const SEE_OTHER = 303

/** A browser goes on to both in the same way. */
const statusOf = ({ status }: Response): number => (status === SEE_OTHER ? FOUND : status)

const exchangeOf = (
  { step, method = 'GET', path = AUTHORIZE, status = 200, headers, page }: ConsentStep,
  recorded: unknown,
  ours: unknown,
  response = new Response(),
): Replayed => {
  const exchange: Exchange = {
    recording: {
      name: `${CONSENT} ${step}`,
      method,
      path,
      auth: 'none',
      status,
      headers: { 'Content-Type': headers?.['Content-Type'] ?? '' },
    },
    recorded,
    response: new Response(null, { status: statusOf(response), headers: response.headers }),
    ours,
    headerNames: page ? ['Content-Type'] : [],
  }
  return { recording: exchange.recording, exchange, differences: compareAnswers(exchange) }
}

/** WooCommerce approves by a link; here the page's own form is sent. */
const approve = async (
  { target }: ConsentShop,
  path: string,
  headers: Record<string, string>,
): Promise<Response> => {
  const { searchParams: fields } = new URL(path, GOLDEN_ORIGIN)
  const given = fields.get('wc_auth_nonce')
  fields.delete('wc_auth_nonce')
  const url = `${GOLDEN_ORIGIN}${AUTHORIZE}`
  const page = await (await target.fetch(new Request(`${url}?${fields}`, { headers }))).text()
  const nonce = given === 'NONCE' ? (/name="nonce" value="([^"]+)"/.exec(page)?.[1] ?? '') : (given ?? '')
  const body = new URLSearchParams({ ...Object.fromEntries(fields), nonce, choice: 'approve' })
  return target.fetch(new Request(url, { method: 'POST', headers, body }))
}

/** The first product, read with the key that an application was sent. */
const readByKey = async (
  { target, ids }: ConsentShop,
  step: ConsentStep,
  key: Record<string, unknown>,
): Promise<Replayed> => {
  const path = '/wp-json/wc/v3/products'
  const pair = Buffer.from(`${key.consumer_key}:${key.consumer_secret}`).toString('base64')
  const url = `${GOLDEN_ORIGIN}${path}?per_page=1&_fields=id`
  const response = await target.fetch(new Request(url, { headers: { Authorization: `Basic ${pair}` } }))
  return exchangeOf({ ...step, path }, ids.inJson(step.body, path), await response.json(), response)
}

/** What the index says of how applications may sign in. */
const readIndex = async ({ target }: ConsentShop, step: ConsentStep): Promise<Replayed> => {
  const response = await target.fetch(new Request(`${GOLDEN_ORIGIN}/wp-json/`))
  const { authentication } = (await response.json()) as { authentication: unknown }
  const recorded = { authentication: step.body }
  return exchangeOf({ ...step, path: '/wp-json/' }, recorded, { authentication }, response)
}

/** What somebody and their application have got so far. */
interface Connection {
  session: Record<string, string>
  denied: ConsentAnswer['denied']
  key: Record<string, unknown>
}

const visit = async (
  shop: ConsentShop,
  step: ConsentStep,
  path: string,
  got: Connection,
): Promise<Replayed> => {
  const { session: headers } = got
  const response = path.startsWith(GRANTED)
    ? await approve(shop, path, headers)
    : await shop.target.fetch(new Request(GOLDEN_ORIGIN + path, { headers }))
  const sent = shop.receiver.take()
  const ours = ourAnswer(await response.text(), response.headers.get('Location'), sent)
  got.denied = ours.denied ?? got.denied
  got.key = ours.sent.at(-1)?.body ?? got.key
  if (step.step === LOGIN) got.session = await signIn(shop)
  return exchangeOf(step, withOurKeys(recordedAnswer(step), ours), ours, response)
}

const replayStep = async (shop: ConsentShop, step: ConsentStep, got: Connection): Promise<Replayed> => {
  const { path, href, status } = step
  if (path !== undefined) return visit(shop, step, path, got)
  if (href !== undefined) return exchangeOf(step, { denied: href }, { denied: got.denied })
  return status === undefined ? readIndex(shop, step) : readByKey(shop, step, got.key)
}

/** Connects the recorded application with our shop, step by step. */
export const replayConsent = async (
  steps: readonly ConsentStep[],
  shop: ConsentShop,
): Promise<Replayed[]> => {
  const got: Connection = { session: {}, denied: null, key: {} }
  const replayed: Replayed[] = []
  for (const step of steps) replayed.push(await replayStep(shop, step, got))
  return replayed
}
