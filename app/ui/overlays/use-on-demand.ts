import { type ComponentType, useEffect, useRef, useState } from 'react'
import { loadForTap } from './load-for-tap.ts'

/** Fetches a component's code; `loaded` is the component from when it has come. */
export interface OnDemand<Props> {
  (): Promise<ComponentType<Props>>
  loaded?: ComponentType<Props>
}

/** A component whose code is fetched when the device is idle, or when it is first opened. */
export const onDemand = <Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> => {
  const fetchCode: OnDemand<Props> = async () => {
    fetchCode.loaded ??= await load()
    return fetchCode.loaded
  }
  return fetchCode
}

/**
 * The component from when it is first opened; null until then and while its code is on its way. Code that is there is
 * drawn with the tap: React puts what waits behind a `Suspense` off by 300 ms. A fetch that fails shows a message, closes it
 * again, and the next try fetches again.
 */
export const useOnDemand = <Props>(
  open: boolean,
  load: OnDemand<Props>,
  onFail: () => void,
): ComponentType<Props> | null => {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null)
  if (open && !Component && load.loaded) setComponent(() => load.loaded ?? null)

  const fail = useRef(onFail)
  useEffect(() => {
    fail.current = onFail
  })
  useEffect(() => {
    if (!open || Component) return
    let stale = false
    void loadForTap(load).then((loaded) => {
      if (stale) return
      if (loaded) setComponent(() => loaded)
      else fail.current()
    })
    return () => {
      stale = true
    }
  }, [open, Component, load])

  return Component
}
