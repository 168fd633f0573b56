import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { fakeZarinpal } from '#tests/support/receivers/fake-zarinpal.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const SUPPORT = customerRow({ id: 902, role: 'support' })

let store: TestStore
let bank: ReturnType<typeof fakeZarinpal>
beforeEach(async () => {
  bank = fakeZarinpal()
  const customers = [managerRow(), SUPPORT]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }), Date.now, {
    fetch: bank.fetch,
  })
})
afterEach(() => store.close())

const ask = async (id = 'zarinpal', headers?: Record<string, string>) => {
  const answer = await store.call(`/wp-json/ghab/v1/payment-gateways/${id}/test`, {
    method: 'POST',
    headers: headers ?? (await customerHeaders(store, managerRow())),
  })
  return { status: answer.status, body: await answer.json() }
}
const setUp = async (settings: Record<string, string>) => {
  const answer = await store.call('/wp-json/wc/v3/payment_gateways/zarinpal', {
    method: 'PUT',
    headers: await customerHeaders(store, managerRow()),
    body: { settings },
  })
  expect(answer.status).toBe(200)
}

test('a bank is asked as the shop is set up now, and nothing is noted as a payment', async () => {
  await setUp({ merchant_id: '' })
  expect((await ask()).body).toEqual({ works: false, reason: 'not_ready' })
  expect(bank.calls).toEqual([])
  await setUp({ merchant_id: 'a-merchant' })
  expect((await ask()).body).toEqual({ works: true })
  expect(bank.calls.map(({ body }) => body.merchant_id)).toEqual(['a-merchant'])
  bank.state.down = true
  expect((await ask()).body).toEqual({ works: false, reason: 'gateway_unreachable' })
  expect(await store.db.selectFrom('payments').selectAll().execute()).toEqual([])
})

test('what no bank stands behind is not asked about, and not everybody may ask', async () => {
  expect(await ask('cod')).toMatchObject({ status: 404, body: { code: 'ghab_gateway_unknown' } })
  expect((await ask('zarinpal', await customerHeaders(store, SUPPORT))).status).toBe(403)
})
