import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

interface IdleCollectionOptions {
  /** the part of the time since it was last asked in which the event loop had something to do, 0–1 */
  utilization?: () => number
  /** bytes of the heap, garbage included */
  heapUsed?: () => number
  collect?: () => void
}

/** milliseconds */
const EVERY = 5_000
/** Below this part of the time the process counts as idle: a health check and a look for jobs now and then. */
const IDLE = 0.05
/** bytes; less garbage than this is not worth a collection */
const WORTH_IT = 32 * 1024 * 1024

type Collect = (options: { type: 'major'; execution: 'sync' }) => void

const measureUtilization = (): (() => number) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** V8's own collection: some 50 ms, after which memory goes back to the system. */
const exposeCollection = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  const collect: Collect = runInNewContext('gc')
  return () => collect({ type: 'major', execution: 'sync' })
}

/**
 * Collects garbage when the process is idle. V8 collects when memory is asked for: after a busy time it can keep
 * hundreds of megabytes of garbage for as long as the shop stays quiet.
 */
export const collectWhenIdle = ({
  utilization = measureUtilization(),
  heapUsed = () => process.memoryUsage().heapUsed,
  collect = exposeCollection(),
}: IdleCollectionOptions = {}): { stop: () => void } => {
  let live = heapUsed()
  const timer = setInterval(() => {
    if (utilization() > IDLE || heapUsed() - live < WORTH_IT) return
    collect()
    live = heapUsed()
  }, EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
