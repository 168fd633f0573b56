import { useCallback, useEffect, useState } from 'react'

const cache = new Map<string, unknown>()

export interface Fetched<T> {
  /** undefined while it is on its way */
  value: T | undefined
  failed: boolean
  retry: () => void
}

/** What a part of the menu asks the shop for when it is first shown; asked once, kept for the next opening. */
export const useFetched = <T>(key: string, load: () => Promise<T>): Fetched<T> => {
  const [value, setValue] = useState(cache.get(key) as T | undefined)
  const [failed, setFailed] = useState(false)
  const fetchIt = useCallback(() => {
    setFailed(false)
    load().then(
      (found) => {
        cache.set(key, found)
        setValue(() => found)
      },
      () => setFailed(true),
    )
  }, [key, load])
  useEffect(() => {
    if (!cache.has(key)) fetchIt()
  }, [key, fetchIt])
  return { value, failed, retry: fetchIt }
}
