import sharp from 'sharp'
import { writeShop } from '#demo/write-shop.ts'
import { createApplicationPassword } from '#store/modules/customers/customers.ts'
import { menuRows } from '#tests/support/rows/menu-rows.ts'
import { customerHeaders, customerRow } from '../people/customers.ts'
import { managerHeaders, managerRow } from '../people/manager.ts'
import { postRow } from '../rows/post-row.ts'
import { vendorRow } from '../rows/vendor-row.ts'
import { catalogShop } from '../shops/catalog-shop.ts'
import { smallShop } from '../shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '../test-store.ts'

export const WC = '/wp-json/wc/v3'
export const WP = '/wp-json/wp/v2'
export const OWN = '/wp-json/ghab/v1'
export const STAFF = managerRow()
export const SHOPPER = customerRow({ id: 7 })

/** What a member of the staff shows to a path. */
export const viaOf = (path: string): 'consumer_key' | 'application_password' | 'session' => {
  if (path.startsWith(WC)) return 'consumer_key'
  // which may be revoked in the middle
  return path.startsWith(WP) && !path.includes('application-passwords') ? 'application_password' : 'session'
}

export type Body = Record<string, unknown>
type Headers = Record<string, string>

export interface StaffedShop {
  store: TestStore
  key: Headers
  password: Headers
  session: Headers
  /**
   * A call as a member of the staff, with what its namespace takes.
   * @throws for a refusal
   */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  send: (method: string, path: string, body?: Body) => Promise<any>
  upload: () => Promise<{ id: number }>
}

const passwordOf = async (store: TestStore): Promise<Headers> => {
  const actor = { customerId: STAFF.id, role: 'administrator' as const }
  const context = { db: store.db, clock: Date.now, actor }
  const made = await createApplicationPassword(context, { name: 'Test', appId: '' })
  if (!made.ok) throw new Error(made.error)
  return {
    Authorization: `Basic ${Buffer.from(`${STAFF.username}:${made.value.password}`).toString('base64')}`,
  }
}

const sendTo = async (store: TestStore, path: string, init: RequestInit) => {
  const answer = await store.fetch(new Request(TEST_ORIGIN + path, init))
  const told = await answer.json()
  if (!answer.ok) throw new Error(`${init.method} ${path}: ${answer.status} ${JSON.stringify(told)}`)
  return told
}

/** A shop with something of everything, and a member of its staff with a key, an application password and a session. */
export const staffedShop = async (): Promise<StaffedShop> => {
  const store = await createTestStore((db) =>
    writeShop(db, {
      ...smallShop(),
      ...catalogShop(),
      customers: [STAFF, SHOPPER],
      posts: [postRow({ id: 1 })],
      vendors: [vendorRow({ id: 1, slug: 'seller' })],
      ...menuRows({ title: 'Home', url: '/' }),
    }),
  )
  const key = await managerHeaders(store)
  const password = await passwordOf(store)
  const session = await customerHeaders(store, STAFF)
  const headers = { consumer_key: key, application_password: password, session }
  const headersOf = (path: string) => headers[viaOf(path)]
  const upload = async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04' } }).png()
    const named = { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename=a.png' }
    const body = new Uint8Array(await picture.toBuffer())
    return sendTo(store, `${WP}/media`, { method: 'POST', headers: { ...password, ...named }, body })
  }
  const send: StaffedShop['send'] = (method, path, body) =>
    sendTo(store, path, {
      method,
      headers: { ...headersOf(path), ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { store, key, password, session, send, upload }
}
