import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListener } from '#server/process/listener.ts'
import { createTestStore, TEST_CIPHER } from '#tests/support/test-store.ts'
import { type KeyPair, openEmptyShop } from './empty-shop.ts'
import { EXPECTED_FAILURES } from './expected-failures.ts'
import { PACKAGES } from './packages.ts'

/**
 * WooCommerce's own test suite, each of its files against an empty shop of its own over HTTP. The files find Jest's
 * functions as globals, for which Vitest's do as well, the shop in `API_PATH`, and its key in the environment.
 */
const SUITE = join(PACKAGES, 'node_modules/@woocommerce/api-core-tests')
const require = createRequire(import.meta.url)

const environment = new Set(Object.keys(process.env))
const closing: (() => Promise<void>)[] = []
const titles = new Set<string>()

const serveEmptyShop = async (): Promise<KeyPair & { origin: string }> => {
  let key = { consumerKey: '', consumerSecret: '' }
  const store = await createTestStore(async (db) => {
    key = await openEmptyShop(db, TEST_CIPHER)
  })
  const server = createServer(createListener({ fetch: store.fetch, trustedProxies: 0, siteUrl: null }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise((resolve) => server.close(() => resolve())), store.close)
  const { port } = server.address() as AddressInfo
  return { ...key, origin: `http://127.0.0.1:${port}` }
}

/** Of the group that is being read, with those that it lies in. */
let around: string[] = []
const group = (title: string, read: () => void): void => {
  const own = [...around, title]
  describe(title, () => {
    around = own
    read()
  })
}

const one = (title: string, run: () => Promise<void>): void => {
  const whole = [...around, title].join(' > ')
  titles.add(whole)
  it(title, { fails: whole in EXPECTED_FAILURES }, run)
}
/** What the suite skips is run, and is among the failures that are expected. */
const test = Object.assign(one, { each: it.each.bind(it), skip: one })

/** Loads a file with everything that it shares with others: each is to find its own shop there, and changes what it finds. */
const load = (file: string): void => {
  for (const path of Object.keys(require.cache)) if (path.startsWith(SUITE)) delete require.cache[path]
  require(join(SUITE, file))
}

const globals = { describe: group, it: test, expect, beforeAll, afterAll }

for (const file of globSync('tests/*/*.test.js', { cwd: SUITE }).sort()) {
  const { origin, consumerKey, consumerSecret } = await serveEmptyShop()
  describe(file, () => {
    Object.assign(process.env, { USER_KEY: consumerKey, USER_SECRET: consumerSecret })
    Object.assign(globalThis, { ...globals, API_PATH: `${origin}/wp-json/wc/v3/` })
    around = []
    load(file)
  })
}

// what the files began without waiting for it has been sent by now: closing waits for its answers
afterAll(async () => {
  for (const close of closing) await close()
  for (const name of Object.keys(process.env)) if (!environment.has(name)) delete process.env[name]
  for (const name of [...Object.keys(globals), 'API_PATH']) Reflect.deleteProperty(globalThis, name)
})

it('the suite is there, with every test that is expected to fail', () => {
  expect(titles.size).toBeGreaterThan(70)
  expect(Object.keys(EXPECTED_FAILURES).filter((title) => !titles.has(title))).toEqual([])
})
