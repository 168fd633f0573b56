import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { type Args, args } from '#store/http/wp-rest/parameters.ts'
import { EDITS, endpoint, mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import { sendItem, sendList } from '#store/http/wp-rest/send-list.ts'
import {
  deleteRule,
  deleteSynonyms,
  listRules,
  listStartSynonyms,
  listSynonyms,
  saveRule,
  saveSynonyms,
  switchStartSynonyms,
} from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'

const MAX_WORDS = 40
const LONGEST = 60
const MAX_IDS = 50

const synonymArgs = args({
  words: {
    type: 'array',
    items: { type: 'string' },
    default: [],
    description: 'Words and phrases that mean the same.',
  },
  means: {
    type: 'array',
    items: { type: 'string' },
    default: [],
    description: 'Given, the words find what these name, and not the other way round.',
  },
})
const startArgs = args({
  key: { type: 'string' },
  active: { type: 'boolean', required: true, description: 'Whether the shop uses it.' },
})
const ids = { type: 'array', items: { type: 'integer', minimum: 1 }, default: [] } as const
const ruleArgs = args({
  query: { type: 'string', default: '', description: 'What is searched for, in any spelling.' },
  pinned: { ...ids, description: 'Products that come first, in this order.' },
  hidden: { ...ids, description: 'Products that are left out.' },
})
const byId = args({ id: { type: 'integer' } })

const unknownEntry = () => new ApiError(404, 'ghab_search_unknown', 'Resource does not exist.')
const tooMany = () => new ApiError(409, 'ghab_search_too_many', 'There are too many entries already.')
const invalid = (name: string, message: string) =>
  invalidParameters({ [name]: { code: 'rest_invalid_param', message } })

const readWords = (name: string, given: readonly string[], least: number): string[] => {
  const words = [...new Set(given.map((word) => word.trim()).filter(Boolean))]
  if (words.length < least || words.length > MAX_WORDS || words.some((word) => word.length > LONGEST)) {
    throw invalid(name, `${name} must be ${least} to ${MAX_WORDS} words of at most ${LONGEST} characters.`)
  }
  return words
}

const readIds = (name: string, given: readonly number[]): number[] => {
  if (given.length > MAX_IDS) throw invalid(name, `${name} must be at most ${MAX_IDS} products.`)
  return [...new Set(given)]
}

/**
 * `wc/v3/search/synonyms`, those that every shop starts with below `start`, and `wc/v3/search/rules`: what the shop decides about searches, for those who run it. A rule
 * stands for its query: to write one again is to change it.
 */
export const searchRuleRoutes = (services: Services): Hono => {
  const app = new Hono()
  const idOf = (c: HonoContext) => Number(c.req.param('id'))
  const sendAll = (c: HonoContext, items: object[]) =>
    sendList(c, services, items, { total: items.length, page: 1, perPage: Math.max(1, items.length) })
  const read = (list: (c: HonoContext) => Promise<object[]>) =>
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'read')
      return sendAll(c, await list(c))
    })
  const remove = (drop: (c: HonoContext) => Promise<boolean>) =>
    writeEndpoint(['DELETE'], byId satisfies Args, async (c) => {
      requireKey(c, 'write')
      if (!(await drop(c))) throw unknownEntry()
      return c.json({ deleted: true, id: idOf(c) })
    })
  const writeSynonyms = async (
    c: HonoContext,
    given: { words: string[]; means: string[] },
    id?: number,
  ): Promise<Response> => {
    requireKey(c, 'write')
    const means = readWords('means', given.means, 0)
    const words = readWords('words', given.words, means.length ? 1 : 2)
    const saved = await saveSynonyms(requestContext(c, services), { words, means }, id)
    if (!saved.ok) throw saved.error === 'unknown' ? unknownEntry() : tooMany()
    return sendItem(c, saved.value, id === undefined ? 201 : 200)
  }

  mountRoute(
    app,
    services,
    '/search/synonyms',
    read((c) => listSynonyms(requestContext(c, services))),
    writeEndpoint(['POST'], synonymArgs, (c, given) => writeSynonyms(c, given)),
  )
  mountRoute(
    app,
    services,
    '/search/synonyms/:id{[0-9]+}',
    writeEndpoint(EDITS, synonymArgs, (c, given) => writeSynonyms(c, given, idOf(c))),
    remove((c) => deleteSynonyms(requestContext(c, services), idOf(c))),
  )
  mountRoute(
    app,
    services,
    '/search/synonyms/start',
    read((c) => listStartSynonyms(requestContext(c, services))),
  )
  mountRoute(
    app,
    services,
    '/search/synonyms/start/:key',
    writeEndpoint(
      EDITS,
      startArgs,
      async (c, { active }) => {
        const context = requestContext(c, services)
        const group = await switchStartSynonyms(context, c.req.param('key') ?? '', active)
        if (!group) throw unknownEntry()
        return sendItem(c, group)
      },
      (c) => requireKey(c, 'write'),
    ),
  )
  mountRoute(
    app,
    services,
    '/search/rules',
    read((c) => listRules(requestContext(c, services))),
    writeEndpoint(['POST'], ruleArgs, async (c, given) => {
      requireKey(c, 'write')
      const query = given.query.trim()
      const tooLong = () => invalid('query', `query must be words of at most ${LONGEST} characters.`)
      if (query.length > LONGEST) throw tooLong()
      const [pinned, hidden] = [readIds('pinned', given.pinned), readIds('hidden', given.hidden)]
      const saved = await saveRule(requestContext(c, services), { query, pinned, hidden })
      if (!saved.ok) throw saved.error === 'empty' ? tooLong() : tooMany()
      return sendItem(c, saved.value, 201)
    }),
  )
  mountRoute(
    app,
    services,
    '/search/rules/:id{[0-9]+}',
    remove((c) => deleteRule(requestContext(c, services), idOf(c))),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
