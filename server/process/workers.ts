import cluster, { type Worker } from 'node:cluster'
import { backoffDelay } from '#common/backoff.ts'
import { createMetricsRelay } from './metrics-relay.ts'

interface Workers {
  count: number
  /** ms that those under way have to end; then they are killed */
  within: number
  log: { error: (details: object, message: string) => void }
}

/** ms */
const RESTARTS = { first: 500, longest: 30_000 }
const OPEN = 'open'

/** Tells the process that began this one that it answers; does nothing where there is none. */
export const tellOpen = (): void => void process.send?.(OPEN)

/** Whether this process is the one that says where the shop is. */
export const isAnnouncing = (): boolean => !cluster.isWorker || cluster.worker?.id === 1

/**
 * Runs the same program in several processes, which share one port. One that ends by itself is begun again; the first time
 * one cannot even open, all end: the reason holds for the others, too.
 */
export const runWorkers = ({ count, within, log }: Workers): void => {
  let isEnding = false
  let hasOpened = false
  let failures = 0
  const running = new Set<Worker>()
  /** those that answer, with their places from 1 on: one that is begun again takes the place of the one before */
  const open = new Map<Worker, number>()
  const tellMetrics = createMetricsRelay(open)
  // numbers that are none, as a delay that was not measured yet, are lost in JSON
  cluster.setupPrimary({ serialization: 'advanced' })

  const endAll = (code: number): void => {
    if (isEnding) return
    isEnding = true
    process.exitCode = code
    for (const { process: child } of running) child.kill('SIGTERM')
    setTimeout(() => {
      for (const { process: child } of running) child.kill('SIGKILL')
    }, within).unref()
  }

  const begin = (place: number): void => {
    if (isEnding) return
    const worker = cluster.fork()
    running.add(worker)
    worker.on('message', (message) => {
      if (message !== OPEN) return void tellMetrics(worker, message)
      open.set(worker, place)
      hasOpened = true
      failures = 0
    })
    worker.on('exit', (code, signal) => {
      running.delete(worker)
      open.delete(worker)
      if (isEnding) return
      if (!hasOpened) return endAll(1)
      failures++
      log.error({ code, signal }, 'a process of the shop ended, another is begun')
      setTimeout(() => begin(place), backoffDelay(failures, RESTARTS))
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(0))
  for (let place = 1; place <= count; place++) begin(place)
}
