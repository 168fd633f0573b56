import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refuse } from '#common/result.ts'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase, openMemoryDatabase } from '#store/database/connection.ts'
import { copyDatabase } from '#store/database/copy-database.ts'
import { isPostgres } from '#store/database/is-postgres.ts'
import { inTransaction } from '#store/database/transaction.ts'
import { dropOldAuditLog } from '#store/modules/audit/audit.ts'
import { createApiKey } from '#store/modules/customers/customers.ts'
import type { AuditLogEntry } from '#store-api/contract/audit-log.ts'
import { clearAuditLog } from '#tests/support/audit/clear-audit-log.ts'
import { OWN, SHOPPER, STAFF, type StaffedShop, staffedShop, WC } from '#tests/support/audit/staffed-shop.ts'
import { ADDRESS, placed } from '#tests/support/checkout.ts'
import { importCsv, uploadCsv } from '#tests/support/csv.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders } from '#tests/support/people/manager.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { openTestStore, TEST_CIPHER } from '#tests/support/test-store.ts'

const DAY = 86_400_000

let shop: StaffedShop
beforeAll(async () => {
  shop = await staffedShop()
})
afterAll(() => shop.store.close())
beforeEach(async () => {
  await clearAuditLog(shop.store.db)
})

const list = async (query = '', headers = shop.session): Promise<AuditLogEntry[]> => {
  const answer = await shop.store.call(`${OWN}/audit-log?per_page=100&${query}`, { headers })
  expect(answer.status).toBe(200)
  return answer.json()
}
const entryOf = (created_at: number) => ({
  ...{ actor_id: 1, actor_role: 'administrator' as const, via: 'session' as const, via_id: 'a' },
  ...{ resource: 'product', resource_id: '1', part: '', action: 'update' as const },
  ...{ changes: '{}', personal: '{}', customer_id: 0, created_at },
})
const everything = async (): Promise<string> =>
  JSON.stringify(await shop.store.db.selectFrom('audit_log').selectAll().execute())

describe('what is written down', () => {
  test('a change has what was changed, before and after, by whom and by which key', async () => {
    const { id } = await shop.send('POST', `${WC}/products`, { name: 'Bowl', regular_price: '10' })
    await shop.send('PUT', `${WC}/products/${id}`, { regular_price: '12', name: 'Bowl' })
    await shop.send('DELETE', `${WC}/products/${id}?force=true`)
    const [deleted, updated, created] = await list()
    expect(updated).toEqual({
      id: expect.any(Number),
      date_gmt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      actor: { id: STAFF.id, role: 'administrator', via: 'consumer_key', via_id: '1' },
      resource: 'product',
      resource_id: String(id),
      part: '',
      action: 'update',
      changes: { regular_price: { before: 10, after: 12 } },
    })
    expect(created).toMatchObject({ action: 'create', changes: { name: { before: null, after: 'Bowl' } } })
    expect(deleted).toMatchObject({
      action: 'delete',
      changes: { regular_price: { before: 12, after: null } },
    })
  })

  test('parts of a thing are found with it, and JSON is compared by its keys', async () => {
    const order = { line_items: [{ product_id: 20, quantity: 1 }], billing: { city: 'Rasht', phone: '1' } }
    const { id } = await shop.send('POST', `${WC}/orders`, order)
    await clearAuditLog(shop.store.db)
    await shop.send('PUT', `${WC}/orders/${id}`, { billing: { city: 'Tehran' } })
    const note = await shop.send('POST', `${WC}/orders/${id}/notes`, { note: 'Call first' })
    const told = await list(`resource=order&id=${id}`)
    expect(told.map(({ part, changes }) => [part, changes])).toEqual([
      [`note/${note.id}`, expect.objectContaining({ note: null })],
      ['', { 'billing.city': { before: 'Rasht', after: 'Tehran' } }],
    ])
  })

  test('every item of a batch, and none that was refused', async () => {
    await shop.send('POST', `${WC}/products/batch`, {
      create: [{ name: 'One' }, { name: 'Two', sku: 'SH-20' }, { name: 'Three' }],
    })
    const made = (await list('resource=product')).map(({ changes }) => changes.name?.after)
    expect(made).toEqual(['Three', 'One'])
  })

  test('an import, by who had it done, whichever process does it', async () => {
    const manager = customerRow({ id: 901, role: 'shop_manager' })
    await shop.store.db.insertInto('customers').values(manager).execute()
    const key = await managerHeaders(shop.store, 'read_write', manager.id)
    await importCsv(shop.store, key, 'Type,SKU,Name\nsimple,IMP-1,Imported\nsimple,SH-20,Taken')
    const told = await list(`actor=${manager.id}&resource=product`)
    expect(told.map(({ actor, action, changes }) => [actor, action, changes.name?.after])).toEqual([
      [{ id: manager.id, role: 'shop_manager', via: 'import', via_id: '1' }, 'create', 'Imported'],
    ])
    const [done, started] = await list(`actor=${manager.id}&resource=product_import&id=1`)
    expect(started).toMatchObject({
      actor: { via: 'consumer_key' },
      changes: { status: { after: 'running' } },
    })
    expect(done).toMatchObject({ actor: { via: 'import' }, changes: { status: { after: 'done' } } })
  })
})

describe('what leaves nothing', () => {
  test('a refused write', async () => {
    const answer = await shop.store.call(`${WC}/products/20`, {
      method: 'PUT',
      headers: shop.key,
      body: { name: 'Other', sku: 'AS-10' },
    })
    expect(answer.status).toBe(400)
    expect(await list()).toEqual([])
  })

  test('a transaction that is undone, and what is undone within one', async () => {
    const actor = { customerId: STAFF.id, role: 'administrator' as const }
    const context = { db: shop.store.db, clock: Date.now, actor }
    const rename = (inside: typeof context, name: string) =>
      inside.db.updateTable('tags').set({ name }).where('id', '=', 1).execute()
    const failed = inTransaction(context, async (inside) => {
      await rename(inside as never, 'Lost')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await list()).toEqual([])
    await inTransaction(context, async (inside) => {
      await rename(inside as never, 'Kept')
      await inTransaction(inside, async (nested) => {
        await rename(nested as never, 'Undone')
        return refuse('no')
      })
    })
    expect((await list()).map(({ changes }) => changes.name?.after)).toEqual(['Kept'])
  })

  test('what shoppers, jobs and the shop itself write', async () => {
    const shopper = await customerHeaders(shop.store, SHOPPER)
    const bought = await placed(shop.store, [{ product_id: 20 }])
    expect(bought.order_id).toBeGreaterThan(0)
    const answer = await shop.store.call(`${OWN}/customer`, {
      method: 'PUT',
      headers: shopper,
      body: { first_name: 'Other' },
    })
    expect(answer.status).toBe(200)
    await shop.store.runJobs()
    expect(await list()).toEqual([])
  })

  test('a shopper’s write that is committed together with one of the staff', async () => {
    const tag = (actor: typeof SYSTEM, name: string) =>
      inTransaction({ db: shop.store.db, clock: Date.now, actor }, ({ db }) =>
        db.insertInto('tags').values({ name, slug: name, description: '' }).execute(),
      )
    const staff = { customerId: STAFF.id, role: 'administrator' as const }
    await Promise.all([
      tag({ customerId: SHOPPER.id, role: 'customer' }, 'theirs'),
      tag(staff, 'ours'),
      tag(SYSTEM, 'system'),
    ])
    expect((await list()).map(({ changes }) => changes.name?.after)).toEqual(['ours'])
  })
})

describe('what is kept secret', () => {
  test('passwords, keys and secrets are named at most', async () => {
    const person = await shop.send('POST', `${WC}/customers`, {
      email: 'k@shop.test',
      password: 'hunter2-hunter2',
    })
    const hook = {
      topic: 'order.created',
      delivery_url: 'https://hooks.test/t0ps3cret?k=1',
      secret: 'sign-with-me',
    }
    await shop.send('POST', `${WC}/webhooks`, hook)
    await shop.send('PUT', `${WC}/payment_gateways/zarinpal`, { settings: { merchant_id: 'merchant-xyz' } })
    const meta_data = [{ key: '_api_token', value: 'meta-secret' }]
    await shop.send('PUT', `${WC}/products/20`, { meta_data })
    const staff = { customerId: STAFF.id, role: 'administrator' as const }
    const context = { db: shop.store.db, clock: Date.now, actor: staff }
    const asked = { customerId: STAFF.id, description: 'Till', permissions: 'read' } as const
    const made = await createApiKey(context, TEST_CIPHER, asked)
    const { password } = await shop.send('POST', '/wp-json/wp/v2/users/me/application-passwords', {
      name: 'Phone',
    })
    const written = await everything()
    const { password_hash } = await shop.store.db
      .selectFrom('customers')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    const secrets = [
      ...['hunter2', 'sign-with-me', 't0ps3cret', 'merchant-xyz', 'meta-secret', password],
      ...[password_hash, made.consumerKey, made.consumerSecret, made.consumerKey.slice(-7), 'enc:'],
    ]
    for (const secret of secrets) expect(written).not.toContain(secret)
    const told = await list()
    const changes = (resource: string) => told.find((one) => one.resource === resource)?.changes
    expect(changes('customer')).toMatchObject({ password_hash: null })
    expect(changes('webhook')).toMatchObject({
      secret: null,
      delivery_url: { after: 'https://hooks.test/…' },
    })
    expect(changes('setting')).toMatchObject({ 'value.zarinpal.settings.merchant_id': null })
    expect(changes('product')).toMatchObject({ 'meta_data._api_token': null })
    expect(changes('consumer_key')).toMatchObject({ description: { after: 'Till' } })
  })

  test('values of a customer go when the customer does, and the fields stay named', async () => {
    const person = { email: 'gone@shop.test', first_name: 'Zarintaj', billing: ADDRESS }
    const { id } = await shop.send('POST', `${WC}/customers`, person)
    const line_items = [{ product_id: 20, quantity: 1 }]
    await shop.send('POST', `${WC}/orders`, {
      line_items,
      customer_id: id,
      billing: { ...ADDRESS, city: 'Zarinshahr' },
    })
    const guest = await shop.send('POST', `${WC}/orders`, { line_items, billing: { city: 'Zarinabad' } })
    await shop.send('PUT', `${WC}/orders/${guest.id}`, { customer_id: id })
    expect(await everything()).toContain('Zarintaj')
    const joined = await shop.send('POST', `${WC}/orders`, { line_items, billing: { city: 'Zarindasht' } })
    await shop.store.db.updateTable('orders').set({ customer_id: id }).where('id', '=', joined.id).execute()
    await shop.send('DELETE', `${WC}/orders/${joined.id}?force=true`)
    await shop.send('DELETE', `${WC}/customers/${id}?force=true`)
    await shop.store.runJobs()
    const written = await everything()
    for (const mark of ['gone@shop.test', 'Zarin', 'خیابان']) expect(written).not.toContain(mark)
    const [deleted] = await list(`resource=customer&id=${id}`)
    expect(deleted).toMatchObject({
      action: 'delete',
      changes: { email: null, role: { before: 'customer' } },
    })
  })
})

describe('reading', () => {
  test('is for administrators with a session', async () => {
    const manager = customerRow({ id: 950, role: 'shop_manager' })
    await shop.store.db.insertInto('customers').values(manager).execute()
    const statusOf = async (headers: Record<string, string>) =>
      (await shop.store.call(`${OWN}/audit-log`, { headers })).status
    expect(await statusOf({})).toBe(401)
    expect(await statusOf(shop.key)).toBe(401)
    expect(await statusOf(await customerHeaders(shop.store, manager))).toBe(403)
    expect(await statusOf(shop.session)).toBe(200)
  })

  test('is by pages, by what was changed, by whom and when', async () => {
    const at = (day: number) => Date.UTC(2026, 0, day)
    const rows = [
      [1, 'product', '1'],
      [2, 'product', '2'],
      [2, 'order', '1'],
      [1, 'product', '1'],
    ] as const
    const values = rows.map(([actor_id, resource, resource_id], day) => ({
      ...{ actor_id, resource, resource_id, actor_role: 'administrator' as const, via: 'session' as const },
      ...{ via_id: 'a', part: '', action: 'update' as const, changes: '{}', personal: '{}', customer_id: 0 },
      created_at: at(day + 1),
    }))
    await shop.store.db.insertInto('audit_log').values(values).execute()
    const days = async (query: string) =>
      (await list(query)).map(({ date_gmt }) => Number(date_gmt.slice(8, 10)))
    expect(await days('')).toEqual([4, 3, 2, 1])
    expect(await days('resource=product')).toEqual([4, 2, 1])
    expect(await days('resource=product&id=1')).toEqual([4, 1])
    expect(await days('actor=2')).toEqual([3, 2])
    const alone = await shop.store.call(`${OWN}/audit-log?id=1`, { headers: shop.session })
    expect([alone.status, await alone.json()]).toMatchObject([400, { code: 'rest_invalid_param' }])
    const between = 'after=2026-01-01T12:00:00&before=2026-01-03T12:00:00&dates_are_gmt=true'
    expect(await days(between)).toEqual([3, 2])
    const page = await shop.store.call(`${OWN}/audit-log?per_page=3&page=2`, { headers: shop.session })
    expect([page.headers.get('x-wp-total'), page.headers.get('x-wp-totalpages')]).toEqual(['4', '2'])
    expect(await page.json()).toHaveLength(1)
  })

  test('ends with what is older than two years', async () => {
    const now = Date.now()
    const { db } = shop.store
    await db
      .insertInto('audit_log')
      .values([entryOf(now - 740 * DAY), entryOf(now - 700 * DAY)])
      .execute()
    expect(await dropOldAuditLog({ db, clock: () => now, actor: SYSTEM })).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  test.each([
    ['edited', "update audit_log set action = 'delete'"],
    ['edited with its personal data', `update audit_log set personal = '{"a":1}'`],
    ['edited while its personal data is emptied', "update audit_log set personal = '{}', changes = '{}'"],
    ['deleted', 'delete from audit_log'],
    ['backdated', 'update audit_log set created_at = 0'],
  ])('is not %s, whoever asks the database', async (_, statement) => {
    const { db } = shop.store
    await db
      .insertInto('audit_log')
      .values({ ...entryOf(Date.now()), changes: '{"name":null}', personal: '{"email":1}' })
      .execute()
    const before = await everything()
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('audit log')
    expect(await everything()).toBe(before)
    // who is forgotten is forgotten here, too
    await sql.raw("update audit_log set personal = '{}'").execute(db)
    expect(await everything()).toContain('{}')
  })

  test('is not written over', async () => {
    const { db } = shop.store
    await db.insertInto('audit_log').values(entryOf(Date.now())).execute()
    const { id } = await db.selectFrom('audit_log').select('id').executeTakeFirstOrThrow()
    const before = await everything()
    const other = { ...entryOf(Date.now()), id, actor_id: 99 }
    await expect(
      isPostgres(db)
        ? sql`truncate audit_log`.execute(db)
        : db.replaceInto('audit_log').values(other).execute(),
    ).rejects.toThrow('audit log')
    expect(await everything()).toBe(before)
  })
})

test('a shop that is copied over another one brings its log, which stays locked', async () => {
  const [source, target] = [await openMemoryDatabase(), await openMemoryDatabase()]
  await source.insertInto('audit_log').values(entryOf(Date.now())).execute()
  await target
    .insertInto('audit_log')
    .values([entryOf(Date.now()), entryOf(Date.now())])
    .execute()
  await copyDatabase(source, target)
  expect(await target.selectFrom('audit_log').select('id').execute()).toHaveLength(1)
  await expect(target.deleteFrom('audit_log').execute()).rejects.toThrow('audit log')
  await source.destroy()
  await target.destroy()
})

test('two processes write one log, each what its own staff did', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'vitrin-audit-'))
  const file = join(folder.path, 'vitrin.db')
  const first = await openDatabase(file)
  await writeShop(first, { ...smallShop(), customers: [STAFF] })
  const open = (db: typeof first) => openTestStore({ db, dataDir: folder.path })
  const stores = [await open(first), await open(await openDatabase(file))]
  const key = await managerHeaders(stores[0] as never)
  const tag = (at: number, name: string) =>
    stores[at]?.call(`${WC}/products/tags`, { method: 'POST', headers: key, body: { name } })
  await Promise.all([
    tag(0, 'a'),
    tag(1, 'b'),
    tag(0, 'c'),
    tag(1, 'd'),
    placed(stores[1] as never, [{ product_id: 1 }]),
  ])
  const rows = await first.selectFrom('audit_log').select(['resource', 'changes']).execute()
  const names = rows.map(({ resource, changes }) => `${resource} ${JSON.parse(changes).name.after}`)
  expect(names.toSorted()).toEqual(['tag a', 'tag b', 'tag c', 'tag d'])
  for (const store of stores) await store.close()
})

test('a file that is uploaded and not imported changes no product', async () => {
  await uploadCsv(shop.store, shop.key, 'Type,SKU,Name\nsimple,UP-1,Uploaded')
  expect((await list()).map(({ resource }) => resource)).toEqual(['product_import'])
})
