import { ok, type Result, refuse } from '#common/result.ts'

/** A visitor waits for a `variant`; work for `later` can be delayed. */
type PictureWork = 'upload' | 'variant' | 'later'

/** Waits until the work that asks may take this much memory; it gives it back when it ends. */
type Reserve = (bytes: number) => Promise<void>

interface QueueLimits {
  atOnce: number
  /** of memory for all works together; one alone may take more */
  bytes: number
  /** works that may wait */
  waiting: Record<PictureWork, number>
}

/** Memory that is lent out in the order in which it is asked for. */
const createBudget = (bytes: number) => {
  let lent = 0
  const asking: { bytes: number; resolve: () => void }[] = []
  const fits = (wanted: number): boolean => lent === 0 || lent + wanted <= bytes
  return {
    take: async (wanted: number): Promise<void> => {
      if (asking.length === 0 && fits(wanted)) lent += wanted
      else await new Promise<void>((resolve) => asking.push({ bytes: wanted, resolve }))
    },
    giveBack: (taken: number): void => {
      lent -= taken
      for (let next = asking[0]; next && fits(next.bytes); next = asking[0]) {
        asking.shift()
        lent += next.bytes
        next.resolve()
      }
    },
  }
}

/** Lets a few works with pictures run at once and a few more wait, first come first served. */
export const createPictureQueue = ({ atOnce, bytes, waiting }: QueueLimits) => {
  const budget = createBudget(bytes)
  const line: { kind: PictureWork; start: () => void }[] = []
  let running = 0

  const waitingOf = (kind: PictureWork): number => line.filter((one) => one.kind === kind).length
  const leave = () => {
    const next = line.shift()
    if (next) next.start()
    else running -= 1
  }

  return {
    /** Runs `work` when its turn comes; `busy` when too many of its kind wait already. */
    run: async <T>(kind: PictureWork, work: (reserve: Reserve) => Promise<T>): Promise<Result<T, 'busy'>> => {
      if (running < atOnce) running += 1
      else if (waitingOf(kind) >= waiting[kind]) return refuse('busy' as const)
      else await new Promise<void>((resolve) => line.push({ kind, start: resolve }))
      let taken = 0
      try {
        const value = await work(async (wanted) => {
          await budget.take(wanted)
          taken += wanted
        })
        return ok(value)
      } finally {
        budget.giveBack(taken)
        leave()
      }
    },
  }
}
