import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

/** What differs from day to day is not the look. */
const STILL =
  'time, [role="timer"] { visibility: hidden !important } * { caret-color: transparent !important }'

/** Waits until all that is in view has come, and hides what is never the same. */
const settleLook = async (page: Page): Promise<void> => {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // a sheet of its own: the shop allows no style that is written into a page, as Playwright's `stylePath` would be
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, STILL)
  await page.waitForFunction(() => {
    const isInView = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    const hasCome = [...document.images].filter(isInView).every(({ complete }) => complete)
    return hasCome && document.fonts.status === 'loaded'
  })
}

/** The page looks like its picture in `tests/looks`; `--update-snapshots` keeps what it looks like now. */
export const expectLook = async (page: Page, name: string): Promise<void> => {
  await settleLook(page)
  await expect(page).toHaveScreenshot(`${name}.png`)
}

/**
 * The families that the text of a page is really drawn in; `system:` in front of those of the machine.
 * @throws where part of the page is replaced while it is asked for, as when the page becomes interactive
 */
export const fontsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body :is(a, b, button, dd, dt, h1, h2, h3, label, li, option, p, span, summary, th, td)',
  })
  const drawn = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  ).finally(() => devtools.detach())
  const families = drawn.flatMap(({ fonts }) =>
    fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `system: ${familyName}`)),
  )
  return [...new Set(families)]
}
