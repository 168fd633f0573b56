import { Kysely } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createDialect } from '../dialect.ts'
import { openSqlite } from '../sqlite-file.ts'
import * as first from './0001-first.ts'
import * as accounts from './0002-accounts.ts'
import * as security from './0010-account-security.ts'
import * as lanes from './0015-lanes.ts'
import * as ids from './0016-event-ids.ts'

type Row = Record<string, string | number>
interface Tables {
  events: Row
  event_cursors: Row
  jobs: Row
  customers: Row
  one_time_codes: Row
  security_notices: Row
}

const CODE = { purpose: 'sign-in', contact: '09121110011' }
const RESET = { email: 'mina@shop.test' }
const CHANGE = { id: 11, email: 'mina@shop.test', mobile: '09121110011', changed: ['password'] }
const EVENTS: [string, object][] = [
  ['customer.code-requested', CODE],
  ['customer.reset-requested', RESET],
  ['customer.security-changed', CHANGE],
  ['order.placed', { id: 5, status: 'processing' }],
]
let db: Kysely<Tables>

beforeEach(async () => {
  const writer = await openSqlite(':memory:', { readOnly: false })
  db = new Kysely<Tables>({ dialect: createDialect({ writer, reader: null }) })
  for (const { up } of [first, accounts, security, lanes]) await up(db as unknown as Kysely<unknown>)
  const { contact, purpose } = CODE
  await db
    .insertInto('one_time_codes')
    .values({ purpose, contact, code_hash: '', created_at: 1, expires_at: 2 })
    .execute()
  const customer = { username: 'mina', role: 'customer', first_name: '', last_name: '', mobile: contact }
  const rest = { billing: '{}', shipping: '{}', is_paying_customer: 0, meta_data: '[]' }
  await db
    .insertInto('customers')
    .values({ id: 11, ...RESET, ...customer, ...rest, created_at: 1, updated_at: 1 })
    .execute()
})

const record = async () => {
  const rows = EVENTS.map(([type, payload]) => ({ type, payload: JSON.stringify(payload), created_at: 1 }))
  await db.insertInto('events').values(rows).execute()
}
const queue = async (status: string) => {
  const made: [string, object][] = [
    ['send-code', CODE],
    ['send-reset', RESET],
    ['send-reset', { email: 'nobody@shop.test' }],
    ['tell-of-change', CHANGE],
  ]
  const job = { status, attempts: 0, run_at: 1, last_error: '', created_at: 1 }
  const rows = made.map(([kind, payload], i) => ({
    ...job,
    kind,
    payload: JSON.stringify({ ...payload, eventId: i + 1 }),
    dedupe_key: `${kind}:${i}`,
  }))
  await db.insertInto('jobs').values(rows).execute()
}
const migrate = () => ids.up(db as unknown as Kysely<unknown>)
const payloads = async (table: 'events' | 'jobs') =>
  (await db.selectFrom(table).select('payload').orderBy('id').execute()).map(({ payload }) =>
    JSON.parse(String(payload)),
  )
const code = async () => (await db.selectFrom('one_time_codes').select('id').executeTakeFirstOrThrow()).id
const notices = () =>
  db.selectFrom('security_notices').select(['id', 'customer_id', 'email', 'mobile']).execute()

test('events that no job was made of yet name the rows that their jobs will need', async () => {
  await record()
  await migrate()
  const [notice] = await notices()
  expect(notice).toMatchObject({ customer_id: 11, email: CHANGE.email, mobile: CHANGE.mobile })
  expect(await code()).toMatch(/^[0-9a-f]{18}$/)
  expect(await payloads('events')).toEqual([
    { request: await code() },
    { id: 11 },
    { id: 11, notice: notice?.id, changed: ['password'] },
    { id: 5, status: 'processing' },
  ])
})

test('events whose jobs were made tell no contact any more', async () => {
  await record()
  await db.insertInto('event_cursors').values({ name: 'jobs', last_event_id: 4 }).execute()
  await migrate()
  expect(await notices()).toEqual([])
  expect(await payloads('events')).toEqual([
    {},
    {},
    { id: 11, notice: '', changed: ['password'] },
    { id: 5, status: 'processing' },
  ])
})

test.each(['queued', 'dead'])('jobs that are %s find what they need', async (status) => {
  await queue(status)
  await migrate()
  const [notice] = await notices()
  expect(await payloads('jobs')).toEqual([
    { request: await code(), eventId: 1 },
    { id: 11, eventId: 2 },
    { id: 0, eventId: 3 },
    { id: 11, notice: notice?.id, changed: ['password'], eventId: 4 },
  ])
})

test('jobs that are done tell no contact any more', async () => {
  await queue('done')
  await migrate()
  expect(await notices()).toEqual([])
  expect(JSON.stringify(await payloads('jobs'))).not.toMatch(/@|0912/)
})
