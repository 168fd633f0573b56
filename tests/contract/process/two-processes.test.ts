import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { loadSource } from '#demo/seed-demo.ts'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { findStoredShop } from '#store/database/stored-shop.ts'
import { createApiKey } from '#store/modules/customers/customers.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { signedPath } from '#tests/support/signed-path.ts'
import { openTestStore, TEST_CIPHER, type TestStore } from '#tests/support/test-store.ts'
import { type ServerProcess, startServerProcess } from '#tools/server-process.ts'

const CHILD = join(import.meta.dirname, '../../support/processes/open-child.ts')
const parent = mkdtempSync(join(tmpdir(), 'vitrin-two-'))
const started: ServerProcess[] = []

afterAll(async () => {
  await Promise.all(started.map((shop) => shop.stop()))
  rmSync(parent, { recursive: true })
})

/** Two stores on one folder, as two processes have them: each with connections, caches and an index of its own. */
const openTwo = async (dataDir: string): Promise<[TestStore, TestStore]> => {
  const file = join(dataDir, 'vitrin.db')
  const db = await openDatabase(file)
  await writeShop(db, { ...smallShop(), customers: [managerRow()] })
  return [
    await openTestStore({ db, dataDir }),
    await openTestStore({ db: await openDatabase(file), dataDir }),
  ]
}

test('what one process commits is read through another after its next look for news', async () => {
  const [one, other] = await openTwo(join(parent, 'news'))
  const read = async () => {
    const answers = ['/wp-content/plugins/ghab/rests/plugin.php', '/wp-json/wc/v3/products?include=1'].map(
      async (path) => (await other.call(path)).json(),
    )
    const [settings, [product]] = (await Promise.all(answers)) as [{ site_name: string }, [{ price: string }]]
    return { name: settings.site_name, price: product.price }
  }
  const cheap = async () =>
    Number((await other.call('/wp-json/wc/v3/products?max_price=7')).headers.get('x-wp-total'))
  try {
    const before = await read()
    expect(await cheap()).toBe(0)
    const headers = await managerHeaders(one)
    await saveSettings({ db: one.db, clock: Date.now, actor: SYSTEM }, { site_name: 'Nila' })
    const put = { method: 'PUT', headers, body: { regular_price: '7' } }
    expect((await one.call('/wp-json/wc/v3/products/1', put)).status).toBe(200)
    await other.runJobs()
    expect(before).not.toMatchObject({ name: 'Nila' })
    expect(await read()).toEqual({ name: 'Nila', price: '7' })
    expect(await cheap()).toBe(1)
  } finally {
    await Promise.all([one.close(), other.close()])
  }
})

test('a signature is good once, whichever process it comes to', async () => {
  const [one, other] = await openTwo(join(parent, 'signed'))
  try {
    const context = { db: one.db, clock: Date.now, actor: SYSTEM }
    const { id } = managerRow()
    const wanted = { customerId: Number(id), description: '', permissions: 'read' as const }
    const key = await createApiKey(context, TEST_CIPHER, wanted)
    const sign = (nonce: string) => signedPath('/wp-json/wc/v3/orders', key, { nonce, now: Date.now() })
    const path = sign('a')
    expect((await one.call(path)).status).toBe(200)
    const again = await other.call(path)
    expect([again.status, await again.json()]).toMatchObject([
      401,
      { message: 'Invalid nonce - nonce has already been used.' },
    ])
    expect((await other.call(sign('b'))).status).toBe(200)
  } finally {
    await Promise.all([one.close(), other.close()])
  }
})

test('processes that start at once on a new folder make one shop, and all open', {
  timeout: 120_000,
}, async () => {
  const run = promisify(execFile)
  const dataDir = join(parent, 'opened')
  const open = () => run(process.execPath, ['--disable-warning=ExperimentalWarning', CHILD, dataDir])
  const printed = (await Promise.all([open(), open(), open()])).map(({ stdout }) => stdout)
  const { products } = await loadSource('en')
  expect(printed.map((text) => text.split('\n').at(-2))).toEqual(
    printed.map(() => `opened with ${products.length}`),
  )
  expect(printed.filter((text) => text.includes('Making the demo shop'))).toHaveLength(1)
})

/** Starts the server twice at once; answers what became of each: how many products it shows, or what it said. */
const startTwo = async (dataDir: string, ...shops: [string, string]): Promise<(number | string)[]> => {
  const start = async (SHOP: string): Promise<number | string> => {
    const shop = await startServerProcess(dataDir, { SHOP, DEMO_PICTURES: 'small', LOG_LEVEL: 'warn' })
    started.push(shop)
    const response = await fetch(`http://127.0.0.1:${shop.port}/wp-json/wc/v3/products`)
    expect(shop.printed.filter((line) => line.startsWith('{'))).toEqual([])
    return Number(response.headers.get('x-wp-total'))
  }
  return Promise.all(shops.map((shop) => start(shop).catch((error: Error) => error.message)))
}

test.each(['demo-en', 'empty'])(
  'two servers that start at once on a new folder both serve %s',
  {
    timeout: 120_000,
  },
  async (shop) => {
    const products = shop === 'empty' ? 0 : (await loadSource('en')).products.length
    const dataDir = join(parent, shop, 'new')
    expect(await startTwo(dataDir, shop, shop)).toEqual([products, products])
    expect(readdirSync(join(parent, shop)).sort()).toEqual(['new', 'new.key'])
  },
)

test('of two that want different shops in a new folder one serves and the other says in one line why not', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(parent, 'disputed')
  const { products } = await loadSource('en')
  const ends = await startTwo(dataDir, 'demo-en', 'empty')
  const refused = expect.stringMatching(/^the shop ended with 1:\nvitrin: [^\n]+ holds a [^\n]+$/)
  const isDemo = findStoredShop(dataDir).kind === 'demo'
  expect(ends).toEqual(isDemo ? [products.length, refused] : [refused, 0])
})
