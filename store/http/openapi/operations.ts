import { z } from 'zod'
import type { Args } from '../wp-rest/declaration.ts'
import { declarationOf, type Endpoint } from '../wp-rest/route.ts'
import { type JsonSchema, type Refer, schemaOf, schemaOfArgs } from './json-schema.ts'
import type { OwnRoute } from './own-routes/own-route.ts'
import { OWN_ROUTES } from './own-routes/own-routes.ts'
import { plainPath } from './path-template.ts'
import { securityOf } from './security.ts'

export interface MountedRoute {
  method: string
  path: string
  handler: object
}

interface QueryParameter {
  name: string
  in: 'query'
  required?: true
  description?: string
  schema: JsonSchema
  style?: 'form'
  explode?: boolean
}

type Content = Record<string, { schema: JsonSchema }>

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: readonly object[]
  parameters?: QueryParameter[]
  requestBody?: { required?: true; content: Content }
  responses: Record<string, object>
}

const JSON_TYPE = 'application/json'
const VERBS: Record<string, string> = {
  GET: 'Read',
  POST: 'Create',
  PUT: 'Update',
  PATCH: 'Update',
  DELETE: 'Delete',
}

/**
 * Says what a route of WooCommerce or WordPress does: `Read orders`, `Update one of orders › refunds`, and of a path that
 * cannot be read `cart › add item`.
 */
const summaryOf = (method: string, template: string, isRead: boolean, isDeclared: boolean): string => {
  const parts = template.split('/').slice(template.startsWith('/wp-json/wc/store/') ? 5 : 4)
  const names = parts.filter((part) => !part.startsWith('{')).map((part) => part.replaceAll(/[-_]/g, ' '))
  const isItem = parts.at(-1)?.startsWith('{') ?? false
  const what = (isItem ? 'one of ' : '') + names.join(' › ')
  if (!isDeclared) return `Refused: ${what}`
  if (!isRead) return what || 'batch'
  return `${isItem && method === 'POST' ? 'Update' : VERBS[method]} ${what}`
}

/** `wc/v3 products`, by which operations are grouped. */
const tagOf = (template: string): string => {
  const parts = template.split('/').slice(2)
  const count = parts[1] === 'store' ? 3 : 2
  return `${parts.slice(0, count).join('/')} ${parts[count] ?? ''}`.trim()
}

const idOf = (method: string, template: string): string =>
  `${method.toLowerCase()}${template.slice('/wp-json'.length).replaceAll(/\W+/g, '_').replace(/_$/, '')}`

const queryOf = ({ properties = {}, required = [] }: JsonSchema): QueryParameter[] =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true as const }),
    ...(description && { description }),
    // WordPress splits a list at its commas
    ...(schema.type === 'array' && { style: 'form' as const, explode: false }),
    schema,
  }))

const responsesOf = (answer: JsonSchema | undefined): Record<string, object> => ({
  '2XX': {
    description: 'Done',
    ...(answer && { content: { [JSON_TYPE]: { schema: answer } } }),
  },
  default: { $ref: '#/components/responses/Error' },
})

/** What declarations come to; one that several routes take stands under `schemas`, by the name of the first. */
export const createOperations = () => {
  const schemas: Record<string, JsonSchema> = {}
  const names = new Map<Args, string>()

  const known: Refer = (declared) => {
    const name = names.get(declared)
    return name && `#/components/schemas/${name}`
  }

  const refer = (name: string, declared: Args): string => {
    if (!names.has(declared)) {
      schemas[name] = schemaOfArgs(declared, known)
      names.set(declared, name)
    }
    return `#/components/schemas/${names.get(declared)}`
  }

  const bodyOf = (schema: JsonSchema) => ({ requestBody: { content: { [JSON_TYPE]: { schema } } } })

  const takenByDeclaration = (method: string, id: string, { args, listOf }: Endpoint) => {
    if (method === 'GET' || method === 'DELETE') return { parameters: queryOf(schemaOfArgs(args)) }
    if (listOf) return bodyOf({ type: 'array', items: { $ref: refer(id, listOf) } })
    return Object.keys(args).length > 0 ? bodyOf({ $ref: refer(id, args) }) : {}
  }

  const takenByOwn = ({ query, body, types = [JSON_TYPE] }: OwnRoute) => ({
    ...(query && { parameters: queryOf(query instanceof z.ZodType ? schemaOf(query) : schemaOfArgs(query)) }),
    ...(body && {
      requestBody: {
        required: true as const,
        content: Object.fromEntries(types.map((type) => [type, { schema: schemaOf(body) }])),
      },
    }),
  })

  /** @param isRead whether its path answers GET */
  const operationOf = (
    { method, path, handler }: MountedRoute,
    template: string,
    isRead: boolean,
  ): Operation => {
    const operationId = idOf(method, template)
    const own = OWN_ROUTES.get(`${method} ${plainPath(path)}`)
    const declared = declarationOf(handler)
    return {
      operationId,
      summary: own?.summary ?? summaryOf(method, template, isRead, declared !== undefined),
      tags: [tagOf(template)],
      security: securityOf(method, path, own?.audience),
      ...(declared && takenByDeclaration(method, operationId, declared)),
      ...(own && takenByOwn(own)),
      responses: responsesOf(own?.answer && schemaOf(own.answer, 'output')),
    }
  }

  return { operationOf, schemas }
}
