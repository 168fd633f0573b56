import { expect, test } from 'vitest'
import type { Exchange } from '../replay/replay.ts'
import { MutationScore } from './mutation-score.ts'
import { mutationsOf, randomFrom } from './mutations.ts'

const HEADERS = {
  'Content-Type': 'application/json; charset=UTF-8',
  Allow: 'GET, POST',
  'X-WP-Total': '2',
  'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  'Access-Control-Allow-Origin': '*',
}

const BODY = [
  { id: 7, name: 'Belt', price: '18', on_sale: false, parent: null, images: [{ src: 'a.jpg' }] },
  { id: 8, name: 'Cap', price: '16', on_sale: true, parent: null, images: [] },
]

const exchange = (given: { status?: number; recorded?: unknown; ours?: unknown; answered?: number } = {}) => {
  const { status = 200, recorded = BODY, ours = BODY, answered = status } = given
  return {
    recording: {
      name: 'x',
      method: 'GET',
      path: '/wp-json/wc/v3/tags',
      auth: 'none',
      status,
      headers: HEADERS,
      body: recorded,
    },
    recorded,
    response: new Response(null, { status: answered, headers: HEADERS }),
    ours,
  } satisfies Exchange
}

const REFUSAL = { code: 'woocommerce_rest_term_invalid', message: 'No such term.', data: { status: 404 } }

test('every change of status, code, key, type, null, header and Allow is noticed where answers are equal', () => {
  const score = new MutationScore([], {})
  for (let i = 0; i < 20; i += 1) {
    score.add(exchange())
    score.add(exchange({ status: 404, recorded: REFUSAL, ours: REFUSAL }))
  }
  expect(score.missed).toEqual([])
  expect(score.share()).toBe(1)
  expect(score.lines().map((line) => line.replace(/:.*/, ''))).toEqual([
    ...['Allow', 'code', 'header', 'key', 'null', 'status', 'type', 'value'],
  ])
})

test('a rule that waves everything through is told by what is missed', () => {
  const score = new MutationScore([{ path: /\.price$/, reason: 'whatever it is' }], {})
  for (let i = 0; i < 20; i += 1) score.add(exchange())
  expect(score.share()).toBeLessThan(1)
  expect(score.missed.every(({ mutation, reason }) => mutation.place === '[].price' && reason)).toBe(true)
})

test('of a refusal in the place of an answer the form is noticed, and of an answer to what we refuse the status', () => {
  const refused = new MutationScore([{ path: /^status$/, reason: 'open here' }], {})
  for (let i = 0; i < 20; i += 1) refused.add(exchange({ status: 404, recorded: REFUSAL, answered: 200 }))
  const kinds = new Set(refused.missed.map(({ mutation: { kind, place } }) => `${kind} ${place}`))
  expect([...kinds].sort()).toEqual(['code code', 'value code', 'value message'])
  const answered = mutationsOf(exchange({ ours: REFUSAL, answered: 404 }), randomFrom(1))
  expect(new Set(answered.map(({ kind }) => kind))).toEqual(new Set(['status', 'Allow', 'header']))
})

test('what changes nothing that is compared is no change', () => {
  const places = (given: Exchange) =>
    new Set(
      Array.from({ length: 30 }, (_, seed) => mutationsOf(given, randomFrom(seed)))
        .flat()
        .map(({ place }) => place),
    )
  const withoutImages = BODY.map(({ images: _, ...rest }) => rest)
  expect(places(exchange())).toContain('[].images.[].src')
  expect(places(exchange({ ours: withoutImages }))).not.toContain('[].images.[].src')
  expect(places(exchange({ status: 200, answered: 404 }))).not.toContain('X-WP-Total')
})

test('the same seed draws the same places', () => {
  const drawn = () => mutationsOf(exchange(), randomFrom(5)).map(({ kind, place }) => `${kind} ${place}`)
  expect(drawn()).toEqual(drawn())
})
