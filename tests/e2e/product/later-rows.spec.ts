import { expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

for (const viewport of [
  PHONE,
  { width: 320, height: 640 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('what is fetched below a product pushes away nothing that one has come to', async ({
      page,
      origin,
    }) => {
      const { slug } = await findSimple(origin, ({ upsell_ids }) => upsell_ids.length > 0)
      const answered = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      await page.route(/\/products\?.*include=/, async (route) => {
        asked.resolve()
        await answered.promise
        await route.continue()
      })
      await visit(page, `/product/${slug}`)
      const footer = page.getByRole('contentinfo')
      const above = () => footer.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      await footer.scrollIntoViewIfNeeded()
      await asked.promise
      const before = await above()
      answered.resolve()
      await expect(page.getByRole('region', { name: fa('product_upsells') })).toBeVisible()
      // two rows, in which a price may take a second line on a narrow phone
      expect(Math.abs((await above()) - before)).toBeLessThan(25)
    })
  })
}
