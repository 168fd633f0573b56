import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import {
  addCustomerNote,
  blockCustomer,
  blockedSince,
  deleteCustomerNote,
  findCustomer,
  listCustomerNotes,
} from '#store/modules/customers/customers.ts'
import { adjustPoints, readBalance } from '#store/modules/loyalty/loyalty.ts'
import type { Services } from '#store/services.ts'
import { blockChange, type CustomerDesk, customerNote, pointsChange } from '#store-api/contract/office.ts'
import { exportJson } from '../account/export-json.ts'

const ITEM = '/wp-json/ghab/v1/customers/:id{[0-9]+}'

const unknown = () => new ApiError(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.')

const deskJson = async (context: Context, id: number): Promise<CustomerDesk> => {
  const since = await blockedSince(context, id)
  const notes = await listCustomerNotes(context, id)
  return {
    id,
    blocked: since !== null,
    date_blocked_gmt: since === null ? null : gmtDate(since),
    points: await readBalance(context, id),
    notes: notes.map(({ id: noteId, author, note, created_at }) => ({
      id: noteId,
      author,
      note,
      date_gmt: gmtDate(created_at),
    })),
  }
}

/**
 * `ghab/v1/customers/{id}`, for those who run the shop: notes, blocks and points of a customer, and a copy of all that the
 * shop holds of them. Accounts are deleted by `wc/v3/customers/{id}`, with all that belongs to them.
 */
export const customerDeskRoutes = (services: Services): Hono => {
  const idOf = (c: HonoContext) => Number(c.req.param('id'))
  const answer = async (c: HonoContext) => {
    const context = requestContext(c, services)
    if (!(await findCustomer(context, idOf(c)))) throw unknown()
    return c.json(await deskJson(context, idOf(c)))
  }

  return new Hono()
    .get(ITEM, (c) => {
      requireKey(c, 'read')
      return answer(c)
    })
    .put(`${ITEM}/block`, async (c) => {
      requireKey(c, 'write')
      const { blocked } = await parseBody(c, blockChange)
      const done = await blockCustomer(requestContext(c, services), idOf(c), blocked)
      if (done.ok) return answer(c)
      if (done.error === 'unknown_customer') throw unknown()
      throw new ApiError(403, 'ghab_not_a_buyer', 'Only buyers can be blocked.')
    })
    .post(`${ITEM}/notes`, async (c) => {
      requireKey(c, 'write')
      const { note } = await parseBody(c, customerNote)
      if (!(await addCustomerNote(requestContext(c, services), idOf(c), note))) throw unknown()
      return answer(c)
    })
    .delete(`${ITEM}/notes/:note{[0-9]+}`, async (c) => {
      requireKey(c, 'write')
      const note = Number(c.req.param('note'))
      if (!(await deleteCustomerNote(requestContext(c, services), idOf(c), note))) throw unknown()
      return answer(c)
    })
    .post(`${ITEM}/points`, async (c) => {
      requireKey(c, 'write')
      const change = await parseBody(c, pointsChange)
      const context = requestContext(c, services)
      if (!(await findCustomer(context, idOf(c)))) throw unknown()
      const done = await adjustPoints(context, { customerId: idOf(c), ...change })
      if (!done.ok) throw new ApiError(409, done.error, 'There are not enough points.')
      return answer(c)
    })
    .get(`${ITEM}/export`, async (c) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      if (!(await findCustomer(context, idOf(c)))) throw unknown()
      noStore(c)
      c.header('Content-Disposition', `attachment; filename="customer-${idOf(c)}.json"`)
      const theirs: Context = { ...context, actor: { customerId: idOf(c), role: 'customer' } }
      return c.json(await exportJson(theirs, originOf(c.req, services), ''))
    })
}
