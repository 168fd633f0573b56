import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { findStoredShop } from '#store/database/stored-shop.ts'
import { addJobs } from '#store/jobs/queue.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { openShop } from './open-shop.ts'

const parent = mkdtempSync(join(tmpdir(), 'vitrin-open-'))
afterAll(() => rmSync(parent, { recursive: true }))

const start = (given: Record<string, string>) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const main = join(import.meta.dirname, '../main.ts')
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', ...given }
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    encoding: 'utf8',
    env,
  })
}

test.each([
  [{ NODE_ENV: 'production' }, /^vitrin: SHOP has to be set .* SHOP=empty .*\n$/],
  [{ SITE_URL: 'https://shop.example' }, /^vitrin: SHOP has to be set .*\n$/],
  [{ SHOP: 'full' }, /^vitrin: SHOP=full is not valid: .*\n$/],
])('%j opens nothing in an empty folder', (env, line) => {
  const { status, stdout, stderr } = start({ ...env, DATA_DIR: join(parent, 'none') })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(line)
  expect(readdirSync(parent)).not.toContain('none')
})

test('a demo that is in the folder is not shown to strangers unasked, and stays as it is', async () => {
  const dataDir = join(parent, 'demo')
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await saveSettings({ db, clock: Date.now, actor: SYSTEM }, { is_demo: true })
  await db.destroy()
  const before = readFileSync(join(dataDir, 'vitrin.db'))
  const { status, stdout, stderr } = start({ NODE_ENV: 'production', DATA_DIR: dataDir })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^vitrin: \S+ holds a demo shop, .* SHOP=demo-fa .*\n$/)
  expect(readFileSync(join(dataDir, 'vitrin.db'))).toEqual(before)
})

test('an empty shop is marked as the owner’s own, tells how it gets an administrator, and shows no outbox', async () => {
  const dataDir = join(parent, 'empty')
  const shop = await openShop(readConfig({ DATA_DIR: dataDir }), { demo: null }, pino({ level: 'silent' }))
  expect(findStoredShop(dataDir)).toEqual({ kind: 'own' })
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  await shop.announce('http://localhost:1', '0.0.0.0')
  const told = () => print.mock.calls.flat().join('\n')
  expect(told()).toContain(`npm run new-shop -- --data ${dataDir}`)
  const linkNow = () =>
    told()
      .match(/http:\/\/localhost:1\/admin\/setup\?token=[\w-]{43}/g)
      ?.at(-1)
  const first = linkNow()
  await shop.announce('http://localhost:1', '0.0.0.0')
  expect([first, linkNow() === first]).toEqual([expect.any(String), false])
  expect((await shop.store.fetch(new Request('http://localhost/demo/outbox'))).status).toBe(404)
  expect((statSync(dataDir).mode & 0o777).toString(8)).toBe('700')
  for (const name of readdirSync(dataDir)) {
    expect([name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)]).toEqual([name, '600'])
  }
  await shop.close()
})

test('where and how often backups are made by themselves is what the back office says', async () => {
  const dataDir = join(parent, 'planned')
  const open = () => openShop(readConfig({ DATA_DIR: dataDir }), { demo: null }, pino({ level: 'silent' }))
  const shop = await open()
  expect(await shop.scheduledBackups()).toBeNull()
  await shop.close()
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const backup_plan = { every_hours: 6, keep: 3 }
  await saveSettings({ db, clock: Date.now, actor: SYSTEM }, { backup_plan })
  await db.destroy()
  const again = await open()
  expect(await again.scheduledBackups()).toEqual({ folder: `${dataDir}.backups`, every: 6 * 3_600_000 })
  await again.close()
})

test('a job that hangs does not keep the shop from closing, and is left to the next process', async () => {
  const dataDir = join(parent, 'hanging')
  const sockets: Socket[] = []
  // takes connections and says nothing
  const mailServer = createServer((socket) => void sockets.push(socket))
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve))
  const asked = new Promise((resolve) => mailServer.once('connection', resolve))
  const { port } = mailServer.address() as AddressInfo
  const config = readConfig({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const shop = await openShop(config, { demo: null }, pino({ level: 'silent' }))
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const message = { channel: 'mail' as const, recipient: 'a@shop.test', subject: 's', text: 't', html: '' }
  await db
    .insertInto('outbox_messages')
    .values({ ...message, dedupe_key: 'm', status: 'queued', created_at: 1, sent_at: null })
    .execute()
  const job = { kind: 'send-message', lane: 'mail' as const, payload: { key: 'm' }, key: 'm' }
  await addJobs({ db, clock: Date.now, actor: SYSTEM }, [job])
  await asked
  await shop.close(10)
  expect(await db.selectFrom('jobs').select(['status', 'leased_until']).execute()).toEqual([
    { status: 'queued', leased_until: expect.any(Number) },
  ])
  await db.destroy()
  for (const socket of sockets) socket.destroy()
  mailServer.close()
})
