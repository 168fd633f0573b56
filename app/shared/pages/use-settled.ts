import { useEffect, useState } from 'react'

type Outcome = { value: unknown } | { error: unknown }

/** What promises came to: a screen that is shown again is there at once. */
const outcomes = new WeakMap<Promise<unknown>, Outcome>()

/**
 * What a promise came to; undefined until then, and without one. Unlike `use` it needs no `Suspense`, whose fallback
 * React shows for 300 ms at least.
 * @throws what it failed with, while rendering: an error boundary shows it
 */
export const useSettled = <T>(promise: Promise<T> | undefined): T | undefined => {
  const [, setSettled] = useState<Promise<T>>()
  useEffect(() => {
    if (!promise || outcomes.has(promise)) return
    let isGone = false
    const settle = (outcome: Outcome) => {
      outcomes.set(promise, outcome)
      if (!isGone) setSettled(promise)
    }
    promise.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isGone = true
    }
  }, [promise])
  const outcome = promise && outcomes.get(promise)
  if (!outcome) return undefined
  if ('error' in outcome) throw outcome.error
  return outcome.value as T
}
