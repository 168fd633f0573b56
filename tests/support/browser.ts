import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, expect, type Page, test as plain } from '@playwright/test'
import type axe from 'axe-core'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { chromiumOptions } from './chromium.ts'
import { type RunningServer, type ShopName, startServer } from './server.ts'

interface WorkerFixtures {
  openBrowser: () => Promise<Browser>
  servers: (shop: ShopName) => Promise<string>
}

interface TestFixtures {
  /** which demo shop the test walks through */
  shop: ShopName
  /** HTTP statuses that the test itself asks for, as by opening what is not there: browsers complain about them */
  provoked: number[]
  /** the test takes the network away, of which browsers and the router complain too */
  losesNetwork: boolean
  /** the device was never here: the introduction opens by itself */
  isNewHere: boolean
  browserOf: Browser
  origin: string
  /** starts the shop with other settings, for this test alone, and answers its origin */
  originWith: (settings: Partial<AppSettings>) => Promise<string>
}

/** Code of a page that a test leaves after seconds takes longer to be optimized than it takes to run. */
const WITHOUT_OPTIMIZING = '--js-flags=--no-opt --no-maglev'

/** what Playwright says where a test does without the worker */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** a screen that a visitor was about to open, and then did not */
const NOT_OPENED = 'was preloaded using link preload but not used'

const NO_NETWORK =
  /net::ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|Failed to fetch|error occurred when fetching the script/

/** The introduction does not open by itself in this context: it was seen. */
const markIntroSeen = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // a frame that may run no script of the shop's has no storage either
    if (origin !== 'null') localStorage.setItem('intro_seen', 'true')
  })

let visitors = 0

const nextAddress = (): string => {
  visitors++
  return `198.18.${visitors >> 8}.${visitors & 255}`
}

/** A page on a real server; anything on the console that is a warning or worse fails the test. */
export const test = plain.extend<TestFixtures, WorkerFixtures>({
  shop: ['fa', { option: true }],
  provoked: [[], { option: true }],
  losesNetwork: [false, { option: true }],
  isNewHere: [false, { option: true }],
  openBrowser: [
    async ({ playwright }, use) => {
      const { args = [], ...options } = await chromiumOptions()
      let browser: Browser | undefined
      await use(async () => {
        if (browser?.isConnected()) return browser
        if (browser) process.stderr.write('The browser ended between two tests: another one is started.\n')
        browser = await playwright.chromium.launch({ ...options, args: [...args, WITHOUT_OPTIMIZING] })
        return browser
      })
      await browser?.close()
    },
    { scope: 'worker' },
  ],
  browserOf: async ({ openBrowser }, use) => use(await openBrowser()),
  servers: [
    async ({ openBrowser }, use) => {
      // ends before the browser does
      expect(openBrowser).toBeDefined()
      const started = new Map<ShopName, Promise<RunningServer>>()
      await use(async (shop) => {
        let server = started.get(shop)
        if (!server) {
          server = startServer(shop)
          started.set(shop, server)
        }
        return (await server).origin
      })
      for (const server of started.values()) await (await server).stop()
    },
    { scope: 'worker' },
  ],
  origin: async ({ servers, shop }, use) => use(await servers(shop)),
  originWith: async ({ shop }, use) => {
    const started: RunningServer[] = []
    await use(async (settings) => {
      const server = await startServer(shop, settings)
      started.push(server)
      return server.origin
    })
    for (const server of started) await server.stop()
  },
  context: async (
    {
      browserOf,
      origin,
      originWith,
      provoked,
      losesNetwork,
      isNewHere,
      viewport,
      hasTouch,
      javaScriptEnabled,
      colorScheme,
      reducedMotion,
      serviceWorkers,
    },
    use,
  ) => {
    // its pages are gone before their servers are
    expect(originWith).toBeDefined()
    const context = await browserOf.newContext({
      baseURL: origin,
      viewport,
      hasTouch,
      javaScriptEnabled,
      colorScheme,
      reducedMotion,
      serviceWorkers,
      locale: 'fa-IR',
      // who comes next is somebody else: what one test does often is not held against another
      extraHTTPHeaders: { 'X-Forwarded-For': nextAddress() },
    })
    if (!isNewHere) await markIntroSeen(context)
    const noise: string[] = []
    context.on('console', (message) => {
      const status = Number(/^Failed to load resource: .* status of (\d+)/.exec(message.text())?.[1])
      if (provoked.includes(status) || message.text() === BLOCKED_WORKER) return
      if (message.text().includes(NOT_OPENED)) return
      if (losesNetwork && NO_NETWORK.test(message.text())) return
      if (['error', 'warning'].includes(message.type()))
        noise.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    })
    context.on('weberror', (error) => noise.push(`uncaught: ${error.error().message}`))
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost') noise.push(`third party: ${request.url()}`)
    })
    await use(context)
    await context.close()
    expect(noise, 'the console is silent and no other host is asked').toEqual([])
  },
  page: async ({ context }, use) => use(await context.newPage()),
})

/**
 * Gives the tests of a `describe` block one server of their own, on which they run one after the other: for what others
 * must not change, as by buying.
 */
export const ownServer = (
  shop: ShopName,
  settings: Partial<AppSettings> = {},
  prepare?: Parameters<typeof startServer>[2],
): void => {
  let server: RunningServer
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    server = await startServer(shop, settings, prepare)
  })
  test.afterAll(() => server.stop())
  test.use({ shop, origin: ({ shop: _ }, use) => use(server.origin) })
}

/** What fades in has its colours only at the end. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const passing = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      const isTimed = animation.timeline instanceof DocumentTimeline && endTime !== Number.POSITIVE_INFINITY
      return isTimed && animation.playState === 'running'
    })
    return Promise.allSettled(passing.map(({ finished }) => finished.then(() => true)))
  })

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on the page as it is now; `rules` asks only some things again, as contrast in other colours. */
export const expectAccessible = async (page: Page, rules?: string[]): Promise<void> => {
  // what is being worked out anew is faded until it is there
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await settle(page)
  // once per page, and without the second page that axe's own Playwright package opens for every answer
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE};0`)
  const found = await page.evaluate(
    async (runOnly) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe & { _cache: Map<string, unknown> } }
      // Persian letters are narrower joined than apart, as what a font of icons draws for a word is: such text would be
      // passed over where contrast is read. No font of the shop is one of icons
      inPage._cache.set('fonts', new Proxy({}, { get: () => ({ occurrences: 3, numLigatures: 0 }) }))
      const { violations } = await inPage.run({
        runOnly,
        resultTypes: ['violations'],
        // the sheets that it would fetch and read again are for no rule of these
        preload: { assets: ['media'] },
        // what is found is told by its HTML
        selectors: false,
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      )
    },
    rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: ALL_RULES },
  )
  expect(found).toEqual([])
}

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
export { expect }
