import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { startServerOn } from '#tests/support/server.ts'

const KB = 1000
const BUDGETS: Limits = { css: 12, html: 15, font: 40, total: 250, requests: 30, script: 125 }
const PRODUCT_SCRIPT = 145

type Limits = Record<'css' | 'html' | 'font' | 'total' | 'requests' | 'script', number>

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

/**
 * Loads a page as a phone would the first time and weighs what came, compressed by gzip. The total has the headers
 * of the answers too.
 */
const measure = async (url: string): Promise<Measured> => {
  const browser = await chromium.launch(await chromiumOptions())
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    // banners that move on are not the first view
    reducedMotion: 'reduce',
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
  const heads = new Map<string, number>()
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, headersText }) => {
    heads.set(requestId, headersText?.length ?? 0)
  })
  const came = new Map<string, number>()
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    came.set(requestId, encodedDataLength)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()
  // what is known of one answer comes in no certain order, hence at the end
  for (const [requestId, bytes] of came) {
    const kind = kinds.get(requestId)
    if (!kind) continue
    measured.bytes[kind] += bytes - (heads.get(requestId) ?? 0)
    measured.total += bytes
    measured.requests++
  }
  return measured
}

/** module preloads come without a type of their own */
const scriptLike = (url: string): Kind => (/\.js(\?|$)/.test(url) ? 'script' : 'other')

// pictures in all their widths, which the shop of the browser tests does without
const server = await startServerOn(mkdtempSync(join(tmpdir(), 'vitrin-size-')))
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
  const product = name === 'product'
  const measured = {
    script: bytes.script / KB,
    css: bytes.css / KB,
    html: bytes.html / KB,
    font: bytes.font / KB,
    total: total / KB,
    requests,
  }
  const budgets = product ? { ...BUDGETS, script: PRODUCT_SCRIPT } : BUDGETS
  for (const what of Object.keys(measured) as (keyof Limits)[]) {
    const found = measured[what]
    if (found > budgets[what]) problems.push(`${name}: ${what} ${found.toFixed(1)} is over ${budgets[what]}`)
  }
}
await server.stop()
for (const problem of problems) console.error(problem)
process.exit(problems.length ? 1 : 0)
