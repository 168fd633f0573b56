import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { KyselyPlugin } from 'kysely'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import type { Message } from '#store/modules/notifications/notifications.ts'
import { completeOrder } from '#store/modules/orders/orders.ts'
import { openTestStore } from '../test-store.ts'

/**
 * Does what the shop owes until nothing is left, and ends itself by SIGKILL at the given step: a step is a statement
 * that is about to run, one that has run, and what lies before and after a delivery.
 * Its clock goes on while there is nothing to do, and is told on the output.
 */
const [, , file = '', dataDir = '', deliveries = '', start = '', until = '', lastStep = ''] = process.argv
const TEN_MINUTES = 600_000
let now = Number(start)
let steps = 0
let isOpen = false

const step = () => {
  if (!isOpen) return
  steps += 1
  if (steps === Number(lastStep)) process.kill(process.pid, 'SIGKILL')
}
const watching: KyselyPlugin = {
  transformQuery: ({ node }) => {
    step()
    return node
  },
  transformResult: async ({ result }) => {
    step()
    return result
  },
}

const out = openSync(deliveries, 'a')
const refusals = `${deliveries}.refused`
const refused = new Set(existsSync(refusals) ? readFileSync(refusals, 'utf8').split('\n') : [])
/** Every fifth message is refused when it is first tried, in whatever process. */
const isRefused = (key: string): boolean => {
  if (refused.has(key) || (createHash('sha1').update(key).digest()[0] ?? 0) % 5 > 0) return false
  refused.add(key)
  appendFileSync(refusals, `${key}\n`)
  return true
}
const carry = async ({ key }: Message): Promise<void> => {
  step()
  if (isRefused(key)) throw new Error('busy')
  writeSync(out, `${key}\n`)
  fsyncSync(out)
  step()
}

const db = (await openDatabase(file)).withPlugin(watching)
const transports = { mail: carry, sms: carry, push: carry }
const store = await openTestStore({ db, dataDir, clock: () => now, outside: { transports } })
const context = { db, clock: () => now, actor: SYSTEM }
isOpen = true

/** The shop sends what was ordered, and every third order comes back. */
const sendOrders = async (): Promise<void> => {
  const orders = await db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute()
  for (const { id, status } of orders) {
    if (status === 'processing') await completeOrder(context, id)
    if (status !== 'completed' || id % 3) continue
    await inTransaction(context, async (inside) => {
      await inside.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', id).execute()
      const payload = { id, from: 'completed', to: 'refunded' }
      await recordEvent(inside, { type: 'order.status-changed', payload })
    })
  }
}

const isQueued = async (): Promise<boolean> =>
  (await db.selectFrom('jobs').select('id').where('status', '=', 'queued').limit(1).execute()).length > 0

while (now < Number(until) || (await isQueued())) {
  const [done] = await Promise.all([store.runJobs(), sendOrders()])
  if (done > 0) continue
  now += TEN_MINUTES
  writeSync(1, `${now}\n`)
}
writeSync(1, `${now} after ${steps} steps\n`)
await store.close()
