interface Underway<T> {
  result: Promise<T>
  clients: number
  gone: AbortController
}

/** Does work once for all who ask for it at the same moment. Its signal aborts when every one of them has gone. */
export const createSharedWork = <T>() => {
  const underway = new Map<string, Underway<T>>()

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Underway<T> => {
    const gone = new AbortController()
    const begun = { result: work(gone.signal), clients: 0, gone }
    underway.set(key, begun)
    const end = () => {
      if (underway.get(key) === begun) underway.delete(key)
    }
    begun.result.then(end, end)
    gone.signal.addEventListener('abort', end)
    return begun
  }

  return {
    isUnderway: (key: string): boolean => underway.has(key),
    run: async (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const shared = underway.get(key) ?? begin(key, work)
      shared.clients += 1
      const leave = () => {
        shared.clients -= 1
        if (shared.clients === 0) shared.gone.abort()
      }
      signal.addEventListener('abort', leave, { once: true })
      try {
        return await shared.result
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
  }
}
