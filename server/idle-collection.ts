import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of V8's heap. */
interface Heap {
  /** garbage included */
  used: number
  /** taken from the system */
  total: number
}

interface IdleCollectionOptions {
  /** the part of the time since it was last asked in which the event loop had something to do, 0–1 */
  utilization?: () => number
  readHeap?: () => Heap
  collect?: () => void
  /** collects, and gives what is free back to the system */
  shrink?: () => void
}

/** milliseconds */
const EVERY = 5_000
/** Below this part of the time the process counts as idle: a health check and a look for jobs now and then. */
const IDLE = 0.05
/** bytes; less garbage than this is not worth a collection */
const GARBAGE = 32 * 1024 * 1024
/** bytes; what is free below this is soon taken again */
const FREE = 96 * 1024 * 1024

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'regular' | 'last-resort' }) => void

const measureUtilization = (): (() => number) => {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

const readV8Heap = (): Heap => {
  const { heapUsed, heapTotal } = process.memoryUsage()
  return { used: heapUsed, total: heapTotal }
}

/** V8's own collections: the first takes some 50 ms, the second some 200 ms. */
const exposeCollections = (): { collect: () => void; shrink: () => void } => {
  setFlagsFromString('--expose-gc')
  const run: Collect = runInNewContext('gc')
  return {
    collect: () => run({ type: 'major', execution: 'sync', flavor: 'regular' }),
    shrink: () => run({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
  }
}

/**
 * Collects garbage when the process is idle, and when it still is five seconds later gives free memory back. V8 collects
 * when memory is asked for: after a busy time it can keep hundreds of megabytes for as long as the shop stays quiet.
 */
export const collectWhenIdle = ({
  utilization = measureUtilization(),
  readHeap = readV8Heap,
  ...given
}: IdleCollectionOptions = {}): { stop: () => void } => {
  const { collect, shrink } = { ...exposeCollections(), ...given }
  let live = readHeap().used
  let isShrunk = true
  const timer = setInterval(() => {
    if (utilization() > IDLE) return
    const { used, total } = readHeap()
    if (used - live >= GARBAGE) {
      collect()
      live = readHeap().used
      isShrunk = false
    } else if (!isShrunk && total - used >= FREE) {
      shrink()
      isShrunk = true
    }
  }, EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
