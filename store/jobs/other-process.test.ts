import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore } from '#tests/support/test-store.ts'
import { SYSTEM } from '../context.ts'
import { openDatabase } from '../database/connection.ts'
import { followEvents } from '../events/follow-events.ts'
import { followNewEvents } from './follow-events.ts'

const PRODUCT = '/wp-json/wc/v3/products/1'

test('a job of what another process changed is begun once this one has heard of the change', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-jobs-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const [db, theirs] = [
    await openDatabase(join(dataDir, 'vitrin.db')),
    await openDatabase(join(dataDir, 'vitrin.db')),
  ]
  await writeShop(db, { ...smallShop(), customers: [managerRow()] })
  const sent: string[] = []
  let delivered = Promise.withResolvers<void>()
  const fetch = async (_: string, { body }: RequestInit) => {
    sent.push(String(body))
    delivered.resolve()
    return new Response()
  }
  const store = await openTestStore({ db, dataDir, outside: { fetch } })
  const other = await openTestStore({ db: theirs, dataDir })
  onTestFinished(async () => {
    await Promise.all([store.close(), other.close()])
  })
  const headers = await managerHeaders(store)
  const webhook = { topic: 'product.updated', delivery_url: 'https://receiver.test/' }
  await store.call('/wp-json/wc/v3/webhooks', { method: 'POST', headers, body: webhook })
  await store.runJobs()
  await store.call(PRODUCT, { headers })

  delivered = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<void>()
  await followEvents(db, 'slow', () => heard.promise, true)
  await other.call(PRODUCT, { method: 'PUT', headers, body: { regular_price: '777000' } })
  await followNewEvents({ db: theirs, clock: Date.now, actor: SYSTEM })
  const jobs = store.startJobs()
  const newest = () =>
    theirs.selectFrom('jobs').select('attempts').orderBy('id', 'desc').executeTakeFirstOrThrow()
  while ((await newest()).attempts === 0) await new Promise(setImmediate)
  // what would be sent without that is sent by now
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  heard.resolve()
  await delivered.promise
  await jobs.stop()
  expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ id: 1, regular_price: '777000' })
})
