import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { notesWritten } from '#store/database/note.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const OWN = '/wp-json/wp/v2/users/me/application-passwords'
const CUSTOMER = customerRow({ id: 7 })
const ADMIN = managerRow()

let store: TestStore
let noted: { event?: string; address?: string }[]
let staff: Record<string, string>
beforeEach(async () => {
  noted = []
  store = await createTestStore((db) => writeShop(db, { customers: [ADMIN, CUSTOMER] }), Date.now, {
    noted: (_level, details) => noted.push(details),
  })
  staff = await customerHeaders(store, ADMIN)
})

const send = async (
  method: string,
  path: string,
  {
    body,
    headers = staff,
    address,
  }: { body?: object; headers?: Record<string, string>; address?: string } = {},
) => {
  const response = await store.call(path, { method, body, headers, address })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}
const basic = (login: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
})
const make = async (name = 'Phone app') => (await send('POST', OWN, { body: { name } })).body
const write = (headers: Record<string, string>, address?: string) =>
  send('POST', '/wp-json/wp/v2/tags', { body: { name: `Tag ${Math.random()}` }, headers, address })

test('a password is shown once, long and random, and only its hash is stored', async () => {
  const made = await send('POST', OWN, {
    body: { name: 'Phone app', app_id: '5d2c6f6e-0c3f-4f53-9d2f-1d3e5b6a7c8d' },
  })
  const { uuid, password } = made.body
  expect(made.status).toBe(201)
  expect(made.headers.get('location')).toBe(
    `${TEST_ORIGIN}/wp-json/wp/v2/users/${ADMIN.id}/application-passwords/${uuid}`,
  )
  expect(password).toMatch(/^([A-Za-z\d]{4} ){5}[A-Za-z\d]{4}$/)
  const listed = await send('GET', OWN)
  expect(listed.body).toMatchObject([{ uuid, name: 'Phone app', last_used: null, last_ip: null }])
  const rows = JSON.stringify([
    await store.db.selectFrom('application_passwords').selectAll().execute(),
    listed.body,
  ])
  expect(rows).not.toContain(password)
  expect(rows).not.toContain(password.replaceAll(' ', ''))
})

test('it writes as its owner, by username or e-mail address, with or without its spaces', async () => {
  const { uuid, password } = await make()
  for (const headers of [basic('owner', password), basic('OWNER@shop.test', password.replaceAll(' ', ''))]) {
    expect((await write(headers)).status).toBe(201)
    const me = await send('GET', '/wp-json/wp/v2/users/me?context=edit', { headers })
    expect(me.body).toMatchObject({
      id: ADMIN.id,
      username: 'owner',
      roles: ['administrator'],
      capabilities: { manage_options: true, edit_theme_options: true, delete_others_products: true },
    })
  }
  const headers = basic('owner', password)
  expect((await send('GET', '/wp-json/wc/v3/orders', { headers })).status).toBe(200)
  await notesWritten(store.db)
  const used = await send('GET', `${OWN}/introspect`, { headers })
  expect(used.body.uuid).toBe(uuid)
  expect(used.body.last_used).not.toBeNull()
  expect(noted.filter(({ event }) => event === 'app-password-first-used')).toHaveLength(1)
})

test('however many requests come with a new one at once, its first use is told once', async () => {
  const { password } = await make()
  const headers = basic('owner', password)
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(headers)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  await notesWritten(store.db)
  expect(noted.filter(({ event }) => event === 'app-password-first-used')).toHaveLength(1)
})

test('a wrong one, another’s name, and one of an account that no longer runs the shop are refused alike', async () => {
  const { password } = await make()
  const codeOf = async (headers: Record<string, string>) => {
    const { status, body } = await write(headers)
    return [status, body.code]
  }
  const refused = [401, 'incorrect_password']
  expect(await codeOf(basic('owner', 'aaaa bbbb cccc dddd eeee ffff'))).toEqual(refused)
  expect(await codeOf(basic('nobody', password))).toEqual(refused)
  expect(await codeOf(basic('customer-7', password))).toEqual(refused)
  await store.db.updateTable('customers').set({ role: 'customer' }).where('id', '=', ADMIN.id).execute()
  expect(await codeOf(basic('owner', password))).toEqual(refused)
  const get = await send('GET', '/wp-json/wp/v2/posts', { headers: basic('owner', 'wrong') })
  expect(get.status).toBe(401)
})

test('wrong ones are throttled by IP address, and nobody else is', async () => {
  const { password } = await make()
  const wrong = basic('owner', 'wrong')
  const statuses = []
  for (let tries = 0; tries < 31; tries++) statuses.push((await write(wrong, '192.0.2.1')).status)
  expect(statuses).toEqual([...Array(30).fill(401), 429])
  expect((await write(basic('owner', password), '192.0.2.2')).status).toBe(201)
  for (let uses = 0; uses < 40; uses++) {
    expect((await send('GET', OWN, { headers: basic('owner', password), address: '192.0.2.2' })).status).toBe(
      200,
    )
  }
})

test('one is renamed, and revoked at once', async () => {
  const { uuid, password } = await make()
  const path = `${OWN}/${uuid}`
  expect((await send('POST', path, { body: { name: 'Tablet' } })).body.name).toBe('Tablet')
  const gone = await send('DELETE', path)
  expect(gone.body).toMatchObject({ deleted: true, previous: { uuid, name: 'Tablet' } })
  expect((await write(basic('owner', password))).status).toBe(401)
  expect((await send('GET', path)).body.code).toBe('rest_application_password_not_found')

  const others = [await make(), await make()]
  expect((await send('DELETE', OWN)).body).toEqual({ deleted: true, count: 2 })
  for (const other of others) expect((await write(basic('owner', other.password))).status).toBe(401)
})

test('they are their owner’s alone, and end with the account', async () => {
  const { uuid, password } = await make()
  const customer = await customerHeaders(store, CUSTOMER)
  const key = await managerHeaders(store)
  for (const [headers, status] of [
    [{}, 401],
    [customer, 403],
    [key, 401],
  ] as const) {
    expect((await send('POST', OWN, { body: { name: 'x' }, headers })).status).toBe(status)
    expect((await send('DELETE', `${OWN}/${uuid}`, { headers })).status).toBeGreaterThanOrEqual(401)
  }
  expect((await send('GET', '/wp-json/wp/v2/users/me', { headers: {} })).status).toBe(401)
  expect((await send('GET', OWN.replace('me', '7'))).status).toBe(403)
  expect((await send('GET', OWN.replace('me', String(ADMIN.id)))).body).toHaveLength(1)

  const second = customerRow({ id: 8, role: 'administrator' })
  await store.db.insertInto('customers').values(second).execute()
  // who runs the shop is not deleted
  await store.db.updateTable('customers').set({ role: 'customer' }).where('id', '=', ADMIN.id).execute()
  const deleted = await send('DELETE', `/wp-json/wc/v3/customers/${ADMIN.id}?force=true`, {
    headers: await customerHeaders(store, second),
  })
  expect(deleted.status).toBe(200)
  expect(await store.db.selectFrom('application_passwords').selectAll().execute()).toEqual([])
  expect((await write(basic('owner', password))).status).toBe(401)
})

test('what cannot be is refused, and an account has fifty at most', async () => {
  expect((await send('POST', OWN, { body: {} })).body.code).toBe('rest_missing_callback_param')
  expect((await send('POST', OWN, { body: { name: '  ' } })).status).toBe(400)
  expect((await send('POST', OWN, { body: { name: 'x'.repeat(201) } })).status).toBe(400)
  expect((await send('POST', OWN, { body: { name: 'x', app_id: 'y' } })).status).toBe(400)
  for (let made = 0; made < 50; made++) await make()
  const refused = await send('POST', OWN, { body: { name: 'x' } })
  expect(refused.body.code).toBe('rest_too_many_application_passwords')
})
