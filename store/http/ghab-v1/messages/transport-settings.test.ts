import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { placed } from '#tests/support/checkout.ts'
import { customerHeaders } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { startMailServer } from '#tests/support/receivers/mail-server.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

let mail: Awaited<ReturnType<typeof startMailServer>>
let store: TestStore
let headers: Record<string, string>
let called: { url: string; body: string }[]
let reached: string[]

beforeEach(async () => {
  mail = await startMailServer()
  called = []
  reached = []
  store = await createTestStore(
    (db) => writeShop(db, { ...smallShop(), customers: [managerRow()] }),
    Date.now,
    {
      connect: async (host) => {
        reached.push(host)
        const socket = connect(Number(new URL(mail.url).port), '127.0.0.1')
        await new Promise((resolve) => socket.once('connect', resolve))
        return socket
      },
      fetch: async (url, { body }) => {
        called.push({ url, body: String(body) })
        return Response.json({ return: { status: url.includes('sesame-7') ? 200 : 403 } })
      },
    },
  )
  headers = await customerHeaders(store, managerRow())
})
afterEach(() => mail.stop())

const call = async (method: string, path: string, body?: object) => {
  const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}
const SERVER = { host: 'mail.example', port: 2525, security: 'none', from_name: 'The shop' }

test('mail goes by the server of the shop’s settings, whose password nobody reads again', async () => {
  expect((await call('GET', 'mail-settings')).body).toMatchObject({ source: 'none', has_password: false })
  expect((await call('POST', 'mail-settings/test', { to: 'a@b.test' })).body).toMatchObject({ sent: false })
  const saved = await call('PUT', 'mail-settings', { ...SERVER, password: 'open-sesame' })
  expect(saved.body).toEqual({
    ...SERVER,
    source: 'shop',
    username: '',
    has_password: true,
    from_address: '',
  })
  const rows = JSON.stringify(await store.db.selectFrom('settings').selectAll().execute())
  const log = JSON.stringify(await store.db.selectFrom('audit_log').selectAll().execute())
  expect(rows + log).not.toContain('open-sesame')
  expect(log).not.toContain('enc:v1:')
  expect((await call('POST', 'mail-settings/test', { to: 'a@b.test' })).body).toEqual({ sent: true })
  expect(mail.mails[0]).toMatchObject({ to: 'a@b.test' })
  expect(reached).toEqual(['mail.example'])
  await placed(store, [{ product_id: 1 }])
  await store.runJobs()
  expect(mail.mails.map(({ to }) => to)).toEqual(['a@b.test', 'mina@example.com', 'owner@shop.test'])
  expect(mail.mails[1]?.headers.get('from')).toContain('The shop')
})

test('a password goes to no other server unless it is given again', async () => {
  await call('PUT', 'mail-settings', { ...SERVER, password: 'open-sesame' })
  const elsewhere = await call('PUT', 'mail-settings', { ...SERVER, host: 'evil.example' })
  expect(elsewhere).toMatchObject({
    status: 400,
    body: { data: { params: { password: expect.any(String) } } },
  })
  expect((await call('PUT', 'mail-settings', { ...SERVER, from_name: 'X' })).body.has_password).toBe(true)
  const dropped = await call('PUT', 'mail-settings', { ...SERVER, host: 'evil.example', password: null })
  expect(dropped.body).toMatchObject({ host: 'evil.example', has_password: false })
  expect((await call('PUT', 'mail-settings', { host: '' })).body).toMatchObject({ source: 'none' })
  expect((await call('PUT', 'mail-settings', { host: 'a b' })).status).toBe(400)
})

test('SMS goes by the key of the shop’s settings, and a test tells what was refused', async () => {
  expect((await call('GET', 'sms-settings')).body).toMatchObject({ source: 'none', has_api_key: false })
  await call('PUT', 'sms-settings', { provider: 'kavenegar', sender: '1000', api_key: 'wrong' })
  const refused = await call('POST', 'sms-settings/test', { to: '+98 912 345 6789' })
  expect(refused.body).toEqual({ sent: false, error: 'Kavenegar refused the message: 403' })
  const saved = await call('PUT', 'sms-settings', {
    provider: 'kavenegar',
    sender: '1000',
    api_key: 'sesame-7',
  })
  expect(saved.body).toEqual({ source: 'shop', provider: 'kavenegar', sender: '1000', has_api_key: true })
  expect((await call('POST', 'sms-settings/test', { to: '09123456789' })).body).toEqual({ sent: true })
  expect(called.at(-1)?.body).toContain('receptor=09123456789')
  expect((await call('POST', 'sms-settings/test', { to: '12' })).status).toBe(400)
  const rows = JSON.stringify(await store.db.selectFrom('settings').selectAll().execute())
  expect(rows).not.toContain('sesame-7')
})
