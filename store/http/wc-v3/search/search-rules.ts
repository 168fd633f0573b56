import { Hono, type Context as HonoContext } from 'hono'
import { readShopperQuery, shopperProductArgs } from '#store/http/ghab-v1/catalogue/product-query.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { type ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { args, readParameters } from '#store/http/wp-rest/parameters.ts'
import { EDITS, endpoint, mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import {
  createRule,
  deleteRule,
  findRule,
  listRules,
  type RuleEntry,
  type RuleRefusal,
  ruleIdOf,
  updateRule,
} from '#store/modules/catalog/catalog.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { idOf, LONGEST, readAll, removeOne, tooMany, unknownEntry } from './search-entries.ts'

const MAX_IDS = 50

const query = { type: 'string', description: 'What is searched for, in any spelling.' } as const
const ids = { type: 'array', items: { type: 'integer', minimum: 1 } } as const
const pinned = { ...ids, description: 'Products that come first, in this order.' } as const
const hidden = { ...ids, description: 'Products that are left out.' } as const
const editArgs = args({ query, pinned, hidden })
const ruleArgs = args({
  query: { ...query, default: '' },
  pinned: { ...pinned, default: [] },
  hidden: { ...hidden, default: [] },
})
const previewArgs = args({
  ...ruleArgs,
  per_page: { type: 'integer', default: 10, minimum: 1, maximum: 50 },
})

const invalid = (name: string, code: string, message: string, data?: object): ApiError =>
  invalidParameters({ [name]: { code: `ghab_search_${code}`, message, ...(data && { data }) } })
const wrongQuery = () => invalid('query', 'query', `query must be words of at most ${LONGEST} characters.`)

const readQuery = (given: string): string => {
  const text = given.trim()
  if (text.length > LONGEST) throw wrongQuery()
  return text
}

const readIds = (name: string, given: readonly number[]): number[] => {
  if (given.length > MAX_IDS) {
    throw invalid(name, 'many_products', `${name} must be at most ${MAX_IDS} products.`)
  }
  return [...new Set(given)]
}

/** What is given of a rule, checked. */
const readRule = <Given extends Partial<RuleEntry>>(given: Given): Given => ({
  ...given,
  ...(given.query !== undefined && { query: readQuery(given.query) }),
  ...(given.pinned && { pinned: readIds('pinned', given.pinned) }),
  ...(given.hidden && { hidden: readIds('hidden', given.hidden) }),
})

const givenOf = (fields: { [Name in keyof RuleEntry]: RuleEntry[Name] | undefined }): Partial<RuleEntry> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const toError = (refusal: RuleRefusal): ApiError => {
  switch (refusal.reason) {
    case 'unknown':
      return unknownEntry()
    case 'too_many':
      return tooMany()
    case 'empty':
      return wrongQuery()
    case 'exists':
      return invalid('query', 'rule_exists', 'This query has a rule already.', { resource_id: refusal.id })
    case 'pinned_and_hidden':
      return invalid('hidden', 'pinned_and_hidden', 'A product is either pinned or hidden.')
    case 'no_product': {
      const { field, ids: missing } = refusal
      return invalid(field, 'no_product', `${field} names what is no product: ${missing.join(', ')}.`)
    }
  }
}

/**
 * `wc/v3/search/rules`: products that come first for a query, and those that are left out, for those who run the shop. A
 * query has one rule, however it is spelled. `…/preview` answers which products a rule would show, without storing it.
 */
export const searchRuleRoutes = (services: Services): Hono => {
  const app = new Hono()
  const permit = (c: HonoContext) => requireKey(c, 'write')

  mountRoute(
    app,
    services,
    '/search/rules',
    readAll(services, (c) => listRules(requestContext(c, services))),
    writeEndpoint(
      ['POST'],
      ruleArgs,
      async (c, fields) => {
        const made = await createRule(requestContext(c, services), readRule(fields))
        if (!made.ok) throw toError(made.error)
        return sendItem(c, made.value, 201)
      },
      permit,
    ),
  )
  mountRoute(
    app,
    services,
    '/search/rules/preview',
    endpoint('GET', previewArgs, async (c, { per_page: limit, ...fields }) => {
      requireKey(c, 'read')
      const { query: search, ...rule } = readRule(fields)
      const context = requestContext(c, services)
      if (search === '') return c.json({ rule_id: null, total: 0, product_ids: [] })
      const settings = await readSettings(context)
      const asked = readParameters(
        new URLSearchParams({ search, per_page: String(limit), facets: 'false' }),
        shopperProductArgs,
      )
      const { catalog } = services
      const found = catalog.find({ ...readShopperQuery(asked, { catalog, settings, vendors: [] }), rule })
      return c.json({
        rule_id: await ruleIdOf(context, search),
        total: found.total,
        product_ids: found.ids,
      })
    }),
  )
  mountRoute(
    app,
    services,
    '/search/rules/:id{[0-9]+}',
    endpoint('GET', {}, async (c) => {
      requireKey(c, 'read', 'view')
      const rule = await findRule(requestContext(c, services), idOf(c))
      if (!rule) throw unknownEntry()
      return sendItem(c, rule)
    }),
    writeEndpoint(
      EDITS,
      editArgs,
      async (c, fields) => {
        const saved = await updateRule(requestContext(c, services), idOf(c), readRule(givenOf(fields)))
        if (!saved.ok) throw toError(saved.error)
        return sendItem(c, saved.value)
      },
      permit,
    ),
    removeOne((c) => deleteRule(requestContext(c, services), idOf(c))),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
