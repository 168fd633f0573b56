import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const TOOLS = '/wp-json/wc/v3/system_status/tools'
let store: TestStore
let headers: Record<string, string>

beforeEach(async () => {
  store = await createTestStore((db) => writeShop(db, { customers: [managerRow()] }))
  headers = await managerHeaders(store)
})

const ask = async (method: string, path = '', as = headers) => {
  const response = await store.call(TOOLS + path, { method, headers: as })
  return { status: response.status, allow: response.headers.get('allow'), body: await response.json() }
}
const carts = async () => (await store.db.selectFrom('carts').select('id').execute()).length

test('each tool that is listed can be read and run', async () => {
  const { body: tools } = await ask('GET')
  expect(tools.length).toBeGreaterThan(0)
  for (const tool of tools) {
    expect(await ask('GET', `/${tool.id}`)).toMatchObject({ status: 200, body: tool })
    const { status, body } = await ask('PUT', `/${tool.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...tool, success: true, message: expect.any(String) })
  }
})

test('clearing sessions forgets the carts of shoppers', async () => {
  const cart = { token: 'a', content: '{}', expires_at: Date.now() + 1_000_000 } as never
  await store.db.insertInto('carts').values(cart).execute()
  expect(await carts()).toBe(1)
  expect((await ask('POST', '/clear_sessions')).body).toMatchObject({ id: 'clear_sessions', success: true })
  expect(await carts()).toBe(0)
})

test('tools are run by those who run the shop, and only those that there are', async () => {
  expect(await ask('PUT', '/nope')).toMatchObject({
    status: 404,
    allow: 'GET, POST, PUT, PATCH',
    body: { code: 'woocommerce_rest_system_status_tool_invalid_id' },
  })
  expect((await ask('PUT', '/constructor')).status).toBe(404)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/clear_sessions'],
    ['PUT', '/clear_sessions'],
  ] as const) {
    expect((await ask(method, path, {})).status, `${method} ${path}`).toBe(401)
  }
})
