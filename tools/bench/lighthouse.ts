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

const run = async (url: string, port: number): Promise<Run> => {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { categories, audits } = result.lhr
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100])),
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
  }
}

/** Lighthouse's mobile profile on home, list and product. */
export const measureLighthouse = async (origin: string, slug: string): Promise<Row[]> => {
  const { executablePath, args } = await chromiumOptions()
  const rows: Row[] = []
  for (const [name, path] of Object.entries({ home: '/', list: '/shop', product: `/product/${slug}` })) {
    const runs: Run[] = []
    for (let i = 0; i < RUNS; i++) {
      const chrome = await launch({
        chromePath: executablePath,
        chromeFlags: ['--headless', ...(args ?? [])],
      })
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
