/** Milliseconds of one turn of the event loop that are given to requests. */
const LONGEST_TURN = 2

/**
 * Starts requests in the order they came, and no further one in a turn of the event loop that has already taken long:
 * what the loop finds next (the health check, an answer of the database, a timer) then waits for one request, not for
 * all that came at the same moment.
 */
export const createRequestScheduler = () => {
  const waiting: { work: () => void; since: number }[] = []
  let turnStarted: number | null = null

  const endTurn = (): void => {
    turnStarted = null
    const next = waiting.shift()
    if (!next) return
    beginTurn()
    next.work()
  }

  const beginTurn = (): void => {
    turnStarted = performance.now()
    setImmediate(endTurn)
  }

  const scheduler = {
    /** Starts it now, or in the next turn of the loop that has time for it. */
    run: (work: () => void): void => {
      if (turnStarted === null) beginTurn()
      else if (waiting.length > 0 || performance.now() - turnStarted > LONGEST_TURN) {
        waiting.push({ work, since: performance.now() })
        return
      }
      work()
    },
    /** ms that the first of those who wait has waited; 0 where nobody does */
    waited: (): number => (waiting[0] ? performance.now() - waiting[0].since : 0),
    /** Resolves when it is the caller's turn. */
    next: (): Promise<void> => new Promise((resolve) => scheduler.run(resolve)),
  }
  return scheduler
}

export type RequestScheduler = ReturnType<typeof createRequestScheduler>
