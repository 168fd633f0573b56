import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { screensOf } from '#tests/support/pages/screens.ts'
import { fa, saveData } from '#tests/support/screen.ts'

/** Place and look of everything that the server drew in view; what counts down changes by nature, and so does the width of words beside it. */
const looks = (page: Page): Promise<{ name: string; look: string }[]> =>
  page.evaluate(() => {
    const store = globalThis as { drawn?: { element: Element; name: string }[] }
    store.drawn ??= [...document.querySelectorAll('main *, header *, footer *, nav *')]
      .filter(
        (element) =>
          !element.matches(
            'img, svg, svg *, [role="timer"], [role="timer"] *, :has(> [role="timer"]), :has(> * > [role="timer"]), :has(+ [role="timer"])',
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

/** Tabs that are open side by side: most of the time of each is spent waiting for the network to be still. */
const TABS = 4

/** What of a screen is not as the server drew it any more once somebody has come. */
const changedOn = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(path, { waitUntil: 'networkidle' })
  // what only the device knows is drawn as soon as the page's own code has come
  await expect(page.locator('main').getByText(fa('ui_loading'), { exact: true })).toHaveCount(0)
  const before = await looks(page)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const after = await looks(page)
  return before.flatMap(({ name, look }, index) =>
    look === after[index]?.look ? [] : [`${name}: ${look} → ${after[index]?.look}`],
  )
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`the first view, ${device}`, () => {
    test.use({ shop: 'fa', viewport, provoked: [404] })
    test.setTimeout(900_000)

    test('stays as it is when somebody comes', async ({ context, origin }) => {
      const left = Object.entries(await screensOf(origin))
      const walk = async (page: Page) => {
        // else the page is hydrated before anyone has looked
        await saveData(page)
        for (let next = left.shift(); next; next = left.shift()) {
          const [name, path] = next
          await test.step(name, async () => {
            expect.soft((await changedOn(page, path)).slice(0, 3), name).toEqual([])
          })
        }
      }
      await Promise.all(Array.from({ length: TABS }, async () => walk(await context.newPage())))
    })
  })
}
