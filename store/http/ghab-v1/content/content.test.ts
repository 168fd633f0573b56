import { expect, test } from 'vitest'
import { type SeedShop, writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { menuRows } from '#tests/support/rows/menu-rows.ts'
import { createTestStore } from '#tests/support/test-store.ts'

const POST = {
  type: 'post' as const,
  title: 'Post',
  content: '',
  excerpt: '',
  status: 'publish',
  author_name: 'Nila',
  featured_media_id: null,
  sticky: 0,
  parent_id: 0,
  menu_order: 0,
  category_ids: toJson<number[]>([]),
  tag_ids: toJson<number[]>([]),
  created_at: 1,
  updated_at: 1,
}
const SHOP: SeedShop = {
  posts: [
    { ...POST, id: 1, slug: 'open', comments_open: 1 },
    { ...POST, id: 2, slug: 'closed', comments_open: 0 },
  ],
  ...menuRows(
    { id: 4, title: 'Shop', url: '/shop', position: 2 },
    { id: 5, parent_id: 4, title: 'Sale', url: '/shop/sale', position: 3 },
    { id: 3, title: 'Home', url: '/', position: 1 },
  ),
}
const open = (settings: Record<string, unknown> = {}) =>
  createTestStore((db) =>
    writeShop(db, {
      ...SHOP,
      settings: Object.entries(settings).map(([name, value]) => ({
        name,
        value: toJson(value),
        updated_at: 1,
      })),
    }),
  )
type Store = Awaited<ReturnType<typeof open>>
const post = async (store: Store, path: string, body: unknown) => {
  const response = await store.call(`/wp-json/ghab/v1/${path}`, { method: 'POST', body })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const COMMENT = {
  post: 1,
  content: 'Nice\n\n<b>one</b>',
  author_name: 'Sara',
  author_email: 'sara@mail.test',
}
const MESSAGE = { name: 'Sara', email: 'sara@mail.test', message: 'Where is my order?' }

test('the menu in its order, ids and parents as WordPress spells them', async () => {
  const response = await (await open()).call('/wp-json/ghab/v1/menu/')
  expect(await response.json()).toEqual([
    { ID: 3, menu_item_parent: '0', title: 'Home', url: '/' },
    { ID: 4, menu_item_parent: '0', title: 'Shop', url: '/shop' },
    { ID: 5, menu_item_parent: '4', title: 'Sale', url: '/shop/sale' },
  ])
})

test('a comment waits for approval, or not, as the settings say', async () => {
  const moderated = await open()
  expect(await post(moderated, 'comments', COMMENT)).toMatchObject({ status: 201, body: { status: 'hold' } })
  expect(await (await moderated.call('/wp-json/wp/v2/comments?post=1')).json()).toEqual([])

  const open_ = await open({ comments_moderated: false })
  expect(await (await open_.call('/wp-json/wp/v2/comments?post=1')).json()).toEqual([])
  expect(await post(open_, 'comments', COMMENT)).toMatchObject({ status: 201, body: { status: 'approved' } })
  expect(await (await open_.call('/wp-json/wp/v2/comments?post=1')).json()).toMatchObject([
    { author_name: 'Sara', content: { rendered: '<p>Nice</p>\n<p>&lt;b&gt;one&lt;/b&gt;</p>\n' } },
  ])
})

test.each([
  [{ post: 99 }, 400, 'post'],
  [{ post: 2 }, 403, null],
  [{ parent: 7 }, 400, 'parent'],
  [{ author_email: 'sara' }, 400, 'author_email'],
  [{ author_name: ' ' }, 400, 'author_name'],
  [{ content: ' \n ' }, 400, 'content'],
  [{ content: 'x'.repeat(5001) }, 400, 'content'],
  [{ post: '1' }, 400, 'post'],
] as const)('a comment with %j is refused', async (change, status, name) => {
  const refused = await post(await open(), 'comments', { ...COMMENT, ...change })
  expect(refused.status).toBe(status)
  if (name) expect(Object.keys(refused.body.data.params)).toEqual([name])
})

test('signs of HTML in a comment are stored as entities', async () => {
  const store = await open()
  await post(store, 'comments', { ...COMMENT, content: `It's "1 < 2" & more` })
  expect(await store.db.selectFrom('comments').select('content').execute()).toEqual([
    { content: '<p>It&#39;s &quot;1 &lt; 2&quot; &amp; more</p>' },
  ])
})

test('the same comment twice is a conflict', async () => {
  const store = await open()
  await post(store, 'comments', COMMENT)
  expect((await post(store, 'comments', COMMENT)).status).toBe(409)
})

test('a message to the shop is stored and mailed', async () => {
  const store = await open()
  expect(await post(store, 'contact', { ...MESSAGE, phone: '0912' })).toMatchObject({
    status: 200,
    body: { ok: true },
  })
  expect(await store.db.selectFrom('contact_messages').selectAll().execute()).toMatchObject([
    { ...MESSAGE, phone: '0912' },
  ])
  expect(await store.db.selectFrom('events').select('type').execute()).toEqual([{ type: 'contact.sent' }])
})

test('the shop is mailed each message once, in its language, and nothing in it is taken for HTML or a header', async () => {
  const store = await open({ admin_email: 'owner@shop.test', locale: 'fa' })
  const written = { ...MESSAGE, name: 'Sara <b>', phone: '09120000000', message: 'One\n\n<i>two</i>' }
  await post(store, 'contact', written)
  for (let times = 0; times < 2; times++) await store.runJobs()
  const [mail, ...more] = await store.outbox()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    channel: 'mail',
    recipient: 'owner@shop.test',
    subject: 'پیام تازه‌ای برای فروشگاه رسید',
    stop_url: '',
    key: 'contact:1',
  })
  for (const words of Object.values(written)) expect(mail?.text).toContain(words)
  expect(mail?.text).toContain('http://shop.test/admin/contact-messages')
  expect(mail?.html).toContain('dir="rtl"')
  expect(mail?.html).toContain('One\n\n&lt;i&gt;two&lt;/i&gt;')
  expect(mail?.html).toContain('Sara &lt;b&gt;')
})

test.each([
  [
    'the address that the shop shows',
    { contact_email: 'hello@shop.test', locale: 'en' },
    ['hello@shop.test'],
  ],
  ['nobody without any', {}, []],
])('a message is mailed to %s', async (_, settings, recipients) => {
  const store = await open(settings)
  await post(store, 'contact', MESSAGE)
  await store.runJobs()
  expect((await store.outbox()).map(({ recipient }) => recipient)).toEqual(recipients)
})

test('a message that was deleted meanwhile is not mailed', async () => {
  const store = await open({ admin_email: 'owner@shop.test' })
  await post(store, 'contact', MESSAGE)
  await store.db.deleteFrom('contact_messages').execute()
  await store.runJobs()
  expect(await store.outbox()).toEqual([])
})

test('a message without a way to answer, or without text, is refused by name', async () => {
  const refused = await post(await open(), 'contact', { name: '', email: 'x', message: '' })
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.data.params)).toEqual(['name', 'email', 'message'])
})

test('who fills in the hidden field gets the usual answer, and nothing is stored', async () => {
  const store = await open()
  expect((await post(store, 'contact', { ...MESSAGE, website: 'http://x' })).status).toBe(200)
  expect((await post(store, 'comments', { ...COMMENT, website: 'http://x' })).status).toBe(201)
  expect(await store.db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
  expect(await store.db.selectFrom('comments').selectAll().execute()).toEqual([])
})

test('a message that is sent again with its idempotency key is kept once', async () => {
  const store = await open()
  const message = { name: 'Mina', email: 'again@shop.test', phone: '', message: 'Where is my order?' }
  const write = async (body: object, key: string) =>
    (
      await store.call('/wp-json/ghab/v1/contact', {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      })
    ).json()
  const before = await store.db.selectFrom('contact_messages').selectAll().execute()
  expect(await write(message, 'a-key-of-mine')).toEqual({ ok: true })
  expect(await write(message, 'a-key-of-mine')).toEqual({ ok: true })
  expect(await write({ ...message, message: 'And my money?' }, 'a-key-of-mine')).toEqual({ ok: true })
  const after = await store.db.selectFrom('contact_messages').selectAll().execute()
  expect(after.slice(before.length).map((kept) => kept.message)).toEqual([
    'Where is my order?',
    'And my money?',
  ])
})

test('the sixth message in a row has to wait', async () => {
  const store = await open()
  for (let sent = 0; sent < 5; sent++) expect((await post(store, 'contact', MESSAGE)).status).toBe(200)
  const refused = await post(store, 'contact', MESSAGE)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  ['contact', 'email', MESSAGE],
  ['comments', 'author_email', COMMENT],
])(
  '%s: one mail address is written with five times, from however many addresses',
  async (path, field, body) => {
    const store = await open()
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) {
      const given = {
        ...body,
        content: `Comment ${i}`,
        [field]: i % 2 ? 'Victim@mail.test' : 'victim@mail.test',
      }
      const address = `192.0.2.${i}`
      const answer = await store.call(`/wp-json/ghab/v1/${path}`, { method: 'POST', body: given, address })
      statuses.push(answer.status)
    }
    expect(statuses.slice(5)).toEqual([429, 429])
    expect(statuses.slice(0, 5)).not.toContain(429)
    const other = { ...body, content: 'Another', [field]: 'other@mail.test' }
    const answer = await store.call(`/wp-json/ghab/v1/${path}`, {
      method: 'POST',
      body: other,
      address: '192.0.2.6',
    })
    expect(answer.ok).toBe(true)
  },
)
