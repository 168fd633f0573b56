import { setImmediate } from 'node:timers/promises'
import { wpError } from '#store-api/contract/errors.ts'
import { type JsonSchema, schemaOf } from './json-schema.ts'
import { createOperations, type MountedRoute, type Operation } from './operations.ts'
import { pathTemplate, shapeOfPath } from './path-template.ts'
import { SECURITY_SCHEMES } from './security.ts'

/** The namespaces that the document describes, with all their routes. */
export const NAMESPACES = ['wc/v3', 'wp/v2', 'wc/store/v1', 'ghab/v1', 'rankmath/v1'] as const

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

interface PathItem {
  parameters?: object[]
  [method: string]: Operation | object[] | undefined
}

interface OpenApiDocument {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, object>
    securitySchemes: typeof SECURITY_SCHEMES
  }
}

const DESCRIPTION = [
  'WooCommerce’s REST API (`wc/v3`), the parts of WordPress’s (`wp/v2`) and of the Store API (`wc/store/v1`) that this shop',
  'serves, and its own (`ghab/v1`). Every read takes `_fields`, `lang` and `_envelope`. `OPTIONS` on a route tells of its',
  'parameters, too; a body is JSON or a form, whose brackets make lists and objects.',
].join(' ')

/** after which others have their turn */
const PATHS_AT_ONCE = 10

/** writes of `wp/v2` at once; it stands in no namespace */
const BATCH = '/wp-json/batch/v1'

const isDescribed = ({ method, path }: MountedRoute): boolean =>
  METHODS.has(method) && (path === BATCH || NAMESPACES.some((name) => path.startsWith(`/wp-json/${name}/`)))

/** Routes by the shape of their paths, in the order in which they are asked. */
const byShape = (routes: readonly MountedRoute[]): MountedRoute[][] => [
  ...Map.groupBy(routes, ({ path }) => shapeOfPath(path)).values(),
]

/**
 * The shop's API as OpenAPI 3.1, told from what is mounted and what it declares. It depends on nothing that a shop sets.
 * @param routes all that is mounted, as Hono writes them
 */
export const describeApi = async (routes: readonly MountedRoute[]): Promise<OpenApiDocument> => {
  const { operationOf, schemas } = createOperations()
  const paths: [string, PathItem][] = []
  for (const mounted of byShape(routes.filter(isDescribed))) {
    if (paths.length % PATHS_AT_ONCE === 0) await setImmediate()
    const { template, parameters } = pathTemplate(mounted.map(({ path }) => path))
    const item: PathItem = parameters.length ? { parameters } : {}
    const isRead = mounted.some(({ method }) => method === 'GET')
    for (const route of mounted) item[route.method.toLowerCase()] ??= operationOf(route, template, isRead)
    paths.push([template, item])
  }
  const described = Object.fromEntries(paths.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const tags = new Set(
    Object.values(described).flatMap((item) =>
      Object.values(item).flatMap((one) => (one && 'tags' in one ? one.tags : [])),
    ),
  )
  return {
    openapi: '3.1.1',
    info: { title: 'Vitrin', version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths: described,
    components: {
      schemas: { Error: schemaOf(wpError, 'output'), ...schemas },
      responses: {
        Error: {
          description: 'What was refused, and why',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}
