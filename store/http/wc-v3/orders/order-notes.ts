import { Hono, type Context as HonoContext } from 'hono'
import type { Context } from '#store/context.ts'
import { makeOnce } from '#store/http/idempotency-key.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { datePair } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { createEndpoint, deleteEndpoint, itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks } from '#store/http/wp-rest/links.ts'
import { contextArg, forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import {
  deleteNote,
  findNotes,
  findOrder,
  type OrderNote,
  STORE,
  writeNote,
} from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { noteAuthor } from './note-author.ts'
import { unknownOrder } from './order-fields.ts'

const noteArgs = args({
  ...contextArg,
  type: { type: 'string', default: 'any', enum: ['any', 'customer', 'internal'] },
})

const newNote = args({
  ...readOnly('order_id', 'author', 'date_created', 'date_created_gmt'),
  note: { type: 'string', required: true },
  customer_note: { type: 'boolean', default: false },
  added_by_user: { type: 'boolean', default: false },
})
const unknownNote = () => new ApiError(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.')

/** `wc/v3/orders/{id}/notes`, for those who run the shop. */
export const orderNoteRoutes = (services: Services): Hono => {
  const app = new Hono()

  const notesOf = async (c: HonoContext, context: Context): Promise<OrderNote[]> => {
    const order = await findOrder(context, Number(c.req.param('id')))
    if (!order) throw unknownOrder()
    return findNotes(context, order.id)
  }
  const noteOf = async (c: HonoContext, context: Context, wanted: number): Promise<OrderNote> => {
    const note = (await notesOf(c, context)).find(({ id }) => id === wanted)
    if (!note) throw unknownNote()
    return note
  }
  const noteJson = (c: HonoContext, note: OrderNote, timezone: string) => {
    const order = `/wp-json/wc/v3/orders/${note.order_id}`
    const json = {
      id: note.id,
      author: note.author === STORE ? 'WooCommerce' : note.author,
      ...datePair('date_created', note.created_at, timezone),
      note: note.note,
      customer_note: Boolean(note.customer_note),
      _links: itemLinks(originOf(c.req, services), `${order}/notes`, note.id, ['GET', 'DELETE'], order),
    }
    return pickFields(json, readFields(new URL(c.req.url).searchParams))
  }
  const orderId = (c: HonoContext) => Number(c.req.param('id'))

  const create = itemWrite(newNote, async (c, given) => {
    const context = requestContext(c, services)
    const { timezone } = await readSettings(context)
    const author = await noteAuthor(context, given.added_by_user)
    const options = { forCustomer: given.customer_note, author }
    const written = await makeOnce(c, context, given, (inside) =>
      writeNote(inside, orderId(c), given.note, options),
    )
    if (!written.ok) throw unknownOrder()
    return noteJson(c, await noteOf(c, context, written.value), timezone)
  })
  const remove = itemWrite(forceArg, async (c, { force }) => {
    const context = requestContext(c, services)
    const { timezone } = await readSettings(context)
    const wanted = Number(c.req.param('note'))
    const note = await noteOf(c, context, wanted)
    // WooCommerce speaks of webhooks here
    if (!force)
      throw new ApiError(501, 'woocommerce_rest_trash_not_supported', 'Notes do not support trashing.')
    await deleteNote(context, orderId(c), wanted)
    return noteJson(c, note, timezone)
  })

  mountRoute(
    app,
    services,
    '/orders/:id{[0-9]+}/notes',
    endpoint('GET', noteArgs, async (c, query) => {
      requireKey(c, 'read')
      const context = requestContext(c, services)
      const { timezone } = await readSettings(context)
      const notes = (await notesOf(c, context)).filter(
        (note) => query.type === 'any' || Boolean(note.customer_note) === (query.type === 'customer'),
      )
      return c.json(notes.reverse().map((note) => noteJson(c, note, timezone)))
    }),
    createEndpoint(create),
  )
  mountRoute(
    app,
    services,
    '/orders/:id{[0-9]+}/notes/:note{[0-9]+}',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const context = requestContext(c, services)
      const { timezone } = await readSettings(context)
      return c.json(noteJson(c, await noteOf(c, context, Number(c.req.param('note'))), timezone))
    }),
    deleteEndpoint(remove),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
