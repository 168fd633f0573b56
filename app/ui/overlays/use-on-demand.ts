import { type ComponentType, useEffect, useState } from 'react'

/**
 * Fetches a heavy component when it is first opened. It is mounted closed and opened right after, so that it also
 * moves in the first time. A fetch that fails closes it again, and the next try fetches anew.
 */
export const useOnDemand = <Props>(
  open: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFail: () => void,
): { Component: ComponentType<Props> | null; isOpen: boolean } => {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    let stale = false
    if (open && !Component) {
      load().then(
        (loaded) => {
          if (!stale) setComponent(() => loaded)
        },
        () => {
          if (!stale) onFail()
        },
      )
    }
    return () => {
      stale = true
    }
  }, [open, Component, load, onFail])

  useEffect(() => {
    setIsOpen(open && Component !== null)
  }, [open, Component])

  return { Component, isOpen }
}
