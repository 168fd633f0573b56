import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import { IDEMPOTENCY_KEY } from '#store-api/contract/idempotency.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { vendorRow } from '#tests/support/rows/vendor-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NILA = customerRow({ id: 7, role: 'vendor' })
const SHUT = customerRow({ id: 8, role: 'vendor' })
const CUSTOMER = customerRow({ id: 9 })
const CLERK = customerRow({ id: 10, role: 'shop_manager' })
const PRODUCTS = 'vendor/products'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let store: TestStore
beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      settings: [
        { name: 'mvf_enabled', value: toJson(1), updated_at: 1 },
        { name: 'vendor_products', value: toJson('review'), updated_at: 1 },
      ],
      customers: [NILA, SHUT, CUSTOMER, CLERK],
      media: [
        mediaRow({ id: 1, file: 'cup.webp', vendor_id: 1 }),
        mediaRow({ id: 2, file: 'shop.webp' }),
        mediaRow({ id: 3, file: 'other.webp', vendor_id: 2 }),
      ],
      vendors: [
        vendorRow({ id: 1, customer_id: NILA.id }),
        vendorRow({ id: 2, customer_id: SHUT.id, enabled: 0 }),
      ],
      products: [
        productRow({ id: 1, vendor_id: 1, name: 'Cup', regular_price: 100 }),
        productRow({ id: 2, vendor_id: 2, name: 'Other' }),
        productRow({ id: 3, vendor_id: 1, name: 'Hidden', status: 'private' }),
      ],
    }),
  )
})

const allow = (vendor_products: 'off' | 'review' | 'publish') =>
  saveSettings({ db: store.db, clock: Date.now, actor: SYSTEM }, { vendor_products })

const send = async (method: string, path: string, body?: object, who: { id: number } = NILA) => {
  const headers = await customerHeaders(store, who)
  const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}
const shoppersSee = async (id: number) => (await store.call(`/wp-json/wc/v3/products/${id}`)).status === 200

describe('where the shop looks at products first', () => {
  test('a new product of a vendor waits until the shop publishes it', async () => {
    const made = await send('POST', PRODUCTS, {
      name: 'Bowl <b>x</b>',
      regular_price: '500',
      description: '<p>Blue</p><script>x</script>',
      images: [{ id: 1 }],
      manage_stock: true,
      stock_quantity: 4,
      status: 'publish',
    })
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Bowl x',
        status: 'pending',
        regular_price: '500',
        description: '<p>Blue</p>',
        stock_quantity: 4,
        images: [{ id: 1, src: `${TEST_ORIGIN}/media/cup.webp`, is_own: true }],
      },
    })
    const { id } = made.body
    expect(await shoppersSee(id)).toBe(false)
    const row = await store.db
      .selectFrom('products')
      .select('vendor_id')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ vendor_id: 1 })
    const headers = await customerHeaders(store, CLERK)
    const body = { status: 'publish' }
    await store.call(`/wp-json/wc/v3/products/${id}`, { method: 'PUT', headers, body })
    expect(await shoppersSee(id)).toBe(true)
  })

  test('a new product that is sent twice with one key is made once', async () => {
    const headers = { ...(await customerHeaders(store, NILA)), [IDEMPOTENCY_KEY]: 'a-key-of-it' }
    const make = async (status: 'draft' | 'publish') => {
      const body = { name: 'Bowl', status }
      return (await store.call(`/wp-json/ghab/v1/${PRODUCTS}`, { method: 'POST', headers, body })).json()
    }
    const { id } = await make('draft')
    expect((await make('draft')).id).toBe(id)
    expect((await make('publish')).id).not.toBe(id)
  })

  test('price and stock of what is sold change at once, what is read goes back to the shop', async () => {
    const priced = await send('PUT', `${PRODUCTS}/1`, { regular_price: '90', stock_status: 'outofstock' })
    expect(priced.body).toMatchObject({ status: 'publish', regular_price: '90', stock_status: 'outofstock' })
    const same = await send('PUT', `${PRODUCTS}/1`, { name: 'Cup', images: [], status: 'publish' })
    expect(same.body.status).toBe('publish')
    const renamed = await send('PUT', `${PRODUCTS}/1`, { name: 'Golden cup' })
    expect(renamed.body.status).toBe('pending')
    expect(await shoppersSee(1)).toBe(false)
  })

  test('what the shop hides stays hidden, and a draft stays one until it is handed in', async () => {
    expect((await send('PUT', `${PRODUCTS}/3`, { status: 'publish' })).body.status).toBe('private')
    const { body } = await send('POST', PRODUCTS, { name: 'Later' })
    expect(body.status).toBe('draft')
    expect((await send('PUT', `${PRODUCTS}/${body.id}`, { sku: 'later' })).body.status).toBe('draft')
    expect((await send('PUT', `${PRODUCTS}/${body.id}`, { status: 'publish' })).body.status).toBe('pending')
  })
})

test('where the shop lets them, vendors publish at once', async () => {
  await allow('publish')
  const { body } = await send('POST', PRODUCTS, { name: 'Bowl', regular_price: '5', status: 'publish' })
  expect(body.status).toBe('publish')
  expect((await send('PUT', `${PRODUCTS}/1`, { name: 'Golden cup' })).body.status).toBe('publish')
})

test('where vendors write no products, theirs are read and nothing is written', async () => {
  await allow('off')
  expect((await send('GET', `${PRODUCTS}/1`)).status).toBe(200)
  for (const [method, path, body] of [
    ['POST', PRODUCTS, { name: 'Bowl' }],
    ['PUT', `${PRODUCTS}/1`, { name: 'Bowl' }],
    ['DELETE', `${PRODUCTS}/1`],
    ['POST', 'vendor/pictures'],
  ] as const) {
    expect(await send(method, path, body)).toMatchObject({
      status: 403,
      body: { code: 'ghab_vendor_products_off' },
    })
  }
  expect((await send('GET', 'vendor')).body.products_allowed).toBe('off')
})

test('a product goes into the bin, and comes back as a draft or to be looked at', async () => {
  expect((await send('DELETE', `${PRODUCTS}/1`)).body.status).toBe('trash')
  expect(await shoppersSee(1)).toBe(false)
  expect((await send('GET', `${PRODUCTS}?status=trash`)).body).toHaveLength(1)
  expect((await send('PUT', `${PRODUCTS}/1`, { sku: 'cup' })).body.status).toBe('trash')
  expect((await send('PUT', `${PRODUCTS}/1`, { status: 'draft' })).body.status).toBe('draft')
  await send('DELETE', `${PRODUCTS}/1`)
  expect((await send('PUT', `${PRODUCTS}/1`, { status: 'publish' })).body.status).toBe('pending')
})

describe('pictures of a product', () => {
  const altOf = async (id: number) =>
    (await store.db.selectFrom('media').select('alt').where('id', '=', id).executeTakeFirstOrThrow()).alt

  test('are described by the vendor who added them, and are looked at again', async () => {
    await allow('publish')
    await send('PUT', `${PRODUCTS}/1`, { images: [{ id: 1, alt: 'A <i>blue</i> cup' }] })
    const { body: second } = await send('POST', PRODUCTS, {
      name: 'Two cups',
      regular_price: '5',
      images: [{ id: 1 }],
      status: 'publish',
    })
    expect(await altOf(1)).toBe('A blue cup')
    expect(second).toMatchObject({ status: 'publish', images: [{ alt: 'A blue cup', is_own: true }] })
    await allow('review')
    const same = await send('PUT', `${PRODUCTS}/1`, { images: [{ id: 1, alt: 'A blue cup' }] })
    expect(same.body.status).toBe('publish')
    const { body } = await send('PUT', `${PRODUCTS}/1`, { images: [{ id: 1, alt: 'A green cup' }] })
    expect(body).toMatchObject({ status: 'pending', images: [{ alt: 'A green cup' }] })
    expect((await send('GET', `${PRODUCTS}/${second.id}`)).body.status).toBe('pending')
  })

  test('are none of others, and those of others keep their text', async () => {
    for (const id of [2, 3, 99]) {
      expect(await send('POST', PRODUCTS, { name: 'Bowl', images: [{ id, alt: 'Mine' }] })).toMatchObject({
        status: 400,
      })
    }
    expect(await send('PUT', `${PRODUCTS}/1`, { images: [{ id: 3 }] })).toMatchObject({
      status: 400,
      body: { data: { params: { images: expect.any(String) } } },
    })
    await store.db
      .updateTable('products')
      .set({ image_ids: toJson([2]) })
      .where('id', '=', 1)
      .execute()
    const kept = await send('PUT', `${PRODUCTS}/1`, { images: [{ id: 1 }, { id: 2, alt: '' }] })
    expect(kept.body.images).toMatchObject([
      { id: 1, is_own: true },
      { id: 2, is_own: false },
    ])
    expect((await send('PUT', `${PRODUCTS}/1`, { images: [{ id: 2, alt: 'Mine' }] })).status).toBe(400)
    expect([await altOf(2), await altOf(3)]).toEqual(['', ''])
  })
})

test('what the shop hides is not put into the bin, out of which it would be sold', async () => {
  await allow('publish')
  expect(await send('DELETE', `${PRODUCTS}/3`)).toMatchObject({
    status: 403,
    body: { code: 'ghab_vendor_product_hidden' },
  })
  expect((await send('GET', `${PRODUCTS}/3`)).body.status).toBe('private')
})

test('the audit log has what a vendor wrote, and not what they bought', async () => {
  await send('PUT', `${PRODUCTS}/1`, { regular_price: '90' })
  await send('PUT', 'addresses/shipping', { first_name: 'Nila' })
  const entries = await store.db.selectFrom('audit_log').selectAll().execute()
  expect(entries).toMatchObject([
    { actor_id: NILA.id, actor_role: 'vendor', resource: 'product', resource_id: '1', action: 'update' },
  ])
})

test('products of others are not there, and no field but the named ones is written', async () => {
  expect((await send('GET', `${PRODUCTS}/2`)).status).toBe(404)
  expect((await send('PUT', `${PRODUCTS}/2`, { name: 'Mine' })).status).toBe(404)
  expect((await send('DELETE', `${PRODUCTS}/2`)).status).toBe(404)
  await send('PUT', `${PRODUCTS}/1`, {
    stock_status: 'instock',
    post_author: 2,
    featured: true,
    wholesale_price: '1',
    slug: 'taken',
    meta_data: [{ key: 'x', value: 'y' }],
  })
  const row = await store.db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ vendor_id: 1, featured: 0, wholesale_price: null, meta_data: '[]' })
  expect(row.slug).not.toBe('taken')
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ regular_price: '-1' }, 'regular_price'],
  [{ date_on_sale_from: 'soon' }, 'date_on_sale_from'],
  [{ stock_quantity: 'many' }, 'stock_quantity'],
])('%j is refused beside its field', async (body, field) => {
  const refused = await send('PUT', `${PRODUCTS}/1`, body)
  expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, [field]])
})

test.each([
  ['a customer', CUSTOMER, 403],
  ['a vendor who is shut out', SHUT, 403],
  ['a manager, who has the shop’s own routes', CLERK, 403],
])('%s writes nothing here', async (_, who, status) => {
  expect((await send('POST', PRODUCTS, { name: 'Bowl' }, who)).status).toBe(status)
  expect((await send('GET', `${PRODUCTS}/1`, undefined, who)).status).toBe(status)
  expect((await send('DELETE', `${PRODUCTS}/1`, undefined, who)).status).toBe(status)
})

test('vendors add pictures, and what is none is refused', async () => {
  const headers = await customerHeaders(store, NILA)
  const upload = async (file: File) => {
    const body = new FormData()
    body.set('file', file)
    const url = `${TEST_ORIGIN}/wp-json/ghab/v1/vendor/pictures`
    return store.fetch(new Request(url, { method: 'POST', headers, body }))
  }
  const added = await upload(new File([PICTURE], 'bowl.png', { type: 'image/png' }))
  expect(added.status).toBe(201)
  const { id } = (await added.json()) as { id: number }
  const { body } = await send('PUT', `${PRODUCTS}/1`, { images: [{ id }] })
  expect(body.images).toMatchObject([{ id, is_own: true }])
  const wrong = await upload(new File(['text'], 'bowl.png', { type: 'image/png' }))
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { data: { params: { file: expect.any(String) } } },
  ])
})
