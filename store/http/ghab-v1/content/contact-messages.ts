import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import {
  deleteContactMessage,
  listContactMessages,
  markContactMessage,
  type StoredContactMessage,
} from '#store/modules/content/content.ts'
import type { Services } from '#store/services.ts'
import {
  type ContactMessage,
  contactMessageChange,
  contactMessagesQuery,
} from '#store-api/contract/overview.ts'

const PATH = '/wp-json/ghab/v1/contact-messages'
const ITEM = `${PATH}/:id{[0-9]+}`

const unknown = () => new ApiError(404, 'ghab_message_unknown', 'There is no such message.')

const messageJson = ({
  id,
  name,
  email,
  phone,
  message,
  read_at,
  created_at,
}: StoredContactMessage): ContactMessage => ({
  id,
  name,
  email,
  phone,
  message,
  read: read_at !== null,
  date_gmt: gmtDate(created_at),
})

/** `ghab/v1/contact-messages`: what visitors wrote to the shop, for those who run it. */
export const contactMessageRoutes = (services: Services): Hono => {
  const idOf = (c: HonoContext) => Number(c.req.param('id'))
  return new Hono()
    .get(PATH, async (c) => {
      requireKey(c, 'read')
      const { page, per_page: perPage, unread } = parseInput(contactMessagesQuery, c.req.query())
      const { messages, total } = await listContactMessages(requestContext(c, services), {
        unread: unread === 'true' || unread === '1',
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      return sendList(c, services, messages.map(messageJson), { total, page, perPage })
    })
    .put(ITEM, async (c) => {
      requireKey(c, 'write')
      const { read } = await parseBody(c, contactMessageChange)
      const message = await markContactMessage(requestContext(c, services), idOf(c), read)
      if (!message) throw unknown()
      return c.json(messageJson(message))
    })
    .delete(ITEM, async (c) => {
      requireKey(c, 'write')
      if (!(await deleteContactMessage(requestContext(c, services), idOf(c)))) throw unknown()
      return c.json({ deleted: true, id: idOf(c) })
    })
}
