import { beforeAll, expect, it } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { customerHeaders, customerRow } from '#tests/support/people/customers.ts'
import { smallShop } from '#tests/support/shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

const PATHS = [
  '/wp-content/plugins/ghab/rests/plugin.php',
  '/wp-json/ghab/v1/menu',
  '/wp-json/ghab/v1/product-categories?per_page=50',
  '/wp-json/ghab/v1/products?per_page=20',
  '/wp-json/ghab/v1/products?per_page=20&_fields=id,name,images,price&on_sale=true',
  '/wp-json/ghab/v1/products?search=cup',
  '/wp-json/ghab/v1/products/1/price-history',
  '/wp-json/ghab/v1/products/1/structured-data',
  '/wp-json/wc/v3/products?slug=cup',
  '/wp-json/wc/v3/products/1/variations?per_page=100',
  '/wp-json/wc/v3/products/reviews?product=1',
  '/wp-json/ghab/v1/vendors',
  '/wp-json/wp/v2/posts?_embed=1',
  '/wp-json/wc/v3/products/0',
]

let store: TestStore
let wholesale: Record<string, string>
beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      ...smallShop(),
      customers: [customerRow({ id: 13, email: 'bulk@shop.test', role: 'wholesale_customer' })],
    }),
  )
  wholesale = await customerHeaders(store, { id: 13, role: 'wholesale_customer' })
})

it.each(PATHS)('a page reads of %s what is answered over HTTP, whoever asks', async (path) => {
  for (const headers of [{}, wholesale, {}, wholesale]) {
    const request = () => new Request(TEST_ORIGIN + path, { headers })
    const read = await store.read(request())
    const answered = await store.fetch(request())
    expect(read.status).toBe(answered.status)
    expect(await read.json()).toStrictEqual(await answered.json())
    for (const name of ['X-WP-Total', 'X-WP-TotalPages'])
      expect(read.headers.get(name)).toBe(answered.headers.get(name))
  }
})
