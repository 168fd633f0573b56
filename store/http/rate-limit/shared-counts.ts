import { createHash } from 'node:crypto'
import type { Clock } from '#store/context.ts'
import type { CountAs, HearCount } from '#store/services.ts'

/** ms that counts wait for others, to be told with them */
const TOGETHER = 100
/** keys that are told of in that time; of what is more each process knows its own alone */
const MOST_KEYS = 2000
/** of one notice; PostgreSQL takes 8,000 bytes */
const LONGEST = 7000

/** How processes on one database tell each other. */
interface Channel {
  tell: (texts: readonly string[]) => void
  hear: (listener: (text: string) => void) => void
}

type Entry = [name: string, key: string, ms: number | null]

const toTexts = (entries: readonly Entry[]): string[] => {
  const texts: string[] = []
  let part: string[] = []
  let length = 0
  const end = () => {
    if (part.length > 0) texts.push(`[${part.join()}]`)
    part = []
    length = 0
  }
  for (const entry of entries) {
    const text = JSON.stringify(entry)
    if (length + text.length > LONGEST) end()
    part.push(text)
    length += text.length + 1
  }
  end()
  return texts
}

/** Neither addresses nor contacts are told: a key is a hash of what it stands for. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 22)

/**
 * Has limits count together over all processes of a shop: each tells the others what was tried at it, a tenth of a second
 * later at most. An attempt never waits for them, so that many at once at several processes may be a few too many.
 * @param channel null where there are no others
 */
export const createSharedCounts = (clock: Clock, channel: Channel | null): CountAs => {
  if (!channel) return () => ({ clock })
  const heard = new Map<string, HearCount>()
  const waiting = new Map<string, Entry>()
  let timer: NodeJS.Timeout | null = null

  const tell = () => {
    timer = null
    const entries = [...waiting.values()]
    waiting.clear()
    channel.tell(toTexts(entries))
  }
  const add = (name: string, key: string, ms: number | null) => {
    const id = `${name} ${key}`
    const before = waiting.get(id)
    if (!before && waiting.size >= MOST_KEYS) return
    const sum = ms === null ? null : (before?.[2] ?? 0) + ms
    waiting.set(id, [name, key, sum])
    if (!timer) timer = setTimeout(tell, TOGETHER).unref()
  }

  channel.hear((text) => {
    for (const [name, key, ms] of JSON.parse(text) as Entry[]) heard.get(name)?.(key, ms)
  })
  return (name) => ({
    clock,
    join: (hear) => {
      heard.set(name, hear)
      return { spend: (key, ms) => add(name, key, ms), reset: (key) => add(name, key, null) }
    },
  })
}
