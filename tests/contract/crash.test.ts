import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../store/database/connection.ts'
import { writeShop } from '../../store/database/seed/write-shop.ts'
import { smallShop } from '../support/small-shop.ts'

const ROUNDS = 3
const STOCK = 100_000
const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-crash-'))
const file = join(dataDir, 'vitrin.db')
const child = join(import.meta.dirname, '../support/crash-child.ts')

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs the child until it has acknowledged some orders, kills it mid-flight, answers what it acknowledged. */
const placeAndKill = (enough: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, file, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.stdout.on('data', (chunk: Buffer) => {
      printed += chunk
      if (printed.split('\n').length > enough) running.kill('SIGKILL')
    })
    running.on('exit', (code, signal) => {
      // the last line may be cut: only whole lines were acknowledged
      if (signal === 'SIGKILL') resolve(printed.split('\n').slice(0, -1))
      else reject(new Error(`the child ended with ${code}`))
    })
  })

test('killed at any moment, every acknowledged order is there once and no piece is lost', {
  timeout: 60_000,
}, async () => {
  const seeded = await openDatabase(file)
  await writeShop(seeded, smallShop())
  await seeded.updateTable('products').set({ stock_quantity: STOCK }).where('id', '=', 1).execute()
  await seeded.destroy()

  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await placeAndKill(20 + Math.floor(Math.random() * 150))))
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 20)

  const db = await openDatabase(file)
  const orders = await db.selectFrom('orders').select(['id', 'draft_id']).execute()
  const kept = new Map(orders.map(({ id, draft_id }) => [`${id} ${draft_id}`, id]))
  for (const line of acknowledged) expect(kept.has(line), line).toBe(true)
  const lines = await db
    .selectFrom('order_items')
    .select(['order_id', 'quantity'])
    .where('kind', '=', 'line_item')
    .execute()
  expect(lines).toHaveLength(orders.length)
  const { stock_quantity } = await db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  expect(stock_quantity).toBe(STOCK - orders.length)
  await db.destroy()
})
