import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '../support/browser.ts'
import { visit } from '../support/screen.ts'
import { OWN_SCREENS, SELLER_SCREENS, screensOf } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'

const WIDTHS = [320, 390, 768, 1440]

/** Place and look of everything that the server drew in view; what counts down changes by nature. */
const looks = (page: Page): Promise<{ name: string; look: string }[]> =>
  page.evaluate(() => {
    const store = globalThis as { drawn?: { element: Element; name: string }[] }
    store.drawn ??= [...document.querySelectorAll('main *, header *, footer *, nav *')]
      .filter(
        (element) =>
          !element.matches(
            'img, svg, svg *, [role="timer"], [role="timer"] *, :has(> [role="timer"]), :has(> * > [role="timer"])',
          ),
      )
      .filter((element) => element.getBoundingClientRect().top < innerHeight)
      .map((element) => ({ element, name: `${element.tagName} ${element.textContent?.slice(0, 30)}` }))
    return store.drawn.map(({ element, name }) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { display, position, fontSize, color, backgroundColor } = getComputedStyle(element)
      // what holds others grows as more comes to its end
      const place = [x, y, width, element.firstElementChild ? 0 : height].map(Math.round)
      return { name, look: [...place, display, position, fontSize, color, backgroundColor].join(' ') }
    })
  })

for (const locale of ['fa', 'en'] as const) {
  test.describe(`every screen, ${locale}`, () => {
    test.use({ shop: locale, viewport: { width: 320, height: 800 }, provoked: [404] })
    test.setTimeout(900_000)

    test('fits into every width and says its language', async ({ page, origin }) => {
      const check = (name: string, path: string) =>
        test.step(name, async () => {
          await visit(page, path)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 })
            const wide = await page.evaluate(() => document.documentElement.scrollWidth)
            expect.soft(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width)
          }
        })
      for (const [name, path] of Object.entries(await screensOf(origin))) await check(name, path)
      for (const [role, screens] of [
        ['customer', OWN_SCREENS],
        ['vendor', SELLER_SCREENS],
      ] as const) {
        await page.setViewportSize({ width: 320, height: 800 })
        await signIn(page, locale, '/settings', role)
        for (const [name, path] of Object.entries(screens)) await check(name, path)
      }
    })
  })
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`the first view, ${device}`, () => {
    test.use({ shop: 'fa', viewport, provoked: [404] })
    test.setTimeout(900_000)

    test('stays as it is when somebody comes', async ({ page, origin }) => {
      for (const [name, path] of Object.entries(await screensOf(origin))) {
        await test.step(name, async () => {
          await page.goto(path, { waitUntil: 'networkidle' })
          const before = await looks(page)
          await page.keyboard.press('Shift')
          await expect(page.locator('[data-deferred="asleep"]')).toHaveCount(0)
          await page.waitForLoadState('networkidle')
          const after = await looks(page)
          const changed = before.flatMap(({ name: what, look }, index) =>
            look === after[index]?.look ? [] : [`${what}: ${look} → ${after[index]?.look}`],
          )
          expect.soft(changed.slice(0, 3), name).toEqual([])
        })
      }
    })
  })
}
