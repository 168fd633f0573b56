import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '../support/browser.ts'
import { screensOf } from '../support/screens.ts'

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
          await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0)
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
