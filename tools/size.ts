import { chromium } from '@playwright/test'
import { chromiumOptions } from '../tests/support/chromium.ts'
import seedShops from '../tests/support/seed-shops.ts'
import { startServer } from '../tests/support/server.ts'

const KB = 1000
const LIMITS = { css: 12 * KB, html: 15 * KB, font: 40 * KB, total: 250 * KB, requests: 30 }
const SCRIPT_LIMITS: Record<string, number> = { home: 125 * KB, list: 125 * KB, product: 145 * KB }

type Kind = 'html' | 'css' | 'script' | 'font' | 'image' | 'other'
const KINDS: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'image',
}

interface Measured {
  bytes: Record<Kind, number>
  total: number
  requests: number
}

/** Loads a page as a phone would the first time and weighs what came, compressed by gzip. */
const measure = async (url: string): Promise<Measured> => {
  const browser = await chromium.launch(await chromiumOptions())
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const kinds = new Map<string, Kind>()
  const measured: Measured = {
    bytes: { html: 0, css: 0, script: 0, font: 0, image: 0, other: 0 },
    total: 0,
    requests: 0,
  }
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) kinds.set(requestId, KINDS[type] ?? scriptLike(response.url))
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (!kind) return
    measured.bytes[kind] += encodedDataLength
    measured.total += encodedDataLength
    measured.requests++
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()
  return measured
}

/** module preloads come without a type of their own */
const scriptLike = (url: string): Kind => (/\.js(\?|$)/.test(url) ? 'script' : 'other')

await seedShops()
const server = await startServer('fa')
const shopped = (await (
  await fetch(`${server.origin}/wp-json/ghab/v1/products?per_page=1&facets=0`)
).json()) as { products: { slug: string }[] }
const pages = {
  home: '/',
  list: '/shop',
  product: `/product/${shopped.products[0]?.slug}`,
}

const problems: string[] = []
for (const [name, path] of Object.entries(pages)) {
  const { bytes, total, requests } = await measure(server.origin + path)
  const figures = Object.entries({ ...bytes, total }).map(
    ([kind, size]) => `${kind} ${(size / KB).toFixed(1)}`,
  )
  console.log(`${name.padEnd(8)} ${figures.join('  ')} kB, ${requests} requests`)
  const check = (what: string, value: number, limit: number) => {
    if (value > limit) problems.push(`${name}: ${what} ${value} is over ${limit}`)
  }
  check('script', bytes.script, SCRIPT_LIMITS[name]!)
  check('css', bytes.css, LIMITS.css)
  check('html', bytes.html, LIMITS.html)
  check('fonts', bytes.font, LIMITS.font)
  check('everything', total, LIMITS.total)
  check('requests', requests, LIMITS.requests)
}
await server.stop()
for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
