import type { Clock } from '#store/context.ts'

interface Read<T> {
  at: number
  value: Promise<T>
}

/** Reads by key that are not made again within `ms`; callers at once share one. One that fails is made again. */
export const createRecent = <T>(clock: Clock, ms: number) => {
  const reads = new Map<string, Read<T>>()
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const known = reads.get(key)
    if (known && clock() - known.at < ms) return known.value
    const value = read()
    reads.set(key, { at: clock(), value })
    value.catch(() => reads.delete(key))
    return value
  }
}
