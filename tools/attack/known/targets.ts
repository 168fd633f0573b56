import type { RouteConfigEntry } from '@react-router/dev/routes'

/** A place of the product that can be asked for. */
export interface Target {
  method: string
  /** a path with `:name` for its parameters */
  pattern: string
  kind: 'api' | 'page' | 'data' | 'site'
  /** of the route's module, for `_routes` of the router */
  routeId?: string
}

export interface RouteIndex {
  routes: Record<string, { methods: string[] }>
}

/** `(?P<id>[0-9]+)` is `:id`. */
const plainPattern = (path: string): string =>
  path.replace(/\(\?P<(\w+)>(?:\[[^\]]*\](?:\{\d+\})?|[^)])*\)/g, ':$1')

/** Every route of the store's own index, and the index itself. */
const apiTargets = ({ routes }: RouteIndex): Target[] => {
  const described = Object.entries(routes).flatMap(([path, { methods }]) =>
    methods.map((method): Target => ({ method, pattern: `/wp-json${plainPattern(path)}`, kind: 'api' })),
  )
  const namespaces = new Set(Object.keys(routes).map((path) => path.split('/').slice(1, 3).join('/')))
  const indexes = ['/wp-json', ...[...namespaces].map((name) => `/wp-json/${name}`)]
  return [...described, ...indexes.map((pattern): Target => ({ method: 'GET', pattern, kind: 'api' }))]
}

const routeId = ({ id, file }: RouteConfigEntry): string => id ?? file.replace(/\.tsx?$/, '')

/** Optional parts of a path are asked for and left out. */
const variantsOf = (path: string): string[] => {
  const parts = path.split('/')
  const optional = parts.filter((part) => part.endsWith('?')).length
  return Array.from({ length: optional + 1 }, (_, kept) => {
    let left = kept
    return parts
      .flatMap((part) => (part.endsWith('?') ? (left-- > 0 ? [part.slice(0, -1)] : []) : [part]))
      .join('/')
  })
}

/** Every page as a document and as the router's data, in both languages, asked for and written to. */
const pageTargets = (routes: readonly RouteConfigEntry[]): Target[] =>
  routes.flatMap((route) => {
    const children = pageTargets(route.children ?? [])
    if (route.path === undefined && !route.index) return children
    return [
      ...variantsOf(route.path ?? '').flatMap((path) => pageVariants(path, routeId(route))),
      ...children,
    ]
  })

const pageVariants = (path: string, id: string): Target[] => {
  const named = path === '*' ? 'no/such/:page' : path
  const data = named === '' ? '/_root.data' : `/${named}.data`
  return [
    { method: 'GET', pattern: `/${named}`, kind: 'page', routeId: id },
    { method: 'POST', pattern: `/${named}`, kind: 'page', routeId: id },
    { method: 'GET', pattern: `/en${named && `/${named}`}`, kind: 'page', routeId: id },
    { method: 'GET', pattern: data, kind: 'data', routeId: id },
    { method: 'POST', pattern: data, kind: 'data', routeId: id },
  ]
}

/** What is in neither list: older paths, files, the bank. */
const SITE: readonly [methods: string, pattern: string][] = [
  ['POST', '/api/appsettings/ionic_data_link/'],
  ['GET', '/api/appsettings/:slug'],
  ['GET POST', '/api/appsettings/forgot_password/'],
  ['GET POST', '/api/dokan/featured_vendors/'],
  ['GET', '/api/wcfm/featured_vendors'],
  ['GET POST', '/wp-content/plugins/ghab/rests/plugin.php'],
  ['GET', '/wp-content/plugins/:slug/rests/plugin.php'],
  ['GET POST', '/test-bank/:authority'],
  ['GET POST', '/wc-auth/v1/authorize'],
  ['GET POST', '/en/wc-auth/v1/authorize'],
  ['GET', '/wc-auth/v1/:slug'],
  ['GET', '/wc/file/transient/:token'],
  ['GET', '/wp-json/openapi.json'],
  ['GET', '/wp-json/docs'],
  ['GET', '/wp-json/docs/:file'],
  ['GET', '/media/:file'],
  ['GET', '/media/540/:file'],
  ['GET', '/media/:slug/:file'],
  ['GET', '/feed'],
  ['GET', '/en/feed'],
  ['GET', '/robots.txt'],
  ['GET', '/llms.txt'],
  ['GET', '/product-feeds/google.xml'],
  ['GET', '/product-feeds/google-:id.xml'],
  ['GET', '/product-feeds/emalls.json'],
  ['GET', '/product-data/:id.json'],
  ['POST', '/torob_api/v3/products'],
  ['GET', '/sitemap.xml'],
  ['GET', '/sitemap_index.xml'],
  ['GET', '/sitemap-:slug.xml'],
  ['GET POST', '/mobile-checkout/'],
  ['GET', '/mobile-checkout/order-received/:id'],
  ['GET', '/ngsw-worker.js'],
  ['GET', '/manifest.webmanifest'],
  ['GET', '/assets/:file'],
  ['GET', '/:file'],
  ['GET', '/__manifest'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/demo/outbox'],
  ['POST', '/:slug'],
]

const siteTargets = (): Target[] =>
  SITE.flatMap(([methods, pattern]) =>
    methods.split(' ').map((method): Target => ({ method, pattern, kind: 'site' })),
  )

/** All that can be asked for: a route that is added to the product is among it by itself. */
export const listTargets = (index: RouteIndex, pages: readonly RouteConfigEntry[]): Target[] => {
  const all = [...apiTargets(index), ...pageTargets(pages), ...siteTargets()]
  const byName = new Map(all.map((target) => [`${target.method} ${target.pattern}`, target]))
  return [...byName.values()]
}
