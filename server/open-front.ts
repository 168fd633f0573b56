import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Store } from '#store/store.ts'
import { createBuiltFiles } from './admin/built-files.ts'
import { createAppServer } from './app-server.ts'
import type { PageOptions } from './pages/page-options.ts'
import { createPages } from './pages/pages.ts'
import { createListener } from './process/listener.ts'
import type { MetricsOptions } from './process/metrics.ts'
import { createLoadShedding } from './requests/load-shedding.ts'
import { createRequestScheduler } from './requests/request-scheduler.ts'

interface FrontOptions {
  config: Config
  /** what the listener is for */
  server: Server
  shop: {
    store: Store
    homeLocale: PageOptions['homeLocale']
    scheduledBackups: MetricsOptions['folders']['backups']
  }
  /** how late the turns of the event loop come, ms */
  loopDelay: () => number
  log: Logger
}

/** What answers for an open shop: its store, its pages, the back office and built files. */
export const openFront = async ({
  config,
  server,
  shop: { store, homeLocale, scheduledBackups },
  loopDelay,
  log,
}: FrontOptions): Promise<{ listener: RequestListener; close: () => Promise<void> }> => {
  const { development, siteUrl } = config
  const pages = await createPages(config, server)
  const scheduler = createRequestScheduler()
  const built = createBuiltFiles(join(import.meta.dirname, '../build/client'), development)
  const app = createAppServer({
    store,
    renderPage: pages.load,
    matchPage: pages.matchPage,
    homeLocale,
    development,
    siteUrl,
    nextTurn: scheduler.next,
    shedding: createLoadShedding(() => Math.max(scheduler.waited(), loopDelay()), config.busyAfter),
    log,
    files: built.files,
    admin: { files: built.adminFiles, colors: pages.colors },
  })

  // loaded only where it is wanted
  const metrics =
    config.metrics &&
    (await import('./process/metrics.ts')).createMetrics({
      ...config.metrics,
      folders: { data: config.dataDir, backups: scheduledBackups },
      server,
      store,
      pages: app,
      log,
    })

  return {
    listener: createListener({
      fetch: metrics ? metrics.watch(app.fetch) : app.fetch,
      trustedProxies: config.trustedProxies,
      siteUrl,
      scheduler,
      middleware: pages.middleware,
    }),
    close: pages.close,
  }
}
