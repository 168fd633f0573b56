import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { findStoredShop } from '#store/database/stored-shop.ts'
import { seedShop } from '#tools/crash/seed-shop.ts'
import { spawnServer, startServerProcess } from '#tools/server-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-end-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('told to end, the shop takes no new requests, answers who is still sending, and ends', {
  timeout: 60_000,
}, async () => {
  await seedShop(dataDir)
  const shop = await startServerProcess(dataDir, { LOG_LEVEL: 'warn' })
  const body = JSON.stringify({ products: [{ product_id: 1, quantity: 1 }], customer_id: 0, one_page: 1 })
  const socket = connect(shop.port, '127.0.0.1')
  const answer = text(socket)
  const head = `POST /api/appsettings/ionic_data_link/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head + body.slice(0, 20))
  // an answer shows that the process has read what came before
  await fetch(`http://127.0.0.1:${shop.port}/healthz`, { headers: { connection: 'close' } })
  const ended = shop.stop()
  while (await takesConnections(shop.port)) await sleep(10)
  socket.write(body.slice(20))
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*"[\w-]{20,}"/s)
  await ended
  expect([shop.exitCode(), shop.printed]).toEqual([0, []])
})

test('told to end while it makes a demo shop, it ends at once and leaves nothing open', {
  timeout: 60_000,
}, async () => {
  const folder = join(dataDir, 'opening')
  const { child, printed } = spawnServer(folder, { SHOP: 'demo-en', DEMO_PICTURES: 'full' }, (line) => {
    if (line.startsWith('Making the demo shop')) child.kill('SIGTERM')
  })
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(printed.filter((line) => !line.startsWith('Making'))).toEqual([])
  expect(findStoredShop(folder)).toEqual({ kind: 'nothing' })
})
