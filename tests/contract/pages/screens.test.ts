import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Belongings, ownThings } from '#tests/support/people/belongings.ts'
import { markupOf, renderPage } from '#tests/support/rendered-pages.ts'
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
