import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { seedDemo } from '#demo/seed-demo.ts'
import { openDatabase } from '#store/database/connection.ts'
import { pack } from '#store/http/middleware/compress.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { tokenOf } from '#tests/support/people/sign-in.ts'
import { saveData } from '#tests/support/screen.ts'
import { type RunningServer, startServerOn } from '#tests/support/server.ts'

const KB = 1000
const LATER = 5000
/** until the first view is there, and five seconds later, untouched: kB compressed by gzip, and requests */
const FIRST_VIEW = { css: 14, html: 18, font: 40, total: 250, requests: 32 }
const FIVE_SECONDS_LATER = { script: 190, total: 350 }
const PRODUCT_FIVE_SECONDS_LATER = { script: 210, total: 350 }
/** of the back office with its chart, until the network is quiet */
const ADMIN_FIRST_VIEW = { script: 480, css: 10, font: 40, total: 560, requests: 32 }

type Kind = 'html' | 'css' | 'script' | 'font' | 'image' | 'other'
const KINDS: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
}

interface Visit {
  savesData: boolean
  /** ms after the page is loaded; undefined until the network is quiet */
  wait?: number
  /** of whoever is signed in */
  session?: string
}

interface Measured {
  bytes: Record<Kind, number>
  total: number
  requests: number
  /** of the bundle of the back office */
  ofAdmin: number
}

const STYLE = /<style[^>]*>.*?<\/style>/gs
/** as the shop packs what it keeps */
const weigh = async (text: string): Promise<number> =>
  text ? (await pack(Buffer.from(text), 'gzip', 'keep')).byteLength : 0

/** A page's own text and that of its styles, which stand in it, each compressed by itself. */
const weighDocument = async (html: string) => ({
  html: await weigh(html.replace(STYLE, '')),
  css: await weigh((html.match(STYLE) ?? []).join('')),
})

/** As long as nothing may come for a page to be there, in ms. */
const QUIET = 500

/**
 * Loads a page as a phone would the first time, waits and weighs what came, compressed by gzip.
 * The total has the headers of the answers too. Whoever saves data gets the first view and nothing more.
 */
const measure = async (url: string, { savesData, wait, session }: Visit): Promise<Measured> => {
  const browser = await chromium.launch(await chromiumOptions())
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    // banners that move on are not the first view
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  })
  if (session) await page.context().addCookies([{ name: 'vitrin_session', value: session, url }])
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const kinds = new Map<string, Kind>()
  let ofAdmin = 0
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.includes('/admin/assets/')) ofAdmin++
    if (response.url.startsWith('http')) kinds.set(requestId, KINDS[type] ?? scriptLike(response.url))
  })
  const heads = new Map<string, number>()
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, headersText }) => {
    heads.set(requestId, headersText?.length ?? 0)
  })
  const came = new Map<string, number>()
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    came.set(requestId, encodedDataLength)
  })
  if (savesData) await saveData(page)
  // code that comes later would keep the network busy for longer on a busy machine, and then more is counted
  const answer = await page.goto(url, { waitUntil: wait === undefined ? 'networkidle' : 'load' })
  const { html, css } = await weighDocument((await answer?.text()) ?? '')
  if (session) {
    // the network is quiet while the back office begins: its chart comes last
    await page.locator('canvas').first().waitFor()
    await page.waitForTimeout(QUIET)
  }
  if (wait !== undefined) {
    await page.waitForTimeout(wait)
    // on a machine that is too slow for it less would be weighed
    await page.waitForFunction(() => performance.getEntriesByName('loaded-at-idle').length > 0)
  }
  await browser.close()
  const measured: Measured = {
    bytes: { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 },
    total: 0,
    requests: 0,
    ofAdmin,
  }
  for (const [requestId, bytes] of came) {
    const kind = kinds.get(requestId)
    if (!kind) continue
    measured.bytes[kind] += bytes - (heads.get(requestId) ?? 0)
    measured.total += bytes
    measured.requests++
  }
  measured.bytes.html = html
  measured.bytes.css += css
  return measured
}

/** module preloads come without a type of their own */
const scriptLike = (url: string): Kind => (/\.js(\?|$)/.test(url) ? 'script' : 'other')

const now = Date.now()

/** Opens the demo shop in which these pictures, files below `media/`, are made in full. */
const openShop = async (pictures: ReadonlySet<string>): Promise<RunningServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-size-'))
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  await seedDemo({ db, dataDir, now, shop: 'fa', pictures, log: () => {} })
  await db.destroy()
  return startServerOn(dataDir)
}

const findPages = async (origin: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${origin}/wp-json/ghab/v1/products?per_page=1&facets=0`)
  const { products } = (await answer.json()) as { products: { slug: string }[] }
  return { home: '/', list: '/shop', product: `/product/${products[0]?.slug}` }
}

/** Every picture that these pages name, in whichever width: only those have to be made in full. */
const findPictures = async (origin: string, pages: string[]): Promise<Set<string>> => {
  const files = new Set<string>()
  for (const path of pages) {
    const html = await (await fetch(origin + path)).text()
    for (const [, file] of html.matchAll(/\/media\/(?:\d{1,4}\/)?(\d{4}\/\d{2}\/[\w.-]+)/g)) files.add(file!)
  }
  if (!files.size) throw new Error('the pages name no picture')
  return files
}

const drafted = await openShop(new Set())
const pages = await findPages(drafted.origin)
const pictures = await findPictures(drafted.origin, Object.values(pages))
await drafted.stop()
const server = await openShop(pictures)

const toKilobytes = ({ bytes, total, requests }: Measured) => ({
  ...Object.fromEntries(Object.entries({ ...bytes, total }).map(([kind, size]) => [kind, size / KB])),
  requests,
})

const problems: string[] = []
const compare = (what: string, measured: Measured, budgets: Record<string, number>): void => {
  const found: Record<string, number> = toKilobytes(measured)
  const figures = Object.entries(found).map(
    ([kind, size]) => `${kind} ${size.toFixed(kind === 'requests' ? 0 : 1)}`,
  )
  console.log(`${what.padEnd(24)} ${figures.join('  ')}`)
  for (const [kind, limit] of Object.entries(budgets)) {
    if (found[kind]! > limit) problems.push(`${what}: ${kind} ${found[kind]!.toFixed(1)} is over ${limit}`)
  }
}
const visits = []
for (const [name, path] of Object.entries(pages)) {
  visits.push({ name, path, firstView: await measure(server.origin + path, { savesData: true }) })
}
/** They wait most of the time, and do so side by side. */
const whole = await Promise.all(
  visits.map(async ({ path, ...visit }) => ({
    ...visit,
    later: await measure(server.origin + path, { savesData: false, wait: LATER }),
  })),
)
for (const { name, firstView, later } of whole) {
  compare(`${name}, first view`, firstView, FIRST_VIEW)
  if (firstView.ofAdmin + later.ofAdmin > 0) problems.push(`${name} asks for the back office`)
  compare(`${name}, 5 s later`, later, name === 'product' ? PRODUCT_FIVE_SECONDS_LATER : FIVE_SECONDS_LATER)
}
const session = await tokenOf(server.origin, 'fa', 'administrator')
compare(
  '/admin, first view',
  await measure(`${server.origin}/admin`, { savesData: false, session }),
  ADMIN_FIRST_VIEW,
)
await server.stop()
for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
