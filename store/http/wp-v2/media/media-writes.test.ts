import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const MEDIA = '/wp-json/wp/v2/media'
const CUSTOMER = customerRow({ id: 7 })
const PNG = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c04' } })
  .png()
  .toBuffer()

let store: TestStore
let staff: Record<string, string>
beforeEach(async () => {
  store = await createTestStore((db) =>
    writeShop(db, { customers: [managerRow(), CUSTOMER], posts: [postRow({ id: 1 })] }),
  )
  staff = await customerHeaders(store, { id: managerRow().id })
})

const answerOf = async (response: Response) => ({
  status: response.status,
  location: response.headers.get('location'),
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  body: (await response.json()) as any,
})
const upload = async (body: BodyInit | null, headers: Record<string, string>, by = staff) =>
  answerOf(
    await store.fetch(
      new Request(TEST_ORIGIN + MEDIA, { method: 'POST', body, headers: { ...by, ...headers } }),
    ),
  )
const raw = (body: BodyInit | null, disposition = 'attachment; filename="golden.png"', by = staff) =>
  upload(
    body,
    { 'Content-Type': 'image/png', ...(disposition && { 'Content-Disposition': disposition }) },
    by,
  )
const send = async (method: string, path: string, body?: object, headers = staff) =>
  answerOf(await store.call(MEDIA + path, { method, body, headers }))
const pathOf = (file: string) => join(store.dataDir, 'media', file)

test('a picture is uploaded as it is, drawn anew, and listed at once', async () => {
  expect((await send('GET', '', undefined, {})).body).toEqual([])
  const { status, location, body } = await raw(new Uint8Array(PNG))
  expect([status, location]).toEqual([201, `${TEST_ORIGIN}${MEDIA}/${body.id}`])
  expect(body).toMatchObject({
    title: { raw: 'golden', rendered: 'golden' },
    mime_type: 'image/webp',
    media_details: { width: 640, height: 480 },
  })
  expect((await sharp(pathOf(body.media_details.file)).metadata()).format).toBe('webp')
  expect((await send('GET', '', undefined, {})).body).toHaveLength(1)
})

test.each([
  [`attachment; filename*=UTF-8''%DA%A9%D9%84%D8%A7%D9%87.png`, 'کلاه'],
  [`attachment; filename="${Buffer.from('کلاه.png').toString('latin1')}"`, 'کلاه'],
  ['attachment; filename=cap.jpeg', 'cap'],
])('the name of a raw body is read: %s', async (disposition, title) => {
  expect((await raw(new Uint8Array(PNG), disposition)).body.title.raw).toBe(title)
})

test('a form brings a picture with its texts', async () => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(PNG)], 'two words.png', { type: 'image/png' }))
  form.append('title', 'From <b>a</b> form')
  form.append('alt_text', 'Alt')
  const { status, body } = await upload(form, {})
  expect([status, body.title.raw, body.alt_text]).toEqual([201, 'From a form', 'Alt'])
  const empty = new FormData()
  empty.append('title', 'x')
  expect((await upload(empty, {})).body.code).toBe('rest_upload_no_data')
})

test('what is no picture is refused, whatever it is called', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'
  for (const bytes of [svg, '<?php echo 1;', 'text']) {
    const { status, body } = await raw(bytes)
    expect([status, body.code]).toEqual([400, 'rest_upload_sideload_error'])
  }
  const codeOf = async (answer: ReturnType<typeof raw>) => (await answer).body.code
  expect(await codeOf(raw(null))).toBe('rest_upload_no_data')
  expect(await codeOf(raw(new Uint8Array(PNG), ''))).toBe('rest_upload_no_content_disposition')
  expect(await codeOf(raw(new Uint8Array(PNG), 'attachment'))).toBe('rest_upload_invalid_disposition')
  expect(await codeOf(raw(new Uint8Array(PNG), `attachment; filename*=UTF-8''%zz`))).toBe(
    'rest_upload_invalid_disposition',
  )
  expect((await raw(new Uint8Array(11 * 1024 * 1024))).status).toBe(413)
  expect((await send('GET', '', undefined, {})).body).toEqual([])
})

test('neither a guest, a customer nor a consumer key uploads, changes or deletes', async () => {
  const { id } = (await raw(new Uint8Array(PNG))).body
  const customer = await customerHeaders(store, CUSTOMER)
  const key = await managerHeaders(store)
  for (const [by, status] of [
    [{}, 401],
    [customer, 403],
    [key, 401],
  ] as const) {
    expect((await raw(new Uint8Array(PNG), undefined, by as typeof staff)).status).toBe(status)
    expect((await send('PUT', `/${id}`, { title: 'x' }, by as typeof staff)).status).toBe(status)
    expect((await send('DELETE', `/${id}?force=true`, undefined, by as typeof staff)).status).toBe(status)
  }
  expect((await send('GET', '', undefined, {})).body).toHaveLength(1)
})

test('a picture is described and deleted with its file; posts lose it', async () => {
  const { body } = await raw(new Uint8Array(PNG))
  const path = `/${body.id}`
  await store.call('/wp-json/wp/v2/posts/1', {
    method: 'PUT',
    body: { featured_media: body.id },
    headers: staff,
  })
  const changed = await send('PUT', path, { title: 'Cap', alt_text: 'A <i>red</i> cap' })
  expect(changed.body).toMatchObject({ title: { raw: 'Cap' }, alt_text: 'A red cap' })
  expect((await send('PUT', path, changed.body)).body).toMatchObject({ title: { raw: 'Cap' } })
  const refused = await send('PUT', path, { template: 'x', slug: 'x' })
  expect(Object.keys(refused.body.data.params)).toEqual(['template'])
  expect((await send('PUT', path, { slug: 'x' })).status).toBe(400)

  expect((await send('DELETE', path)).status).toBe(501)
  expect(existsSync(pathOf(body.media_details.file))).toBe(true)
  expect((await send('DELETE', `${path}?force=true`)).body).toMatchObject({ deleted: true })
  expect(existsSync(pathOf(body.media_details.file))).toBe(false)
  expect((await send('DELETE', `${path}?force=true`)).status).toBe(404)
  const post = await store.call('/wp-json/wp/v2/posts/1')
  expect(await post.json()).toMatchObject({ featured_media: 0 })
})

test('a picture has a caption and a description, sanitised as posts are', async () => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(PNG)], 'cap.png', { type: 'image/png' }))
  form.append('caption', 'Of wool')
  const { body } = await upload(form, {})
  expect(body.caption).toEqual({ raw: 'Of wool', rendered: '<p>Of wool</p>\n' })
  const path = `/${body.id}`
  const changed = await send('PUT', path, {
    caption: { raw: 'A <b onclick="x()">cap</b><script>x()</script>' },
    description: 'Desc',
  })
  expect(changed.body.caption).toEqual({ raw: 'A <b>cap</b>', rendered: '<p>A <b>cap</b></p>\n' })
  expect(changed.body.description.raw).toBe('Desc')
  expect((await send('PUT', path, { alt_text: 'Cap' })).body.caption.raw).toBe('A <b>cap</b>')
  const { caption, description } = (await send('GET', path, undefined, {})).body
  expect(caption).toEqual({ rendered: '<p>A <b>cap</b></p>\n' })
  expect(description.rendered).toMatch(/<img [^>]+><\/a><\/p>\n<p>Desc<\/p>\n$/)
})
