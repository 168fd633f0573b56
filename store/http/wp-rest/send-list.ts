import type { Context } from 'hono'
import { jsonAnswer } from '#store/http/json-answer.ts'
import type { Services } from '#store/services.ts'
import { pickFields, readFields } from './fields.ts'
import { setPaging } from './links.ts'

interface Paged {
  total: number
  page: number
  perPage: number
}

/** One page of a list: totals and neighbours in headers, items cut to `_fields`. */
export const sendList = (
  c: Context,
  services: Services,
  items: readonly object[],
  paged: Paged,
  pick = pickFields,
): Response => {
  setPaging(c, services, paged)
  return sendAll(c, items, pick)
}

/** A list that has no pages, cut to `_fields`. */
export const sendAll = (c: Context, items: readonly object[], pick = pickFields): Response => {
  const fields = readFields(new URL(c.req.url).searchParams)
  return jsonAnswer(c, fields ? items.map((item) => pick(item, fields)) : items)
}

/** One item cut to `_fields`; its links stay, as WordPress adds them last. */
export const sendItem = (c: Context, item: object, status: 200 | 201 = 200, pick = pickFields): Response => {
  const fields = readFields(new URL(c.req.url).searchParams)
  return c.json(fields ? pick(item, [...fields, '_links']) : item, status)
}
