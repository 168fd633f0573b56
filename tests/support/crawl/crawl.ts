import { type ReadPage, readPage } from './read-page.ts'

/** at once: a page waits for the store as often as it works */
const SIDE_BY_SIDE = 6

const fetchText = async (url: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(url, { redirect: 'manual' })
  return { status: answer.status, text: await answer.text() }
}

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'")

interface SitemapEntry {
  loc: string
  /** URL by language */
  alternates: Record<string, string>
}

const entriesIn = (xml: string): SitemapEntry[] =>
  Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => ({
    loc: decode(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    alternates: Object.fromEntries(
      Array.from(
        entry.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"/g),
        ([, language, href = '']) => [language, decode(href)],
      ),
    ),
  }))

/** Every entry of the sitemap's files. */
export const readSitemap = async (origin: string): Promise<SitemapEntry[]> => {
  const index = await fetchText(`${origin}/sitemap.xml`)
  const files = Array.from(index.text.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc = '']) => decode(loc))
  return (await Promise.all(files.map(async (file) => entriesIn((await fetchText(file)).text)))).flat()
}

/** The results of something done with each, a few at a time, in their order. */
export const inTurn = async <T, R>(all: T[], work: (one: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  const queue = all.entries()
  const next = async () => {
    for (const [index, one] of queue) results[index] = await work(one)
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next))
  return results
}

/** These pages as the server sends them. */
export const readPages = (urls: string[]): Promise<ReadPage[]> =>
  inTurn(urls, async (url) => {
    const { status, text } = await fetchText(url)
    return readPage(url, status, text)
  })

/** What `getHead` answers for these pages. */
export const readHeads = (origin: string, urls: string[]): Promise<ReadPage[]> =>
  inTurn(urls, async (url) => {
    const { status, text } = await fetchText(
      `${origin}/wp-json/rankmath/v1/getHead?url=${encodeURIComponent(url)}`,
    )
    return readPage(url, status, JSON.parse(text).head)
  })
