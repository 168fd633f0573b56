import { expect, test } from 'vitest'
import { contextOfPage, PAGE_ORIGIN as ORIGIN } from '#tests/support/page-context.ts'
import { action as contactUs } from './contact-us.tsx'
import { action as checkout } from './mobile-checkout.tsx'
import { action as myAccount } from './my-account.tsx'
import { action as changeOrder } from './my-order-detail.tsx'
import { action as orderReceived } from './order-received.tsx'
import { action as resetPassword } from './reset-password.tsx'
import { action as redeemPoints } from './reward-points.tsx'
import { action as secondFactor } from './second-factor.tsx'
import { action as settings } from './settings.tsx'
import { action as shippingAddress } from './shipping-address.tsx'
import { action as signIn } from './signin.tsx'
import { action as signUp } from './signup.tsx'
import { action as trackOrder } from './track-order.tsx'

const ACTIONS = {
  '/mobile-checkout?order_id=x': checkout,
  '/mobile-checkout/order-received/7?key=x': orderReceived,
  '/contact-us': contactUs,
  '/my-account': myAccount,
  '/reset-password?token=x': resetPassword,
  '/shipping-address': shippingAddress,
  '/signin': signIn,
  '/signup': signUp,
  '/second-factor': secondFactor,
  '/my-order-detail?id=7': changeOrder,
  '/reward-points': redeemPoints,
  '/settings': settings,
  '/track-order': trackOrder,
}
const BODIES: [type: string, body: string][] = [
  ['application/json', '{"intent":"place"}'],
  ['text/plain', 'words'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\npl'],
  ['', 'words'],
]

const context = contextOfPage(async () => Response.error())

const cases = Object.keys(ACTIONS).flatMap((path) =>
  BODIES.map(([type, body]) => [path as keyof typeof ACTIONS, type, body] as const),
)

test.each(cases)('%s answers 400 to a body of %j', async (path, type, body) => {
  const headers = { 'Content-Type': type }
  const request = new Request(ORIGIN + path, { method: 'POST', headers, body })
  const answer = await ACTIONS[path]({ request, params: { id: '7' }, context } as never)
  expect(answer).toMatchObject({ init: { status: 400 } })
})
