import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { buyCups } from '#tests/support/checkout.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

const MINA = { id: 7, mobile: '09123456789' }
const SUPPORT = customerRow({ id: 8, role: 'support' })
const EDITOR = customerRow({ id: 9, role: 'editor' })
const CLERK = customerRow({ id: 10, role: 'shop_manager' })

let store: TestStore
let order: number
beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, { ...smallShop(), customers: [customerRow(MINA), SUPPORT, EDITOR, CLERK] }),
  )
  order = await buyCups(store, await customerHeaders(store, MINA))
})

const send = async (who: { id: number }, method: string, path: string, body?: object) => {
  const headers = await customerHeaders(store, who)
  const answer = await store.call(`/wp-json/${path}`, { method, headers, body })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: answer.status, body: (await answer.json()) as any }
}

describe('support', () => {
  test('moves an order on and writes notes at it', async () => {
    const moved = await send(SUPPORT, 'PUT', `wc/v3/orders/${order}`, {
      status: 'processing',
      customer_note: 'Ring twice',
    })
    expect([moved.status, moved.body.status, moved.body.customer_note]).toEqual([
      200,
      'processing',
      'Ring twice',
    ])
    const noted = await send(SUPPORT, 'POST', `wc/v3/orders/${order}/notes`, { note: 'Called back' })
    expect(noted.status).toBe(201)
    const many = await send(SUPPORT, 'POST', 'wc/v3/orders/batch', {
      update: [{ id: order, status: 'on-hold' }],
    })
    expect(many.body.update).toMatchObject([{ id: order, status: 'on-hold' }])
  })

  test.each([
    ['its lines', { line_items: [{ product_id: 1, quantity: 3 }] }],
    ['a fee', { fee_lines: [{ name: 'Off', total: '1' }] }],
    ['whether it is paid', { set_paid: true }],
    ['what pays the money back', { status: 'refunded' }],
  ])('does not change %s, neither at the order nor in a batch', async (_, fields) => {
    const alone = await send(SUPPORT, 'PUT', `wc/v3/orders/${order}`, fields)
    expect([alone.status, alone.body.code]).toEqual([403, 'woocommerce_rest_cannot_edit'])
    const many = await send(SUPPORT, 'POST', 'wc/v3/orders/batch', { update: [{ id: order, ...fields }] })
    expect(many.body.update[0].error.data.status).toBe(403)
  })

  test.each([
    ['create', { create: [{ status: 'pending' }] }],
    ['delete', { delete: [1] }],
  ])('does not %s orders in a batch either', async (_, body) => {
    const answer = await send(SUPPORT, 'POST', 'wc/v3/orders/batch', body)
    expect([answer.status, answer.body.code]).toEqual([403, 'woocommerce_rest_cannot_batch'])
  })

  test('reads customers and changes none', async () => {
    expect((await send(SUPPORT, 'GET', `wc/v3/customers/${MINA.id}`)).body.id).toBe(MINA.id)
    const changed = await send(SUPPORT, 'PUT', `wc/v3/customers/${MINA.id}`, { password: 'another-password' })
    expect(changed.status).toBe(403)
  })
})

test('an editor writes posts and sees neither drafts of products nor orders', async () => {
  const post = await send(EDITOR, 'POST', 'wp/v2/posts', { title: 'News', status: 'publish' })
  expect([post.status, post.body.title.raw]).toEqual([201, 'News'])
  const [product] = (await send(CLERK, 'GET', 'wc/v3/products')).body
  await send(CLERK, 'PUT', `wc/v3/products/${product.id}`, { status: 'draft' })
  expect((await send(CLERK, 'GET', `wc/v3/products/${product.id}`)).status).toBe(200)
  expect((await send(EDITOR, 'GET', `wc/v3/products/${product.id}`)).status).toBe(404)
  expect((await send(EDITOR, 'GET', 'wc/v3/orders')).status).toBe(403)
})

test('what an editor or support changes stands in the audit log', async () => {
  await send(SUPPORT, 'PUT', `wc/v3/orders/${order}`, { status: 'on-hold' })
  await send(EDITOR, 'POST', 'wp/v2/posts', { title: 'News', status: 'publish' })
  const entries = await store.db.selectFrom('audit_log').select(['actor_role', 'resource']).execute()
  expect(entries).toContainEqual({ actor_role: 'support', resource: 'order' })
  expect(entries).toContainEqual({ actor_role: 'editor', resource: 'post' })
})
