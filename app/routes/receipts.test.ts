import { expect, test } from 'vitest'
import { contextOfPage, PAGE_ORIGIN as ORIGIN } from '#tests/support/page-context.ts'
import { action as orderDetail } from './my-order-detail.tsx'
import { action as orderReceived } from './order-received.tsx'

/** A page whose store answers a receipt like this. */
const contextOf = (status: number, body: object) => {
  const fetch = async (request: Request) =>
    new URL(request.url).pathname.endsWith('/receipt')
      ? Response.json(body, { status })
      : Response.json({ my_orders_page: true })
  return contextOfPage(fetch, { signedIn: true })
}

const ACTIONS = {
  '/mobile-checkout/order-received/7?key=x': orderReceived,
  '/my-order-detail?id=7': orderDetail,
}

/** What the two pages that take a receipt answer when the store answers so. */
const answersTo = async (status: number, code: string) => {
  const answers = Object.entries(ACTIONS).map(([path, action]) => {
    const body = new FormData()
    body.set('intent', 'receipt')
    body.set('receipt', new File(['x'], 'receipt.png', { type: 'image/png' }))
    const request = new Request(ORIGIN + path, { method: 'POST', body })
    return action({ request, params: { id: '7' }, context: contextOf(status, { code }) } as never)
  })
  return Promise.all(answers)
}

const unsent = (problem: string) => ({
  data: { unsent: problem, intent: 'receipt', id: '' },
  init: { status: 503 },
})

test('a receipt that was taken is told as sent, and so is one that was taken before', async () => {
  const sent = [{ receipt: 'sent' }, { done: 'receipt' }]
  expect(await answersTo(200, '')).toEqual(sent)
  expect(await answersTo(409, 'receipt_taken')).toEqual(sent)
})

test.each([
  [400, 'rest_upload_invalid_image'],
  [413, 'too_large'],
  [409, 'receipt_not_expected'],
])('%i %s is not told as sent', async (status, code) => {
  expect(await answersTo(status, code)).toEqual([{ receipt: 'refused' }, { problem: 'receipt' }])
})

test('a busy shop, or too many tries, is no fault of the file: it is tried again', async () => {
  expect(await answersTo(503, 'busy')).toMatchObject([unsent('failed'), unsent('failed')])
  expect(await answersTo(500, 'http_error')).toMatchObject([unsent('failed'), unsent('failed')])
  expect(await answersTo(429, 'rest_too_many_requests')).toMatchObject([
    unsent('throttled'),
    unsent('throttled'),
  ])
})
