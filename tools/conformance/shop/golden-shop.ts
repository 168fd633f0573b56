import { randomBytes } from 'node:crypto'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SeedShop, writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { createCipher, KEY_BYTES } from '#store/database/cipher.ts'
import { type Database, openMemoryDatabase } from '#store/database/connection.ts'
import { createApiKey, createApplicationPassword } from '#store/modules/customers/customers.ts'
import type { StoreDeps } from '#store/services.ts'
import { createStore, type Store } from '#store/store.ts'
import type { Recording } from '../replay/recordings.ts'
import type { Target } from '../replay/replay.ts'
import { sampleRecordings } from '../replay/sample-recordings.ts'
import { commerceRows } from './shop-orders.ts'
import { catalogRows } from './shop-products.ts'

type Recordings = ReadonlyMap<string, Recording>

export const GOLDEN_ORIGIN = 'http://golden.test'

/** A little after the last recording: nothing in it depends on more. */
export const RECORDED_AT = Date.UTC(2026, 10, 20, 18)

const SETTINGS = {
  site_name: 'Sample shop',
  locale: 'en',
  timezone: 'America/New_York',
  country: 'US',
  currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' },
  store_address: '1 Test Street',
  store_city: 'San Francisco',
  store_state: 'CA',
  store_postcode: '94105',
  weight_unit: 'lbs',
  dimension_unit: 'in',
  admin_email: 'admin@example.test',
  bill_ship_info: {
    first_name: 'required',
    last_name: 'required',
    address_1: 'required',
    address_2: 'optional',
    city: 'required',
    state: 'required',
    postcode: 'required',
    email: 'required',
    phone: 'optional',
  },
}

const OPTIONS = {
  bacs: 'Direct bank transfer',
  cod: 'Cash on delivery',
}

const settingRows = (more: Record<string, string | number | boolean> = {}) => {
  const gateways = Object.fromEntries(
    Object.entries(OPTIONS).map(([id, title], at) => [
      id,
      { enabled: true, title, description: '', order: at, settings: {} },
    ]),
  )
  return Object.entries({ ...SETTINGS, gateways, ...more }).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
    updated_at: RECORDED_AT,
  }))
}

const KEYS = {
  rw: { digit: '1', permissions: 'read_write', customerId: 1 },
  ro: { digit: '2', permissions: 'read', customerId: 1 },
  wo: { digit: '3', permissions: 'write', customerId: 1 },
  cu: { digit: '4', permissions: 'read_write', customerId: 2 },
} as const
const keyPair = (digit: string) => ({ key: `ck_${digit.repeat(40)}`, secret: `cs_${digit.repeat(40)}` })

/** The keys that the recordings were made with; `wrongsecret` and `unknownkey` belong to nobody. */
export const RECORDED_KEYS: Target['keys'] = {
  ...Object.fromEntries(Object.entries(KEYS).map(([name, { digit }]) => [name, keyPair(digit)])),
  wrongsecret: { key: keyPair('1').key, secret: keyPair('9').secret },
  unknownkey: keyPair('9'),
}

/** What the recorded shop held, from which most calls were made: same ids, same dates. */
export const goldenShop = (reads: Recordings, setup: Recordings): SeedShop => ({
  settings: settingRows({
    site_name: 'Golden Woo',
    site_description: 'A shop to compare with',
    about_us_page: 62,
  }),
  ...catalogRows(reads, GOLDEN_ORIGIN),
  ...commerceRows(reads, setup),
})

/** The shop of the later recordings: WooCommerce's sample products and nothing else, under the ids of the first. */
export const sampleShop = (reads: Recordings, setup: Recordings): SeedShop => {
  const sample = sampleRecordings(reads, setup)
  const { customers, tax_classes } = commerceRows(sample, setup)
  return {
    settings: settingRows({ timezone: 'UTC', calc_taxes: true }),
    ...catalogRows(sample, GOLDEN_ORIGIN),
    ...(customers && { customers }),
    ...(tax_classes && { tax_classes }),
  }
}

/** The one administrator of the recorded shops. */
export const ADMIN = 1

/** The password that the recordings were made with is called so in them. */
const RECORDER = 'golden1426287864'

/** An application password of the administrator, as the pair of a name and a secret. */
const applicationPassword = async (
  context: Context,
  { customers = [] }: SeedShop,
): Promise<Target['keys']> => {
  const admin = customers.find(({ id }) => id === ADMIN)
  if (!admin) return {}
  const actor = { customerId: ADMIN, role: 'administrator' as const }
  const made = await createApplicationPassword({ ...context, actor }, { name: RECORDER, appId: '' })
  return made.ok ? { admin: { key: admin.email, secret: made.value.password } } : {}
}

/** A store with the keys that its recordings name. */
interface OpenShop {
  store: Store
  db: Database
  keys: Target['keys']
}

/** An embedded store that holds these rows, with the keys of the recordings. */
export const openShop = async (
  shop: SeedShop,
  clock: () => number = () => RECORDED_AT,
  fetch: StoreDeps['fetch'] = async () => Response.error(),
): Promise<OpenShop> => {
  const db = await openMemoryDatabase()
  await writeShop(db, shop)
  const context = { db, clock, actor: SYSTEM }
  const cipher = createCipher(randomBytes(KEY_BYTES))
  for (const [name, { permissions, customerId }] of Object.entries(KEYS)) {
    if (!shop.customers?.some(({ id }) => id === customerId)) continue
    const pair = RECORDED_KEYS[name]
    await createApiKey(context, cipher, {
      customerId,
      description: name,
      permissions,
      consumerKey: pair?.key,
      consumerSecret: pair?.secret,
    })
  }
  const keys = { ...RECORDED_KEYS, ...(await applicationPassword(context, shop)) }
  const folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-conformance-'))
  const store = await createStore({
    cipher,
    db,
    clock,
    log: {
      info: () => {},
      warn: () => {},
      error: (details, message) => console.error(message, details),
    },
    dataDir: folder.path,
    siteUrl: null,
    linkOrigin: GOLDEN_ORIGIN,
    fetch,
    connect: () => Promise.reject(new Error('no mail server is reached')),
    transports: {},
  })
  const close = async () => {
    await store.close()
    folder.remove()
  }
  return { store: { ...store, close }, db, keys }
}
