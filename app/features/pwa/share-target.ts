import { localPath } from '#common/local-path.ts'

const LINK = /https?:\/\/\S+/gi
/** characters of a search; longer shared texts are cut */
const LONGEST = 100

/** What another app shared: each may be empty, and many put the link into the text. */
export interface Shared {
  title: string
  text: string
  url: string
}

/**
 * What a shared text or link opens: the page of this shop that it names, else what to search for.
 * @param origin the shop's own; links elsewhere are not followed
 */
export const readShared = (
  { title, text, url }: Shared,
  origin: string,
): { path: string } | { query: string } => {
  for (const link of [url, text, title].flatMap((given) => given.match(LINK) ?? [])) {
    const path = link.startsWith(`${origin}/`) ? localPath(link.slice(origin.length)) : null
    if (path) return { path }
  }
  const words = [text, title].map((given) => given.replace(LINK, ' ').replace(/\s+/g, ' ').trim())
  return { query: (words.find(Boolean) ?? '').slice(0, LONGEST).trim() }
}
