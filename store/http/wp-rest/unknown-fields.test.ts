import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders } from '#tests/support/people/customers.ts'
import { managerRow } from '#tests/support/people/manager.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const UNKNOWN = 'no_such_field'
const NAMESPACES = ['wc/v3', 'wp/v2', 'wc/store/v1']
/** what stands in the place of names in paths */
const NAMES: Record<string, string> = { user: 'me', key: 'a'.repeat(32) }
/** a list, a file, or nothing but the path */
const WITHOUT_FIELDS =
  /\/zones\/\{\w+\}\/locations$|\/products\/import(\/\{\w+\}\/start)?$|\/deliveries\/|\/wp\/v2\/media$/

interface Document {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, object> } }>>
}
// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
type Json = any

let store: TestStore
let headers: Record<string, string>
let document: Document
beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, { ...smallShop(), customers: [managerRow()], media: [mediaRow({ id: 1 })] }),
  )
  document = (await (await store.call('/wp-json/openapi.json')).json()) as Document
  const cart = await store.call('/wp-json/wc/store/v1/cart')
  headers = {
    ...(await customerHeaders(store, managerRow())),
    'Cart-Token': cart.headers.get('cart-token') ?? '',
  }
})
afterAll(() => store.close())

const writesOf = (namespace: string) =>
  Object.entries(document.paths)
    .filter(([path]) => path.startsWith(`/wp-json/${namespace}/`) && !WITHOUT_FIELDS.test(path))
    .flatMap(([path, { parameters: _, ...item }]) =>
      Object.keys(item)
        .filter((method) => ['post', 'put', 'patch'].includes(method))
        .map((method) => ({ method: method.toUpperCase(), path })),
    )

const send = async (method: string, path: string, body?: object): Promise<{ status: number; body: Json }> => {
  const answer = await store.call(path, { method, headers, body })
  return { status: answer.status, body: await answer.json() }
}

test.each(NAMESPACES)(
  'every write of %s refuses a field that it does not know, by its name',
  async (namespace) => {
    const wrong: string[] = []
    const writes = writesOf(namespace)
    for (const { method, path } of writes) {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => NAMES[name] ?? '1')
      const { status, body } = await send(method, filled, { [UNKNOWN]: 'x' })
      const told = body.data?.params?.[UNKNOWN]
      if (status !== 400 || !told?.includes(UNKNOWN))
        wrong.push(`${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 150)}`)
    }
    expect(writes.length).toBeGreaterThan(5)
    expect(wrong).toEqual([])
  },
)

test('every entry of a batch refuses one, and so does what comes with a picture', async () => {
  const { body } = await send('POST', '/wp-json/wc/v3/products/batch', {
    create: [{ name: 'Kettle', [UNKNOWN]: 1 }],
    update: [{ id: 1, name: 'Pot', [UNKNOWN]: null }],
  })
  expect(body.create[0].error.data.params).toHaveProperty(UNKNOWN)
  // nothing is not given
  expect(body.update[0].name).toBe('Pot')
  const upload = await store.call(`/wp-json/wp/v2/media?${UNKNOWN}=x`, {
    method: 'POST',
    headers: {
      ...headers,
      'Content-Type': 'image/png',
      'Content-Disposition': 'attachment; filename="a.png"',
    },
    body: new Blob(['no picture']),
  })
  expect([upload.status, ((await upload.json()) as Json).data.params]).toMatchObject([400, { [UNKNOWN]: {} }])
})

test.each([
  ['orders', { line_items: [{ product_id: 1, quantity: 1, [UNKNOWN]: 1 }] }, `line_items[0][${UNKNOWN}]`],
  ['orders', { billing: { first_name: 'Mina', [UNKNOWN]: 'x' } }, `billing[${UNKNOWN}]`],
  ['products', { name: 'Kettle', images: [{ [UNKNOWN]: 'x' }] }, `images[0][${UNKNOWN}]`],
  [
    'products',
    { name: 'Kettle', meta_data: [{ key: 'a', value: { b: 1 }, [UNKNOWN]: 1 }] },
    `meta_data[0][${UNKNOWN}]`,
  ],
])('a part of %s that is not known is refused by its name, too: %j', async (path, body, part) => {
  const answer = await send('POST', `/wp-json/wc/v3/${path}`, body)
  expect(answer.status).toBe(400)
  expect(Object.values(answer.body.data.params)).toEqual([`${part} is not served by this shop.`])
})

describe('an item can be sent back as it was read', () => {
  const ITEMS: [collection: string, made: object][] = [
    [
      'wc/v3/products',
      {
        name: 'Kettle',
        regular_price: '10',
        categories: [{ id: 1 }],
        images: [{ id: 1, alt: 'Blue' }],
        attributes: [{ name: 'Size', options: ['S'] }],
        dimensions: { length: '2' },
        meta_data: [{ key: 'glaze', value: ['blue'] }],
      },
    ],
    ['wc/v3/products/attributes', { name: 'Weave' }],
    ['wc/v3/products/categories', { name: 'Kitchen' }],
    ['wc/v3/products/tags', { name: 'New' }],
    ['wc/v3/products/brands', { name: 'Aram' }],
    ['wc/v3/products/shipping_classes', { name: 'Bulky' }],
    [
      'wc/v3/products/reviews',
      { product_id: 1, reviewer: 'Mina', reviewer_email: 'm@shop.test', review: 'Good', rating: 5 },
    ],
    ['wc/v3/coupons', { code: 'kettle', amount: '10' }],
    ['wc/v3/customers', { email: 'mina@shop.test' }],
    [
      'wc/v3/orders',
      {
        line_items: [{ product_id: 1, quantity: 2, meta_data: [{ key: 'Engraving', value: 'M' }] }],
        fee_lines: [{ name: 'Gift', total: '5' }],
        shipping_lines: [{ method_id: 'flat_rate', method_title: 'Post', total: '3' }],
        coupon_lines: [{ code: 'kettle' }],
        billing: { first_name: 'Mina', email: 'mina@shop.test' },
        shipping: { first_name: 'Mina', email: 'mina@shop.test' },
      },
    ],
    ['wc/v3/taxes', { country: 'IR', rate: '9', name: 'VAT' }],
    ['wc/v3/shipping/zones', { name: 'Tehran' }],
    ['wc/v3/shipping/zones/0/methods', { method_id: 'flat_rate' }],
    ['wc/v3/webhooks', { topic: 'order.created', delivery_url: 'https://shop.test/hook', status: 'paused' }],
    ['wp/v2/posts', { title: 'News', content: 'Text', status: 'publish' }],
    ['wp/v2/pages', { title: 'About', content: 'Text' }],
    ['wp/v2/categories', { name: 'Kitchen' }],
    ['wp/v2/tags', { name: 'New' }],
    ['wp/v2/menus', { name: 'Main' }],
  ]
  // settings are answered described, and written as they are
  const sendBack = async (path: string) => {
    const read = await send('GET', `/wp-json/${path}?context=edit`)
    const { settings: _, ...item } = read.body
    const back = await send('PUT', `/wp-json/${path}`, item)
    return [read.status, back.status, back.body.data?.params]
  }
  const whole = [200, 200, undefined]

  test.each(ITEMS)('%s', async (collection, made) => {
    const { status, body } = await send('POST', `/wp-json/${collection}`, made)
    expect([status, body.message]).toEqual([collection.endsWith('methods') ? 200 : 201, undefined])
    expect(await sendBack(`${collection}/${body.instance_id ?? body.id}`)).toEqual(whole)
  })

  test.each([
    'wc/v3/payment_gateways/cod',
    'wc/v3/settings/general/woocommerce_currency',
    'wc/v3/system_status/tools/clear_transients',
    'wp/v2/settings',
  ])('%s', async (path) => {
    expect(await sendBack(path)).toEqual(whole)
  })

  test('wp/v2/menu-items', async () => {
    const menu = await send('POST', '/wp-json/wp/v2/menus', { name: 'Footer' })
    const entry = { title: 'Home', url: 'https://shop.test/', status: 'publish', menus: menu.body.id }
    const { body } = await send('POST', '/wp-json/wp/v2/menu-items', entry)
    expect(await sendBack(`wp/v2/menu-items/${body.id}`)).toEqual(whole)
  })

  test('a variation, of a product that is sent back with it', async () => {
    const parent = await send('POST', '/wp-json/wc/v3/products', {
      name: 'Bowl',
      type: 'variable',
      attributes: [{ name: 'Size', variation: true, options: ['S', 'L'] }],
    })
    const of = `wc/v3/products/${parent.body.id}`
    const made = await send('POST', `/wp-json/${of}/variations`, {
      regular_price: '9',
      attributes: [{ name: 'Size', option: 'S' }],
    })
    expect(await sendBack(`${of}/variations/${made.body.id}`)).toEqual(whole)
    expect(await sendBack(of)).toEqual(whole)
  })
})
