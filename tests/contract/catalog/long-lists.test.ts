import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageContext } from '#app/context.ts'
import { loadProductPage } from '#app/features/product/load-product.ts'
import { partsLoaded } from '#app/first-view/hydrate-when-idle.tsx'
import { loader as newsList } from '#app/routes/news-list.tsx'
import { loader as post } from '#app/routes/post.tsx'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { listMedia } from '#store/modules/media/media.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'
import { mediaRow } from '#tests/support/rows/media-row.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

// what the screens load on demand is at hand before the file ends
afterAll(partsLoaded)

const MANY = 230
const numbers = Array.from({ length: MANY }, (_, index) => index + 1)
const SIZE = { id: 0, name: 'Size', slug: 'size', position: 0, visible: true, variation: true }
const PRODUCT = 1
const GROUP = 2
const FIRST_VARIATION = 1000

const PICTURES = 2000
const PRIVATE = PICTURES + 1

const POST = postRow({ category_ids: toJson(numbers) })

let store: TestStore
const client = () => createCustomerStore({ fetch: store.fetch, origin: TEST_ORIGIN })

beforeAll(async () => {
  store = await createTestStore(async (db) => {
    await writeShop(db, {
      settings: [{ name: 'news_page', value: 'true', updated_at: 0 }],
      products: [
        productRow({
          id: PRODUCT,
          slug: 'screw',
          type: 'variable',
          attributes: toJson([{ ...SIZE, options: numbers.map(String) }]),
        }),
        productRow({
          id: GROUP,
          slug: 'set',
          type: 'grouped',
          grouped_ids: toJson(numbers.map((n) => 100 + n)),
        }),
        ...numbers.map((n) => productRow({ id: 100 + n, regular_price: n })),
        ...numbers.map((n) =>
          productRow({
            id: FIRST_VARIATION + n,
            type: 'variation',
            parent_id: PRODUCT,
            regular_price: n,
            attributes: toJson([{ id: 0, name: 'Size', slug: 'size', option: String(n) }]),
          }),
        ),
      ],
      posts: [POST],
      media: [
        ...Array.from({ length: PICTURES }, (_, index) =>
          mediaRow({
            id: index + 1,
            title: `کتاب ${PICTURES - index}`,
            alt: index === 6 ? 'Number seven' : '',
            created_at: index < 2 ? 0 : index,
            updated_at: PICTURES - index,
          }),
        ),
        mediaRow({ id: PRIVATE, file: 'private/receipt.webp', created_at: PICTURES }),
      ],
      post_categories: numbers.map((id) => ({
        id,
        parent_id: 0,
        name: `Tips ${String(id).padStart(3, '0')}`,
        slug: `tips-${id}`,
        description: '',
      })),
    })
    await db
      .insertInto('comments')
      .values(
        numbers.map((n) => ({
          post_id: POST.id,
          parent_id: 0,
          customer_id: 0,
          author_name: 'A',
          author_email: '',
          content: `<p>${n}</p>`,
          status: 'approved',
          created_at: n,
        })),
      )
      .execute()
  })
})

type Load = (args: never) => Promise<unknown>

const load = async <T>(loader: Load, path: string, params: object): Promise<T> => {
  const context = new RouterContextProvider()
  context.set(pageContext, {
    store: client(),
    locale: 'fa',
    homeLocale: 'fa',
    nonce: '',
    xsrf: '',
    origin: TEST_ORIGIN,
    development: false,
    signedIn: false,
    savesData: false,
    nextTurn: async () => {},
    logError: () => {},
  })
  const url = new URL(TEST_ORIGIN + path)
  return loader({ request: new Request(url), url, params, context } as never) as Promise<T>
}

test('a product’s page knows all variations', async () => {
  const page = await loadProductPage(client(), 'screw', 1)
  expect(page?.product.variations).toHaveLength(MANY)
  expect(page?.product.groups[0]?.options.map(({ name }) => name)).toEqual(numbers.map(String))
})

test('a grouped product’s page shows all its products, in the shop’s order', async () => {
  const page = await loadProductPage(client(), 'set', 1)
  expect(page?.children.map(({ id }) => id)).toEqual(numbers.map((n) => 100 + n))
})

test('every comment on a post is on one of its pages, the oldest first', async () => {
  const seen: string[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const data = await load<{
      comments: { content: { rendered: string } }[]
      commentPages: number
    }>(post, page === 1 ? '/coffee' : `/coffee?comments=${page}`, { slug: 'coffee' })
    pages = data.commentPages
    seen.push(...data.comments.map(({ content }) => content.rendered.replace(/\D/g, '')))
  }
  expect(seen).toEqual(numbers.map(String))
})

test('a page of comments behind the last one is not found', async () => {
  expect(await load(post, '/coffee?comments=99', { slug: 'coffee' })).toMatchObject({ init: { status: 404 } })
})

test('the last of many categories of posts has its list', async () => {
  const data = await load<{ categories: unknown[]; title: string }>(newsList, `/news-list/${MANY}/tips`, {
    id: String(MANY),
    name: 'tips',
  })
  expect(data.title).toBe(`Tips ${MANY}`)
})

test('a page of pictures reads no more of them than it shows', async () => {
  let rows = 0
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length
      return result
    },
  })
  const page = { orderBy: 'date', direction: 'desc', limit: 1, offset: 0 } as const
  await listMedia({ db, clock: Date.now, actor: SYSTEM }, page)
  // the picture and the number of all
  expect(rows).toBe(2)
})

test.each([
  ['', [PICTURES, PICTURES - 1, PICTURES - 2], PICTURES],
  ['page=2', [PICTURES - 3, PICTURES - 4, PICTURES - 5], PICTURES],
  ['offset=1', [PICTURES - 1, PICTURES - 2, PICTURES - 3], PICTURES],
  ['order=asc', [1, 2, 3], PICTURES],
  ['orderby=id&order=asc&exclude=1,3', [2, 4, 5], PICTURES - 2],
  ['orderby=modified', [1, 2, 3], PICTURES],
  ['orderby=modified&order=asc&include=9,5,7', [9, 7, 5], 3],
  [`orderby=include&include=9,5,7,${PRIVATE}`, [9, 5, 7], 3],
  ['orderby=slug&order=asc&slug=picture-12,picture-110', [110, 12], 2],
  ['orderby=title&order=asc&include=9,5,7', [9, 7, 5], 3],
  ['search=seven', [7], 1],
  ['search=كتاب&order=asc', [1, 2, 3], PICTURES],
  ['slug=receipt', [], 0],
])('pictures are listed as they are asked for: %s', async (query, ids, total) => {
  const answer = await store.call(`/wp-json/wp/v2/media?per_page=3&${query}`)
  expect(((await answer.json()) as { id: number }[]).map(({ id }) => id)).toEqual(ids)
  expect(answer.headers.get('x-wp-total')).toBe(String(total))
})

test('a page of pictures behind the last one is refused', async () => {
  expect((await store.call('/wp-json/wp/v2/media?per_page=100&page=21')).status).toBe(400)
})
