import { type ComponentType, useEffect, useState } from 'react'
import { loadForTap } from './load-for-tap.ts'

/** Fetches a component when it is first opened. A fetch that fails is told of, closes it again, and the next try fetches anew. */
export const useOnDemand = <Props>(
  open: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFail: () => void,
): ComponentType<Props> | null => {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)

  useEffect(() => {
    if (!open || Component) return
    let stale = false
    void loadForTap(load).then((loaded) => {
      if (stale) return
      if (loaded) setComponent(() => loaded)
      else onFail()
    })
    return () => {
      stale = true
    }
  }, [open, Component, load, onFail])

  return Component
}
