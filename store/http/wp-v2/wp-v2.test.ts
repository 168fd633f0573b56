import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import type { PostsTable } from '#store/modules/content/tables.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000

const post = (id: number, given: Partial<Insertable<PostsTable>>) => ({
  type: 'post' as const,
  slug: `post-${id}`,
  title: `Post ${id}`,
  content: '<p>Words</p>',
  excerpt: '',
  status: 'publish',
  author_name: 'Nila',
  featured_media_id: null,
  sticky: 0,
  comments_open: 1,
  parent_id: 0,
  menu_order: 0,
  category_ids: toJson([1]),
  tag_ids: toJson([]),
  created_at: NOW - id * DAY,
  updated_at: NOW - id * DAY,
  ...given,
  id,
})
const comment = (id: number, given: object) => ({
  id,
  post_id: 1,
  parent_id: 0,
  customer_id: 0,
  author_name: 'Sara <b>',
  author_email: 'sara@mail.test',
  content: 'Nice\n\n<script>x</script>one',
  status: 'approved',
  created_at: NOW - DAY + id,
  ...given,
})

let store: TestStore
beforeAll(async () => {
  store = await createTestStore(
    (db) =>
      writeShop(db, {
        settings: [{ name: 'timezone', value: toJson('Asia/Tehran'), updated_at: 1 }],
        media: [
          {
            id: 5,
            file: '2026/11/cap.webp',
            title: 'Cap',
            alt: 'A "cap"',
            mime_type: 'image/webp',
            width: 800,
            height: 600,
            thumbhash: null,
            created_at: NOW,
            updated_at: NOW,
          },
          {
            id: 6,
            file: 'private/2026/11/receipt.webp',
            title: 'Receipt',
            alt: '',
            mime_type: 'image/webp',
            width: 10,
            height: 10,
            thumbhash: null,
            created_at: NOW,
            updated_at: NOW,
          },
        ],
        post_categories: [
          { id: 1, parent_id: 0, name: 'راهنما & خرید', slug: 'guide', description: '' },
          { id: 2, parent_id: 1, name: 'Empty', slug: 'empty', description: '' },
        ],
        post_tags: [{ id: 1, name: 'پاییز', slug: 'autumn', description: '' }],
        categories: [
          {
            id: 3,
            parent_id: 0,
            name: 'Caps',
            slug: 'caps',
            description: '',
            display: 'default',
            image_id: null,
            menu_order: 0,
          },
        ],
        products: [
          productRow({ id: 9, name: 'Words & more', slug: 'words' }),
          productRow({ id: 10, name: 'Words', catalog_visibility: 'hidden' }),
        ],
        posts: [
          post(1, {
            title: 'چگونه کفش بخریم & بپوشیم',
            slug: 'کفش',
            content: '<p onclick="x()">متن <script>x</script>کتاني</p><img src="/media/a.webp">',
            featured_media_id: 5,
            tag_ids: toJson([1]),
          }),
          post(2, { title: 'دوم', sticky: 1, category_ids: toJson([]), excerpt: '<p>کوتاه</p>' }),
          post(3, { title: 'Zebra', author_name: 'Omid', comments_open: 0 }),
          post(4, { status: 'draft' }),
          post(5, { created_at: NOW + DAY }),
          post(6, { type: 'page', title: 'About us', comments_open: 0, menu_order: 2 }),
          post(7, { type: 'page', title: 'Terms', parent_id: 6, menu_order: 1 }),
        ],
        comments: [
          comment(1, {}),
          comment(2, { parent_id: 1, content: '<p>Thanks</p>' }),
          comment(3, { status: 'hold' }),
          comment(4, { post_id: 4 }),
        ],
      }),
    () => NOW,
  )
})

const get = async (path: string) => {
  const response = await store.call(`/wp-json/wp/v2${path}`)
  const body = (await response.json()) as never
  return { response, status: response.status, body: body as Record<string, never> & Record<string, never>[] }
}
const ids = async (path: string) => (await get(path)).body.map(({ id }) => id)

describe('posts', () => {
  test('published ones, newest first, with totals', async () => {
    const { response, body } = await get('/posts')
    expect(body.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(response.headers.get('x-wp-total')).toBe('3')
    expect(response.headers.get('x-wp-totalpages')).toBe('1')
    expect(response.headers.get('allow')).toBe('GET, POST')
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8')
    expect(response.headers.get('link')).toBe(`<${TEST_ORIGIN}/wp-json/>; rel="https://api.w.org/"`)
  })

  test('one in full: local and UTC time, links, safe HTML', async () => {
    const { body } = await get('/posts/1')
    expect(body).toMatchObject({
      id: 1,
      date: '2026-11-19T15:30:00',
      date_gmt: '2026-11-19T12:00:00',
      link: `${TEST_ORIGIN}/${encodeURIComponent('کفش')}`,
      title: { rendered: 'چگونه کفش بخریم &amp; بپوشیم' },
      content: {
        rendered: `<p>متن کتاني</p>\n<p><img src="${TEST_ORIGIN}/media/a.webp" /></p>`,
        protected: false,
      },
      excerpt: { rendered: '<p>متن کتاني</p>\n', protected: false },
      featured_media: 5,
      comment_status: 'open',
      sticky: false,
      categories: [1],
      tags: [1],
    })
    expect(Object.keys(body)).toEqual([
      ...[
        'id',
        'date',
        'date_gmt',
        'guid',
        'modified',
        'modified_gmt',
        'slug',
        'status',
        'type',
        'link',
        'title',
      ],
      ...[
        'content',
        'excerpt',
        'author',
        'featured_media',
        'comment_status',
        'ping_status',
        'sticky',
        'template',
      ],
      ...['format', 'meta', 'categories', 'tags', 'class_list', '_links'],
    ])
  })

  test.each([
    ['?slug=%DA%A9%D9%81%D8%B4', [1]],
    ['?include=3,1&orderby=include', [3, 1]],
    ['?include[]=3&include[]=2', [2, 3]],
    ['?exclude=1', [2, 3]],
    ['?sticky=true', [2]],
    ['?sticky=0', [1, 3]],
    ['?categories=1', [1, 3]],
    ['?categories_exclude=1', [2]],
    ['?tags=1', [1]],
    ['?tags=0', []],
    ['?author=2', [3]],
    ['?search=كتانی', [1]],
    ['?search=zebra%20words', [3]],
    ['?search=nothing', []],
    ['?after=2026-11-18T00:00:00', [1, 2]],
    ['?before=2026-11-18T00:00:00', [3]],
    ['?orderby=title&order=asc', [1, 2, 3]],
    ['?orderby=id', [3, 2, 1]],
    ['?order=asc', [3, 2, 1]],
    ['?per_page=1&page=2', [2]],
    ['?per_page=1&offset=2', [3]],
  ])('%s', async (query, expected) => {
    expect(await ids(`/posts${query}`)).toEqual(expected)
  })

  test.each([
    ['?page=99', 'rest_post_invalid_page_number', null],
    ['?page=0', 'rest_invalid_param', { page: 'page must be greater than or equal to 1' }],
    [
      '?per_page=101',
      'rest_invalid_param',
      { per_page: 'per_page must be between 1 (inclusive) and 100 (inclusive)' },
    ],
    ['?status=draft', 'rest_invalid_param', { status: 'Status is forbidden.' }],
    ['?sticky=maybe', 'rest_invalid_param', { sticky: 'sticky is not of type boolean.' }],
    ['?after=yesterday', 'rest_invalid_param', { after: 'Invalid date.' }],
    [
      '?orderby=wrong',
      'rest_invalid_param',
      {
        orderby:
          'orderby is not one of author, date, id, include, modified, parent, relevance, slug, include_slugs, and title.',
      },
    ],
  ])('%s is 400', async (query, code, params) => {
    const { status, body } = await get(`/posts${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code, data: params ? { status: 400, params } : { status: 400 } })
  })

  test('editing is for nobody here', async () => {
    expect((await get('/posts?context=edit')).body).toMatchObject({ code: 'rest_forbidden_context' })
    const written = await store.call('/wp-json/wp/v2/posts', { method: 'POST', body: { title: 'x' } })
    expect(written.status).toBe(401)
    expect(await written.json()).toMatchObject({ code: 'rest_cannot_create' })
  })

  test.each(['/posts/4', '/posts/5', '/posts/6', '/posts/99'])('%s is 404', async (path) => {
    const { status, body } = await get(path)
    expect([status, body.code]).toEqual([404, 'rest_post_invalid_id'])
  })

  test('_fields keeps only those, _links among them when asked', async () => {
    const [first = {}] = (await get('/posts?_fields=id,title.rendered,_links')).body
    expect(Object.keys(first)).toEqual(['id', 'title', '_links'])
  })

  test('_embed brings picture, terms, author and replies', async () => {
    const [first, second] = (await get('/posts?_embed')).body as never as {
      _embedded: Record<string, never>
    }[]
    expect(first?._embedded).toMatchObject({
      author: [{ id: 1, name: 'Nila' }],
      replies: [[{ id: 2 }, { id: 1 }]],
      'wp:featuredmedia': [
        {
          id: 5,
          source_url: `${TEST_ORIGIN}/media/2026/11/cap.webp`,
          alt_text: 'A "cap"',
          media_details: { width: 800, height: 600 },
        },
      ],
      'wp:term': [
        [{ id: 1, name: 'راهنما &amp; خرید', slug: 'guide', taxonomy: 'category' }],
        [{ id: 1, slug: 'autumn', taxonomy: 'post_tag' }],
      ],
    })
    expect(second?._embedded).toEqual({ author: [expect.anything()], 'wp:term': [[], []] })
    const [only] = (await get('/posts?_embed=wp:featuredmedia')).body as never as { _embedded: object }[]
    expect(Object.keys(only?._embedded ?? {})).toEqual(['wp:featuredmedia'])
  })

  test('304 for who has it', async () => {
    const etag = (await get('/posts?slug=post-2')).response.headers.get('etag') ?? ''
    const again = await store.call('/wp-json/wp/v2/posts?slug=post-2', { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })
})

test('pages, by parent and menu order', async () => {
  expect(await ids('/pages')).toEqual([6, 7])
  expect(await ids('/pages?orderby=menu_order&order=asc')).toEqual([7, 6])
  expect(await ids('/pages?parent=6')).toEqual([7])
  expect((await get('/pages/6')).body).toMatchObject({
    link: `${TEST_ORIGIN}/page/6`,
    parent: 0,
    menu_order: 2,
  })
  expect((await get('/pages/1')).status).toBe(404)
})

test('categories and tags with counts', async () => {
  expect(await ids('/categories')).toEqual([1, 2])
  expect((await get('/categories?hide_empty=true')).body).toMatchObject([
    {
      id: 1,
      count: 2,
      name: 'راهنما &amp; خرید',
      taxonomy: 'category',
      parent: 0,
      link: `${TEST_ORIGIN}/news-list/1/guide`,
    },
  ])
  expect(await ids('/categories?parent=1')).toEqual([2])
  expect(await ids('/categories?post=1')).toEqual([1])
  expect(await ids('/categories?orderby=count&order=desc')).toEqual([1, 2])
  expect(await ids('/tags?slug=autumn')).toEqual([1])
  expect((await get('/tags/1')).body).toMatchObject({ id: 1, taxonomy: 'post_tag', count: 1 })
  expect((await get('/categories/99')).body).toMatchObject({ code: 'rest_term_invalid' })
})

test('pictures, without the private ones', async () => {
  expect(await ids('/media')).toEqual([5])
  expect((await get('/media/5')).body).toMatchObject({
    source_url: `${TEST_ORIGIN}/media/2026/11/cap.webp`,
    mime_type: 'image/webp',
    media_details: {
      sizes: { medium: { height: 270, source_url: `${TEST_ORIGIN}/media/360/2026/11/cap.webp` } },
    },
  })
  expect((await get('/media/6')).status).toBe(404)
  expect(await ids('/media?slug=cap')).toEqual([5])
  expect(await ids('/media?slug=other')).toEqual([])
})

test('comments: approved, on published posts, safe, without addresses', async () => {
  const { body, response } = await get('/comments?post=1&order=asc')
  expect(body.map(({ id }) => id)).toEqual([1, 2])
  expect(response.headers.get('x-wp-total')).toBe('2')
  expect(body[0]).toMatchObject({
    post: 1,
    author_name: 'Sara &lt;b&gt;',
    content: { rendered: '<p>Nice</p>\n<p>one</p>\n' },
  })
  expect(JSON.stringify(body)).not.toContain('sara@mail.test')
  expect(await ids('/comments')).toEqual([2, 1])
  expect((await get('/comments/3')).status).toBe(404)
  expect((await get('/comments/4')).status).toBe(404)
})

test('comments are sorted as is asked', async () => {
  const sorted = await createTestStore(
    (db) =>
      writeShop(db, {
        posts: [post(1, {}), post(2, {})],
        comments: [
          comment(1, { post_id: 2, created_at: NOW - DAY }),
          comment(2, { post_id: 2, parent_id: 1, created_at: NOW - 3 * DAY }),
          comment(3, { created_at: NOW - 2 * DAY }),
        ],
      }),
    () => NOW,
  )
  const order = async (query: string): Promise<number[]> => {
    const response = await sorted.call(`/wp-json/wp/v2/comments?${query}`)
    return ((await response.json()) as { id: number }[]).map(({ id }) => id)
  }
  expect(await order('orderby=date')).toEqual([1, 3, 2])
  expect(await order('orderby=date_gmt&order=asc')).toEqual([2, 3, 1])
  expect(await order('orderby=id')).toEqual([3, 2, 1])
  expect(await order('orderby=id&order=asc')).toEqual([1, 2, 3])
  expect(await order('orderby=post&order=asc')).toEqual([3, 1, 2])
  expect(await order('orderby=parent&order=asc')).toEqual([1, 3, 2])
  expect(await order('orderby=type&order=asc')).toEqual([1, 2, 3])
  for (const direction of ['asc', 'desc'])
    expect(await order(`orderby=include&include=3,1,2&order=${direction}`)).toEqual([3, 1, 2])
  expect(await order('orderby=include&include=3,1,2&per_page=1&page=2')).toEqual([1])
  expect(await order('orderby=include')).toEqual([1, 3, 2])
})

test('search finds terms of the blog and of products by their names', async () => {
  const found = await get('/search?type=term&search=خريد')
  expect(found.response.headers.get('x-wp-total')).toBe('1')
  expect(found.body).toMatchObject([
    { id: 1, title: 'راهنما &amp; خرید', type: 'category', url: expect.stringContaining('/news-list/1/') },
  ])
  const all = (await get('/search?type=term')).body.map(({ type, id }) => `${type} ${id}`)
  expect(all.toSorted()).toEqual(['category 1', 'category 2', 'post_tag 1', 'product_cat 3'])
  expect((await get('/search?type=term&subtype=product_cat')).body).toMatchObject([
    {
      id: 3,
      title: 'Caps',
      _links: { self: [{ href: `${TEST_ORIGIN}/wp-json/wc/v3/products/categories/3` }] },
    },
  ])
  expect(await ids('/search?type=term&include=2&subtype=category')).toEqual([2])
  expect((await get('/search?type=term&page=3')).body).toMatchObject({
    code: 'rest_search_invalid_page_number',
  })
  expect((await get('/search?type=term&subtype=post')).status).toBe(400)
})

test('search finds posts and pages, the title first, then products', async () => {
  expect((await get('/search?search=about')).body).toMatchObject([
    { id: 6, title: 'About us', url: `${TEST_ORIGIN}/page/6`, type: 'post', subtype: 'page' },
  ])
  expect(await ids('/search?search=words&subtype=post')).toEqual([2, 3])
  expect((await get('/search?search=words&per_page=2&page=3')).body).toMatchObject([
    { id: 9, title: 'Words &amp; more', url: `${TEST_ORIGIN}/product/words`, subtype: 'product' },
  ])
  expect(await ids('/search?search=words&subtype=product')).toEqual([9])
  expect((await get('/search?search=x&page=4')).body).toMatchObject({
    code: 'rest_search_invalid_page_number',
  })
  expect((await get('/search?subtype=wrong')).status).toBe(400)
})

test('what kinds there are', async () => {
  expect(Object.keys((await get('/types')).body)).toEqual(['post', 'page', 'attachment'])
  expect((await get('/types/page')).body).toMatchObject({ rest_base: 'pages' })
  expect((await get('/taxonomies/post_tag')).body).toMatchObject({ rest_base: 'tags' })
  expect((await get('/statuses')).body).toMatchObject({ publish: { name: 'Published' } })
  expect((await get('/users')).body).toMatchObject([{ name: 'Nila' }, { name: 'Omid' }])
  for (const path of ['/types/x', '/taxonomies/x', '/statuses/draft', '/users/9']) {
    expect((await get(path)).status).toBe(404)
  }
})

test('every link of a post, a page and a picture leads somewhere', async () => {
  for (const path of ['/posts/1', '/pages/6', '/media/5']) {
    const links: Record<string, { href: string }[]> = (await get(path)).body._links ?? {}
    for (const { href } of Object.entries(links).flatMap(([name, each]) => (name === 'curies' ? [] : each))) {
      const { pathname, search } = new URL(href)
      expect([href, (await store.call(pathname + search)).status]).toEqual([href, 200])
    }
    expect(Object.keys(links)).toContain('author')
  }
})
