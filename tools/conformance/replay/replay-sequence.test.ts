import { expect, test } from 'vitest'
import { IdMap } from './id-map.ts'
import type { Recording } from './recordings.ts'
import { replaySequence } from './replay-sequence.ts'

const JSON_TYPE = { 'Content-Type': 'application/json; charset=UTF-8' }

const recording = (given: Partial<Recording> & Pick<Recording, 'name' | 'method' | 'path'>): Recording => ({
  auth: 'none',
  status: 200,
  headers: JSON_TYPE,
  ...given,
})

const RECORDINGS = new Map(
  [
    recording({
      name: 'create',
      method: 'POST',
      path: '/wp-json/wc/v3/orders',
      request_body: { status: 'pending' },
      status: 201,
      body: {
        id: 95,
        order_key: 'wc_order_mlbSsLMVhdfiz',
        date_created: '2026-11-20T13:00:34',
        date_completed: null,
      },
    }),
    recording({
      name: 'read',
      method: 'GET',
      path: '/wp-json/wc/v3/orders/95',
      body: { id: 95, date_created: '2026-11-20T13:00:34', total: '1.00' },
    }),
  ].map((one) => [one.name, one]),
)

const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      ...JSON_TYPE,
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
    },
  })

/** A shop that gives the id 3 and takes a tenth more. */
const shop = () => {
  const asked: string[] = []
  const fetch = async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`)
    const date = '2026-11-20T13:00:01'
    return request.method === 'GET'
      ? answer({ id: 3, date_created: date, total: '1.10' })
      : answer({ id: 3, order_key: 'wc_order_anotherone123', date_created: date, date_completed: date }, 201)
  }
  return { asked, target: { fetch, origin: 'http://golden.test', keys: {}, now: Date.now } }
}

test('calls are made in their order with our ids, and what changes every time is no difference', async () => {
  const { asked, target } = shop()
  const between = { method: 'PUT', path: '/wp-json/wc/v3/orders/95', body: { note: 'x' } }
  const span = { startedAt: Date.UTC(2026, 10, 20, 18), ahead: -5 * 3_600_000 }
  const replayed = await replaySequence(RECORDINGS, ['create', between, 'read'], {
    target,
    ids: new IdMap(),
    span,
  })
  expect(asked).toEqual([
    'POST /wp-json/wc/v3/orders {"status":"pending"}',
    'PUT /wp-json/wc/v3/orders/3 {"note":"x"}',
    'GET /wp-json/wc/v3/orders/3 ',
  ])
  expect(
    replayed.map(({ recording, differences }) => [recording.name, differences.map(({ path }) => path)]),
  ).toEqual([
    ['create', ['headers.Allow', 'body.date_completed']],
    ['read', ['headers.Allow', 'body.total']],
  ])
})
