import type { Server } from 'node:http'
import { promisify } from 'node:util'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { safeEqual } from '#common/safe-equal.ts'
import type { Caller } from '#store/http/caller.ts'
import type { Store } from '#store/store.ts'
import type { FrontStats } from '../app-server.ts'
import { isLocalIp } from '../requests/local-ip.ts'
import { createDiskReadings, type Folders } from './disk-metrics.ts'
import { joinWorkerMetrics } from './worker-metrics.ts'

type Fetch = (request: Request, caller: Caller) => Response | Promise<Response>

export interface MetricsOptions {
  /** who sends it may read; null lets those read who ask this process directly, from this machine or its network */
  token: string | null
  server: Pick<Server, 'getConnections'>
  store: Pick<Store, 'readStats'>
  pages: { stats: () => FrontStats }
  folders: Folders
  log: { error: (details: object, message: string) => void }
}

const PATH = '/metrics'
/** where no route answered: what was refused before */
const NO_ROUTE = 'none'
/** seconds */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Proxies add these: a request that has one comes from somebody else than its IP address says. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const isDirect = ({ headers }: Request, { clientIp }: Caller): boolean =>
  isLocalIp(clientIp) && !FORWARDED.some((name) => headers.has(name))

const hasToken = ({ headers }: Request, token: string): boolean => {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  return safeEqual(given, token)
}

const unauthorized = (): Response =>
  new Response(null, {
    status: 401,
    headers: { 'WWW-Authenticate': 'Bearer realm="metrics"', 'Cache-Control': 'no-store' },
  })

/** What is measured in several places, read when somebody asks. */
const createReadings = (registers: Registry[], { server, store, pages, folders }: MetricsOptions) => {
  const readDisks = createDiskReadings(registers, folders)
  const connections = promisify(server.getConnections.bind(server))
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const total = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name, help, labelNames, registers })

  const open = gauge('vitrin_open_connections', 'Connections of clients')
  const cached = gauge('vitrin_page_cache_entries', 'Pages in the cache')
  const asked = total(
    'vitrin_page_cache_requests_total',
    'Pages for everybody, by whether the cache had them',
    ['result'],
  )
  const renders = gauge('vitrin_page_renders', 'Pages that wait to be drawn or are being drawn', [
    'queue',
    'state',
  ])
  const shed = total('vitrin_shed_total', 'Requests refused because the process was behind', ['kind'])
  const jobs = gauge('vitrin_jobs', 'Jobs that are not done', ['lane', 'state'])
  const orders = total('vitrin_orders_placed_total', 'Orders placed by any process of the shop')
  const refused = total('vitrin_unavailable_total', 'Requests refused because the disk took no change', [
    'reason',
  ])

  const inDoubt = gauge('vitrin_payments_in_doubt', 'Payments whose bank does not say whether they were paid')
  const failed = total('vitrin_task_failures_total', 'Scheduled tasks that failed in this process', ['task'])

  return async (): Promise<void> => {
    const [stats, sockets] = await Promise.all([store.readStats(), connections(), readDisks()])
    const { cache, queues, refused: behind } = pages.stats()
    for (const counter of [asked, orders, refused, failed, shed]) counter.reset()
    open.set(sockets)
    inDoubt.set(stats.paymentsInDoubt)
    cached.set(cache.entries)
    asked.inc({ result: 'hit' }, cache.hits)
    asked.inc({ result: 'miss' }, cache.misses)
    for (const [queue, length] of Object.entries(queues)) {
      for (const [state, count] of Object.entries(length)) renders.set({ queue, state }, count)
    }
    for (const { lane, state, count } of stats.jobs) jobs.set({ lane, state }, count)
    orders.inc(stats.ordersPlaced)
    for (const [reason, count] of Object.entries(stats.unavailable)) refused.inc({ reason }, count)
    for (const [kind, count] of Object.entries(behind)) shed.inc({ kind }, count)
    for (const [task, count] of stats.taskFailures) failed.inc({ task }, count)
  }
}

/**
 * Watches what a front answers, and answers `GET /metrics` in Prometheus's text format (0.0.4). Labels are names of
 * routes, methods and states: nothing that a client can make up, and nothing of anybody. Of several workers each tells all,
 * with the place of the worker as a label: whichever is asked, each series goes on where it was.
 */
export const createMetrics = (options: MetricsOptions) => {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const update = createReadings(registers, options)
  const requests = new Histogram({
    name: 'vitrin_http_request_duration_seconds',
    help: 'Time until an answer begins',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  })

  const readAll = joinWorkerMetrics(async () => {
    await update()
    return register.getMetricsAsJSON()
  })
  const readOwn = async (): Promise<string> => {
    await update()
    return register.metrics()
  }

  const read = async (): Promise<Response> => {
    try {
      const headers = { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }
      return new Response(await (readAll ?? readOwn)(), { headers })
    } catch (error) {
      options.log.error({ err: error }, 'metrics cannot be read')
      return new Response(null, { status: 500 })
    }
  }

  /** null where there is nothing for this caller to see */
  const answerMetrics = (request: Request, caller: Caller): Response | Promise<Response> | null => {
    if (request.method !== 'GET' || new URL(request.url).pathname !== PATH) return null
    if (options.token !== null) return hasToken(request, options.token) ? read() : unauthorized()
    return isDirect(request, caller) ? read() : null
  }

  return {
    /** The front with its answers counted, and with `/metrics` before it. */
    watch:
      (fetch: Fetch): Fetch =>
      (request, caller) => {
        const begun = performance.now()
        let route = NO_ROUTE
        const onRouteMatched = (pattern: string) => {
          route = pattern
        }
        const note = (response: Response): Response => {
          const status = `${Math.floor(response.status / 100)}xx`
          requests.observe({ route, method: request.method, status }, (performance.now() - begun) / 1000)
          return response
        }
        const metrics = answerMetrics(request, caller)
        if (metrics) onRouteMatched(PATH)
        const answer = metrics ?? fetch(request, { ...caller, onRouteMatched })
        return answer instanceof Promise ? answer.then(note) : note(answer)
      },
  }
}
