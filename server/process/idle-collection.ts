import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { trimMemory } from './trim-memory.ts'

/** Bytes of V8's heap. */
interface Heap {
  /** garbage included */
  used: number
  /** taken from the system */
  total: number
}

interface IdleCollectionOptions {
  readHeap?: () => Heap
  /** milliseconds of processor that the process has taken so far */
  readProcessor?: () => number
  /** has others let go of what they keep only to be quicker the next time */
  release?: () => void
  collect?: () => void
  /** collects, and gives what is free back to the system */
  shrink?: () => void
  /** gives back what the C library holds free */
  trim?: () => void
}

/** milliseconds */
const EVERY = 5_000
/** bytes; who takes less in that time answers nobody but health checks, at most it works on jobs */
const IDLE = 8 * 1024 * 1024
/** milliseconds of processor in that time; V8 may have collected meanwhile what answers took, and memory tell nothing */
const IDLE_PROCESSOR = 250
/** bytes; less garbage than this is not worth a collection */
const GARBAGE = 32 * 1024 * 1024
/** bytes; what is free below this is soon taken again */
const FREE = 32 * 1024 * 1024
/** quiet times in a row after which what was cached has grown too old, and is garbage as well */
const OLD = 14
/** the next quiet time is the first, however little V8 has left for a collection by then */
const BUSY = -1

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'regular' | 'last-resort' }) => void

const readV8Heap = (): Heap => {
  const { heapUsed, heapTotal } = process.memoryUsage()
  return { used: heapUsed, total: heapTotal }
}

const readProcessTimes = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
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
 * Collects garbage when the process takes hardly any memory, and gives free memory back when that lasts. V8 collects
 * when memory is asked for: after a busy time it can keep hundreds of megabytes for as long as the shop stays quiet.
 */
export const collectWhenIdle = ({
  readHeap = readV8Heap,
  readProcessor = readProcessTimes,
  release = () => {},
  trim = trimMemory,
  ...given
}: IdleCollectionOptions = {}): { stop: () => void } => {
  const { collect, shrink } = { ...exposeCollections(), ...given }
  let live = readHeap().used
  let last = live
  let lastProcessor = readProcessor()
  let quiet = OLD + 1
  const timer = setInterval(() => {
    const { used, total } = readHeap()
    const taken = used - last
    last = used
    const worked = readProcessor() - lastProcessor
    lastProcessor += worked
    if (taken > IDLE || worked > IDLE_PROCESSOR) {
      quiet = BUSY
      return
    }
    const hasGarbage = used - live >= GARBAGE
    quiet = hasGarbage ? 0 : quiet + 1
    if (quiet === 0) release()
    if (hasGarbage) {
      collect()
      live = readHeap().used
    }
    // V8 lets go of bytes beside its heap a little after it has collected them
    if (quiet === 2 || quiet === OLD + 1) trim()
    if (quiet === OLD) collect()
    if (quiet === 1 && total - used >= FREE) shrink()
    last = readHeap().used
    // its own collections are no work
    lastProcessor = readProcessor()
    live = Math.min(live, last)
  }, EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
