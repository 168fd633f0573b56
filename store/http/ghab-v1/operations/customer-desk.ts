import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { writeOnce } from '#store/http/idempotency-key.ts'
import { askerOf, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { noStore } from '#store/http/no-store.ts'
import { originOf } from '#store/http/origin.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import {
  addCustomerNote,
  blockCustomer,
  type Customer,
  changeBuyerRole,
  deleteCustomerNote,
  endSessions,
  findBlock,
  findCustomer,
  listCustomerNotes,
  listSessionsOf,
} from '#store/modules/customers/customers.ts'
import { adjustPoints, listPoints, readBalance } from '#store/modules/loyalty/loyalty.ts'
import { readPurchases } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { isStaffRole } from '#store/rights.ts'
import type { Services } from '#store/services.ts'
import {
  blockChange,
  type CustomerDesk,
  type CustomerSession,
  customerNote,
  type PointEntry,
  pointEntriesQuery,
  pointsChange,
  roleChange,
} from '#store-api/contract/office.ts'
import { exportJson } from '../account/export-json.ts'
import { buyerJson } from './buyers.ts'

const ITEM = '/wp-json/ghab/v1/customers/:id{[0-9]+}'

const unknown = () => new ApiError(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.')

const sessionsJson = async (context: Context, id: number): Promise<CustomerSession[]> =>
  (await listSessionsOf(context, id)).map((one) => ({
    id: one.id,
    user_agent: one.userAgent,
    date_created_gmt: gmtDate(one.createdAt),
    last_seen_gmt: gmtDate(one.lastSeenAt),
  }))

const deskJson = async (context: Context, customer: Customer): Promise<CustomerDesk> => {
  const { id, mobile } = customer
  const block = await findBlock(context, id)
  const notes = await listCustomerNotes(context, id)
  const bought = (await readPurchases(context, [id])).get(id)
  const { currency } = await readSettings(context)
  return {
    ...buyerJson({ orders: 0, spent: 0, lastOrderAt: null, ...customer, ...bought }, currency.decimals),
    mobile,
    date_blocked_gmt: block && gmtDate(block.since),
    blocked_reason: block?.reason ?? '',
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
 * `ghab/v1/customers/{id}`, for those who run the shop: notes, blocks, role, devices and points of a customer, and a copy of
 * all that the shop holds of them. Accounts are deleted by `wc/v3/customers/{id}`, with all that belongs to them.
 */
export const customerDeskRoutes = (services: Services): Hono => {
  const idOf = (c: HonoContext) => Number(c.req.param('id'))
  const existing = async (c: HonoContext): Promise<Customer> => {
    const customer = await findCustomer(requestContext(c, services), idOf(c))
    if (!customer) throw unknown()
    return customer
  }
  const answer = async (c: HonoContext) =>
    c.json(await deskJson(requestContext(c, services), await existing(c)))

  return new Hono()
    .get(ITEM, (c) => {
      requireKey(c, 'read')
      return answer(c)
    })
    .put(`${ITEM}/block`, async (c) => {
      requireKey(c, 'write')
      const { blocked, reason } = await parseBody(c, blockChange)
      const done = await blockCustomer(requestContext(c, services), idOf(c), blocked, reason)
      if (done.ok) return answer(c)
      if (done.error === 'unknown_customer') throw unknown()
      throw new ApiError(403, 'ghab_not_a_buyer', 'Only buyers can be blocked.')
    })
    .put(`${ITEM}/role`, async (c) => {
      requireKey(c, 'write')
      const { role } = await parseBody(c, roleChange)
      const done = await changeBuyerRole(requestContext(c, services), idOf(c), role)
      if (done.ok) {
        logSecurity(c, services, 'role-changed', { customerId: idOf(c) })
        return answer(c)
      }
      if (done.error === 'unknown_customer') throw unknown()
      throw new ApiError(403, 'ghab_not_a_buyer', 'Only buyers can be made other buyers.')
    })
    .get(`${ITEM}/sessions`, async (c) => {
      requireKey(c, 'read')
      const { id } = await existing(c)
      noStore(c)
      return c.json(await sessionsJson(requestContext(c, services), id))
    })
    .delete(`${ITEM}/sessions`, async (c) => {
      requireKey(c, 'write')
      const { id, role } = await existing(c)
      if (isStaffRole(role))
        throw new ApiError(403, 'ghab_not_a_buyer', 'Only buyers can be signed out here.')
      const context = requestContext(c, services)
      await endSessions(context, id)
      logSecurity(c, services, 'sessions-ended', { customerId: id })
      return c.json(await sessionsJson(context, id))
    })
    .get(`${ITEM}/points`, async (c) => {
      requireKey(c, 'read')
      const { page, per_page: perPage } = parseInput(pointEntriesQuery, c.req.query())
      const { id } = await existing(c)
      const asked = { limit: perPage, offset: (page - 1) * perPage }
      const { entries, total } = await listPoints(requestContext(c, services), id, asked)
      const items = entries.map(
        ({ key, points, reason, note, order_id, created_at }): PointEntry => ({
          id: key,
          points,
          reason,
          note,
          order_id,
          date_gmt: gmtDate(created_at),
        }),
      )
      return sendList(c, services, items, { total, page, perPage })
    })
    .post(`${ITEM}/notes`, async (c) => {
      requireKey(c, 'write')
      const given = await parseBody(c, customerNote)
      const isAdded = await writeOnce(
        c,
        requestContext(c, services),
        given,
        async (inside) => (await addCustomerNote(inside, idOf(c), given.note)) !== null,
      )
      if (!isAdded) throw unknown()
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
      const done = await writeOnce(c, context, change, (inside) =>
        adjustPoints(inside, { customerId: idOf(c), ...change }),
      )
      if (!done.ok) throw new ApiError(409, done.error, 'There are not enough points.')
      return answer(c)
    })
    .get(`${ITEM}/export`, async (c) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      if (!(await findCustomer(context, idOf(c)))) throw unknown()
      noStore(c)
      logSecurity(c, services, 'export-downloaded', {
        ...askerOf(c),
        of: 'customer',
        ofCustomerId: idOf(c),
      })
      c.header('Content-Disposition', `attachment; filename="customer-${idOf(c)}.json"`)
      const theirs: Context = { ...context, actor: { customerId: idOf(c), role: 'customer' } }
      return c.json(await exportJson(theirs, originOf(c.req, services), { token: '', forStaff: true }))
    })
}
