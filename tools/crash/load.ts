import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, type Random } from '#demo/random.ts'
import type { RedeemAnswer } from '#store-api/contract/account-data.ts'
import type { SignedInAnswer } from '#store-api/contract/accounts.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { ADDRESS, bankForm } from '#tests/support/checkout.ts'
import { type Asked, type Client, createClient } from './client.ts'
import { PASSWORD, type SeededShop } from './seed-shop.ts'

const CALLERS = 12
/** ms until whoever was cut off or refused tries again */
const PAUSE = 50

/** What the shop has said to be done, whole answers only. */
export interface Acknowledged {
  orders: { id: number; draft: string }[]
  paid: number[]
  cancelled: number[]
  completed: number[]
  refunded: number[]
  redeemed: string[]
  sessions: string[]
}

export const nothingYet = (): Acknowledged => ({
  orders: [],
  paid: [],
  cancelled: [],
  completed: [],
  refunded: [],
  redeemed: [],
  sessions: [],
})

interface Caller {
  client: Client
  random: Random
  shop: SeededShop
  done: Acknowledged
  refuse: (problem: string) => void
}

/** Asks, and notes what a shop in order would not answer. */
const ask = async ({ client, refuse }: Caller, path: string, asked?: Asked) => {
  const heard = await client.ask(path, asked)
  // a machine that does other work as well lets the shop turn some away until it has caught up
  const isBusy = heard.status === 503 && heard.text.includes('server_busy')
  if (!isBusy && (heard.status >= 500 || heard.status === 429)) {
    refuse(`${asked?.method} ${path}: ${heard.status}`)
  }
  return heard
}

/** Places an order for a customer or a guest; null when it was refused. */
const buy = async (caller: Caller, payment_method: string, authorization?: string) => {
  const { random, done } = caller
  const product_id = random.chance(0.05) ? 2 : 1
  const products = [{ product_id, quantity: random.int(1, 2) }]
  const drafted = await ask(caller, '/api/appsettings/ionic_data_link/', {
    method: 'POST',
    authorization,
    body: { products, customer_id: 0, one_page: 1, platform: 'web' },
  })
  if (drafted.status !== 200) return null
  const draft = JSON.parse(drafted.text) as string
  const placing = {
    method: 'POST',
    authorization,
    body: { billing: ADDRESS, shipping_rate: 'flat_rate:1', payment_method, terms: true },
  }
  const placed = await ask(caller, `/wp-json/ghab/v1/checkout/${draft}/place`, placing)
  if (placed.status !== 200) return null
  const answer = JSON.parse(placed.text) as PlaceAnswer
  done.orders.push({ id: answer.order_id, draft })
  // whoever is unsure whether it was taken sends it again
  if (random.chance(0.2)) await ask(caller, `/wp-json/ghab/v1/checkout/${draft}/place`, placing)
  return answer
}

/** Pays at the test bank and comes back, or does not. */
const payOrNot = async (caller: Caller, authorization?: string): Promise<void> => {
  const answer = await buy(caller, 'testbank', authorization)
  if (!answer) return
  const choice = caller.random.pick(['pay', 'pay', 'pay', 'pay-twice', 'pay-silent', 'fail', 'leave'])
  if (choice === 'leave') return cancel(caller, answer.order_id, authorization)
  const bank = new URL(answer.redirect, 'http://shop.test').pathname
  const back = await ask(caller, bank, { method: 'POST', body: bankForm(choice) })
  if (back.status !== 303) return
  const { pathname, search } = new URL(back.location, 'http://shop.test')
  const thanks = await ask(caller, pathname + search)
  if (thanks.status === 303 && choice !== 'fail') caller.done.paid.push(answer.order_id)
}

const cancel = async (caller: Caller, id: number, authorization?: string): Promise<void> => {
  if (!authorization) return
  const asked = { method: 'POST', authorization, body: {} }
  const heard = await ask(caller, `/wp-json/ghab/v1/orders/${id}/cancel`, asked)
  if (heard.status === 200) caller.done.cancelled.push(id)
}

const setStatus = async (caller: Caller, id: number, status: string): Promise<boolean> => {
  const asked = { method: 'PUT', authorization: caller.shop.manager, body: { status } }
  return (await ask(caller, `/wp-json/wc/v3/orders/${id}`, asked)).status === 200
}

/** Buys for cash; some of it is sent, and some of that comes back. */
const buyAndSend = async (caller: Caller, authorization?: string): Promise<void> => {
  const { random, done } = caller
  const answer = await buy(caller, 'cod', authorization)
  if (!answer || random.chance(0.5)) return
  if (!(await setStatus(caller, answer.order_id, 'completed'))) return
  done.completed.push(answer.order_id)
  if (!random.chance(0.3)) return
  if (await setStatus(caller, answer.order_id, 'refunded')) done.refunded.push(answer.order_id)
}

const redeem = async (caller: Caller, authorization: string): Promise<void> => {
  const points = caller.random.int(1, 20)
  const asked = { method: 'POST', authorization, body: { points } }
  const heard = await ask(caller, '/wp-json/ghab/v1/points/redeem', asked)
  if (heard.status === 200) caller.done.redeemed.push((JSON.parse(heard.text) as RedeemAnswer).code)
}

const signIn = async (caller: Caller, login: string): Promise<void> => {
  const asked = { method: 'POST', body: { login, password: PASSWORD } }
  const heard = await ask(caller, '/wp-json/ghab/v1/auth/sign-in', asked)
  if (heard.status === 200) caller.done.sessions.push((JSON.parse(heard.text) as SignedInAnswer).token)
}

const act = (caller: Caller): Promise<void> => {
  const { random, shop } = caller
  const who = random.int(0, shop.sessions.length - 1)
  const authorization = random.chance(0.8) ? shop.sessions[who] : undefined
  const choice = random.next()
  if (choice < 0.5) return buyAndSend(caller, authorization)
  if (choice < 0.9) return payOrNot(caller, authorization)
  if (choice < 0.97) return redeem(caller, shop.sessions[who]!)
  return signIn(caller, shop.emails[who]!)
}

/**
 * Callers buy, pay, cancel, redeem, sign in and send orders until the shop is gone, or until they are told to end.
 * @param refuse is told what a shop in order would not answer
 * @param until with it they go on calling when an answer is cut off
 */
export const callUntilGone = async (
  { port, shop, done }: { port: number; shop: SeededShop; done: Acknowledged },
  seed: string,
  refuse: (problem: string) => void,
  until?: AbortSignal,
): Promise<void> => {
  const call = async (index: number): Promise<void> => {
    const random = createRandom(`${seed} ${index}`)
    while (!until?.aborted) {
      const client = createClient(port, `127.0.${random.int(1, 200)}.${random.int(1, 200)}`)
      try {
        await act({ client, random, shop, done, refuse })
      } catch {
        if (!until) return
        await sleep(PAUSE)
      } finally {
        client.close()
      }
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, index) => call(index)))
}
