import { expect, test } from '../support/browser.ts'
import { visit } from '../support/screen.ts'
import { screensOf } from '../support/screens.ts'

const WIDTHS = [320, 390, 768, 1440]

for (const locale of ['fa', 'en'] as const) {
  test.describe(`every screen, ${locale}`, () => {
    test.use({ shop: locale, viewport: { width: 320, height: 800 }, provoked: [404] })
    test.setTimeout(300_000)

    test('fits into every width and says its language', async ({ page, origin }) => {
      for (const [name, path] of Object.entries(await screensOf(origin))) {
        await test.step(name, async () => {
          await visit(page, path)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 })
            const wide = await page.evaluate(() => document.documentElement.scrollWidth)
            expect.soft(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width)
          }
        })
      }
    })
  })
}
