import { monitorEventLoopDelay } from 'node:perf_hooks'

/** ms between two looks at the event loop; a turn that comes later than that was held up */
const RESOLUTION = 20
/** ms that a mean is taken over: one long turn is no load */
const WINDOW = 500

/**
 * Watches how late the turns of the event loop come.
 * @returns tells the mean of the last half second, ms
 */
export const watchLoopDelay = (): (() => number) => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION })
  let mean = 0
  delays.enable()
  setInterval(() => {
    mean = delays.count > 0 ? Math.max(0, delays.mean / 1e6 - RESOLUTION) : 0
    delays.reset()
  }, WINDOW).unref()
  return () => mean
}
