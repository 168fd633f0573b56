import type { Context as HonoContext } from 'hono'
import { requireKey } from '#store/http/middleware/authenticate.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, writeEndpoint } from '#store/http/wp-rest/route.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import type { Services } from '#store/services.ts'

/** characters of a query, a word or a phrase */
export const LONGEST = 60

export const unknownEntry = () => new ApiError(404, 'ghab_search_unknown', 'Resource does not exist.')
export const tooMany = () => new ApiError(409, 'ghab_search_too_many', 'There are too many entries already.')

export const idOf = (c: HonoContext): number => Number(c.req.param('id'))

/** Answers all entries of a kind: they are few. */
export const readAll = (services: Services, list: (c: HonoContext) => Promise<object[]>) =>
  endpoint('GET', {}, async (c) => {
    requireKey(c, 'read')
    const items = await list(c)
    return sendList(c, services, items, { total: items.length, page: 1, perPage: Math.max(1, items.length) })
  })

const byId = args({ id: { type: 'integer' } })

/** @param drop answers whether there was such an entry */
export const removeOne = (drop: (c: HonoContext) => Promise<boolean>) =>
  writeEndpoint(['DELETE'], byId, async (c) => {
    requireKey(c, 'write')
    if (!(await drop(c))) throw unknownEntry()
    return c.json({ deleted: true, id: idOf(c) })
  })
