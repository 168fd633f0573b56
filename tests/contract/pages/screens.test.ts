import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { type Belongings, ownThings } from '#tests/support/people/belongings.ts'
import { markupOf, renderPage } from '#tests/support/rendered-pages.ts'
import { postRow } from '#tests/support/rows/post-row.ts'
import { productRow } from '#tests/support/rows/product-row.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

/** Screens as the server draws them: what stands on them, and for whom. */
describe('a customer’s', () => {
  let things: Belongings
  beforeAll(async () => {
    things = await ownThings()
  })
  afterAll(() => things.store.close())

  test.each<[path: string, shown: (things: Belongings) => string[]]>([
    ['/my-orders', ({ ids }) => [ids.paid, ids.unpaid].map((id) => `href="/my-order-detail?id=${id}"`)],
    ['/my-order-detail', () => ['Arghavan alley 17', 'Song']],
    ['/downloads', ({ ids }) => ['Song', ids.token]],
    ['/my-account', () => ['value="Zarintaj"', 'zarintaj@private.test']],
    ['/shipping-address', () => ['Arghavan alley 17']],
    ['/notifications', () => ['Card']],
    ['/reward-points', () => ['Points: 18']],
  ])('%s shows what is theirs, and takes a guest to sign-in', async (path, shown) => {
    const { store, owner, ids } = things
    const url = path === '/my-order-detail' ? `${path}?id=${ids.paid}` : path
    const page = await renderPage(store, url, { headers: owner })
    expect(page.status).toBe(200)
    const markup = await markupOf(page)
    for (const text of shown(things)) expect(markup).toContain(text)
    const guest = await renderPage(store, url)
    expect(guest.status).toBe(302)
    expect(guest.headers.get('location')).toBe(`/signin?to=${encodeURIComponent(url)}`)
  })

  test.each([
    ['/signin?method=password', ['name="login"', 'name="password"', 'action="/signin?method=password"']],
    ['/signin?method=otp', ['name="mobile"', 'action="/signin?method=otp"']],
    ['/signup', ['name="email"', 'name="password"', 'action="/signup"']],
  ])('%s is a form for guests', async (path, fields) => {
    const markup = await markupOf(await renderPage(things.store, path))
    for (const field of fields) expect(markup).toContain(field)
  })
})

describe('the shop’s', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await createTestStore((db) =>
      writeShop(db, {
        ...smallShop(),
        products: [
          productRow({ id: 1, name: 'Old', slug: 'old', regular_price: 300, created_at: 1000 }),
          productRow({
            id: 2,
            name: 'Cheap',
            slug: 'cheap',
            regular_price: 400,
            sale_price: 100,
            created_at: 2000,
          }),
          productRow({
            id: 3,
            name: 'Fine',
            slug: 'fine',
            regular_price: 900,
            featured: 1,
            created_at: 3000,
          }),
        ],
      }),
    )
  })
  afterAll(() => store.close())

  /** of the cards, in their order */
  const namesOn = async (path: string): Promise<string[]> => {
    const markup = await markupOf(await renderPage(store, path))
    return Array.from(markup.matchAll(/<article.*?<h\d[^>]*><a[^>]*>([^<]+)</g), ([, name = '']) => name)
  }

  test.each([
    ['/shop', ['Fine', 'Cheap', 'Old']],
    ['/shop?orderby=price&order=asc', ['Cheap', 'Old', 'Fine']],
    ['/shop?orderby=date&order=asc', ['Old', 'Cheap', 'Fine']],
    ['/shop?on_sale=true', ['Cheap']],
    ['/shop?featured=true', ['Fine']],
    ['/shop/sale', ['Cheap']],
    ['/shop/featured', ['Fine']],
  ])('%s lists these products in this order', async (path, names) => {
    expect(await namesOn(path)).toEqual(names)
  })

  test('a product that cannot be fetched says so without a spinner, and the failure is logged once', async () => {
    const broken = {
      fetch: (request: Request) =>
        new URL(request.url).pathname.endsWith('/products')
          ? Response.json({ code: 'x', message: 'y', data: { status: 500 } }, { status: 500 })
          : store.fetch(request),
    }
    const logError = vi.fn()
    const page = await renderPage(broken as never, '/product/old', { logError })
    expect(page.status).toBe(500)
    const markup = await markupOf(page)
    expect(markup).toContain('Something went wrong')
    expect(markup).not.toContain('role="progressbar"')
    expect(markup).not.toContain('aria-busy="true"')
    expect(logError).toHaveBeenCalledOnce()
    expect(logError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }))
  })
})

describe('what WordPress tells as HTML', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await createTestStore((db) =>
      writeShop(db, {
        ...smallShop(),
        posts: [
          postRow({ title: 'Tea & cake', category_ids: toJson([1]) }),
          postRow({ id: 2, type: 'page', slug: 'shipping', title: 'Shipping & returns' }),
        ],
        post_categories: [
          {
            id: 1,
            parent_id: 0,
            name: 'Tips',
            slug: 'tips',
            description: '<p>To <b>drink</b> &amp; eat</p>',
          },
        ],
      }),
    )
    await store.db
      .insertInto('comments')
      .values({
        post_id: 1,
        parent_id: 0,
        customer_id: 0,
        author_name: "Flann O'Brien",
        author_email: '',
        content: 'Thanks.',
        status: 'approved',
        created_at: 0,
      })
      .execute()
  })
  afterAll(() => store.close())

  test.each([
    ['the title of a page', '/page/2', 'Shipping &amp; returns</h1>'],
    ['the title of a post on the front page', '/', 'Tea &amp; cake</'],
    ['what a category is about', '/news-list/1/tips', 'To drink &amp; eat</'],
    ['who wrote a comment', '/coffee', 'Flann O&#x27;Brien<'],
  ])('is text where it is shown as text: %s', async (_what, path, shown) => {
    const markup = await markupOf(await renderPage(store, path))
    expect(markup).toContain(shown)
    expect(markup).not.toContain('&amp;amp;')
  })
})
