import { backoffDelay } from '#common/backoff.ts'

interface LoopOptions {
  /** one turn; it begins nothing new once the signal is aborted */
  work: (stopping: AbortSignal) => Promise<unknown>
  /** ms between the end of a turn and the next; after failures longer each time */
  pause: number
  onError: (error: unknown) => void
}

export interface Loop {
  /** has the next turn come without a pause */
  wake: () => void
  /** comes back once the turn under way has ended */
  stop: () => Promise<void>
}

const LONGEST_PAUSE = 60_000

/** Does work again and again until it is stopped: one turn at a time, and after one that fails comes the next. */
export const startLoop = ({ work, pause, onError }: LoopOptions): Loop => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | null = null
  let isWoken = false
  let failures = 0

  const takeTurn = async (): Promise<void> => {
    try {
      await work(stopping.signal)
      failures = 0
    } catch (error) {
      failures += 1
      if (!stopping.signal.aborted) onError(error)
    }
  }
  const begin = (): void => {
    clearTimeout(timer)
    isWoken = false
    turn = takeTurn().finally(() => {
      turn = null
      if (stopping.signal.aborted) return
      const longest = Math.max(pause, LONGEST_PAUSE)
      timer = setTimeout(begin, isWoken ? 0 : backoffDelay(failures + 1, { first: pause, longest }))
    })
  }

  begin()
  return {
    wake: () => {
      if (turn) isWoken = true
      else if (!stopping.signal.aborted) begin()
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await turn
    },
  }
}
