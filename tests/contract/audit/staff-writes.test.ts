import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWN_ROUTES } from '#store/http/openapi/own-routes/own-routes.ts'
import { prepareWrite, UNLOGGED } from '#tests/support/audit/staff-writes.ts'
import { STAFF, type StaffedShop, staffedShop, viaOf } from '#tests/support/audit/staffed-shop.ts'

interface Document {
  paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>>
}

let shop: StaffedShop
let writes: [method: string, path: string][]

/** What takes a session of the staff's alone. */
const OF_MANAGERS = new Set(
  [...OWN_ROUTES]
    .filter(([, { audience }]) => audience === 'manager')
    .map(([route]) => route.replaceAll(/:(\w+)/g, '{$1}')),
)

/** What takes a key or an application password, or a session of the staff's. */
const isOfStaff = (method: string, path: string, security: Record<string, unknown>[] = []): boolean =>
  security.some((one) => 'basic' in one || 'applicationPassword' in one) ||
  OF_MANAGERS.has(`${method} ${path}`)

const writesOf = ({ paths }: Document): typeof writes =>
  Object.entries(paths).flatMap(([path, methods]) =>
    ['post', 'put', 'patch', 'delete']
      .map((method): [string, string] => [method.toUpperCase(), path])
      .filter(([method]) => {
        const one = methods[method.toLowerCase()]
        return one && isOfStaff(method, path, one.security)
      }),
  )

const isLogged = ([method, path]: [string, string]): boolean =>
  !(path in UNLOGGED || `${method} ${path}` in UNLOGGED)

const newEntries = (after: number) =>
  shop.store.db.selectFrom('audit_log').selectAll().where('id', '>', after).orderBy('id').execute()

const lastEntry = async (): Promise<number> => {
  const row = await shop.store.db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? 0
}

beforeAll(async () => {
  shop = await staffedShop()
  const document = await shop.store.call('/wp-json/openapi.json')
  writes = writesOf(await document.json())
})
afterAll(() => shop.store.close())

describe('the audit log', () => {
  test('tells of every write that the staff may make, by whom and with what', {
    timeout: 120_000,
  }, async () => {
    const silent: string[] = []
    for (const [method, path] of writes.filter(isLogged)) {
      const write = await prepareWrite(shop, method, path)
      const last = await lastEntry()
      await write()
      const entries = await newEntries(last)
      if (entries.length === 0) silent.push(`${method} ${path}`)
      for (const entry of entries) {
        const { actor_id, actor_role, via: by, resource_id } = entry
        expect([actor_id, actor_role, by], `${method} ${path}`).toEqual([
          STAFF.id,
          'administrator',
          path.includes('/bulk-changes') ? 'bulk_change' : viaOf(path),
        ])
        expect(resource_id, `${method} ${path}`).not.toBe('undefined')
      }
    }
    expect(writes.length).toBeGreaterThan(180)
    expect(silent).toEqual([])
  })

  test('leaves out only writes that are named, and those are there', () => {
    const known = new Set(writes.flatMap(([method, path]) => [path, `${method} ${path}`]))
    expect(Object.keys(UNLOGGED).filter((one) => !known.has(one))).toEqual([])
  })
})
