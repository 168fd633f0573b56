import { Hono } from 'hono'
import { followEvents } from './database/follow-events.ts'
import { answerError, noRoute } from './http/errors.ts'
import { overrideMethod } from './http/middleware/method-override.ts'
import { createResponseCache } from './http/middleware/response-cache.ts'
import { pluginRoutes } from './http/plugin/plugin.ts'
import { healthRoutes } from './http/site/health.ts'
import { mediaRoutes } from './http/site/media.ts'
import type { Services, StoreDeps } from './services.ts'

export interface Store {
  /** answers every path of the contract; anything else is 404 `rest_no_route` */
  fetch: (request: Request) => Promise<Response>
  /** does the work that is due; answers how many pieces were done */
  runJobs: () => Promise<number>
  close: () => Promise<void>
}

/** Builds the embedded store on an open, migrated database. */
export const createStore = async (deps: StoreDeps): Promise<Store> => {
  const services: Services = { ...deps }
  const app = new Hono()
  app.onError(answerError((error, path) => services.log.error({ err: error, path }, 'request failed')))
  app.notFound(noRoute)

  // each part of the contract mounts itself here, in alphabetical order
  app.route('/', healthRoutes(services))
  app.route('/', mediaRoutes(services))
  app.route('/', pluginRoutes(services))

  const cache = createResponseCache({ next: (request) => app.fetch(request) })
  await followEvents(deps.db, cache.drop)

  return {
    fetch: async (request) => cache.fetch(overrideMethod(request)),
    runJobs: async () => 0,
    close: async () => {
      await deps.db.destroy()
    },
  }
}
