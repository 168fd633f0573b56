import { Hono } from 'hono'
import { listOutbox } from '#store/modules/notifications/notifications.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { noStore } from '../no-store.ts'
import { gmtDate } from '../wp-rest/dates.ts'
import { noRoute } from '../wp-rest/errors.ts'

const MOST = 20

/**
 * `GET /demo/outbox`: the last mails and SMS of a demo shop, whose accounts are published anyway. Nowhere else is it
 * there: what it tells signs people in.
 */
export const outboxRoutes = (services: Services): Hono =>
  new Hono().get('/demo/outbox', async (c) => {
    const context = requestContext(c, services)
    if (!(await readSettings(context)).is_demo) return noRoute(c)
    const messages = await listOutbox(context, services.cipher, MOST)
    noStore(c)
    return c.json(
      messages.map(({ channel, recipient, subject, text, createdAt }) => ({
        channel,
        recipient,
        subject,
        text,
        date_created_gmt: gmtDate(createdAt),
      })),
    )
  })
