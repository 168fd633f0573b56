import { useEffect, useRef } from 'react'

interface CloseWatcher extends EventTarget {
  destroy(): void
}

declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined
}

/** Lets the phone's Back close what is open, where the browser tells us of it. */
export const useCloseWatcher = (open: boolean, close: () => void): void => {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open || !globalThis.CloseWatcher) return
    const watcher = new globalThis.CloseWatcher()
    watcher.addEventListener('close', () => latest.current())
    return () => watcher.destroy()
  }, [open])
}
