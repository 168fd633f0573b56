import { productForAgents } from '#store-api/contract/product-for-agents.ts'
import type { Product } from '#store-api/contract/products.ts'
import { expect, test } from '#tests/support/browser.ts'
import { inTurn, readHeads, readPages, readSitemap } from '#tests/support/crawl/crawl.ts'
import { faultsOf, headFaults, repeatedIn } from '#tests/support/crawl/judge-pages.ts'
import { priceFaults } from '#tests/support/crawl/judge-prices.ts'
import { type KnownProduct, productFaults } from '#tests/support/crawl/judge-products.ts'
import { storeAt } from '#tests/support/screen.ts'

const PER_PAGE = 100

const everyProduct = async (origin: string): Promise<Product[]> => {
  const store = storeAt(origin)
  const { products, total_pages } = await store.products({ per_page: PER_PAGE })
  const rest = Array.from({ length: total_pages - 1 }, (_, index) =>
    store.products({ per_page: PER_PAGE, page: index + 2 }),
  )
  return [...products, ...(await Promise.all(rest)).flatMap((page) => page.products)]
}

/** What the store says of products where it says it apart from their pages. */
const knownProducts = (origin: string, products: Product[]): Promise<KnownProduct[]> =>
  inTurn(products, async ({ id }) => {
    const reviews = await storeAt(origin).reviews({ product: id, per_page: 1 })
    const answer = await fetch(`${origin}/product-data/${id}.json`)
    return { product: productForAgents.parse(await answer.json()), reviews: reviews.total }
  })

for (const [shop, { factor, currency, least }] of Object.entries({
  // Toman has no ISO code: prices are told in Rial
  fa: { factor: 10, currency: 'IRR', least: 700 },
  en: { factor: 1, currency: 'USD', least: 100 },
} as const)) {
  test.describe(`every page of the sitemap of the shop ${shop}`, () => {
    test.use({ shop: shop as 'fa' | 'en' })

    test('is one of its own, in its language, with true prices', async ({ origin }) => {
      // hundreds of pages, each drawn for the first time
      test.setTimeout(300_000)
      const entries = await readSitemap(origin)
      const urls = entries.map(({ loc }) => loc)
      expect(urls.length).toBeGreaterThan(least)
      expect(new Set(urls).size).toBe(urls.length)
      const pages = await readPages(urls)
      expect(pages.flatMap(faultsOf)).toEqual([])
      expect(repeatedIn(pages)).toEqual([])
      // what the sitemap says of languages is what the pages say, and each of them is a page of the sitemap
      expect(pages.map(({ alternates }) => alternates)).toEqual(entries.map(({ alternates }) => alternates))
      const named = new Set(pages.flatMap(({ alternates }) => Object.values(alternates)))
      expect([...named].filter((url) => !urls.includes(url))).toEqual([])

      const byUrl = new Map(pages.map((page) => [page.url, page.data]))
      const products = await everyProduct(origin)
      expect(
        products.flatMap((product) =>
          priceFaults(product, byUrl.get(`${origin}/product/${product.slug}`) ?? [], factor, currency),
        ),
      ).toEqual([])
      const known = await knownProducts(origin, products)
      expect(known.flatMap((one) => productFaults(one, byUrl.get(one.product.url) ?? []))).toEqual([])

      const heads = await readHeads(origin, urls)
      expect(heads.flatMap(headFaults)).toEqual([])
      expect(repeatedIn(heads)).toEqual([])
    })
  })
}

test('what search engines look for by name is there', async ({ origin }) => {
  const icon = await fetch(`${origin}/favicon.ico`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const bytes = new Uint8Array(await icon.arrayBuffer())
  // an icon, of three pictures
  expect([...bytes.slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  const [index, other] = await Promise.all(
    ['/sitemap.xml', '/sitemap_index.xml'].map(async (path) => (await fetch(origin + path)).text()),
  )
  expect(other).toBe(index)
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  // a page that must not be read cannot say that it is to be left out
  expect(robots).not.toContain('/search')
  for (const search of ['/search?q=x', '/search', '/en/search']) {
    expect(await (await fetch(origin + search)).text()).toContain('name="robots" content="noindex')
  }
})
