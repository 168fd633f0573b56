import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { untilProductsFetchedAhead, visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

test.use({ viewport: PHONE, hasTouch: true })

interface TraceEvent {
  name: string
  args?: { elementCount?: number }
}

/** Notes how far, and to which side, the screens of each transition slide. */
const noteSlides = (page: Page) =>
  page.evaluateHandle(() => {
    const slides: string[] = []
    const start = document.startViewTransition
    document.startViewTransition = function (...given: Parameters<typeof start>) {
      const transition = start.apply(this, given)
      void transition.ready.then(() => {
        const of = (name: string) =>
          getComputedStyle(document.documentElement, `::view-transition-${name}(root)`).getPropertyValue(
            '--slide',
          )
        slides.push(...new Set([of('old'), of('new')]))
      })
      return transition
    }
    return slides
  })

/** Notes every text that tells of a screen on its way, and every time that its line shows. */
const noteProgress = (page: Page, loading: string) =>
  page.evaluateHandle((words) => {
    const told: string[] = []
    new MutationObserver((records) => {
      for (const { addedNodes, attributeName, target } of records) {
        if (attributeName && (target as Element).hasAttribute(attributeName)) told.push(attributeName)
        for (const node of addedNodes) if (node.textContent === words) told.push(words)
      }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-active'] })
    return told
  }, loading)

for (const [locale, path, start, end] of [
  ['fa', '/shop', '-28px', '28px'],
  ['en', '/en/shop', '28px', '-28px'],
] as const) {
  test(`screens slide from where they come, ${locale}`, async ({ page }) => {
    await page.goto(path)
    await untilProductsFetchedAhead(page)
    const slides = await noteSlides(page)
    const card = page.getByRole('main').locator('article a').first()
    const title = page.getByRole('heading', { level: 1 })
    const name = (await card.textContent()) ?? ''
    const tabs = page.getByRole('navigation', { name: word(locale, 'shell_main_navigation') })
    await tabs.getByRole('link', { name: word(locale, 'catalog_categories') }).tap()
    await expect(title).toHaveText(word(locale, 'catalog_categories'))
    await expect.poll(() => slides.jsonValue()).toEqual(['0px'])
    await page.goBack()
    await card.tap()
    await expect(title).toHaveText(name)
    await expect.poll(() => slides.jsonValue()).toEqual(['0px', start])
    // as if the visit had begun here: the arrow leads home, and not back
    await page.evaluate(() => history.replaceState({ ...history.state, idx: 0 }, ''))
    await page.getByRole('link', { name: word(locale, 'ui_back'), exact: true }).tap()
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/(en)?$/)
    await expect.poll(() => slides.jsonValue()).toEqual(['0px', start, end])
  })
}

/** ms; `SHOWN_AFTER` of app/features/shell/arrival/screen-progress.tsx */
const LATE = 120

/** However slow the machine is, no screen is late: the timer of that never ends. */
const stopTimer = (page: Page, milliseconds: number) =>
  page.evaluate((stopped) => {
    const start = window.setTimeout
    const given = (handler: TimerHandler, delay?: number) => (delay === stopped ? 0 : start(handler, delay))
    window.setTimeout = given as typeof start
  }, milliseconds)

test('a screen that comes at once is drawn without a word or line of one on its way', async ({ page }) => {
  await page.goto('/shop')
  await untilProductsFetchedAhead(page)
  await stopTimer(page, LATE)
  const told = await noteProgress(page, word('fa', 'ui_loading'))
  const card = page.getByRole('main').locator('article a').first()
  const title = page.getByRole('heading', { level: 1 })
  const name = (await card.textContent()) ?? ''
  await card.tap()
  await expect(title).toHaveText(name)
  await page.goBack()
  await expect(card).toBeVisible()
  await page.goForward()
  await expect(title).toHaveText(name)
  expect(await told.jsonValue()).toEqual([])
})

test('a phone that is turned while screens change is no error', async ({ page }) => {
  await visit(page, '/shop')
  const begun = await page.evaluateHandle(async () => {
    const reasons: string[] = []
    addEventListener('unhandledrejection', ({ reason }) => reasons.push(reason.name))
    const [isLeft, isDrawn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // as the router does it, which waits for the end alone
    void document.startViewTransition(() => {
      isLeft.resolve()
      return isDrawn.promise
    }).finished
    // before that the browser has no picture of the old screen, and none that would not fit
    await isLeft.promise
    return { reasons, draw: isDrawn.resolve }
  })
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
  await begun.evaluate(({ draw }) => draw())
  // the browser gives up after 4 s as well, which a slow machine may need to turn
  const refused = [expect.stringMatching(/^(InvalidState|Timeout)Error$/)]
  await expect.poll(() => begun.evaluate(({ reasons }) => reasons)).toEqual(refused)
})

test('a transition leaves the style of the screen as it was worked out', async ({ page }) => {
  const browser = page.context().browser()!
  await visit(page, '/shop')
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await page.evaluate(() => document.startViewTransition(() => undefined).finished)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const worked = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0)
  const elements = await page.locator('*').count()
  expect(worked).not.toEqual([])
  expect(Math.max(...worked)).toBeLessThan(elements / 4)
})
