import { type SettingsPreview, SYSTEM } from './context.ts'
import { releaseMemory } from './database/connection.ts'
import { isPostgres } from './database/is-postgres.ts'
import { newsOf } from './database/news.ts'
import { type Unavailable, whyUnavailable } from './database/unavailable.ts'
import { endFollowing, followEvents } from './events/follow-events.ts'
import { type Bindings, type Caller, callerOf, INSIDE } from './http/caller.ts'
import { canonicalRequest } from './http/middleware/canonical-request.ts'
import type { ReadAnswer } from './http/middleware/held-answers.ts'
import { createResponseCache } from './http/middleware/response-cache.ts'
import { createOwnPaths } from './http/own-paths.ts'
import { publicParameters } from './http/public-queries.ts'
import { monotonicClock } from './http/rate-limit/rate-limiter.ts'
import { createSharedCounts } from './http/rate-limit/shared-counts.ts'
import { createExporters } from './http/wc-v3/csv/exporters.ts'
import { readForWebhook } from './http/wc-v3/webhooks/read-for-webhook.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { createRunner, type RunningJobs } from './jobs/runner.ts'
import { keepAuditLog } from './modules/audit/audit.ts'
import { openCatalog, SearchCounts } from './modules/catalog/catalog.ts'
import { encryptOldApiKeys, encryptOldSecurityNotices, findSession } from './modules/customers/customers.ts'
import {
  createOwnTransports,
  createPushTransport,
  encryptOldNotifications,
  readSources,
} from './modules/notifications/notifications.ts'
import { countPaymentsInDoubt, createGateways } from './modules/payments/payments.ts'
import { findPreview } from './modules/settings/settings.ts'
import { may } from './rights.ts'
import { createRoutes } from './routes.ts'
import type { JobCount, Services, StoreDeps } from './services.ts'

interface StoreStats {
  jobs: JobCount[]
  /** since the store was opened, by any process that serves it */
  ordersPlaced: number
  /** requests that were refused because the disk took no change, since the store was opened, by why */
  unavailable: Record<Unavailable, number>
  /** whose bank does not say whether they were paid */
  paymentsInDoubt: number
  /** how often each scheduled task has failed, since the store was opened */
  taskFailures: ReadonlyMap<string, number>
}

export interface Store {
  /** answers every path of the contract; anything else is 404 `rest_no_route` */
  fetch: (request: Request, caller?: Caller) => Promise<Response>
  /** an answer of JSON as a value, which belongs to the store, for who works on it in the process; `_envelope` is not for it */
  read: (request: Request, caller?: Caller) => Promise<ReadAnswer>
  /** lets the sales that are due begin and end; for who keeps what was read, before it is used again */
  followSales: () => void
  /** whether the answer to a request is there already */
  hasCached: (request: Request) => boolean
  /** whether a path is one of the contract's, and no page */
  owns: (pathname: string) => boolean
  /** what a preview shows to whom it was opened for; null for everybody else, and when its hour is over */
  findPreview: (token: string, session: string) => Promise<SettingsPreview | null>
  /** the metrics of the store, for monitoring */
  readStats: () => Promise<StoreStats>
  /** does the work that is due, all of it; answers how many pieces were done */
  runJobs: () => Promise<number>
  /** does work as it becomes due */
  startJobs: () => RunningJobs
  /** lets go of what is kept in memory only to be quicker the next time */
  releaseMemory: () => void
  close: () => Promise<void>
}

/** Builds the embedded store on an open, migrated database. */
export const createStore = async (deps: StoreDeps): Promise<Store> => {
  keepAuditLog(deps.db)
  const gateways = createGateways(deps.fetch)
  const system = { db: deps.db, clock: deps.clock, actor: SYSTEM }
  await encryptOldApiKeys(system, deps.cipher)
  await encryptOldSecurityNotices(system, deps.cipher)
  await encryptOldNotifications(system, deps.cipher)
  const { cipher, fetch, connect } = deps
  const given = { push: createPushTransport(system, cipher, fetch), ...deps.transports }
  const transports = createOwnTransports({ context: system, cipher, fetch, connect, given })
  const uptime = deps.uptime ?? monotonicClock
  const services: Services = {
    failures: { count: 0, lastAt: null, since: deps.clock() },
    ...deps,
    uptime,
    countAs: createSharedCounts(uptime, newsOf(deps.db)?.counts ?? null),
    transports,
    databaseKind: isPostgres(deps.db) ? 'postgresql' : 'sqlite',
    transportSources: (context) => readSources(context, given),
    gateways,
    jobs: createJobQueue(system),
    catalog: await openCatalog(deps),
    searches: new SearchCounts(),
  }
  const unavailable: Record<Unavailable, number> = { database_busy: 0, storage_full: 0, storage_failed: 0 }
  const app = createRoutes(services, (err, c) => {
    const { requestId } = callerOf(c)
    const why = whyUnavailable(err)
    if (why) unavailable[why] += 1
    services.failures.count += 1
    services.failures.lastAt = services.clock()
    services.log.error({ err, path: c.req.path, requestId }, 'request failed')
  })
  const runner = createRunner(services, {
    readResource: (resource, id, actor) => readForWebhook(app, services.linkOrigin, { resource, id, actor }),
    exporters: createExporters(services),
  })
  const cache = createResponseCache({
    parametersOf: publicParameters,
    dropDue: services.catalog.followSales,
    next: (request, caller) => app.fetch(canonicalRequest(request), { caller } satisfies Bindings),
  })
  await followEvents(deps.db, 'response cache', (events) => events.forEach(cache.drop))
  let ordersPlaced = 0
  await followEvents(deps.db, 'statistics', (events) => {
    ordersPlaced += events.filter(({ type }) => type === 'order.placed').length
  })
  // once the index has caught up, and when a sale begins or ends
  services.catalog.onChange((changed, inLists) => {
    if (inLists) cache.dropTag('catalog')
    if (changed !== 'everything') cache.dropProducts(changed)
  })

  return {
    fetch: async (request, caller = INSIDE) => cache.fetch(request, caller),
    read: async (request, caller = INSIDE) => cache.read(request, caller),
    followSales: services.catalog.followSales,
    hasCached: cache.has,
    owns: createOwnPaths(app.routes),
    findPreview: async (token, session) => {
      const found = await findSession(system, session)
      const isStaff = found.ok && may(found.value.role, 'manage_woocommerce')
      return isStaff ? findPreview(system, session, token) : null
    },
    readStats: async () => ({
      jobs: await services.jobs.count(),
      ordersPlaced,
      unavailable,
      paymentsInDoubt: await countPaymentsInDoubt(system, gateways),
      taskFailures: runner.failures(),
    }),
    runJobs: runner.runJobs,
    startJobs: runner.start,
    releaseMemory: () => releaseMemory(deps.db),
    close: async () => {
      await services.searches.flush(system)
      services.catalog.close()
      await endFollowing(deps.db)
      await deps.db.destroy()
    },
  }
}
