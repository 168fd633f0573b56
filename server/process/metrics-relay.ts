import type { Worker } from 'node:cluster'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'

/** What a registry holds, as processes send it to each other. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[]

export interface OfWorker {
  /** the place among the processes, which one that is begun again keeps */
  worker: number
  metrics: Metrics
}

/** A worker asks the process that began it for those of all; it asks each, and hands on what they answer. */
export interface AskForAll {
  metricsOfAll: number
}
export interface AnswerOfAll extends AskForAll {
  all: OfWorker[]
}
interface AskForOwn {
  ownMetrics: number
}
export interface AnswerOfOwn extends AskForOwn {
  metrics: Metrics | null
}

/** ms that one process has to tell its own; it is left out then */
export const PATIENCE = 4000

export const has = <K extends string>(message: unknown, key: K): message is Record<K, unknown> =>
  typeof message === 'object' && message !== null && key in message

/** null for a worker that ends meanwhile, or does not answer in time */
const readOf = (worker: Worker, asked: number): Promise<Metrics | null> =>
  new Promise((resolve) => {
    const end = (metrics: Metrics | null): void => {
      clearTimeout(timer)
      worker.off('message', hear)
      worker.off('exit', onExit)
      resolve(metrics)
    }
    const hear = (message: unknown): void => {
      if (has(message, 'ownMetrics') && message.ownMetrics === asked) end((message as AnswerOfOwn).metrics)
    }
    const onExit = () => end(null)
    const timer = setTimeout(end, PATIENCE, null)
    worker.on('message', hear)
    worker.on('exit', onExit)
    worker.send({ ownMetrics: asked } satisfies AskForOwn, (error) => error && end(null))
  })

/**
 * Answers workers that ask for the metrics of all.
 * @param open the workers that answer by now, with their places
 */
export const createMetricsRelay = (open: ReadonlyMap<Worker, number>) => {
  let asked = 0
  return async (from: Worker, message: unknown): Promise<void> => {
    if (!has(message, 'metricsOfAll')) return
    asked += 1
    const read = [...open].map(async ([worker, place]) => ({
      worker: place,
      metrics: (await readOf(worker, asked)) ?? [],
    }))
    const all = await Promise.all(read)
    from.send({ metricsOfAll: Number(message.metricsOfAll), all } satisfies AnswerOfAll, () => {})
  }
}
