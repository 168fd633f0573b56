import { expect, PHONE, test } from '#tests/support/browser.ts'
import { findChoosy } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE })

for (const [name, locale] of Object.entries({ Persian: '', English: '/en' })) {
  test(`nothing but fonts and pictures is asked for before a page is painted, ${name}`, async ({
    page,
    origin,
  }) => {
    const { product } = await findChoosy(origin)
    for (const path of ['/', '/shop', `/product/${product.slug}`, '/search', '/page/1']) {
      await page.goto(locale + path, { waitUntil: 'networkidle' })
      const { early, modules } = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const asked = performance
          .getEntriesByType('resource')
          .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
        return {
          early: asked
            .filter(({ startTime }) => !paint || startTime < paint.startTime)
            .map(({ path }) => path)
            .filter((path) => !/\.(woff2|svg|webp|avif|png)$/.test(path)),
          modules: asked.filter(({ path }) => /^\/assets\/.*\.js$/.test(path)).length,
        }
      })
      expect(early, path).toEqual([])
      expect(modules, path).toBeGreaterThan(3)
    }
  })
}

test.describe('without script, and where no style sheet comes', () => {
  test.use({ javaScriptEnabled: false, losesNetwork: true })

  test('a page looks as it should', async ({ page }) => {
    await page.route('**/*.css*', (route) => route.abort())
    await page.goto('/shop')
    const grid = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .first()
    await expect(grid).toHaveCSS('display', 'grid')
    await expect(page.getByRole('banner').first()).toHaveCSS('position', 'sticky')
  })
})
