import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { getActor, requestContext, requireRightBySession } from '#store/http/middleware/authenticate.ts'
import { parseBody } from '#store/http/parse.ts'
import { createFileThrottle } from '#store/http/wc-v3/csv/csv-request.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  applyBulkPortion,
  continueBulkChange,
  findBulkChange,
  listBulkChanges,
  listRefused,
  type StoredBulkChange,
  startBulkChange,
  undoBulkChange,
} from '#store/modules/catalog/catalog.ts'
import { may } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import { type BulkChange, type BulkChangeReport, newBulkChange } from '#store-api/contract/bulk-changes.ts'
import { wrongField } from '../account/signed-in.ts'

const PATH = '/wp-json/ghab/v1/bulk-changes'
const ITEM = `${PATH}/:id{[0-9]+}`

const LISTED = 20
const REFUSED = 100
/** changes in ten minutes of one person */
const MOST_CHANGES = 120
/** so many products are changed before it is answered, as long as that takes no longer than the time below */
const AT_HAND = 100
/** ms */
const PATIENCE = 2000

const unknown = () => new ApiError(404, 'ghab_bulk_change_unknown', 'There is no such change.')
const UNDO_REFUSALS = {
  running: 'It is not done yet.',
  undone: 'It was taken back already.',
  undo: 'It takes another change back.',
}

const reportOf = async (
  context: Context,
  one: StoredBulkChange,
  most = REFUSED,
): Promise<BulkChangeReport> => {
  const { products, changed, kept, refused, last_position: done } = one
  return {
    id: one.id,
    status: one.status,
    change: one.change,
    undoes: one.undoes,
    undone_by: one.undoneBy,
    progress: {
      products,
      done,
      percentage:
        one.status === 'done' ? 100 : Math.min(99, Math.floor((100 * done) / Math.max(1, products))),
    },
    result: { changed, kept, refused },
    refused: most === 0 ? [] : await listRefused(context, one.id, most),
    date_created_gmt: gmtDate(one.created_at),
    date_finished_gmt: one.finished_at === null ? null : gmtDate(one.finished_at),
  }
}

/**
 * `ghab/v1/bulk-changes`: changes of many products at once. A few are changed before it is answered; more by a job, which goes
 * on when nobody waits for it.
 */
export const bulkChangeRoutes = (services: Services): Hono => {
  const throttle = createFileThrottle(services, 'bulk changes', MOST_CHANGES)
  const idOf = (c: HonoContext) => Number(c.req.param('id'))

  const report = async (c: HonoContext, id: number): Promise<BulkChangeReport> => {
    const context = requestContext(c, services)
    const found = await findBulkChange(context, id)
    if (!found) throw unknown()
    return reportOf(context, found)
  }

  /** Begins at once with what is not much; what is left belongs to the job. */
  const beginAtHand = async (c: HonoContext, id: number): Promise<BulkChangeReport> => {
    const context = requestContext(c, services)
    const { progress } = await report(c, id)
    const until = services.uptime() + PATIENCE
    // the job that follows the start goes on where this ends
    const queueNext = async () => {}
    for (let isMore = progress.products <= AT_HAND; isMore && services.uptime() < until; ) {
      isMore = await applyBulkPortion(context, id, { queueNext })
    }
    return report(c, id)
  }

  /**
   * @throws ApiError 400 for one that changes nothing, and for a category that there is not; 403 for the trash of who may
   * delete nothing
   */
  const checkChange = (c: HonoContext, change: BulkChange): void => {
    const { category, status } = change
    if (!Object.values(change).some((value) => value)) {
      throw new ApiError(400, 'ghab_bulk_change_empty', 'Say what is to be changed.')
    }
    if (status === 'trash' && !may(getActor(c).role, 'delete_products')) {
      throw new ApiError(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.')
    }
    if (category !== undefined && !services.catalog.taxonomy.categories.has(category)) {
      throw wrongField('category', 'unknown', 'There is no such category.')
    }
  }

  return new Hono()
    .get(PATH, async (c) => {
      requireRightBySession(c, services)
      const context = requestContext(c, services)
      const changes = await listBulkChanges(context, LISTED)
      return c.json(await Promise.all(changes.map((one) => reportOf(context, one, 0))))
    })
    .post(PATH, async (c) => {
      requireRightBySession(c, services)
      throttle(c)
      const { product_ids: ids, key, ...change } = await parseBody(c, newBulkChange)
      checkChange(c, change)
      const id = await startBulkChange(requestContext(c, services), change, { ids, key })
      return c.json(await beginAtHand(c, id), 201)
    })
    .get(ITEM, async (c) => {
      requireRightBySession(c, services)
      return c.json(await report(c, idOf(c)))
    })
    .post(`${ITEM}/undo`, async (c) => {
      requireRightBySession(c, services)
      throttle(c)
      const begun = await undoBulkChange(requestContext(c, services), idOf(c))
      if (begun.ok) return c.json(await beginAtHand(c, begun.value), 201)
      if (begun.error === 'unknown') throw unknown()
      throw new ApiError(409, `ghab_bulk_change_${begun.error}`, UNDO_REFUSALS[begun.error])
    })
    .post(`${ITEM}/continue`, async (c) => {
      requireRightBySession(c, services)
      const continued = await continueBulkChange(requestContext(c, services), idOf(c))
      if (continued.ok) return c.json(await report(c, idOf(c)))
      if (continued.error === 'unknown') throw unknown()
      throw new ApiError(409, 'ghab_bulk_change_not_stopped', 'It has not stopped.')
    })
}
