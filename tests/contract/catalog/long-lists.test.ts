import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageContext } from '#app/context.ts'
import { loadProductPage } from '#app/features/product/load-product.ts'
import { partsLoaded } from '#app/first-view/hydrate-when-idle.tsx'
import { loader as newsList } from '#app/routes/news-list.tsx'
import { loader as post } from '#app/routes/post.tsx'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { createCustomerStore } from '#store-api/client/account-client.ts'
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
