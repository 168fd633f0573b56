import { beforeEach, expect, test } from 'vitest'
import { IdMap } from './id-map.ts'

let ids: IdMap

beforeEach(() => {
  ids = new IdMap()
  ids.keep([{ id: 40, categories: [{ id: 16 }] }], '/wp-json/wc/v3/products')
  ids.learn(
    { id: 95, line_items: [{ id: 18, product_id: 40 }], meta_data: [{ id: 7 }] },
    { id: 79, line_items: [{ id: 20, product_id: 41 }], meta_data: [{ id: 1 }] },
    '/wp-json/wc/v3/orders',
  )
})

test('ids of what was made are ours in paths, queries and links', () => {
  expect(ids.inPath('/wp-json/wc/v3/orders/95/notes/95')).toBe('/wp-json/wc/v3/orders/79/notes/95')
  expect(ids.inPath('/wp-json/wc/v3/orders?include=95,40&per_page=95')).toBe(
    '/wp-json/wc/v3/orders?include=79,40&per_page=95',
  )
  expect(ids.inPath('http://golden.test/checkout/order-pay/95/?pay_for_order=true')).toBe(
    'http://golden.test/checkout/order-pay/79/?pay_for_order=true',
  )
})

test('ids of what was made are ours in bodies, each in its own series', () => {
  const body = { id: 95, number: '95', customer_id: 95, line_items: [{ id: 18, quantity: 18 }] }
  expect(ids.inJson(body, '/wp-json/wc/v3/orders/95')).toEqual({
    id: 79,
    number: '79',
    customer_id: 95,
    line_items: [{ id: 20, quantity: 18 }],
  })
  expect(ids.inJson({ update: [{ id: 95 }], delete: [95] }, '/wp-json/wc/v3/orders/batch')).toEqual({
    update: [{ id: 79 }],
    delete: [79],
  })
})

test('what both shops began with keeps its id, and a wrong one is not learned', () => {
  ids.learn({ id: 40 }, { id: 41 }, '/wp-json/wc/v3/products')
  ids.learn({ id: 95 }, { id: 80 }, '/wp-json/wc/v3/orders')
  expect(ids.inJson({ id: 40 }, '/wp-json/wc/v3/products/40')).toEqual({ id: 40 })
  expect(ids.inJson({ id: 95 }, '/wp-json/wc/v3/orders/95')).toEqual({ id: 79 })
})

test('a parent is of the kind of its child, and lists of numbers are mapped', () => {
  ids.learn({ id: 12 }, { id: 2 }, '/wp-json/wp/v2/comments')
  ids.learn({ id: 101 }, { id: 4 }, '/wp-json/wp/v2/pages')
  ids.learn({ id: 50 }, { id: 8 }, '/wp-json/wp/v2/tags')
  expect(ids.inJson({ parent: 12 }, '/wp-json/wp/v2/comments')).toEqual({ parent: 2 })
  expect(ids.inJson({ parent: 101 }, '/wp-json/wp/v2/pages')).toEqual({ parent: 4 })
  expect(ids.inJson({ tags: [50], categories: [12] }, '/wp-json/wp/v2/posts')).toEqual({
    tags: [8],
    categories: [12],
  })
})

test('what was refused here has an id that nothing has, until it is found after all', () => {
  ids.learnAbsent({ id: 84 }, '/wp-json/wc/v3/orders/95/refunds')
  ids.learn([{ id: 84 }, { id: 83 }], [{ id: 81 }], '/wp-json/wc/v3/refunds')
  expect(ids.inJson({ id: 84 }, '/wp-json/wc/v3/refunds/84')).toEqual({ id: 9_000_084 })
  ids.learn([{ id: 84 }], [{ id: 90 }], '/wp-json/wc/v3/refunds')
  expect(ids.inJson({ id: 84 }, '/wp-json/wc/v3/refunds/84')).toEqual({ id: 90 })
})

test('an item in the answer of a batch is of the collection that its link names', () => {
  const link = (id: number) => ({ self: [{ href: `http://golden.test/wp-json/wp/v2/tags/${id}` }] })
  const made = (id: number) => ({ responses: [{ body: { id, _links: link(id) }, status: 201 }] })
  ids.learn(made(56), made(3), '/wp-json/batch/v1')
  expect(ids.inJson(made(56), '/wp-json/batch/v1')).toEqual(made(3))
  expect(ids.inJson({ tags: [56], id: 56 }, '/wp-json/wp/v2/posts')).toEqual({ tags: [3], id: 56 })
})

test('an entry of a menu that follows a term names that by its id', () => {
  ids.learn({ id: 95 }, { id: 5 }, '/wp-json/wc/v3/products/categories')
  const entry = { object_id: 95, type: 'taxonomy' }
  expect(ids.inJson(entry, '/wp-json/wp/v2/menu-items')).toEqual({ ...entry, object_id: 5 })
})

test('application passwords are named by their uuids, in paths and in bodies', () => {
  const [theirs, ours] = ['9f5567f4-6879-465c-944e-0f68453d16c4', '11111111-2222-4333-8444-555555555555']
  const path = '/wp-json/wp/v2/users/me/application-passwords'
  ids.learn([{ uuid: theirs }], [{ uuid: ours }], path)
  expect(ids.inPath(`${path}/${theirs}`)).toBe(`${path}/${ours}`)
  const other = 'd3831390-c9f9-4c78-8ef8-675a7f09200a'
  expect(ids.inJson({ uuid: theirs, app_id: other }, path)).toEqual({ uuid: ours, app_id: other })
})

test('what lies in a page, a comment or an entry of a menu names it by its id', () => {
  ids.learn({ id: 104, menus: 52 }, { id: 3, menus: 52 }, '/wp-json/wp/v2/menu-items')
  ids.learn({ id: 52 }, { id: 1 }, '/wp-json/wp/v2/menus')
  const entry = { parent: 104, menus: 52, object_id: 104 }
  expect(ids.inJson(entry, '/wp-json/wp/v2/menu-items')).toEqual({ parent: 3, menus: 1, object_id: 3 })
  expect(ids.inJson({ parent: 104 }, '/wp-json/wp/v2/pages')).toEqual({ parent: 3 })
  expect(ids.inJson({ parent: 52 }, '/wp-json/wc/v3/products/categories')).toEqual({ parent: 1 })
  expect(ids.inJson({ menu: 52, slug: '95-revision-v1' }, '/')).toEqual({ menu: 1, slug: '79-revision-v1' })
  expect(ids.inPath('/wp-json/wp/v2/menu-items?menus=52')).toBe('/wp-json/wp/v2/menu-items?menus=1')
})

test('a checkout tells the number and the key of its order, whose items are lines of it', () => {
  const [checkout, order] = ['/wp-json/wc/store/v1/checkout', '/wp-json/wc/store/v1/order']
  const theirs = { order_id: 60, order_key: 'wc_order_PHYOZaNpScVAD', order_number: '60' }
  const ours = { order_id: 4, order_key: 'wc_order_anotherone123', order_number: '4' }
  ids.learn(theirs, ours, checkout)
  expect(ids.inJson(theirs, checkout)).toEqual(ours)
  expect(ids.inPath(`${checkout}/60`)).toBe(`${checkout}/4`)
  ids.learn({ id: 60, items: [{ id: 18, quantity: 60 }] }, { id: 4, items: [{ id: 20 }] }, `${order}/60`)
  expect(ids.inJson({ id: 60, items: [{ id: 18, quantity: 60 }] }, `${order}/60`)).toEqual({
    id: 4,
    items: [{ id: 20, quantity: 60 }],
  })
  expect(ids.inJson({ key: theirs.order_key }, `${checkout}/60`)).toEqual({ key: ours.order_key })
})

test('a line of a cart is named by its key, and other keys are words', () => {
  const [theirs, ours] = ['1c383cd30b7c298ab50293adfecb7b18', 'a5771bce93e200c36f7cd9dfd0e5deaa']
  const cart = '/wp-json/wc/store/v1/cart'
  ids.learn(
    { items: [{ key: theirs }], fees: [{ key: 'wrap' }] },
    { items: [{ key: ours }], fees: [{ key: 'x' }] },
    cart,
  )
  expect(ids.inPath(`${cart}/items/${theirs}`)).toBe(`${cart}/items/${ours}`)
  expect(ids.inJson({ key: theirs, code: 'wrap' }, cart)).toEqual({ key: ours, code: 'wrap' })
})

test('a request inside of a batch names things as it would by itself', () => {
  const request = (id: number) => ({ path: `/wc/v3/orders/${id}`, method: 'PUT', body: { id, number: '7' } })
  expect(ids.inJson({ requests: [request(95)] }, '/wp-json/wc/store/v1/batch')).toEqual({
    requests: [request(79)],
  })
})
