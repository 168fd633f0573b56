import { withTimeout } from '#common/with-timeout.ts'
import { type Context, SYSTEM } from '../context.ts'
import { catchUp } from '../events/follow-events.ts'
import { isRefusedForGood } from '../modules/notifications/notifications.ts'
import type { ScheduledTask, Services, Shutdown } from '../services.ts'
import { followNewEvents } from './follow-events.ts'
import { createHandlers, type Outward } from './handlers.ts'
import { LANE_NAMES, LANES } from './lanes.ts'
import { type Loop, startLoop } from './loop.ts'
import { claimJob, finishJob, type Job, lanesWithDueJobs, retryJob } from './queue.ts'
import { redactError } from './redact-error.ts'
import { scheduledTasks } from './scheduled-tasks.ts'
import { createSend } from './send.ts'
import type { LaneName } from './tables.ts'

/** ms between two polls for new events, and for jobs of a lane that was not woken */
const PAUSE = 1000

const sum = (counts: number[]): number => counts.reduce((total, count) => total + count, 0)

/** The workers of a lane: so many of its jobs are done side by side. */
const forEachWorker = <T>(lane: LaneName, work: () => T): T[] =>
  Array.from({ length: LANES[lane].limit }, work)

export interface RunningJobs {
  /**
   * Begins nothing new, and waits for what is under way.
   * @param grace once it is aborted, so is what is under way; its jobs are left to the next process
   */
  stop: (grace?: AbortSignal) => Promise<void>
}

/**
 * Does what hangs off events and what time brings; safe in several processes at once.
 */
export const createRunner = (services: Services, outward: Outward) => {
  const { log } = services
  const context: Context = { db: services.db, clock: services.clock, actor: SYSTEM }
  const workers = new Map<LaneName, Loop[]>()
  const wake = (lane: LaneName): void => {
    for (const worker of workers.get(lane) ?? []) worker.wake()
  }
  const send = createSend(context, wake)
  const handlers = createHandlers(context, services, send, outward)
  const tasks = scheduledTasks(context, services, send)
  const failures = new Map(tasks.map(({ name }) => [name, 0]))

  /** @param aborted ends the attempt and leaves the job to the next process */
  const runJob = async (job: Job, timeout: number, aborted?: AbortSignal): Promise<void> => {
    try {
      const handle = handlers[job.kind]
      if (!handle) throw new Error(`nobody does jobs of kind ${job.kind}`)
      const work = async (signal: AbortSignal): Promise<void> => {
        // another process may have made the job: what it is about is known here before it is done
        await catchUp(services.db)
        signal.throwIfAborted()
        await handle(job, signal)
      }
      await withTimeout(work, timeout, aborted)
      await finishJob(context, job)
    } catch (thrown) {
      if (aborted?.aborted) return
      const error = redactError(thrown)
      log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job failed')
      await retryJob(context, job, error, isRefusedForGood(thrown))
    }
  }

  /** Does the due jobs of a lane, one after the other. */
  const workThrough = async (lane: LaneName, shutdown?: Shutdown): Promise<number> => {
    for (let done = 0; ; done++) {
      const job = shutdown?.stopping.aborted ? null : await claimJob(context, lane)
      if (!job) return done
      await runJob(job, LANES[lane].timeout, shutdown?.aborted)
    }
  }

  /** Also of other processes: their events reach caches here first, then become jobs. */
  const followEvents = async (): Promise<void> => {
    await catchUp(services.db)
    while ((await followNewEvents(context)) > 0) {
      wake('reactions')
      wake('webhooks')
      wake('imports')
      wake('bulk')
    }
  }

  const logFailure = (task: string) => (error: unknown) => {
    failures.set(task, (failures.get(task) ?? 0) + 1)
    log.error({ err: redactError(error), task }, 'scheduled task failed')
  }

  const runTask = async ({ name, run }: ScheduledTask): Promise<number> => {
    try {
      return await run()
    } catch (error) {
      logFailure(name)(error)
      return 0
    }
  }

  const runScheduledTasks = async (): Promise<number> => {
    let done = 0
    for (const task of tasks) done += await runTask(task)
    return done
  }

  const runLanes = async (): Promise<number> => {
    const lanes = await lanesWithDueJobs(context)
    return sum(await Promise.all(lanes.flatMap((lane) => forEachWorker(lane, () => workThrough(lane)))))
  }

  return {
    /** how often each scheduled task has failed in this process */
    failures: (): ReadonlyMap<string, number> => failures,
    /**
     * Does at once whatever is due, and what follows from it.
     * @returns how many pieces of work were done
     */
    runJobs: async (): Promise<number> => {
      let total = await runScheduledTasks()
      for (let done = -1; done !== 0; total += done) {
        await followEvents()
        done = await runLanes()
      }
      return total
    },
    /** Does what is due from now on, until it is stopped. */
    start: (): RunningJobs => {
      const ending = new AbortController()
      const aborted = ending.signal
      const loops = [
        startLoop({ work: followEvents, pause: PAUSE, onError: logFailure('follow events') }),
        ...tasks.map(({ name, every, run }) =>
          startLoop({
            work: (stopping) => run({ stopping, aborted }),
            pause: every,
            onError: logFailure(name),
          }),
        ),
      ]
      for (const lane of LANE_NAMES) {
        const work = (stopping: AbortSignal) => workThrough(lane, { stopping, aborted })
        const onError = logFailure(`jobs of ${lane}`)
        workers.set(
          lane,
          forEachWorker(lane, () => startLoop({ work, pause: PAUSE, onError })),
        )
      }
      const all = [...loops, ...[...workers.values()].flat()]
      return {
        stop: async (grace) => {
          grace?.addEventListener('abort', () => ending.abort(grace.reason), { once: true })
          await Promise.all(all.map(({ stop }) => stop()))
        },
      }
    },
  }
}
