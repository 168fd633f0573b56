import { Hono } from 'hono'
import type { Services } from '../../services.ts'

/** `/healthz`: the process answers. `/readyz`: its database does too. */
export const healthRoutes = (services: Services): Hono =>
  new Hono()
    .get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      c.header('Cache-Control', 'no-store')
      try {
        await services.db.selectFrom('settings').select('name').limit(1).execute()
        return c.text('ok')
      } catch (error) {
        services.log.error({ err: error }, 'the database does not answer')
        return c.text('the database does not answer', 503)
      }
    })
