import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'react-admin'
import type { Locale } from '#common/locale.ts'
import { MANY, piecesOf, updateAll } from './batch.ts'
import { type Answer, type CallOptions, call, type Query } from './call.ts'
import { changesOf, conflictsOf } from './changes.ts'
import { newKey } from './idempotency-key.ts'
import { pathOf, type ResourceSpec, specOf, toRecord } from './resources.ts'
import { readSeo, type SeoFields, writeSeo } from './seo-texts.ts'

type Given = Record<string, unknown>

/** What somebody else changed while a form was open: react-admin shows the error's text, the form the rest. */
export interface Conflict {
  code: 'changed_meanwhile'
  fields: string[]
  now: RaRecord
}

const contextOf = ({ edit }: ResourceSpec): Query => (edit ? { context: 'edit' } : {})

/** WordPress refuses a page of posts past the last one; for react-admin it is empty, and the list goes back to page 1. */
const emptyPastEnd = (error: unknown): Answer<Given[]> => {
  const isPastEnd = error instanceof HttpError && error.body?.code === 'rest_post_invalid_page_number'
  if (!isPastEnd) throw error
  return { json: [], headers: new Headers() }
}

const readList = async (
  spec: ResourceSpec,
  given: Given,
  query: Query,
  signal?: AbortSignal,
): Promise<{ data: RaRecord[]; total: number }> => {
  const { path, rest } = pathOf(spec, given)
  const options = { query: { ...contextOf(spec), ...(rest as Query), ...query }, signal }
  const { json, headers } = await call<Given[]>(path, options).catch(emptyPastEnd)
  const total = headers.get('x-wp-total')
  return {
    data: json.map((one) => toRecord(spec, one)),
    total: total === null ? json.length : Number(total),
  }
}

const readOne = async (spec: ResourceSpec, id: Identifier, given: Given): Promise<RaRecord> => {
  const { path, rest } = pathOf(spec, given)
  const { json } = await call<Given>(`${path}/${encodeURIComponent(id)}`, {
    query: { ...contextOf(spec), ...(rest as Query) },
  })
  return toRecord(spec, json)
}

/** What is written in a second language; '' where the shop's own text is shown in that, too. */
const readTexts = async (spec: ResourceSpec, id: Identifier, meta: Meta, own: RaRecord): Promise<Given> => {
  const { path } = pathOf(spec, givenOf(meta))
  const { json } = await call<Given>(`${path}/${encodeURIComponent(id)}`, {
    query: { ...contextOf(spec), lang: meta.texts },
  })
  const there = toRecord(spec, json)
  return Object.fromEntries(
    (spec.texts ?? []).map((name) => [name, there[name] === own[name] ? '' : there[name]]),
  )
}

/** A record as its form has it. */
const readForm = async (resource: string, id: Identifier, meta: Meta = {}): Promise<RaRecord> => {
  const spec = specOf(resource)
  const own = await readOne(spec, id, { ...givenOf(meta), ...meta.query })
  const seo = meta.seo && spec.seo ? { seo: await readSeo(resource, id, meta.texts) } : {}
  return { ...own, ...seo, ...(meta.texts && { texts: await readTexts(spec, id, meta, own) }) }
}

const write = async (spec: ResourceSpec, path: string, options: CallOptions): Promise<RaRecord> => {
  const body = spec.toBody && options.body ? spec.toBody(options.body as Given) : options.body
  const { json } = await call<Given>(path, {
    ...options,
    body,
    query: { ...contextOf(spec), ...options.query },
  })
  return toRecord(spec, json)
}

/** Keys of what was to be made and may have been, by what was sent: an answer never came. */
const unanswered = new Map<string, string>()

/**
 * Makes a record once, also where the form is sent again because no answer came, or because what belongs to the record
 * could not be written.
 * @param writeParts writes what belongs to it, once it is there
 */
const make = async (
  spec: ResourceSpec,
  path: string,
  body: Given,
  writeParts: (made: RaRecord) => Promise<unknown>,
): Promise<RaRecord> => {
  const sent = JSON.stringify([path, body])
  const key = unanswered.get(sent) ?? newKey()
  unanswered.set(sent, key)
  const made = await write(spec, path, { method: 'POST', body, key }).catch((error: unknown) => {
    // what the store refused was not made
    if (error instanceof HttpError && error.status >= 400 && error.status < 500) unanswered.delete(sent)
    throw error
  })
  await writeParts(made)
  unanswered.delete(sent)
  return made
}

/**
 * Refuses to write over what somebody else has written since the form was opened, with what is saved now.
 * @throws HttpError 409 whose body is a {@link Conflict}
 */
const refuseConflict = async (
  resource: string,
  id: Identifier,
  meta: Meta | undefined,
  changes: Given,
  before: Given,
) => {
  const now = await readForm(resource, id, meta)
  const fields = conflictsOf(changes, before, now)
  if (fields.length === 0) return
  const conflict: Conflict = { code: 'changed_meanwhile', fields, now }
  throw new HttpError('errors.changed_meanwhile', 409, conflict)
}

/**
 * What `meta` of react-admin may say: `over` writes over what others wrote, or where it is a time in GMT, over what stood then, `query` goes with the request, `texts` names the
 * shop's second language, whose texts are then a field `texts` of the record, `seo` adds those for search engines; all else
 * names what a resource is nested in.
 */
interface Meta {
  over?: boolean | string
  query?: Query
  texts?: Locale
  seo?: boolean
  [name: string]: unknown
}

/** The store refuses with 412 what was written since. */
const unmodifiedSince = ({ over }: Meta = {}): Record<string, string> =>
  typeof over === 'string' ? { 'If-Unmodified-Since': new Date(`${over}Z`).toUTCString() } : {}

const givenOf = ({ over: _, query: __, texts: ___, seo: ____, ...given }: Meta = {}): Given => given

/** An empty text gives way to the shop's own; forms hold null for it. */
const emptied = (texts: Given): Given =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']))

/** react-admin's data over the calls of a WooCommerce store. */
export const dataProvider: DataProvider = {
  getList: async (resource, { pagination, sort, filter, meta, signal }) => {
    const spec = specOf(resource)
    const { page = 1, perPage = MANY } = pagination ?? {}
    const field = spec.unsorted ? undefined : sort?.field
    const orderby = field && (spec.orderby?.[field] ?? field)
    const query: Query = {
      page,
      per_page: Math.min(perPage, MANY),
      ...(orderby && { orderby, order: sort?.order.toLowerCase() }),
      ...(meta as Meta | undefined)?.query,
    }
    const given = { ...givenOf(meta), ...filter }
    const first = await readList(spec, given, query, signal)
    const data = [...first.data]
    // more than the store gives at once, as to choose all of a list
    for (let next = page + 1; perPage > MANY && data.length < Math.min(perPage, first.total); next += 1) {
      const more = await readList(spec, given, { ...query, page: next }, signal)
      if (more.data.length === 0) break
      data.push(...more.data)
    }
    return { data: data.slice(0, perPage), total: first.total } as never
  },
  getOne: async (resource, { id, meta }) => ({ data: await readForm(resource, id, meta) }) as never,
  getMany: async (resource, { ids, meta, signal }) => {
    const spec = specOf(resource)
    const lists = await Promise.all(
      piecesOf(ids).map((include) =>
        readList(
          spec,
          givenOf(meta),
          { ...(meta as Meta | undefined)?.query, include: include as number[], per_page: MANY },
          signal,
        ),
      ),
    )
    return { data: lists.flatMap(({ data }) => data) } as never
  },
  getManyReference: (resource, { target, id, filter, ...params }) =>
    dataProvider.getList(resource, { ...params, filter: { ...filter, [target]: id } }) as never,
  create: async (resource, { data, meta }) => {
    const spec = specOf(resource)
    const { path } = pathOf(spec, givenOf(meta))
    const { seo, ...fields } = data as Given
    const made = await make(spec, path, fields, async ({ id }) => {
      if (spec.seo && seo) await writeSeo(resource, id, seo)
    })
    return { data: made } as never
  },
  update: async (resource, { id, data, previousData, meta }) => {
    const spec = specOf(resource)
    const before = (previousData ?? {}) as Given
    const changes = changesOf(data as Given, before)
    if (Object.keys(changes).length === 0) return { data: before } as never
    if (!meta?.over) await refuseConflict(resource, id, meta, changes, before)
    const path = `${pathOf(spec, givenOf(meta)).path}/${encodeURIComponent(id)}`
    const { texts, seo, ...changed } = changes
    const isChanged = Object.keys(changed).length > 0
    const own = isChanged && spec.always ? { [spec.always]: before[spec.always], ...changed } : changed
    const saved = !isChanged
      ? before
      : await write(spec, path, { method: 'PUT', body: own, headers: unmodifiedSince(meta) })
    if (seo) await writeSeo(resource, id, seo, before.seo as SeoFields | undefined, meta?.texts)
    const beside = { ...(seo ? { seo } : {}), ...(texts && meta?.texts ? { texts } : {}) }
    if (!texts || !meta?.texts) return { data: { ...saved, ...beside } } as never
    // the second language is written by itself
    await call(path, { method: 'PUT', query: { lang: meta.texts }, body: emptied(texts as Given) })
    return { data: { ...saved, ...beside } } as never
  },
  updateMany: async (resource, { ids, data, meta }) => {
    const spec = specOf(resource)
    if (!spec.batch) {
      const over = { ...meta, over: true }
      await Promise.all(
        ids.map((id) => dataProvider.update(resource, { id, data, previousData: { id }, meta: over })),
      )
      return { data: ids }
    }
    const { path } = pathOf(spec, givenOf(meta))
    await updateAll(
      path,
      ids.map((id) => ({ ...data, id })),
    )
    return { data: ids }
  },
  delete: async (resource, { id, meta }) => {
    const spec = specOf(resource)
    const { path } = pathOf(spec, givenOf(meta))
    const { json } = await call<Given>(`${path}/${encodeURIComponent(id)}`, {
      method: 'DELETE',
      query: spec.force ? { force: true } : {},
    })
    return { data: toRecord(spec, (json.previous as Given | undefined) ?? json) } as never
  },
  deleteMany: async (resource, { ids, meta }) => {
    // all are on their way before the page can be left
    await Promise.all(ids.map((id) => dataProvider.delete(resource, { id, meta })))
    return { data: ids }
  },
}
