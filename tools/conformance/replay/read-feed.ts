const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const decoded = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => ENTITIES[name] ?? '')

const textOf = (content: string): string => {
  const cdata = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/.exec(content)?.[1]
  return decoded(cdata ?? content).trim()
}

/** The elements right in this one that hold text, each name with all its texts. */
const elementsOf = (xml: string): Record<string, string[]> => {
  const found: Record<string, string[]> = {}
  for (const [, name = '', content = ''] of xml.matchAll(/<([\w:]+)(?: [^>]*)?(?<!\/)>([\s\S]*?)<\/\1>/g)) {
    found[name] = [...(found[name] ?? []), textOf(content)]
  }
  return found
}

const ITEM = /<item>([\s\S]*?)<\/item>/g

/** An RSS feed as JSON: what is said of the channel, then of each item. Null for another text. */
export const readFeed = (text: string): object | null => {
  const channel = /<channel>([\s\S]*)<\/channel>/.exec(text)?.[1]
  if (channel === undefined) return null
  return {
    ...elementsOf(channel.replace(ITEM, '')),
    item: [...channel.matchAll(ITEM)].map(([, item = '']) => elementsOf(item)),
  }
}
