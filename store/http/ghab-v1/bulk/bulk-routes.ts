import { Hono, type Context as HonoContext } from 'hono'
import type { z } from 'zod'
import type { Context } from '#store/context.ts'
import { requestContext, requireRightBySession } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createFileThrottle } from '#store/http/wc-v3/csv/csv-request.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  applyBulkPortion,
  type BulkKind,
  continueBulkChange,
  findBulkChange,
  listBulkChanges,
  listRefused,
  type StoredBulkChange,
  startBulkChange,
  undoBulkChange,
} from '#store/modules/bulk/bulk.ts'
import type { Services } from '#store/services.ts'
import type { BulkReport } from '#store-api/contract/bulk-changes.ts'

const LISTED = 20
const REFUSED = 100
/** changes in ten minutes of one person */
const MOST_CHANGES = 120
/** so many items are changed before it is answered, as long as that takes no longer than the time below */
const AT_HAND = 100
/** ms */
const PATIENCE = 2000

const unknown = () => new ApiError(404, 'ghab_bulk_change_unknown', 'There is no such change.')
const UNDO_REFUSALS = {
  running: 'It is not done yet.',
  undone: 'It was taken back already.',
  undo: 'It takes another change back.',
}

/** What somebody asks for. */
interface AskedChange<Change> {
  change: Change
  ids: readonly number[]
  key: string | undefined
  /** what makes it another request under the same key */
  asked: unknown
}

interface BulkRoutes<Change extends object, Schema extends z.ZodType> {
  path: string
  kind: BulkKind<Change>
  schema: Schema
  /** @throws ApiError for a change that is none, or that the caller may not ask for */
  readChange: (c: HonoContext, body: z.output<Schema>) => AskedChange<Change> | Promise<AskedChange<Change>>
  /** what a report says of a change, in the form in which it is asked for */
  changeJson: (change: Partial<Change>, context: Context) => object | Promise<object>
}

/**
 * Changes of many at once. A few are changed before it is answered; more by a job, which goes on when nobody waits for it.
 */
export const bulkRoutes = <Change extends object, Schema extends z.ZodType>(
  services: Services,
  { path, kind, schema, readChange, changeJson }: BulkRoutes<Change, Schema>,
): Hono => {
  const item = `${path}/:id{[0-9]+}`
  const throttle = createFileThrottle(services, `bulk changes of ${kind.name}`, MOST_CHANGES)
  const idOf = (c: HonoContext) => Number(c.req.param('id'))

  const reportOf = async (
    context: Context,
    one: StoredBulkChange<Change>,
    most = REFUSED,
  ): Promise<BulkReport> => {
    const { products: total, changed, kept, refused, last_position: done } = one
    const percentage =
      one.status === 'done' ? 100 : Math.min(99, Math.floor((100 * done) / Math.max(1, total)))
    return {
      id: one.id,
      status: one.status,
      change: await changeJson(one.change, context),
      undoes: one.undoes,
      undone_by: one.undoneBy,
      progress: { total, done, percentage },
      result: { changed, kept, refused },
      refused: most === 0 ? [] : await listRefused(context, one.id, most),
      date_created_gmt: gmtDate(one.created_at),
      date_finished_gmt: one.finished_at === null ? null : gmtDate(one.finished_at),
    }
  }

  const report = async (c: HonoContext, id: number): Promise<BulkReport> => {
    const context = requestContext(c, services)
    const found = await findBulkChange(context, kind, id)
    if (!found) throw unknown()
    return reportOf(context, found)
  }

  /** Begins at once with what is not much; what is left belongs to the job. */
  const beginAtHand = async (c: HonoContext, id: number): Promise<BulkReport> => {
    const context = requestContext(c, services)
    const { progress } = await report(c, id)
    const until = services.uptime() + PATIENCE
    // the job that follows the start goes on where this ends
    const queueNext = async () => {}
    for (let isMore = progress.total <= AT_HAND; isMore && services.uptime() < until; ) {
      isMore = await applyBulkPortion(context, kind, id, { queueNext })
    }
    return report(c, id)
  }

  return new Hono()
    .get(path, async (c) => {
      requireRightBySession(c, services)
      const context = requestContext(c, services)
      const changes = await listBulkChanges(context, kind, LISTED)
      return c.json(await Promise.all(changes.map((one) => reportOf(context, one, 0))))
    })
    .post(path, async (c) => {
      requireRightBySession(c, services)
      throttle(c)
      const { change, ids, ...request } = await readChange(c, await parseBody(c, schema))
      const id = await startBulkChange(requestContext(c, services), kind, { change, ids }, request)
      return c.json(await beginAtHand(c, id), 201)
    })
    .get(item, async (c) => {
      requireRightBySession(c, services)
      return c.json(await report(c, idOf(c)))
    })
    .post(`${item}/undo`, async (c) => {
      requireRightBySession(c, services)
      throttle(c)
      const begun = await undoBulkChange(requestContext(c, services), kind, idOf(c))
      if (begun.ok) return c.json(await beginAtHand(c, begun.value), 201)
      if (begun.error === 'unknown') throw unknown()
      throw new ApiError(409, `ghab_bulk_change_${begun.error}`, UNDO_REFUSALS[begun.error])
    })
    .post(`${item}/continue`, async (c) => {
      requireRightBySession(c, services)
      const continued = await continueBulkChange(requestContext(c, services), kind, idOf(c))
      if (continued.ok) return c.json(await report(c, idOf(c)))
      if (continued.error === 'unknown') throw unknown()
      throw new ApiError(409, 'ghab_bulk_change_not_stopped', 'It has not stopped.')
    })
}
