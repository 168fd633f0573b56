import { Hono } from 'hono'
import { lazy } from '#common/lazy.ts'
import { describeApi } from './document.ts'
import type { MountedRoute } from './operations.ts'

/**
 * `/wp-json/openapi.json`: the whole API for machines, open to anybody. It is told once, and kept by the response cache.
 * @param routes all that is mounted, read at the time of the first request
 */
export const openApiRoutes = (routes: () => readonly MountedRoute[]): Hono => {
  const document = lazy(async () => JSON.stringify(await describeApi(routes())))
  return new Hono().get('/wp-json/openapi.json', async (c) =>
    c.body(await document(), 200, { 'Content-Type': 'application/json; charset=UTF-8' }),
  )
}
