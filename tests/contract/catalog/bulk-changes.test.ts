import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { fromJson, toJson } from '#store/database/json.ts'
import { listDeadJobs, reviveJobs } from '#store/jobs/queue.ts'
import { applyBulkPortion, dropOldBulkChanges, stopBulkChange } from '#store/modules/bulk/bulk.ts'
import { createTerm, productBulkChanges } from '#store/modules/catalog/catalog.ts'
import type { ProductBulkReport } from '#store-api/contract/bulk-changes.ts'
import { giveUpJob } from '#tests/support/give-up-job.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const PATH = '/wp-json/ghab/v1/bulk-changes'
const NOW = Date.UTC(2026, 10, 21, 8)
const DAY = 86_400_000
const MANY = 260
const FIRST = 1000
const MANAGER = customerRow({ id: 901, role: 'shop_manager' })
const SUPPORT = customerRow({ id: 902, role: 'support' })

let now: number
let store: TestStore
let headers: Record<string, string>

const products = Array.from({ length: MANY }, (_, at) =>
  productRow({ id: FIRST + at, name: `Thing ${at}`, regular_price: 1000 + at, created_at: NOW }),
)
const ids = Array.from(products, (_, at) => FIRST + at)

beforeEach(async () => {
  now = NOW
  const extra = [
    productRow({ id: 500, name: 'Sale', regular_price: 15_055, sale_price: 9000 }),
    productRow({ id: 501, name: 'Counted', regular_price: 10, manage_stock: 1, stock_quantity: 7 }),
    productRow({ id: 502, name: 'Many kinds', type: 'variable' }),
    productRow({ id: 503, name: 'A kind', type: 'variation', parent_id: 502, regular_price: 5 }),
    productRow({ id: 506, name: 'Another kind', type: 'variation', parent_id: 502, regular_price: null }),
    productRow({ id: 504, name: 'Trashed', sku: 'TWICE', status: 'trash', regular_price: 5 }),
    productRow({ id: 505, name: 'Has it', sku: 'TWICE', regular_price: 5 }),
  ]
  const shop = smallShop()
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        ...shop,
        products: [...(shop.products ?? []), ...extra, ...products],
        customers: [managerRow(), MANAGER, SUPPORT],
      }),
    () => now,
  )
  headers = await customerHeaders(store, MANAGER, () => now)
})
afterEach(() => store.close())

const context = () => ({ db: store.db, clock: () => now, actor: SYSTEM })
const send = (body: unknown, path = PATH) => store.call(path, { method: 'POST', headers, body })
const changed = async (body: unknown, path = PATH): Promise<ProductBulkReport> => {
  const answer = await send(body, path)
  expect(answer.status).toBe(201)
  return answer.json()
}
const read = async (id: number): Promise<ProductBulkReport> =>
  (await store.call(`${PATH}/${id}`, { headers })).json()
const rowOf = (id: number) =>
  store.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const prices = async () => {
  const rows = await store.db
    .selectFrom('products')
    .select(['id', 'regular_price'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ regular_price }) => regular_price)
}
const raised = products.map(({ regular_price }) => Math.round((regular_price as number) * 1.1))

test('a few products are changed before it is answered, as single writes change them', async () => {
  const one = await changed({ percent: 10, status: 'draft', product_ids: [500, 1000] })
  expect(one).toMatchObject({
    status: 'done',
    progress: { total: 2, done: 2, percentage: 100 },
    result: { changed: 2, kept: 0, refused: 0 },
  })
  expect(await rowOf(500)).toMatchObject({ regular_price: 16_561, sale_price: 9900, status: 'draft' })
  const history = store.db.selectFrom('price_history').select('regular_price').where('product_id', '=', 500)
  expect((await history.orderBy('began_at').execute()).at(-1)).toEqual({ regular_price: 16_561 })
  const logged = await store.db
    .selectFrom('audit_log')
    .select(['actor_id', 'via', 'via_id', 'resource_id'])
    .where('resource', '=', 'product')
    .orderBy('id')
    .execute()
  expect(logged).toEqual(
    ['500', '1000'].map((resource_id) => ({
      actor_id: MANAGER.id,
      via: 'bulk_change',
      via_id: String(one.id),
      resource_id,
    })),
  )
})

test('a product that would lose its sale is refused by name, and taking back a change is not', async () => {
  const kept = { regular_price: 15_055, sale_price: 9000 }
  const { result, refused } = await changed({ percent: -99.999, status: 'draft', product_ids: [500, 1000] })
  expect(result).toEqual({ changed: 1, kept: 0, refused: 1 })
  expect(refused).toEqual([{ id: 500, name: 'Sale', reason: 'sale_above' }])
  expect(await rowOf(500)).toMatchObject({ ...kept, status: 'publish' })

  const kinds = { variations_of: 502 }
  expect((await changed({ ...kinds, sale_price: '5' })).refused).toEqual([
    { id: 503, name: 'A kind', reason: 'sale_above' },
    { id: 506, name: 'Another kind', reason: 'sale_above' },
  ])
  await store.db.updateTable('products').set({ sale_price: 4 }).where('id', '=', 503).execute()
  const { refused: lowered } = await changed({ ...kinds, regular_price: '4' })
  expect(lowered).toEqual([{ id: 503, name: 'A kind', reason: 'sale_above' }])
  expect((await changed({ ...kinds, regular_price: '3', sale_price: '' })).result.refused).toBe(0)

  const raised = await changed({ ...kinds, regular_price: '9', sale_price: '8' })
  expect(raised.result).toEqual({ changed: 2, kept: 0, refused: 0 })
  expect((await changed({}, `${PATH}/${raised.id}/undo`)).result).toEqual({ changed: 2, kept: 0, refused: 0 })
  expect(await rowOf(503)).toMatchObject({ regular_price: 3, sale_price: null })
})

test('a product gets only what was chosen: a category beside those it has, a state that is no longer counted', async () => {
  const made = await createTerm(context(), 'category', { name: 'New ones' })
  const category = made.ok ? made.value : 0
  const one = await changed({ category, stock_status: 'outofstock', product_ids: [501, 502] })
  expect(one.result).toEqual({ changed: 2, kept: 0, refused: 0 })
  const { category_ids, ...counted } = await rowOf(501)
  expect(fromJson(category_ids)).toEqual([category])
  expect(counted).toMatchObject({ stock_status: 'outofstock', manage_stock: 0, stock_quantity: null })
  const again = await changed({ category, product_ids: [501] })
  expect(again.result).toEqual({ changed: 0, kept: 1, refused: 0 })
})

test('a state chosen for a variable product is written to the variations that count no pieces, and is taken back', async () => {
  const counted = { manage_stock: 1, stock_quantity: 3, stock_status: 'instock' } as const
  await store.db.updateTable('products').set(counted).where('id', '=', 506).execute()
  await store.db.updateTable('products').set({ regular_price: 5 }).where('id', '=', 506).execute()
  const states = () => Promise.all([rowOf(503), rowOf(506)])
  const uncounted = { manage_stock: 0, stock_status: 'instock' }
  const told = async () => (await (await store.call('/wp-json/wc/v3/products/502')).json()).stock_status
  expect(await states()).toMatchObject([uncounted, counted])

  const one = await changed({ stock_status: 'outofstock', product_ids: [502] })
  expect(one.result).toEqual({ changed: 1, kept: 0, refused: 0 })
  expect(await states()).toMatchObject([{ ...uncounted, stock_status: 'outofstock' }, counted])
  expect(await told()).toBe('instock')
  const { result } = await changed({ stock_status: 'outofstock', product_ids: [502] })
  expect(result).toEqual({ changed: 0, kept: 1, refused: 0 })

  const undo = await changed(undefined, `${PATH}/${one.id}/undo`)
  expect(undo.result).toEqual({ changed: 1, kept: 0, refused: 0 })
  expect(await states()).toMatchObject([uncounted, counted])
})

test('a variable product is out of stock once that is chosen, and undo leaves variations that changed since', async () => {
  const told = async () => (await (await store.call('/wp-json/wc/v3/products/502')).json()).stock_status
  expect(await told()).toBe('instock')
  const one = await changed({ stock_status: 'outofstock', product_ids: [502] })
  expect(await told()).toBe('outofstock')
  await store.db.updateTable('products').set({ stock_status: 'onbackorder' }).where('id', '=', 503).execute()
  const undo = await changed(undefined, `${PATH}/${one.id}/undo`)
  expect(undo.refused).toEqual([{ id: 502, name: 'Many kinds', reason: 'changed_since' }])
  expect(await rowOf(503)).toMatchObject({ stock_status: 'onbackorder' })
  expect(await rowOf(506)).toMatchObject({ stock_status: 'outofstock' })
})

test('a product that counts pieces for its variations goes on counting them, whatever state is chosen', async () => {
  const counted = { manage_stock: 1, stock_quantity: 3, stock_status: 'instock' } as const
  await store.db.updateTable('products').set(counted).where('id', '=', 502).execute()
  for (const stock_status of ['outofstock', 'onbackorder']) {
    const { result } = await changed({ stock_status, product_ids: [502] })
    expect(result).toEqual({ changed: 0, kept: 1, refused: 0 })
  }
  expect(await rowOf(502)).toMatchObject(counted)
  const lines = [{ cart_id: 'a', product_id: 502, variation_id: 503, quantity: 50 }]
  const quote = await store.call('/wp-json/ghab/v1/cart/quote', { method: 'POST', body: { lines } })
  expect((await quote.json()).lines).toMatchObject([{ quantity: 3, max_quantity: 3 }])
})

test('many are changed by a job in portions, and a process that begins anew goes on behind those that are done', async () => {
  const { id, ...begun } = await changed({ percent: 10, product_ids: ids })
  expect(begun).toMatchObject({ status: 'running', progress: { total: MANY, done: 0, percentage: 0 } })

  // a portion by a process that dies before its job is done
  await applyBulkPortion(context(), productBulkChanges, id, { queueNext: async () => {} })
  const { progress, status } = await read(id)
  expect(status).toBe('running')
  expect(progress.done).toBeGreaterThan(0)
  expect(progress.done).toBeLessThan(MANY)

  await store.runJobs()
  expect(await read(id)).toMatchObject({
    status: 'done',
    progress: { total: MANY, done: MANY, percentage: 100 },
    result: { changed: MANY, kept: 0, refused: 0 },
  })
  expect(await prices()).toEqual(raised)
})

test('a portion that fails is undone whole, and what it was is done again', async () => {
  const { id } = await changed({ percent: 10, product_ids: ids })
  const queueNext = () => Promise.reject(new Error('the process dies'))
  await expect(applyBulkPortion(context(), productBulkChanges, id, { queueNext })).rejects.toThrow('dies')
  expect((await read(id)).progress.done).toBe(0)
  await store.runJobs()
  expect(await prices()).toEqual(raised)
})

test('what is refused is told with the name of its product, and the others are changed', async () => {
  const one = await changed({
    status: 'publish',
    percent: 100,
    product_ids: [503, 504, 505, 999_999],
  })
  expect(one.result).toEqual({ changed: 1, kept: 0, refused: 3 })
  expect(one.refused).toEqual([
    { id: 503, name: 'A kind', reason: 'unknown' },
    { id: 504, name: 'Trashed', reason: 'sku_taken' },
    { id: 999_999, name: '', reason: 'unknown' },
  ])
  expect(await rowOf(504)).toMatchObject({ status: 'trash', regular_price: 5 })
  expect(await rowOf(505)).toMatchObject({ regular_price: 10 })
})

test('undo puts back what a change replaced, once, and leaves what somebody changed since', async () => {
  const made = await createTerm(context(), 'category', { name: 'New ones' })
  const category = made.ok ? made.value : 0
  const change = { category, stock_status: 'outofstock', status: 'draft', percent: -50 }
  const one = await changed({ ...change, product_ids: [500, 501, 505] })
  await store.db.updateTable('products').set({ regular_price: 77 }).where('id', '=', 505).execute()

  const undo = await changed(undefined, `${PATH}/${one.id}/undo`)
  expect(undo).toMatchObject({ status: 'done', undoes: one.id, result: { changed: 2, kept: 0, refused: 1 } })
  expect(undo.refused).toEqual([{ id: 505, name: 'Has it', reason: 'changed_since' }])
  expect(await rowOf(500)).toMatchObject({
    regular_price: 15_055,
    sale_price: 9000,
    status: 'publish',
    stock_status: 'instock',
    category_ids: toJson([]),
  })
  expect(await rowOf(501)).toMatchObject({ regular_price: 10, manage_stock: 1, stock_quantity: 7 })
  expect(await rowOf(505)).toMatchObject({ regular_price: 77, status: 'draft' })

  expect((await read(one.id)).undone_by).toBe(undo.id)
  const twice = await send(undefined, `${PATH}/${one.id}/undo`)
  expect([twice.status, (await twice.json()).code]).toEqual([409, 'ghab_bulk_change_undone'])
  expect((await send(undefined, `${PATH}/${undo.id}/undo`)).status).toBe(409)
})

test('a change of many is taken back by a job, too, but not while it runs', async () => {
  const { id } = await changed({ percent: 10, product_ids: ids })
  expect((await send(undefined, `${PATH}/${id}/undo`)).status).toBe(409)
  await store.runJobs()
  const undo = await changed(undefined, `${PATH}/${id}/undo`)
  expect(undo.status).toBe('running')
  await store.runJobs()
  expect(await read(undo.id)).toMatchObject({ status: 'done', result: { changed: MANY } })
  expect(await prices()).toEqual(products.map(({ regular_price }) => regular_price))
})

test('one value is written for all variations of a product, and is taken back', async () => {
  const values = async () => {
    const columns = ['regular_price', 'sale_price', 'manage_stock', 'stock_quantity'] as const
    const rows = store.db.selectFrom('products').select(columns).where('parent_id', '=', 502)
    return (await rows.orderBy('id').execute()).map((row) => Object.values(row))
  }
  const before = await values()
  const price = await changed({ variations_of: 502, regular_price: '90', key: 'price-of-all' })
  expect(price).toMatchObject({
    status: 'done',
    change: { variations_of: 502, regular_price: '90' },
    result: { changed: 2, kept: 0, refused: 0 },
  })
  const sale = await changed({ variations_of: 502, sale_price: '40', stock_quantity: 3 })
  expect(await values()).toEqual([
    [90, 40, 1, 3],
    [90, 40, 1, 3],
  ])
  await changed({ variations_of: 502, percent: 10 })
  expect((await values())[0]).toEqual([99, 44, 1, 3])
  expect((await changed({ variations_of: 502, sale_price: '' })).change.sale_price).toBe('')
  expect((await values())[0]).toEqual([99, null, 1, 3])

  // a price that was changed since stays; the same request again is the change that it began
  const undo = await changed(undefined, `${PATH}/${sale.id}/undo`)
  expect(undo.change).toEqual({ variations_of: 502 })
  expect(undo.refused).toEqual([
    { id: 503, name: 'A kind', reason: 'changed_since' },
    { id: 506, name: 'Another kind', reason: 'changed_since' },
  ])
  expect((await changed({ variations_of: 502, regular_price: '90', key: 'price-of-all' })).id).toBe(price.id)
  const stock = await changed({ variations_of: 502, stock_quantity: 8 })
  await changed(undefined, `${PATH}/${stock.id}/undo`)
  expect((await values())[0]).toEqual([99, null, 1, 3])
  expect(before).toEqual([
    [5, null, 0, null],
    [null, null, 0, null],
  ])
})

const ENDED = { sale_price: 4, sale_from_at: NOW - 9 * DAY, sale_to_at: NOW - DAY }

test('a sale price for variations whose sale has ended begins a sale, and undo puts the ended one back', async () => {
  await store.db.updateTable('products').set(ENDED).where('id', '=', 503).execute()
  const sale = await changed({ variations_of: 502, sale_price: '3' })
  expect(await rowOf(503)).toMatchObject({ sale_price: 3, sale_from_at: null, sale_to_at: null })
  const undo = await changed(undefined, `${PATH}/${sale.id}/undo`)
  expect(undo.refused).toEqual([])
  expect(await rowOf(503)).toMatchObject(ENDED)
})

test('a change of prices by per cent begins no sale that has ended', async () => {
  await store.db.updateTable('products').set(ENDED).where('id', '=', 503).execute()
  await changed({ variations_of: 502, percent: 100 })
  expect(await rowOf(503)).toMatchObject({ ...ENDED, regular_price: 10, sale_price: 8 })
})

test('undo of a sale price begins no sale that has ended since', async () => {
  const running = { ...ENDED, sale_to_at: NOW + DAY }
  await store.db.updateTable('products').set(running).where('id', '=', 503).execute()
  const sale = await changed({ variations_of: 502, sale_price: '3' })
  now += 2 * DAY
  headers = await customerHeaders(store, MANAGER, () => now)
  await changed(undefined, `${PATH}/${sale.id}/undo`)
  expect(await rowOf(503)).toMatchObject(running)
})

test('many are moved to the trash and taken back out of it', async () => {
  const one = await changed({ status: 'trash', product_ids: [500, 505] })
  expect(one.result).toEqual({ changed: 2, kept: 0, refused: 0 })
  expect((await store.call('/wp-json/wc/v3/products?sku=TWICE')).headers.get('x-wp-total')).toBe('0')
  await changed(undefined, `${PATH}/${one.id}/undo`)
  expect(await rowOf(505)).toMatchObject({ status: 'publish', sku: 'TWICE' })
})

test('the same again with the same key changes nothing twice', async () => {
  const body = { percent: 100, product_ids: [1000], key: 'a-key-of-mine' }
  const [first, second] = [await changed(body), await changed(body)]
  expect(second.id).toBe(first.id)
  expect(await rowOf(1000)).toMatchObject({ regular_price: 2000 })
})

test('one whose job is given up by hand has stopped', async () => {
  const { id } = await changed({ percent: 10, product_ids: ids })
  expect(await giveUpJob(store, context(), { kind: 'bulk-change', headers })).toBe(200)
  expect((await read(id)).status).toBe('stopped')
})

test('one whose job was given up goes on when the job is tried again', async () => {
  const { id } = await changed({ percent: 10, product_ids: ids })
  await giveUpJob(store, context(), { kind: 'bulk-change', headers })
  expect(await reviveJobs(context(), (await listDeadJobs(context()))[0]?.id)).toBe(1)
  await store.runJobs()
  expect((await read(id)).status).toBe('done')
  expect(await prices()).toEqual(raised)
})

test('one that stopped goes on when it is told to', async () => {
  const { id } = await changed({ percent: 10, product_ids: ids })
  const early = await send(undefined, `${PATH}/${id}/continue`)
  expect([early.status, (await early.json()).code]).toEqual([409, 'ghab_bulk_change_not_stopped'])
  await stopBulkChange(context(), id)
  await store.runJobs()
  expect((await read(id)).status).toBe('stopped')
  expect((await send(undefined, `${PATH}/${id}/continue`)).status).toBe(200)
  await store.runJobs()
  expect((await read(id)).status).toBe('done')
  expect(await prices()).toEqual(raised)
})

test('the last ones are listed, and forgotten after a month', async () => {
  const { id } = await changed({ percent: 10, product_ids: [1000] })
  const list = async () => (await store.call(PATH, { headers })).json()
  expect(await list()).toMatchObject([{ id, status: 'done', refused: [] }])
  now += 31 * DAY
  expect(await dropOldBulkChanges(context())).toBe(1)
  expect(
    (await store.call(`${PATH}/${id}`, { headers: await customerHeaders(store, MANAGER, () => now) })).status,
  ).toBe(404)
  expect(await rowOf(1000)).toMatchObject({ regular_price: 1100 })
})

test.each([
  ['a price below nothing', { percent: -100, product_ids: [1] }, 'percent'],
  ['a state that is none', { status: 'gone', product_ids: [1] }, 'status'],
  ['an unknown category', { category: 99, product_ids: [1] }, 'category'],
  ['neither products nor variations', { percent: 1 }, 'product_ids'],
  ['both products and variations', { percent: 1, product_ids: [1], variations_of: 502 }, 'product_ids'],
  ['a product without variations', { percent: 1, variations_of: 500 }, 'variations_of'],
  ['a category of variations', { category: 1, variations_of: 502 }, 'category'],
  ['one price of many products', { regular_price: '5', product_ids: [1] }, 'regular_price'],
  ['a price that is none', { regular_price: '-5', variations_of: 502 }, 'regular_price'],
  ['no products', { percent: 1, product_ids: [] }, 'product_ids'],
  ['what is no product', { percent: 1, product_ids: ['1'] }, 'product_ids'],
  [
    'too many products',
    { percent: 1, product_ids: Array.from({ length: 10_001 }, (_, at) => at + 1) },
    'product_ids',
  ],
])('%s is refused beside its cause before anything is taken', async (_, body, field) => {
  const answer = await send(body)
  expect(answer.status).toBe(400)
  expect(Object.keys((await answer.json()).data.params)).toEqual([field])
  expect(await (await store.call(PATH, { headers })).json()).toEqual([])
})

test('a price that the currency has no room for is refused, and no price is lost', async () => {
  const currency = { code: 'UYW', symbol: 'UYW', decimals: 4, position: 'left', display_as: '' }
  await store.close()
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        products: [
          productRow({ id: 502, name: 'Many kinds', type: 'variable' }),
          productRow({ id: 503, name: 'A kind', type: 'variation', parent_id: 502, regular_price: 5 }),
        ],
        customers: [managerRow(), MANAGER],
        settings: [settingRow('currency', currency)],
      }),
    () => now,
  )
  headers = await customerHeaders(store, MANAGER, () => now)
  for (const field of ['regular_price', 'sale_price']) {
    const answer = await send({ [field]: '9999999999999', variations_of: 502 })
    expect([answer.status, Object.keys((await answer.json()).data.params)]).toEqual([400, [field]])
  }
  expect(await rowOf(503)).toMatchObject({ regular_price: 5 })
})

test.each([{}, { percent: 0 }])('a change that changes nothing is refused: %j', async (change) => {
  const answer = await send({ ...change, product_ids: [1] })
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'ghab_bulk_change_empty'])
})

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['GET', `${PATH}/1`],
  ['POST', `${PATH}/1/undo`],
  ['POST', `${PATH}/1/continue`],
])('%s %s is for who may change products, by their session', async (method, path) => {
  const body = method === 'POST' ? { percent: 10, product_ids: [1000] } : undefined
  const call = async (who: Record<string, string>) =>
    (await store.call(path, { method, headers: who, ...(body && { body }) })).status
  expect(await call({})).toBe(401)
  expect(await call(await customerHeaders(store, SUPPORT, () => now))).toBe(403)
  expect(await rowOf(1000)).toMatchObject({ regular_price: 1000 })
})

test.each(['', '/undo', '/continue'])('one that there is not is not found%s', async (way) => {
  const answer = await store.call(`${PATH}/77${way}`, { method: way ? 'POST' : 'GET', headers })
  expect([answer.status, (await answer.json()).code]).toEqual([404, 'ghab_bulk_change_unknown'])
})
