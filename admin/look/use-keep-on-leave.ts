import { useEffect, useRef } from 'react'
import { isEmpty, type Look } from './look-state.ts'

/** bytes that are sent while a page is left: browsers take 64 KiB of all such requests */
const MOST_ON_LEAVE = 60_000

const sizeOf = (look: Look): number => new TextEncoder().encode(JSON.stringify(look)).length

/**
 * Sends what waits for a pause of who types when the screen or the page is left. Somebody whose changes could be lost for all
 * that is asked first.
 * @param waiting what can be sent
 * @param isDoubtful there is more than that, or the store may not take it now
 */
export const useKeepOnLeave = (waiting: Look, isDoubtful: boolean, send: (look: Look) => void): void => {
  const latest = useRef({ waiting, send })
  latest.current = { waiting, send }
  useEffect(() => {
    const leave = () => {
      const { waiting, send } = latest.current
      if (!isEmpty(waiting)) send(waiting)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDoubtful || sizeOf(latest.current.waiting) > MOST_ON_LEAVE) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDoubtful])
}
