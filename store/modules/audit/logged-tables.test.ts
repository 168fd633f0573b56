import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openMemoryDatabase } from '#store/database/connection.ts'
import { LOGGED_TABLES } from './logged-tables.ts'

/** Tables that are not logged, and why. */
const UNLOGGED: Record<string, string> = {
  alerts: 'of shoppers',
  audit_log: 'the log itself',
  bulk_change_products: 'of a change; what it changes of products is told',
  bulk_changes: 'what they change of products is told',
  carts: 'of shoppers',
  challenges: 'secrets',
  checkout_drafts: 'of shoppers',
  coupon_usages: 'follow from orders',
  data_keys: 'a secret',
  event_cursors: 'of the process',
  events: 'of the process',
  guest_contacts: 'follow from orders',
  idempotent_answers: 'of the process',
  kept_exports: 'files of what is there; the security log has who asked for them',
  known_addresses: 'of sign-ins',
  kysely_migration: 'of the process',
  kysely_migration_lock: 'of the process',
  oauth_nonces: 'of the process',
  one_time_code_tries: 'secrets',
  one_time_codes: 'secrets',
  order_codes: 'secrets',
  outbox_messages: 'follow from events',
  password_resets: 'secrets',
  payment_starts: 'of the process',
  picture_sources: 'follow from imports',
  post_authors: 'follow from posts',
  price_history: 'follows from products',
  product_import_rows: 'of a file; what they change is told',
  push_keys: 'a secret',
  push_subscriptions: 'secrets',
  review_photos: 'follow from reviews',
  search_clicks: 'of shoppers',
  search_counts: 'of shoppers',
  security_notices: 'of sign-ins',
  sessions: 'secrets',
  setting_previews: 'change nothing',
  setup_links: 'secrets',
  sign_ups: 'secrets',
  test_bank_payments: 'of the test bank',
  test_bank_returns: 'of the test bank',
  webhook_deliveries: 'follow from events',
  wish_list_items: 'of shoppers',
}

let db: Database
let tables: Map<string, { name: string; pk: number }[]>
beforeAll(async () => {
  db = await openMemoryDatabase()
  const { rows } = await sql<{ table: string; name: string; pk: number }>`
    select m.name as "table", p.name, p.pk from sqlite_master m, pragma_table_info(m.name) p
    where m.type = 'table' and m.name not like 'sqlite%'`.execute(db)
  tables = Map.groupBy(rows, ({ table }) => table)
})
afterAll(() => db.destroy())

test('every table is logged, or is named here with the reason why not', () => {
  const known = [...Object.keys(LOGGED_TABLES), ...Object.keys(UNLOGGED)]
  expect([...tables.keys()].toSorted()).toEqual(known.toSorted())
})

test.each(Object.entries(LOGGED_TABLES))(
  'every column of %s is logged with its values, personal, redacted or ignored',
  (name, table) => {
    const { values, personal = [], redacted = [], ignored, json = [], origins = [], customer, partOf } = table
    const columns = tables.get(name)?.map((column) => column.name) ?? []
    expect([...values, ...personal, ...redacted, ...ignored].toSorted()).toEqual(columns.toSorted())
    expect([...values, ...personal]).toEqual(expect.arrayContaining([...json, ...origins]))
    const owners = [customer, partOf?.column].filter((column) => column !== undefined)
    expect(columns).toEqual(expect.arrayContaining(owners))
    if (personal.length) expect(customer).toBeDefined()
  },
)

test('logged tables have a primary key: SQLite records no changes of others', () => {
  const keyless = Object.keys(LOGGED_TABLES).filter((name) => !tables.get(name)?.some(({ pk }) => pk > 0))
  expect(keyless).toEqual([])
})

test.each([
  'select * from audit_log order by created_at desc, id desc',
  'select * from audit_log where created_at > 1 order by created_at desc, id desc',
  `select * from audit_log where resource = 'a' order by created_at desc, id desc`,
  `select * from audit_log where resource = 'a' and resource_id = '1' order by created_at desc, id desc`,
  'select * from audit_log where actor_id = 1 and created_at < 2 order by created_at desc, id desc',
  `update audit_log set personal = '' where customer_id = 1 or (resource = 'a' and resource_id in (1))`,
])('an index serves %s', async (query) => {
  const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(db)
  const steps = plan.rows.map(({ detail }) => detail).join('\n')
  expect(steps).toContain('audit_log_')
  expect(steps).not.toContain('TEMP B-TREE')
})
