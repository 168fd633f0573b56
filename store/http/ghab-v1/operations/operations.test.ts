import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import type { CustomerDesk, JobAnswer } from '#store-api/contract/office.ts'
import { ADDRESS, draftOf, place } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const MINA = { id: 7, email: ADDRESS.email, mobile: '09123456789', password_hash: PASSWORD_HASH }
let store: TestStore
let headers: Record<string, string>
beforeEach(async () => {
  const customers = [managerRow(), customerRow(MINA)]
  store = await createTestStore((db) => writeShop(db, { ...smallShop(), customers }))
  headers = await customerHeaders(store, managerRow())
})

const call = async (method: string, path: string, body?: object, as = headers) => {
  const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method, headers: as, body })
  return { status: answer.status, body: await answer.json() }
}

describe('jobs', () => {
  const add = (id: number, status: string, more: object = {}) => {
    const job = {
      id,
      kind: 'order-rewards',
      payload: '{"orderId":1}',
      dedupe_key: `k${id}`,
      status,
      attempts: 8,
    }
    const rest = { run_at: 5000 + id, leased_until: null, last_error: 'no answer', created_at: 1000 }
    return store.db
      .insertInto('jobs')
      .values({ ...job, ...rest, ...more })
      .execute()
  }
  const ids = async (state: string) =>
    ((await call('GET', `jobs?state=${state}`)).body as JobAnswer[]).map(({ id }) => id)

  test('are listed by their state, tried again one by one or all', async () => {
    await add(1, 'dead')
    await add(2, 'dead')
    await add(3, 'queued', { leased_until: Date.now() + 60_000 })
    await add(4, 'queued')
    await add(5, 'done')
    expect([await ids('failed'), await ids('running'), await ids('waiting'), await ids('done')]).toEqual([
      [2, 1],
      [3],
      [4],
      [5],
    ])
    expect((await call('GET', 'jobs')).body[0]).toEqual({
      id: 2,
      kind: 'order-rewards',
      lane: 'reactions',
      state: 'failed',
      payload: { orderId: 1 },
      attempts: 8,
      error: 'no answer',
      run_at_gmt: '1970-01-01T00:00:05',
      date_created_gmt: '1970-01-01T00:00:01',
    })
    expect((await call('POST', 'jobs/1/retry')).body).toEqual({ changed: 1 })
    expect((await call('POST', 'jobs/1/retry')).status).toBe(404)
    expect(await ids('waiting')).toContain(1)
    expect((await call('POST', 'jobs/retry')).body).toEqual({ changed: 1 })
    expect(await ids('failed')).toEqual([])
  })

  test('that wait are given up, those that run are not', async () => {
    await add(3, 'queued', { leased_until: Date.now() + 60_000 })
    await add(4, 'queued')
    expect((await call('POST', 'jobs/3/give-up')).status).toBe(404)
    expect((await call('POST', 'jobs/4/give-up')).body).toEqual({ changed: 1 })
    expect((await call('GET', 'jobs')).body).toMatchObject([{ id: 4, error: 'given up by hand' }])
  })
})

test('health tells version, database, disk, queue, mail and the last backup', async () => {
  const { status, body } = await call('GET', 'health')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: { writable: true },
    disk: { free: expect.any(Number), size: expect.any(Number) },
    jobs: [],
    mail: 'none',
    sms: 'none',
    payments_in_doubt: 0,
    last_backup_gmt: null,
  })
})

describe('a customer', () => {
  const signIn = () =>
    store.call('/wp-json/ghab/v1/auth/sign-in', {
      method: 'POST',
      body: { login: MINA.email, password: PASSWORD },
    })

  test('who is blocked is signed out, cannot sign in and orders nothing, until they are let in', async () => {
    const mina = await customerHeaders(store, MINA)
    expect((await signIn()).status).toBe(200)
    const blocked = await call('PUT', 'customers/7/block', { blocked: true })
    expect(blocked.body).toMatchObject({ id: 7, blocked: true, date_blocked_gmt: expect.any(String) })
    expect((await call('GET', 'customer', undefined, mina)).status).toBe(401)
    // whoever opened one meanwhile has no use of it
    const late = await customerHeaders(store, MINA)
    expect((await call('GET', 'customer', undefined, late)).status).toBe(401)
    expect((await signIn()).status).not.toBe(200)
    await call('POST', 'auth/otp/request', { mobile: MINA.mobile }, {})
    await store.runJobs()
    const code = /#(\d{6})$/.exec((await store.outbox()).at(-1)?.text ?? '')?.[1]
    expect((await call('POST', 'auth/otp/verify', { mobile: MINA.mobile, code }, {})).status).not.toBe(200)
    const refused = await place(store, await draftOf(store, [{ product_id: 1 }]))
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'customer_blocked'])
    await call('PUT', 'customers/7/block', { blocked: false })
    expect((await signIn()).status).toBe(200)
    expect((await place(store, await draftOf(store, [{ product_id: 1 }]))).status).toBe(200)
  })

  test('of the shop’s own staff is not blocked', async () => {
    expect((await call('PUT', `customers/${managerRow().id}/block`, { blocked: true })).status).toBe(403)
    expect((await call('PUT', 'customers/99/block', { blocked: true })).status).toBe(404)
  })

  test('has notes that others of the shop read, and that go with the account', async () => {
    const noted = (await call('POST', 'customers/7/notes', { note: 'Calls often' })).body as CustomerDesk
    expect(noted.notes).toMatchObject([{ author: 'Mina Rad', note: 'Calls often' }])
    const path = `customers/7/notes/${noted.notes[0]?.id}`
    expect((await call('DELETE', path.replace('/7/', '/8/'))).status).toBe(404)
    expect((await call('DELETE', path)).body.notes).toEqual([])
    await call('POST', 'customers/7/notes', { note: 'Again' })
    await store.call('/wp-json/wc/v3/customers/7?force=true', { method: 'DELETE', headers })
    expect(await store.db.selectFrom('customer_notes').selectAll().execute()).toEqual([])
    expect((await call('POST', 'customers/7/notes', { note: 'x' })).status).toBe(404)
  })

  test('gets points and gives them back for a reason that they read, never more than they have', async () => {
    const change = (points: number) => call('POST', 'customers/7/points', { points, reason: 'A late parcel' })
    expect((await change(30)).body.points).toBe(30)
    expect((await change(-10)).body.points).toBe(20)
    expect((await change(-21)).status).toBe(409)
    expect((await change(0)).status).toBe(400)
    const mina = await customerHeaders(store, MINA)
    const { body } = await call('GET', 'points', undefined, mina)
    expect(body.history).toContainEqual(
      expect.objectContaining({ points: 30, reason: 'adjusted', note: 'A late parcel' }),
    )
  })

  test('has a copy of all that the shop holds of them, for who runs it', async () => {
    const { body } = await call('GET', 'customers/7/export')
    expect(body.customer).toMatchObject({ email: MINA.email })
    expect((await call('GET', 'customers/99/export')).status).toBe(404)
  })
})
