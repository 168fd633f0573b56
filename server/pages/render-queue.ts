import { ok, type Result, refuse } from '#common/result.ts'

export interface RenderQueueOptions {
  /** more would not be done sooner: drawing a page keeps the processor busy */
  atOnce: number
  /** more than these are refused */
  maxWaiting: number
}

/** Who waits. */
export interface Place {
  clientIp: string
  /** comes before others, which still get every fourth turn */
  isFirst: boolean
  /** aborts when the client has gone */
  signal: AbortSignal
}

/** `full`: too many wait. `gone`: the client has left. */
export type QueueRefusal = 'full' | 'gone'

export interface QueueLength {
  waiting: number
  running: number
}

interface Waiting {
  start: () => void
  refuse: (why: QueueRefusal) => void
}

/** By IP address, in the order of their turns. */
type Line = Map<string, Waiting[]>

const FIRST_IN_A_ROW = 3

/** The IP address whose turn it is gives one, and goes to the end. */
const takeTurn = (line: Line): Waiting | undefined => {
  for (const [ip, waiting] of line) {
    const next = waiting.shift()
    line.delete(ip)
    if (waiting.length) line.set(ip, waiting)
    if (next) return next
  }
  return undefined
}

const remove = (line: Line, ip: string, one: Waiting): void => {
  const rest = line.get(ip)?.filter((other) => other !== one) ?? []
  if (rest.length) line.set(ip, rest)
  else line.delete(ip)
}

/** Who came last of those from the IP address that has most waiting. */
const takeLastOfLongest = (line: Line): Waiting | undefined => {
  let longest: [ip: string, waiting: Waiting[]] | null = null
  for (const one of line) if (!longest || one[1].length >= longest[1].length) longest = one
  if (!longest) return undefined
  const last = longest[1].at(-1)!
  remove(line, longest[0], last)
  return last
}

/** A bounded line before the drawing of pages. IP addresses take turns, so that many requests of one delay it alone. */
export const createRenderQueue = ({ atOnce, maxWaiting }: RenderQueueOptions) => {
  const lines = { first: new Map() as Line, others: new Map() as Line }
  let running = 0
  let waiting = 0
  let firstInARow = 0

  const next = (): Waiting | undefined => {
    const isOthersTurn = firstInARow >= FIRST_IN_A_ROW || lines.first.size === 0
    firstInARow = isOthersTurn ? 0 : firstInARow + 1
    return (isOthersTurn && takeTurn(lines.others)) || takeTurn(lines.first)
  }

  const go = (): void => {
    while (running < atOnce && waiting > 0) {
      const one = next()
      if (!one) return
      waiting -= 1
      running += 1
      one.start()
    }
  }

  const refuseLast = (): void => {
    waiting -= 1
    const last = takeLastOfLongest(lines.others) ?? takeLastOfLongest(lines.first)
    last?.refuse('full')
  }

  const stand = ({ clientIp, isFirst, signal }: Place): Promise<QueueRefusal | null> =>
    new Promise((resolve) => {
      const line = isFirst ? lines.first : lines.others
      const leave = () => {
        remove(line, clientIp, one)
        waiting -= 1
        resolve('gone')
      }
      const settle = (why: QueueRefusal | null) => {
        signal.removeEventListener('abort', leave)
        resolve(why)
      }
      const one: Waiting = { start: () => settle(null), refuse: settle }
      signal.addEventListener('abort', leave, { once: true })
      line.set(clientIp, [...(line.get(clientIp) ?? []), one])
      waiting += 1
      go()
      if (waiting > maxWaiting) refuseLast()
    })

  return {
    length: (): QueueLength => ({ waiting, running }),
    run: async <T>(place: Place, work: () => Promise<T>): Promise<Result<T, QueueRefusal>> => {
      if (place.signal.aborted) return refuse('gone')
      const refused = await stand(place)
      if (refused) return refuse(refused)
      try {
        return ok(await work())
      } finally {
        running -= 1
        // one page is drawn without a pause: whatever else has arrived meanwhile is answered before the next
        setImmediate(go)
      }
    },
  }
}
