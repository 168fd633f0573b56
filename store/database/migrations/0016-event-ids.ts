import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

interface Tables {
  events: { id: number; type: string; payload: string }
  event_cursors: { name: string; last_event_id: number }
  jobs: { id: number; kind: string; payload: string; status: string }
  customers: { id: number; email: string }
  one_time_codes: { id: string; purpose: string; contact: string }
  security_notices: { id: string; customer_id: number; email: string; mobile: string; created_at: number }
}
type Payload = Record<string, unknown>

/** What events of customers told by themselves, and the jobs that were made of them. */
const KINDS: Record<string, 'code' | 'reset' | 'change'> = {
  'customer.code-requested': 'code',
  'customer.reset-requested': 'reset',
  'customer.security-changed': 'change',
  'send-code': 'code',
  'send-reset': 'reset',
  'tell-of-change': 'change',
}

const createTables = async (db: Kysely<Tables>): Promise<void> => {
  await db.schema
    .alterTable('one_time_codes')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // a shop on PostgreSQL is younger
  if (!isPostgres(db)) await sql`update one_time_codes set id = lower(hex(randomblob(9)))`.execute(db)
  await db.schema.createIndex('one_time_codes_id').on('one_time_codes').column('id').execute()
  await db.schema
    .createTable('security_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('security_notices_created_at')
    .on('security_notices')
    .column('created_at')
    .execute()
}

const findCode = async (db: Kysely<Tables>, { purpose, contact }: Payload): Promise<Payload> => {
  const codes = db.selectFrom('one_time_codes').select('id').where('purpose', '=', String(purpose))
  const code = await codes.where('contact', '=', String(contact)).executeTakeFirst()
  return { request: code?.id ?? '' }
}

const findCustomer = async (db: Kysely<Tables>, { email }: Payload): Promise<Payload> => {
  const customers = db.selectFrom('customers').select('id').where('email', '=', String(email))
  return { id: (email && (await customers.executeTakeFirst())?.id) || 0 }
}

const keepContacts = async (
  db: Kysely<Tables>,
  { id, email, mobile, changed }: Payload,
): Promise<Payload> => {
  const notice = randomBytes(9).toString('base64url')
  const contacts = { email: String(email ?? ''), mobile: String(mobile ?? '') }
  const row = { id: notice, customer_id: Number(id), ...contacts, created_at: Date.now() }
  await db.insertInto('security_notices').values(row).execute()
  return { id, notice, changed }
}

/** The same with ids in the place of contacts. What is still to be done finds there what it needs. */
const redact = async (
  db: Kysely<Tables>,
  kind: string,
  { eventId, ...payload }: Payload,
  isDone: boolean,
): Promise<string> => {
  const find = { code: findCode, reset: findCustomer, change: keepContacts }[KINDS[kind] ?? 'code']
  const { id, changed } = payload
  const done = KINDS[kind] === 'change' ? { id, notice: '', changed } : {}
  const ids = isDone ? done : await find(db, payload)
  return JSON.stringify(eventId === undefined ? ids : { ...ids, eventId })
}

/**
 * Events, and the jobs made of them, name rows instead of telling contacts: a code has an id, and where an account was
 * reached before a change lies in a row of its own until its owner was told.
 */
export const up = async (untyped: Kysely<unknown>): Promise<void> => {
  const db = untyped as Kysely<Tables>
  await createTables(db)
  const kinds = Object.keys(KINDS)
  const cursor = await db
    .selectFrom('event_cursors')
    .select('last_event_id')
    .where('name', '=', 'jobs')
    .executeTakeFirst()
  const events = await db.selectFrom('events').selectAll().where('type', 'in', kinds).execute()
  for (const { id, type, payload } of events) {
    const isDone = id <= (cursor?.last_event_id ?? 0)
    const redacted = await redact(db, type, JSON.parse(payload) as Payload, isDone)
    await db.updateTable('events').set({ payload: redacted }).where('id', '=', id).execute()
  }
  const jobs = await db.selectFrom('jobs').selectAll().where('kind', 'in', kinds).execute()
  for (const { id, kind, payload, status } of jobs) {
    const redacted = await redact(db, kind, JSON.parse(payload) as Payload, status === 'done')
    await db.updateTable('jobs').set({ payload: redacted }).where('id', '=', id).execute()
  }
}
