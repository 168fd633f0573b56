import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { fa, faNumber } from '#tests/support/screen.ts'
import { findChoosy, findSimple } from '#tests/support/shops/catalogue.ts'
import { median, type Row } from './table.ts'

const RUNS = 3
/** ms after the page has loaded, at which somebody taps for the first time */
const MOMENTS = [0, 1500, 5000]
/** Lighthouse's slow 4G as devtools have to be told it: ms, and bytes a second */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
/** how much slower than this machine its processor is */
const SLOW_PHONE = { rate: 4 }

interface Tap {
  path: string
  control: (page: Page) => Locator
  /** what only the answer has: a CSS selector, and a part of its text or name */
  answer: { selector: string; text?: string }
  typed?: string
}

interface Times {
  /** ms from the tap to the next frame, which shows the control pressed */
  pressed: number
  /** ms from the tap to the frame that has the answer */
  answered: number
}

const findTaps = async (origin: string): Promise<Record<string, Tap>> => {
  const { name, slug } = await findSimple(origin)
  const { product, bought } = await findChoosy(origin)
  const option = bought[1].attributes[0]?.option ?? ''
  const search = `/search?q=${encodeURIComponent(name)}`
  const dialog = { selector: 'dialog[open]' }
  const button = (key: string, values?: Record<string, string>) => (page: Page) =>
    page.getByRole('button', { name: fa(key, values) }).first()
  return {
    'add to cart': {
      path: search,
      control: button('catalog_add_named', { name }),
      answer: { selector: 'a', text: fa('shell_cart_with', { count: faNumber(1) }) },
    },
    heart: {
      path: search,
      control: button('catalog_wish_named', { name }),
      answer: { selector: '[aria-pressed="true"]', text: fa('catalog_wish_named', { name }) },
    },
    menu: { path: '/', control: button('shell_open_menu'), answer: dialog },
    filters: { path: '/shop', control: button('catalog_filters'), answer: dialog },
    'search field, to suggestions': {
      path: '/search',
      control: (page) => page.getByRole('main').getByRole('combobox'),
      typed: 'قهوه',
      answer: { selector: '[role="option"]' },
    },
    variation: {
      path: `/product/${product.slug}`,
      control: (page) => page.locator('label', { has: page.getByRole('radio', { name: option }) }).first(),
      answer: { selector: 'label:has(:checked)', text: option },
    },
    quantity: {
      path: `/product/${slug}`,
      control: button('ui_increase'),
      answer: { selector: 'output', text: faNumber(2) },
    },
    'product, to heading and picture': {
      path: search,
      control: (page) => page.getByRole('main').getByRole('link', { name, exact: true }).first(),
      answer: { selector: 'h1', text: name },
    },
  }
}

/** Notes in the browser when somebody tapped, and in which frame the answer was there; over a new page, too. */
const watchTaps = ({ selector, text }: { selector: string; text: string }): void => {
  const now = () => performance.timeOrigin + performance.now()
  const isAnswered = () =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        element.checkVisibility() && `${element.ariaLabel ?? ''} ${element.textContent}`.includes(text),
    )
  const watch = () => {
    if (!isAnswered()) requestAnimationFrame(watch)
    else sessionStorage.setItem('answered', String(now()))
  }
  const onTap = ({ timeStamp }: Event) => {
    sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp))
    requestAnimationFrame(() => {
      sessionStorage.setItem('pressed', String(now()))
      watch()
    })
  }
  if (sessionStorage.getItem('tapped')) watch()
  else addEventListener('pointerdown', onTap, { capture: true, once: true })
}

/** A visitor with an empty browser, whose page is as slow as a phone. */
export const openSlowPhone = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  await context.addInitScript(() => localStorage.setItem('intro_seen', 'true'))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', SLOW_PHONE)
  return page
}

/** One visitor opens a page and taps once. */
const measure = async (browser: Browser, origin: string, tap: Tap, moment: number): Promise<Times> => {
  const page = await openSlowPhone(browser, origin)
  await page.addInitScript(watchTaps, { selector: tap.answer.selector, text: tap.answer.text ?? '' })
  await page.goto(tap.path)
  await page.waitForTimeout(moment)
  const control = tap.control(page)
  await control.tap()
  if (tap.typed) await page.keyboard.insertText(tap.typed)
  await page.waitForFunction(() => sessionStorage.getItem('answered'))
  const [tapped, pressed, answered] = await page.evaluate(() =>
    ['tapped', 'pressed', 'answered'].map((key) => Number(sessionStorage.getItem(key))),
  )
  await page.context().close()
  return { pressed: pressed! - tapped!, answered: answered! - tapped! }
}

/** The first tap of a visit on a slow phone with slow 4G, in ms: to the pressed control, and to its answer. */
export const measureTaps = async (origin: string): Promise<Row[]> => {
  const browser = await chromium.launch(await chromiumOptions())
  const rows: Row[] = []
  for (const [name, tap] of Object.entries(await findTaps(origin))) {
    const row: Row = { 'first tap': name }
    for (const moment of MOMENTS) {
      const runs: Times[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, origin, tap, moment))
      const pressed = Math.round(median(runs.map((times) => times.pressed)))
      const answered = Math.round(median(runs.map((times) => times.answered)))
      row[`${moment / 1000} s after load: pressed · answered`] = `${pressed} · ${answered}`
    }
    rows.push(row)
  }
  await browser.close()
  return rows
}
