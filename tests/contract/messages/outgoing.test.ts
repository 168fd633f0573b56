import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { createOutgoingFetch } from '#server/outgoing/outgoing-fetch.ts'
import { SYSTEM } from '#store/context.ts'
import { readSettings, saveSettings } from '#store/modules/settings/settings.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { draftOf, place } from '#tests/support/checkout.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore } from '#tests/support/test-store.ts'

const asked: string[] = []
const bank = createServer((request, response) => {
  asked.push(request.url ?? '')
  const authority = 'A'.padEnd(36, '0')
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ data: { code: 100, authority }, errors: [] }))
})
let origin: string

beforeAll(async () => {
  bank.listen(0, '127.0.0.1')
  await once(bank, 'listening')
  origin = `http://localhost:${(bank.address() as AddressInfo).port}`
})
afterAll(() => bank.close())

/** Orders at a shop whose settings name a bank on this machine. */
const orderAt = async (allow: string[]) => {
  const refused: string[] = []
  const fetch = createOutgoingFetch({ allow, onRefused: (host) => refused.push(host) })
  const store = await createTestStore((db) => writeShop(db, smallShop()), Date.now, { fetch })
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  const { gateways } = await readSettings(context)
  const { zarinpal } = gateways
  if (!zarinpal) throw new Error('the shop has no ZarinPal')
  const settings = { ...zarinpal.settings, host: origin }
  await saveSettings(context, {
    gateways: { ...gateways, zarinpal: { ...zarinpal, settings } },
  })
  const response = await place(store, await draftOf(store, [{ product_id: 1 }]), {
    payment_method: 'zarinpal',
  })
  return { refused, response }
}

test('a bank that settings put into the own network is not called', async () => {
  const { refused, response } = await orderAt([])
  expect(response.status).not.toBe(500)
  expect([refused, asked]).toEqual([['localhost'], []])
})

test('it is called where the configuration allows it', async () => {
  const { refused, response } = await orderAt(['localhost'])
  const { redirect } = (await response.json()) as PlaceAnswer
  expect(redirect).toMatch(`${origin}/pg/StartPay/`)
  expect([refused, asked]).toEqual([[], ['/pg/v4/payment/request.json']])
})
