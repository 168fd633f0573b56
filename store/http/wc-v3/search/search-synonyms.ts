import { Hono, type Context as HonoContext } from 'hono'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { EDITS, mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import {
  deleteSynonyms,
  listStartSynonyms,
  listSynonyms,
  saveSynonyms,
  switchStartSynonyms,
} from '#store/modules/catalog/catalog.ts'
import type { Services } from '#store/services.ts'
import { idOf, LONGEST, readAll, removeOne, tooMany, unknownEntry } from './search-entries.ts'

const MAX_WORDS = 40

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

const readWords = (name: string, given: readonly string[], least: number): string[] => {
  const words = [...new Set(given.map((word) => word.trim()).filter(Boolean))]
  if (words.length < least || words.length > MAX_WORDS || words.some((word) => word.length > LONGEST)) {
    const message = `${name} must be ${least} to ${MAX_WORDS} words of at most ${LONGEST} characters.`
    throw invalidParameters({ [name]: { code: 'rest_invalid_param', message } })
  }
  return words
}

/**
 * `wc/v3/search/synonyms`, and those that every shop starts with below `start`: which words find the same, for those who
 * run the shop.
 */
export const searchSynonymRoutes = (services: Services): Hono => {
  const app = new Hono()
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
    readAll(services, (c) => listSynonyms(requestContext(c, services))),
    writeEndpoint(['POST'], synonymArgs, (c, given) => writeSynonyms(c, given)),
  )
  mountRoute(
    app,
    services,
    '/search/synonyms/:id{[0-9]+}',
    writeEndpoint(EDITS, synonymArgs, (c, given) => writeSynonyms(c, given, idOf(c))),
    removeOne((c) => deleteSynonyms(requestContext(c, services), idOf(c))),
  )
  mountRoute(
    app,
    services,
    '/search/synonyms/start',
    readAll(services, (c) => listStartSynonyms(requestContext(c, services))),
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
  return new Hono().route('/wp-json/wc/v3', app)
}
