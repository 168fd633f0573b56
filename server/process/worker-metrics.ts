import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { withTimeout } from '#common/with-timeout.ts'
import {
  type AnswerOfAll,
  type AnswerOfOwn,
  type AskForAll,
  has,
  type Metrics,
  type OfWorker,
  PATIENCE,
} from './metrics-relay.ts'

/** Tells the process that began this one; where it has ended by now, nobody is there to be told. */
const tell = (message: object): void => {
  process.send?.(message, undefined, undefined, () => {})
}

/** One text of several processes: each series says whose it is, so that each goes on by itself. */
const mergeMetrics = (all: OfWorker[]): Promise<string> => {
  const labelled = all.map(({ worker, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      // as no two are alike, each stays what it is
      aggregator: 'sum' as const,
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, worker } })),
    })),
  )
  return AggregatorRegistry.aggregate(labelled).metrics()
}

/**
 * What a worker tells of all workers.
 * @param readOwn what it tells of itself
 * @returns null where the process has no others beside it
 */
export const joinWorkerMetrics = (readOwn: () => Promise<Metrics>): (() => Promise<string>) | null => {
  if (!cluster.isWorker) return null
  const waiting = new Map<number, (all: OfWorker[]) => void>()
  let asked = 0
  process.on('message', async (message: unknown) => {
    if (has(message, 'metricsOfAll'))
      waiting.get(Number(message.metricsOfAll))?.((message as AnswerOfAll).all)
    if (!has(message, 'ownMetrics')) return
    const metrics = await readOwn().catch(() => null)
    tell({ ownMetrics: Number(message.ownMetrics), metrics } satisfies AnswerOfOwn)
  })
  return async () => {
    asked += 1
    const id = asked
    const { promise, resolve } = Promise.withResolvers<OfWorker[]>()
    waiting.set(id, resolve)
    tell({ metricsOfAll: id } satisfies AskForAll)
    try {
      return await mergeMetrics(await withTimeout(() => promise, 2 * PATIENCE))
    } finally {
      waiting.delete(id)
    }
  }
}
