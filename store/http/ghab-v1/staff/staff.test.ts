import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { StaffMemberAnswer } from '#store-api/contract/security.ts'
import { customerHeaders, customerRow, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { giveApp } from '#tests/support/people/second-factor.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const STAFF = '/wp-json/ghab/v1/staff'
const OWNER = customerRow({ id: 1, role: 'administrator', password_hash: PASSWORD_HASH })
const CLERK = customerRow({ id: 2, role: 'shop_manager', password_hash: PASSWORD_HASH })
const MINA = customerRow({ id: 7, password_hash: PASSWORD_HASH })

let store: TestStore
beforeEach(async () => {
  store = await createTestStore((db) => writeShop(db, { customers: [OWNER, CLERK, MINA] }))
})

const send = async (method: string, path: string, body?: object, who: { id: number } = OWNER) => {
  const headers = await customerHeaders(store, who)
  const answer = await store.call(path, { method, headers, body })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: answer.status, body: (await answer.json()) as any }
}
const list = async (): Promise<StaffMemberAnswer[]> => (await send('GET', STAFF)).body
const me = async (headers: Record<string, string>) =>
  (await store.call('/wp-json/wp/v2/users/me', { headers })).status

test('somebody who is invited chooses a password by the link of the mail, and works here', async () => {
  const email = 'nima@shop.test'
  const invited = await send('POST', STAFF, {
    email: ` ${email.toUpperCase()}`,
    role: 'editor',
    first_name: 'Nima',
  })
  expect([invited.status, invited.body]).toMatchObject([201, { email, role: 'editor', invited: true }])
  await store.runJobs()
  const mail = (await store.outbox()).find(({ recipient }) => recipient === email)
  const [, token = ''] = /token=([\w-]+)&to=\/admin/.exec(mail?.text ?? '') ?? []
  const body = { token, password: 'violet-canyon-42' }
  const entered = await store.call('/wp-json/ghab/v1/auth/reset-password', { method: 'POST', body })
  expect(entered.status).toBe(200)
  const session = (await entered.json()) as { token: string }
  expect(await me({ Authorization: session.token })).toBe(200)
  const again = await store.call('/wp-json/ghab/v1/auth/reset-password', { method: 'POST', body })
  expect(again.status).toBe(410)
  expect((await list()).find((one) => one.email === email)).toMatchObject({
    invited: false,
    last_seen_gmt: expect.any(String),
  })
})

test('a customer who is invited keeps their password, and signs in again', async () => {
  const before = await customerHeaders(store, MINA)
  expect((await send('POST', STAFF, { email: MINA.email, role: 'support' })).status).toBe(201)
  expect(await me(before)).toBe(401)
  await store.runJobs()
  const mail = (await store.outbox()).find(({ recipient }) => recipient === MINA.email)
  expect(mail?.text).toContain('/admin')
  expect(mail?.text).not.toContain('token=')
  const twice = await send('POST', STAFF, { email: MINA.email, role: 'editor' })
  expect([twice.status, twice.body.data.details.email.code]).toEqual([400, 'already_staff'])
})

test('whose access is taken away is out at once, with sessions, keys and invitations', async () => {
  const session = await customerHeaders(store, CLERK)
  const key = await managerHeaders(store, 'read_write', CLERK.id)
  const orders = (headers: Record<string, string>) => store.call('/wp-json/wc/v3/orders', { headers })
  expect([await me(session), (await orders(key)).status]).toEqual([200, 200])
  expect((await send('DELETE', `${STAFF}/${CLERK.id}`)).status).toBe(200)
  expect(await me(session)).toBe(401)
  expect((await orders(key)).status).toBe(401)
  expect((await list()).map(({ id }) => id)).toEqual([OWNER.id])
})

test('another role ends what the one before had opened', async () => {
  const session = await customerHeaders(store, CLERK)
  expect((await send('PUT', `${STAFF}/${CLERK.id}`, { role: 'editor' })).body.role).toBe('editor')
  expect(await me(session)).toBe(401)
})

test('the last administrator stays one, and an invitation is none', async () => {
  for (const [method, body] of [
    ['PUT', { role: 'editor' }],
    ['DELETE', undefined],
  ] as const) {
    const refused = await send(method, `${STAFF}/${OWNER.id}`, body)
    expect([refused.status, refused.body.code]).toEqual([409, 'last_administrator'])
  }
  await send('POST', STAFF, { email: 'second@shop.test', role: 'administrator' })
  expect((await send('DELETE', `${STAFF}/${OWNER.id}`)).status).toBe(409)
  await send('PUT', `${STAFF}/${CLERK.id}`, { role: 'administrator' })
  expect((await send('PUT', `${STAFF}/${OWNER.id}`, { role: 'support' })).status).toBe(200)
})

test('two administrators who take each other’s access away leave one', async () => {
  await send('PUT', `${STAFF}/${CLERK.id}`, { role: 'administrator' })
  const [one, other] = [await customerHeaders(store, OWNER), await customerHeaders(store, CLERK)]
  const remove = (headers: Record<string, string>, id: number) =>
    store.call(`${STAFF}/${id}`, { method: 'DELETE', headers })
  await Promise.all([remove(one, CLERK.id), remove(other, OWNER.id)])
  const left = await store.db
    .selectFrom('customers')
    .select('id')
    .where('role', '=', 'administrator')
    .execute()
  expect(left).toHaveLength(1)
})

test('only administrators do any of this: nobody raises themself', async () => {
  const tries = [
    send('GET', STAFF, undefined, CLERK),
    send('PUT', `${STAFF}/${CLERK.id}`, { role: 'administrator' }, CLERK),
    send('POST', STAFF, { email: 'friend@shop.test', role: 'administrator' }, CLERK),
    send('DELETE', `${STAFF}/${OWNER.id}/second-factor`, undefined, CLERK),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(403)
  const headers = await managerHeaders(store, 'read_write', OWNER.id)
  expect((await store.call(STAFF, { headers })).status).toBe(401)
})

test('a lost second factor is reset by an administrator, and its owner is told', async () => {
  await giveApp(store, CLERK.id)
  const session = await customerHeaders(store, CLERK)
  expect((await list()).find(({ id }) => id === CLERK.id)?.second_factor).toBe(true)
  const reset = await send('DELETE', `${STAFF}/${CLERK.id}/second-factor`)
  expect(reset.body.second_factor).toBe(false)
  expect(await me(session)).toBe(401)
  await store.runJobs()
  expect((await store.outbox()).filter(({ recipient }) => recipient === CLERK.email)).toHaveLength(1)
  const entries = await store.db.selectFrom('audit_log').select(['actor_id', 'part', 'action']).execute()
  expect(entries).toContainEqual({ actor_id: OWNER.id, part: `second_factor/${CLERK.id}`, action: 'delete' })
  expect((await send('DELETE', `${STAFF}/${MINA.id}/second-factor`)).status).toBe(404)
})

test('a key is told once, is its owner’s, and administrators see all of them', async () => {
  const KEYS = '/wp-json/ghab/v1/api-keys'
  const made = await send('POST', KEYS, { description: 'Till', permissions: 'read' }, CLERK)
  expect(made.body).toMatchObject({ description: 'Till', email: CLERK.email, last_used_gmt: null })
  const { id, consumer_key, consumer_secret } = made.body
  const Authorization = `Basic ${Buffer.from(`${consumer_key}:${consumer_secret}`).toString('base64')}`
  expect((await store.call('/wp-json/wc/v3/orders', { headers: { Authorization } })).status).toBe(200)
  const told = await send('GET', KEYS)
  expect(told.body).toMatchObject([{ id, ending: consumer_key.slice(-7) }])
  expect(JSON.stringify(told.body)).not.toContain(consumer_secret)
  const { body: own } = await send('POST', KEYS, { description: 'Own', permissions: 'read' })
  expect((await send('GET', KEYS, undefined, CLERK)).body).toHaveLength(1)
  expect((await send('DELETE', `${KEYS}/${own.id}`, undefined, CLERK)).status).toBe(404)
  expect((await send('DELETE', `${KEYS}/${id}`)).status).toBe(200)
  expect((await store.call('/wp-json/wc/v3/orders', { headers: { Authorization } })).status).toBe(401)
})
