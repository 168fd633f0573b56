import { LONGEST_HISTORY } from '#store-api/contract/longest-history.ts'
import type { Product } from '#store-api/contract/products.ts'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { storeAt, visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

/** Something on sale that cost less within the month before, and had other prices within the year. */
const findReduced = async (origin: string): Promise<Product> => {
  const store = storeAt(origin)
  const { products } = await store.products({ on_sale: true, per_page: 100, facets: false })
  for (const product of products) {
    const { type, lowest_price, regular_price } = product
    if (type !== 'simple' || !lowest_price || Number(lowest_price) >= Number(regular_price)) continue
    if ((await store.priceHistory(product.id, LONGEST_HISTORY)).steps.length > 4) return product
  }
  throw new Error('nothing was cheaper before its sale')
}

for (const shop of ['fa', 'en'] as const) {
  test.describe(shop, () => {
    test.use({ shop, viewport: PHONE })
    const text = (key: string) => word(shop, key)

    test('a sale stands beside the lowest price before it, and its past is drawn when one comes near', async ({
      page,
      origin,
    }) => {
      const product = await findReduced(origin)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await visit(page, `/product/${product.slug}`)
      await expect(page.getByText(text('price_history_lowest_before'))).toBeVisible()
      const section = page.getByRole('region', { name: text('price_history_title') })
      const before = await section.boundingBox()
      expect(asked.filter((url) => /products\/\d+\/price-history/.test(url))).toEqual([])

      await section.scrollIntoViewIfNeeded()
      const chart = section.getByRole('img')
      await expect(chart).toBeVisible()
      expect((await section.boundingBox())?.height).toBe(before?.height)
      await expectAccessible(page)

      // by keyboard: radios
      const [shortest, , longest] = await section.getByRole('radio').all()
      await shortest?.check()
      const ofMonth = await chart.getAttribute('aria-label')
      await shortest?.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(longest!).toBeChecked()
      await expect(chart).not.toHaveAttribute('aria-label', ofMonth ?? '')
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a link leads to all prices in a table', async ({ page, origin }) => {
    const product = await findReduced(origin)
    const { steps } = await storeAt(origin).priceHistory(product.id, LONGEST_HISTORY)
    await page.goto(`${origin}/product/${product.slug}`)
    await page.getByRole('link', { name: word('fa', 'price_history_as_table') }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(steps.length)
  })
})
