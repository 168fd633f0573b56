import { hydrationStart } from './first-interaction.ts'
import { savesData, whenIdle } from './idle.ts'

type Load = () => Promise<unknown>

/** The time when nothing is left to fetch, for those who measure. */
const LOADED_AT_IDLE = 'loaded-at-idle'

const waiting: Load[] = []
let isLoading = false
let loading: Promise<void> = Promise.resolve()

const loadAll = async (): Promise<void> => {
  await hydrationStart()
  while (waiting.length > 0) {
    await whenIdle()
    // side by side, as each takes its way through the network; whoever taps asks again
    await Promise.allSettled(waiting.splice(0).map((load) => load()))
  }
  isLoading = false
  performance.mark(LOADED_AT_IDLE)
}

/**
 * Fetches code that a tap will ask for, one piece after the other, while the device is idle: no tap waits for code.
 * Not on the server, and not where data is saved.
 */
export const loadAtIdle = (...loads: Load[]): void => {
  if (import.meta.env.SSR || savesData()) return
  waiting.push(...loads)
  if (isLoading) return
  isLoading = true
  loading = loadAll()
}

/** Settles once nothing is left to fetch. */
export const codeLoadedAtIdle = (): Promise<void> => loading
