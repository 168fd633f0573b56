import { expect, test } from 'vitest'
import { mostOf } from '#admin/settings/options/option.ts'
import { writeShop } from '#demo/write-shop.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore } from '#tests/support/test-store.ts'

interface Option {
  id: string
  type: string
}

/** Takes no other than it has. */
const FIXED = 'woocommerce_price_num_decimals'

test('the largest number that the back office names for an option is the largest that the store takes', async () => {
  const store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers: [managerRow()] }))
  const headers = await managerHeaders(store)
  const path = '/wp-json/wc/v3/settings/products'
  const options: Option[] = await (await store.call(path, { headers })).json()
  const numbers = options.filter(({ id, type }) => type === 'number' && id !== FIXED)
  expect(numbers.length).toBeGreaterThan(2)
  for (const { id } of numbers) {
    const statusOf = async (value: number) =>
      (await store.call(`${path}/${id}`, { method: 'PUT', headers, body: { value: String(value) } })).status
    expect([id, await statusOf(mostOf(id)), await statusOf(mostOf(id) + 1)]).toEqual([id, 200, 400])
  }
  await store.close()
})
