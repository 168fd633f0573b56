import { expect, test } from 'vitest'
import { withOurCart } from './cart-token.ts'

const ORIGIN = 'http://golden.test'

const tokenOf = (owner: string) =>
  `head.${Buffer.from(JSON.stringify({ user_id: owner })).toString('base64url')}.signature`

/** A shop that begins carts 1, 2 … and notes whose token it was sent. */
const shop = () => {
  const asked: string[] = []
  let carts = 0
  const fetch = async (request: Request) => {
    const token = request.headers.get('Cart-Token')
    if (token === null) {
      carts += 1
      return new Response(null, { headers: { 'Cart-Token': `our.cart.${carts}` } })
    }
    asked.push(`${token} ${await request.text()}`.trim())
    return new Response()
  }
  const call = withOurCart(fetch, ORIGIN)
  const post = (token: string, body = '') =>
    call(
      new Request(`${ORIGIN}/wp-json/wc/store/v1/cart/items`, {
        method: 'POST',
        headers: { 'Cart-Token': token },
        ...(body && { body }),
      }),
    )
  return { asked, post }
}

test('each recorded cart is one of ours, also inside of a batch', async () => {
  const { asked, post } = shop()
  await post(tokenOf('t_1'))
  await post(tokenOf('t_2'))
  await post('the.recorded.cart')
  await post(tokenOf('t_1'), `{"headers":{"Cart-Token":"${tokenOf('t_2')}"}}`)
  expect(asked).toEqual([
    'our.cart.1',
    'our.cart.2',
    'our.cart.2',
    'our.cart.1 {"headers":{"Cart-Token":"our.cart.2"}}',
  ])
})

test('what has not the form of a token is sent as it was', async () => {
  const { asked, post } = shop()
  await post('bad')
  expect(asked).toEqual(['bad'])
})
