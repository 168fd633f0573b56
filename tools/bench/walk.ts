import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { fa, untilProductsFetchedAhead } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'
import { median, type Row } from './table.ts'
import { openSlowPhone } from './taps.ts'

const RUNS = 3
/** ms that somebody looks at the product before going back */
const STAY = 2000

interface Awaited {
  selector: string
  text: string
}

interface Walk {
  heading: number
  whole: number
  back: number
  /** the longest that the browser took for the frame after one of the taps */
  inp: number
}

/** Notes in the page when each of these is first seen, in ms from the next tap or the next way back on. */
const watch = (page: Page, awaited: Record<string, Awaited>): Promise<void> =>
  page.evaluate((all) => {
    const seen: Record<string, number> = {}
    const start = (event: Event) => {
      removeEventListener('pointerdown', start, true)
      removeEventListener('popstate', start, true)
      const look = () => {
        for (const [name, { selector, text }] of Object.entries(all)) {
          const isThere = [...document.querySelectorAll(selector)].some(
            (element) =>
              element.checkVisibility() && `${element.ariaLabel ?? ''} ${element.textContent}`.includes(text),
          )
          if (isThere) seen[name] ??= performance.now() - event.timeStamp
        }
        if (Object.keys(seen).length < Object.keys(all).length) requestAnimationFrame(look)
        else Object.assign(window, { seen })
      }
      requestAnimationFrame(look)
    }
    Object.assign(window, { seen: undefined })
    addEventListener('pointerdown', start, true)
    addEventListener('popstate', start, true)
  }, awaited)

const seen = async (page: Page): Promise<Record<string, number>> => {
  const found = await page.waitForFunction(() => (window as { seen?: Record<string, number> }).seen)
  return (await found.jsonValue()) as Record<string, number>
}

/** Notes how long the browser took to show that each event was handled. */
const noteEvents = (): void => {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** From an untouched list to a product by tap, and back. */
const walk = async (browser: Browser, origin: string): Promise<Walk> => {
  const { name } = await findSimple(origin)
  const page = await openSlowPhone(browser, origin)
  await page.addInitScript(noteEvents)
  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  await untilProductsFetchedAhead(page)
  const addOnCard = { selector: 'button', text: fa('catalog_add_named', { name }) }
  await watch(page, {
    heading: { selector: 'h1', text: name },
    whole: { selector: 'main button', text: fa('product_add_to_cart') },
  })
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().tap()
  const there = await seen(page)
  await page.waitForTimeout(STAY)
  await watch(page, { back: addOnCard })
  await page.evaluate(() => history.back())
  const { back } = await seen(page)
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  await page.context().close()
  return {
    heading: there.heading ?? 0,
    whole: there.whole ?? 0,
    back: back ?? 0,
    inp: Math.max(0, ...durations),
  }
}

/** From a list to a product by tap on a slow phone with slow 4G, and back, in ms. */
export const measureWalk = async (origin: string): Promise<Row[]> => {
  const browser = await chromium.launch(await chromiumOptions())
  const walks: Walk[] = []
  for (let run = 0; run < RUNS; run++) walks.push(await walk(browser, origin))
  await browser.close()
  const middle = (name: keyof Walk): number => Math.round(median(walks.map((one) => one[name])))
  return [
    {
      'heading and picture': middle('heading'),
      'whole product': middle('whole'),
      'Back to the list': middle('back'),
      INP: middle('inp'),
    },
  ]
}
