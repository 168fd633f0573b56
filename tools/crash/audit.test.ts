import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#store/database/connection.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import { atTheBank, draftOf, place } from '#tests/support/checkout.ts'
import { openTestStore, TEST_ORIGIN } from '#tests/support/test-store.ts'
import { audit } from './audit.ts'
import { nothingYet } from './load.ts'
import { seedShop } from './seed-shop.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-audit-'))
const done = nothingYet()
let file = ''

beforeAll(async () => {
  const shop = await seedShop(dataDir)
  file = shop.file
  const db = await openDatabase(file)
  const store = await openTestStore({ db, dataDir })
  for (const payment_method of ['cod', 'testbank']) {
    const draft = await draftOf(store, [{ product_id: 1, quantity: 2 }])
    const answer = (await (await place(store, draft, { payment_method })).json()) as PlaceAnswer
    done.orders.push({ id: answer.order_id, draft })
    if (payment_method === 'cod') continue
    const back = await atTheBank(store, answer.redirect.replace(TEST_ORIGIN, ''), 'pay-twice')
    expect(back).toBeTruthy()
    done.paid.push(answer.order_id)
  }
  while ((await store.runJobs()) > 0);
  await store.close()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const copy = join(dataDir, 'copy.db')
beforeEach(() => cpSync(file, copy))

test('a shop in order has no problems', () => {
  const { problems, figures } = audit(copy, done, true)
  expect(problems).toEqual([])
  expect(figures).toMatchObject({ orders: 2, lost: 0, doubled: 0, oversold: 0, settled: 1 })
})

test.each([
  ['an order that is gone', 'delete from orders where id = 1', /acknowledged and is not there/],
  ['a line that is gone', 'delete from order_items where order_id = 2', /orders without a line/],
  ['stock that is gone', 'update products set stock_quantity = stock_quantity - 1 where id = 1', /product 1/],
  ['stock below nothing', 'update products set stock_quantity = -1 where id = 2', /stock below nothing/],
  ['money that is gone', 'update orders set paid_at = null where id = 2', /said to be paid/],
  ['a payment without its event', "delete from events where type = 'payment.settled'", /without an event/],
  [
    'a mail that was never written',
    "delete from outbox_messages where dedupe_key like '%:mail'",
    /without a mail/,
  ],
  ['work left undone', "update jobs set status = 'queued'", /work left undone/],
  [
    'points that nobody earned',
    "insert into point_entries (key, customer_id, points, reason, order_id, code, created_at) values ('x', 101, 5, 'earned', 1, '', 0)",
    /points of order 1/,
  ],
])('%s is found', (_, sql, problem) => {
  const database = new DatabaseSync(copy)
  database.exec('pragma foreign_keys = off')
  database.exec(sql)
  database.close()
  const { problems } = audit(copy, done, true)
  expect(problems.join('\n')).toMatch(problem)
})
