import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { median, type Row } from './table.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Run {
  scores: Record<string, number>
  lcp: number
  tbt: number
  cls: number
}

interface Visit {
  path: string
  /** the introduction opens by itself on the first visit to home */
  isFirst?: boolean
}

const visitsOf = (slug: string): Record<string, Visit> => ({
  home: { path: '/' },
  'home, first visit': { path: '/', isFirst: true },
  list: { path: '/shop' },
  product: { path: `/product/${slug}` },
})

/** By a page that fetches nothing else, so that the browser knows the shop's origin and none of its files. */
const noteIntroSeen = async (origin: string, port: number): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => localStorage.setItem('intro_seen', 'true'))
  await page.close()
  await browser.close()
}

const run = async (url: string, port: number): Promise<Run> => {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error',
    // each browser is new, and is to keep what `noteIntroSeen` wrote
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
  }
}

/** Lighthouse's mobile profile on home with and without the introduction, list and product. */
export const measureLighthouse = async (origin: string, slug: string): Promise<Row[]> => {
  const { executablePath, args } = await chromiumOptions()
  const rows: Row[] = []
  for (const [name, { path, isFirst }] of Object.entries(visitsOf(slug))) {
    const runs: Run[] = []
    for (let i = 0; i < RUNS; i++) {
      const chrome = await launch({
        chromePath: executablePath,
        chromeFlags: ['--headless', ...(args ?? [])],
      })
      if (!isFirst) await noteIntroSeen(origin, chrome.port)
      runs.push(await run(origin + path, chrome.port))
      chrome.kill()
    }
    rows.push({
      page: name,
      ...Object.fromEntries(
        CATEGORIES.map((category) => [
          category,
          Math.round(median(runs.map(({ scores }) => scores[category] ?? 0))),
        ]),
      ),
      'LCP s': (median(runs.map(({ lcp }) => lcp)) / 1000).toFixed(2),
      'TBT ms': Math.round(median(runs.map(({ tbt }) => tbt))),
      CLS: median(runs.map(({ cls }) => cls)).toFixed(3),
    })
  }
  return rows
}
