import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { IdMap } from '../id-map.ts'
import type { Delivery } from '../receiver.ts'
import { compareDeliveries } from './compare-deliveries.ts'

const SECRET = 's3cret'
const SPAN = { startedAt: Date.UTC(2026, 10, 22, 10, 20), ahead: 0 }
const CALL = { method: 'POST', path: '/wp-json/wc/v3/coupons' }

let ids: IdMap

beforeEach(() => {
  ids = new IdMap()
  ids.set('webhook', 12, 3)
})

/** A delivery of this coupon, by the webhook with this id. */
const delivery = (
  coupon: object,
  webhookId: string,
  { secret = SECRET, headers = {} }: { secret?: string; headers?: Record<string, string> } = {},
): Delivery => {
  const body = JSON.stringify(coupon)
  return {
    method: 'POST',
    url: 'http://127.0.0.1:9311/coupons',
    headers: new Headers({
      'Content-Type': 'application/json',
      'X-WC-Webhook-Topic': 'coupon.created',
      'X-WC-Webhook-Resource': 'coupon',
      'X-WC-Webhook-Event': 'created',
      'X-WC-Webhook-Signature': createHmac('sha256', secret).update(body).digest('base64'),
      'X-WC-Webhook-ID': webhookId,
      'X-WC-Webhook-Delivery-ID': webhookId.padStart(32, 'a'),
      ...headers,
    }),
    body,
    answered: 200,
  }
}

const RECORDED = delivery({ id: 64, code: 'ten', date_created: '2026-11-22T10:20:49' }, '12')
const OURS = { id: 1, code: 'ten', date_created: '2026-11-22T10:21:03' }

/** Where our deliveries differ from the one that was recorded. */
const differences = (ours: Delivery[], isSignedByOther = false): string[] =>
  compareDeliveries(
    CALL,
    'coupon',
    [{ secret: SECRET, deliveries: [{ ...RECORDED, isSignedByOther }] }, ours],
    { ids, span: SPAN },
  ).flatMap(({ differences }) => differences.map(({ kind, path }) => `${kind} ${path}`))

test('ids, times and signatures are those of this shop', () => {
  expect(differences([delivery(OURS, '3')])).toEqual([])
})

test('another body, webhook or header is told', () => {
  expect(differences([delivery({ ...OURS, code: 'TEN' }, '3')])).toEqual(['value body.code'])
  expect(differences([delivery(OURS, '12')])).toEqual(['header headers.X-WC-Webhook-ID'])
  const headers = { 'X-WC-Webhook-Delivery-ID': '7', 'Content-Type': 'text/plain' }
  expect(differences([delivery(OURS, '3', { headers })])).toEqual([
    'header headers.Content-Type',
    'header headers.X-WC-Webhook-Delivery-ID',
  ])
})

test('a signature must be of the body, by the secret', () => {
  expect(differences([delivery(OURS, '3', { secret: 'other' })])).toEqual([
    'header headers.X-WC-Webhook-Signature',
  ])
  expect(differences([delivery(OURS, '3', { secret: 'other' })], true)).toEqual([])
  const headers = { 'X-WC-Webhook-Signature': 'none' }
  expect(differences([delivery(OURS, '3', { headers })], true)).toEqual([
    'header headers.X-WC-Webhook-Signature',
  ])
})

test('a delivery too many or too few is told', () => {
  const key = 'body.deliveries.POST http://127.0.0.1:9311/coupons coupon.created'
  expect(differences([])).toEqual([`missing ${key}`])
  expect(differences([delivery(OURS, '3'), delivery(OURS, '3')])).toEqual([`value ${key}`])
  const elsewhere = { ...delivery(OURS, '3'), url: 'http://127.0.0.1:9311/other' }
  expect(differences([delivery(OURS, '3'), elsewhere])).toEqual([`extra ${key.replace('coupons', 'other')}`])
})
