import { beforeEach, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000
const MINUTE = 60_000
const CUSTOMER = customerRow({ id: 7 })
const SHOP_MANAGER = customerRow({ id: 8, role: 'shop_manager', first_name: 'Nila', last_name: 'Azad' })

let store: TestStore
let staff: Record<string, string>
let now: number
beforeEach(async () => {
  now = NOW
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        customers: [managerRow(), CUSTOMER, SHOP_MANAGER],
        posts: [
          postRow({ id: 1, slug: 'coffee', title: 'Coffee', author_name: 'Omid', created_at: NOW - DAY }),
        ],
      }),
    () => now,
  )
  staff = await customerHeaders(store, SHOP_MANAGER, () => NOW)
})

const send = async (method: string, path: string, body?: object, headers = staff) => {
  const response = await store.call(`/wp-json/wp/v2${path}`, { method, body, headers })
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
  return { status: response.status, headers: response.headers, body: (await response.json()) as any }
}
const asGuest = (path: string) => send('GET', path, undefined, {})
const titlesOf = async (path = '/posts') =>
  (await asGuest(path)).body.map(({ title }: { title: { rendered: string } }) => title.rendered)

describe('who may write', () => {
  const WRITES: [method: string, path: string, body?: object][] = [
    ['POST', '/posts', { title: 'x' }],
    ['PUT', '/posts/1', { title: 'x' }],
    ['DELETE', '/posts/1?force=true'],
    ['POST', '/pages', { title: 'x' }],
    ['POST', '/categories', { name: 'x' }],
    ['PUT', '/categories/1', { name: 'x' }],
    ['DELETE', '/categories/1?force=true'],
    ['POST', '/tags', { name: 'x' }],
    ['POST', '/comments', { post: 1, content: 'x' }],
    ['PUT', '/comments/1', { status: 'hold' }],
    ['DELETE', '/comments/1?force=true'],
  ]
  test.each(WRITES)('%s %s: neither a guest, a customer nor a consumer key', async (method, path, body) => {
    const customer = await customerHeaders(store, CUSTOMER, () => NOW)
    expect((await send(method, path, body, {})).status).toBe(401)
    expect((await send(method, path, body, customer)).status).toBe(403)
    expect((await send(method, path, body, await managerHeaders(store))).status).toBe(401)
    expect(await titlesOf()).toEqual(['Coffee'])
  })

  test('what is refused is told in WordPress’s words', async () => {
    const codeOf = async (...[method, path, body]: (typeof WRITES)[number]) =>
      (await send(method, path, body, {})).body.code
    expect(await codeOf('POST', '/posts', { title: 'x' })).toBe('rest_cannot_create')
    expect(await codeOf('PUT', '/posts/1', { title: 'x' })).toBe('rest_cannot_edit')
    expect(await codeOf('DELETE', '/tags/1?force=true')).toBe('rest_cannot_delete')
    expect(await codeOf('POST', '/comments', { post: 1, content: 'x' })).toBe('rest_comment_login_required')
  })

  test('an administrator may, and drafts are shown to nobody else', async () => {
    const admin = await customerHeaders(store, { id: managerRow().id }, () => NOW)
    const made = await send('POST', '/posts', { title: 'Plan' }, admin)
    expect(made.status).toBe(201)
    const path = `/posts/${made.body.id}`
    expect((await asGuest(path)).status).toBe(404)
    expect((await asGuest('/posts?status=draft')).status).toBe(400)
    expect((await asGuest('/posts/1?context=edit')).status).toBe(401)
    const read = await send('GET', `${path}?context=edit`, undefined, admin)
    expect(read.body.title).toEqual({ raw: 'Plan', rendered: 'Plan' })
    expect(read.headers.get('cache-control')).toContain('no-store')
    expect((await send('GET', '/posts?status=any', undefined, admin)).body).toHaveLength(2)
    expect((await send('GET', '/posts?status=shiny', undefined, admin)).status).toBe(400)
  })
})

describe('posts', () => {
  test('a post is written, shown at once, changed, put into the trash and back, and deleted', async () => {
    expect(await titlesOf()).toEqual(['Coffee'])
    const made = await send('POST', '/posts', {
      title: 'Tea & <i>cups</i>',
      content: '<p onclick="x()">Hot <script>x()</script></p>',
      status: 'publish',
      sticky: true,
    })
    expect(made.status).toBe(201)
    expect(made.headers.get('location')).toBe(`${TEST_ORIGIN}/wp-json/wp/v2/posts/${made.body.id}`)
    expect(made.body).toMatchObject({
      slug: 'tea-cups',
      status: 'publish',
      title: { raw: 'Tea & cups', rendered: 'Tea &amp; cups' },
      content: { raw: '<p>Hot </p>' },
      sticky: true,
      comment_status: 'open',
    })
    expect(await titlesOf()).toEqual(['Tea &amp; cups', 'Coffee'])

    const path = `/posts/${made.body.id}`
    const changed = await send('PUT', path, { title: { raw: 'Herbs' }, slug: 'coffee' })
    expect(changed.body).toMatchObject({ slug: 'coffee-2', title: { raw: 'Herbs' } })
    expect(await titlesOf()).toEqual(['Herbs', 'Coffee'])

    expect((await send('DELETE', path)).body).toMatchObject({ status: 'trash', slug: 'coffee-2__trashed' })
    expect(await titlesOf()).toEqual(['Coffee'])
    expect((await send('DELETE', path)).status).toBe(410)
    expect((await send('POST', path, { status: 'publish' })).body).toMatchObject({ slug: 'coffee-2' })
    expect(await titlesOf()).toEqual(['Herbs', 'Coffee'])
    const gone = await send('DELETE', `${path}?force=true`)
    expect(gone.body).toMatchObject({ deleted: true, previous: { slug: 'coffee-2' } })
    expect(gone.body.previous).not.toHaveProperty('_links')
    expect(await titlesOf()).toEqual(['Coffee'])
    expect((await send('PUT', path, { title: 'x' })).status).toBe(404)
  })

  test('an item is sent back as it was read', async () => {
    const made = await send('POST', '/posts', { title: 'Tea', content: 'Hot', status: 'publish' })
    const { status, body } = await send('PUT', `/posts/${made.body.id}`, made.body)
    expect(status).toBe(200)
    expect(body).toEqual(made.body)
  })

  test('the slug of a draft follows its title, and stays once it is published', async () => {
    const { body } = await send('POST', '/posts', { title: 'First' })
    const put = async (fields: object) => (await send('PUT', `/posts/${body.id}`, fields)).body.slug
    expect([body.slug, body.generated_slug]).toEqual(['', 'first'])
    expect(await put({ title: 'Second' })).toBe('')
    expect(await put({ status: 'publish' })).toBe('second')
    expect(await put({ status: 'draft', title: 'Other' })).toBe('second')
    expect(await put({ slug: 'own' })).toBe('own')
    expect(await put({ title: 'Third' })).toBe('own')
    expect(await put({ status: 'publish', slug: '' })).toBe('third')
    expect(await put({ title: 'Fourth' })).toBe('third')
  })

  test('a post that was published keeps its slug as a draft, however often it comes back from the trash', async () => {
    const { body } = await send('POST', '/posts', { title: 'Tea', status: 'publish' })
    const path = `/posts/${body.id}`
    const other = await send('POST', '/posts', { title: 'Other', slug: 'tea__trashed', status: 'publish' })
    expect(other.body.slug).toBe('tea__trashed')
    for (const _ of ['once', 'twice']) {
      expect((await send('DELETE', path)).body.slug).toBe('tea__trashed-2')
      expect((await send('PUT', path, { status: 'draft' })).body.slug).toBe('tea')
    }
    expect((await send('PUT', path, { title: 'Herbs' })).body.slug).toBe('tea')
    expect((await send('DELETE', `${path}?force=true`)).body.previous.slug).toBe('tea')
  })

  test('what is dated ahead is shown when its time has come', async () => {
    const { body } = await send('POST', '/posts', {
      title: 'Soon',
      status: 'publish',
      date_gmt: '2026-11-21T12:00:00',
    })
    expect(body).toMatchObject({ status: 'future', date_gmt: '2026-11-21T12:00:00' })
    expect(await titlesOf()).toEqual(['Coffee'])
  })

  describe('the date of a draft', () => {
    const STARTED = '2026-11-20T12:00:00'
    const PUBLISHED = '2026-11-20T12:01:00'
    const OWN = '2026-11-01T08:00:00'
    const draft = async (fields: object = {}) => {
      const { body } = await send('POST', '/posts', { title: 'Plan', ...fields })
      now += MINUTE + 123
      return {
        told: body,
        put: async (change: object) => (await send('PUT', `/posts/${body.id}`, change)).body.date_gmt,
      }
    }

    test('is that of its publication, unless one is given', async () => {
      const plain = await draft()
      expect(plain.told.date_gmt).toBe(STARTED)
      expect(await plain.put({ title: 'Other' })).toBe(STARTED)
      expect(await plain.put({ status: 'publish' })).toBe(PUBLISHED)
      now = NOW
      expect(await (await draft()).put({ status: 'private' })).toBe(PUBLISHED)
      now = NOW
      const made = await draft({ date_gmt: OWN })
      expect(await made.put({ status: 'publish' })).toBe(OWN)
      now = NOW
      const changed = await draft()
      expect(await changed.put({ date_gmt: OWN })).toBe(OWN)
      expect(await changed.put({ status: 'publish' })).toBe(OWN)
    })

    test('does not become its own by being sent back', async () => {
      const { told, put } = await draft()
      expect(await put({ title: 'Other', date: told.date })).toBe(STARTED)
      expect(await put({ ...told, status: 'publish' })).toBe(PUBLISHED)
    })

    test('stays once it was published', async () => {
      const { put } = await draft({ status: 'publish' })
      expect(await put({ status: 'draft' })).toBe(STARTED)
      expect(await put({ status: 'publish' })).toBe(STARTED)
      const trashed = await send('DELETE', '/posts/1')
      expect(trashed.body.date_gmt).toBe('2026-11-19T12:00:00')
      const back = await send('PUT', '/posts/1', { status: 'publish' })
      expect(back.body.date_gmt).toBe('2026-11-19T12:00:00')
    })

    test.each(['date', 'date_gmt'])('is given up with %s null', async (field) => {
      const { put } = await draft({ date_gmt: OWN })
      expect(await put({ [field]: null })).toBe(PUBLISHED)
      now += MINUTE
      expect(await put({ status: 'publish' })).toBe('2026-11-20T12:02:00')
      now += MINUTE
      expect(await put({ [field]: null })).toBe('2026-11-20T12:03:00')
    })
  })

  test('authors are those who write, and those who wrote', async () => {
    const authorsOf = async () => (await asGuest('/users')).body.map(({ name }: { name: string }) => name)
    const { body } = await send('POST', '/posts', { title: 'Mine', status: 'publish' })
    expect(await authorsOf()).toEqual(['Nila Azad', 'Omid'])
    const changed = await send('PUT', `/posts/${body.id}`, { author: 1 })
    expect(changed.body.author).toBe(1)
    expect(await authorsOf()).toEqual(['Omid'])
    expect((await send('PUT', `/posts/${body.id}`, { author: 99 })).body.code).toBe('rest_invalid_author')
  })

  test('what cannot be written is refused by name', async () => {
    const codeOf = async (fields: object) => {
      const { status, body } = await send('POST', '/posts', fields)
      return [status, body.code]
    }
    expect(await codeOf({})).toEqual([400, 'empty_content'])
    expect(await codeOf({ id: 1, title: 'x' })).toEqual([400, 'rest_post_exists'])
    expect(await codeOf({ title: 'x', status: 'shiny' })).toEqual([400, 'rest_invalid_param'])
    const { body } = await send('POST', '/posts', { title: 'x', password: 'pw', template: 'wide.php' })
    expect(Object.keys(body.data.params)).toEqual(['password', 'template'])
    const unknown = await send('POST', '/posts', { title: 'x', featured_media: 99, categories: [99] })
    expect(unknown.body).toMatchObject({ featured_media: 0, categories: [] })
  })

  test('a page lies in another, never in itself', async () => {
    const top = await send('POST', '/pages', { title: 'About', status: 'publish', menu_order: 3 })
    const inside = await send('POST', '/pages', { title: 'Team', status: 'publish', parent: top.body.id })
    expect([top.body.menu_order, inside.body.parent]).toEqual([3, top.body.id])
    const circle = await send('PUT', `/pages/${top.body.id}`, { parent: inside.body.id })
    expect(circle.body.code).toBe('rest_invalid_parent')
    expect((await send('POST', '/pages', { title: 'x', parent: 999 })).status).toBe(400)
    await send('DELETE', `/pages/${top.body.id}?force=true`)
    expect((await asGuest(`/pages/${inside.body.id}`)).body.parent).toBe(0)
  })
})

describe('categories and tags', () => {
  test('a category is made, renamed and deleted; posts lose it and what lay in it moves up', async () => {
    const news = (await send('POST', '/categories', { name: 'News', description: '<script>x</script>All' }))
      .body
    expect(news).toMatchObject({ slug: 'news', description: 'All', parent: 0, count: 0 })
    const inside = (await send('POST', '/categories', { name: 'Inside', parent: news.id })).body
    await send('PUT', '/posts/1', { categories: [news.id] })
    expect((await asGuest(`/categories/${news.id}`)).body.count).toBe(1)
    expect((await send('PUT', `/categories/${news.id}`, { name: 'Press' })).body).toMatchObject({
      name: 'Press',
      slug: 'news',
    })
    expect((await send('DELETE', `/categories/${news.id}`)).status).toBe(501)
    expect((await send('DELETE', `/categories/${news.id}?force=true`)).body).toMatchObject({
      deleted: true,
      previous: { name: 'Press' },
    })
    expect((await asGuest('/posts/1')).body.categories).toEqual([])
    expect((await asGuest(`/categories/${inside.id}`)).body.parent).toBe(0)
  })

  test('what cannot be is refused as WordPress does', async () => {
    const codeOf = async (method: string, path: string, fields: object) => {
      const { status, body } = await send(method, path, fields)
      return [status, body.code]
    }
    const { body } = await send('POST', '/tags', { name: 'Fresh' })
    const old = await send('POST', '/tags', { name: 'Old' })
    expect(await codeOf('POST', '/tags', {})).toEqual([400, 'rest_missing_callback_param'])
    expect(await codeOf('POST', '/tags', { name: 'fresh' })).toEqual([400, 'term_exists'])
    expect((await send('POST', '/tags', { name: 'fresh' })).body).toMatchObject({
      data: { term_id: body.id },
      additional_data: [body.id, body.id],
    })
    expect(await codeOf('POST', '/categories', { name: 'x', parent: 99 })).toEqual([400, 'rest_term_invalid'])
    expect(await codeOf('PUT', `/tags/${old.body.id}`, { slug: 'fresh' })).toEqual([
      400,
      'duplicate_term_slug',
    ])
    expect(await codeOf('PUT', '/tags/99', { name: 'x' })).toEqual([404, 'rest_term_invalid'])
    expect((await send('PUT', `/tags/${body.id}`, { description: 'd' })).body.description).toBe('d')
  })
})

describe('comments', () => {
  const write = (fields: object) => send('POST', '/comments', { post: 1, content: 'Nice', ...fields })
  const shown = async () => (await asGuest('/comments')).body.map(({ id }: { id: number }) => id)

  test('a comment of the shop is written, withheld, approved, put into the trash and deleted', async () => {
    const made = await write({ content: 'A <b>word</b><script>x</script>' })
    expect([made.status, made.body.author_name, made.body.author]).toEqual([201, 'Nila Azad', 8])
    expect(made.body.content.raw).toBe('A <b>word</b>')
    const path = `/comments/${made.body.id}`
    const answered = await write({ content: 'Reply', parent: made.body.id, author_name: 'Zed' })
    expect([answered.body.author_name, answered.body.author]).toEqual(['Zed', 0])
    expect(await shown()).toEqual([answered.body.id, made.body.id])

    expect((await send('POST', path, { status: 'hold' })).body.status).toBe('hold')
    expect(await shown()).toEqual([answered.body.id])
    expect((await asGuest(path)).status).toBe(404)
    expect((await asGuest('/comments?status=hold')).status).toBe(401)
    expect((await send('GET', '/comments?status=hold')).body).toHaveLength(1)
    const approved = await send('POST', path, { status: 'approved', content: 'Edited' })
    expect(approved.body).toMatchObject({ status: 'approved', content: { raw: 'Edited' } })

    expect((await send('DELETE', path)).body.status).toBe('trash')
    expect((await send('DELETE', path)).status).toBe(410)
    expect((await send('DELETE', `${path}?force=true`)).body.deleted).toBe(true)
    expect((await asGuest(`/comments/${answered.body.id}`)).body.parent).toBe(0)
  })

  test('e-mail addresses are told to nobody but those who run the shop', async () => {
    const { body } = await write({ author_email: 'z@mail.test' })
    expect(JSON.stringify((await asGuest(`/comments/${body.id}`)).body)).not.toContain('mail.test')
    const read = await send('GET', `/comments/${body.id}?context=edit`)
    expect(read.body.author_email).toBe('z@mail.test')
    expect(Object.keys(read.body).slice(3, 9)).toEqual([
      'author',
      'author_name',
      'author_email',
      'author_url',
      'author_ip',
      'author_user_agent',
    ])
  })

  test('what cannot be is refused as WordPress does', async () => {
    const codeOf = async (fields: object) => {
      const { status, body } = await write(fields)
      return [status, body.code]
    }
    expect(await codeOf({ post: 99 })).toEqual([403, 'rest_comment_invalid_post_id'])
    expect(await codeOf({ content: '<script>x</script>' })).toEqual([400, 'rest_comment_content_invalid'])
    expect(await codeOf({ parent: 99 })).toEqual([400, 'rest_comment_invalid_parent'])
    const { body } = await write({})
    expect(await codeOf({})).toEqual([409, 'comment_duplicate'])
    expect((await send('PUT', `/comments/${body.id}`, { post: 2 })).status).toBe(400)
  })
})

test('a post does not take the URL of a screen, nor of the store', async () => {
  for (const title of ['Search', 'Contact us', 'Feed', 'Media', 'En']) {
    const { body } = await send('POST', '/posts', { title, status: 'publish' })
    expect(body.slug).toBe(`${title.toLowerCase().replace(' ', '-')}-2`)
  }
  expect((await send('PUT', '/posts/1', { slug: 'compare' })).body.slug).toBe('compare-2')
  expect((await send('POST', '/pages', { title: 'Search', status: 'publish' })).body.slug).toBe('search')
})

test('a post that has such a slug already keeps it when it is sent back', async () => {
  await store.db.updateTable('posts').set({ slug: 'reviews' }).where('id', '=', 1).execute()
  await send('POST', '/posts', { title: 'Other', status: 'publish' })
  const { body } = await asGuest('/posts/1')
  expect(body.slug).toBe('reviews')
  for (const slug of ['reviews', 'Reviews']) {
    expect((await send('PUT', '/posts/1', { title: 'About reviews', slug })).body.slug).toBe('reviews')
  }
  expect((await send('POST', '/posts', { title: 'Reviews', status: 'publish' })).body.slug).toBe('reviews-2')
})

test('the number of the own account is oneself, also where an author of posts has it', async () => {
  const owner = customerRow({ id: 1, role: 'shop_manager', first_name: 'Sara', last_name: 'Rad' })
  const shop = await createTestStore(
    (db) => writeShop(db, { customers: [owner], posts: [postRow({ id: 1, author_name: 'Omid' })] }),
    () => NOW,
  )
  const headers = await customerHeaders(shop, owner, () => NOW)
  const call = async (path: string, body?: object) =>
    (await (
      await shop.call(`/wp-json/wp/v2${path}`, { method: body ? 'POST' : 'GET', body, headers })
    ).json()) as { id: number; author: number; _embedded: { author: { name: string }[] } }
  const me = await call('/users/me')
  expect((await call('/posts/1')).author).toBe(me.id)
  const made = await call('/posts', { title: 'Tea', status: 'publish', author: me.id })
  expect((await call(`/posts/${made.id}?_embed`))._embedded.author[0]?.name).toBe('Sara Rad')
  // what was read may be sent back
  await call('/posts/1', { author: 1 })
  expect((await call('/posts/1?_embed'))._embedded.author[0]?.name).toBe('Omid')
})
