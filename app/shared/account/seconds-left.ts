import { useEffect, useState } from 'react'

const SECOND = 1000

/** Counts down from `seconds`, and again whenever `cause` changes; 0 when the time is up. */
export const useSecondsLeft = (seconds: number, cause: unknown): number => {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cause starts the countdown again
  useEffect(() => {
    const end = Date.now() + seconds * SECOND
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND)))
    tick()
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [seconds, cause])
  return left
}

/** Seconds until a time that a form brought along, 0 when it is over. */
export const secondsUntil = (time: string): number =>
  Math.max(0, Math.ceil((Number(time) - Date.now()) / SECOND)) || 0
