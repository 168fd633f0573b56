import { type Context, Hono } from 'hono'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { requestContext } from '../middleware/authenticate.ts'
import { originOf } from '../origin.ts'
import { localDate } from '../wp-rest/dates.ts'
import { pickFields, readFields } from '../wp-rest/fields.ts'

interface Route {
  path: string
  method: string
}
interface Described {
  namespace: string
  methods: string[]
  endpoints: { methods: string[]; args: Record<string, never> }[]
  _links?: { self: { href: string }[] }
}

const PREFIX = '/wp-json'
/** `wc/v3`, and `wc/store/v1` where the version stands third. */
const NAMESPACE = /^\/wp-json\/([^/*:]+\/[^/*:]+(?:\/v\d+)?)(?=\/|$)/
/** a route of no namespace, as in WordPress */
const BATCH = 'batch/v1'
const HOUR = 3_600_000

/** Hono's `:id{[0-9]+}` as WordPress writes it. */
const wordPressPath = (path: string) =>
  path
    .slice(PREFIX.length)
    .replace(
      /:(\w+)(?:\{((?:[^{}]|\{\d+\})+)\})?/g,
      (_, name, pattern) => `(?P<${name}>${pattern ?? '[^/]+'})`,
    )

const routeIndex = (routes: readonly Route[], origin: string, only?: string) => {
  const described: Record<string, Described> = {}
  for (const { path, method } of routes) {
    const namespace = NAMESPACE.exec(path)?.[1]
    if (!namespace || (only && namespace !== only) || method === 'ALL' || method === 'OPTIONS') continue
    const name = wordPressPath(path)
    described[name] ??= {
      namespace: namespace === BATCH ? '' : namespace,
      methods: [],
      endpoints: [],
      ...(path.includes(':') ? {} : { _links: { self: [{ href: origin + path }] } }),
    }
    if (described[name].methods.includes(method)) continue
    described[name].methods.push(method)
    described[name].endpoints.push({ methods: [method], args: {} })
  }
  return described
}

const hoursAhead = (timeZone: string, now: number) =>
  (Date.parse(`${localDate(now, timeZone)}Z`) - Math.floor(now / 1000) * 1000) / HOUR

/**
 * `/wp-json` and the index of every namespace: open to anybody, told from the routes themselves.
 * @param routes all that is mounted, read at the time of asking
 */
export const indexRoutes = (services: Services, routes: () => readonly Route[]): Hono => {
  const namespaces = () =>
    [...new Set(routes().flatMap(({ path }) => NAMESPACE.exec(path)?.[1] ?? []))]
      .filter((name) => name !== BATCH)
      .sort()

  const answer = (c: Context, body: object) => {
    c.header('Allow', 'GET')
    return c.json(pickFields(body, readFields(new URL(c.req.url).searchParams)))
  }

  const root = async (c: Context) => {
    const settings = await readSettings(requestContext(c, services))
    const origin = originOf(c.req, services)
    return answer(c, {
      name: settings.site_name,
      description: settings.site_description,
      url: origin,
      home: origin,
      gmt_offset: hoursAhead(settings.timezone, services.clock()),
      timezone_string: settings.timezone,
      page_for_posts: 0,
      page_on_front: 0,
      show_on_front: 'posts',
      namespaces: namespaces(),
      authentication: {},
      routes: routeIndex(routes(), origin),
      _links: {},
    })
  }

  const ofNamespace = (c: Context, next: () => Promise<void>) => {
    const namespace = c.req.path.slice(PREFIX.length + 1)
    if (!namespaces().includes(namespace)) return next()
    const origin = originOf(c.req, services)
    return answer(c, {
      namespace,
      routes: routeIndex(routes(), origin, namespace),
      _links: { up: [{ href: `${origin}${PREFIX}/` }] },
    })
  }

  return new Hono()
    .get(PREFIX, root)
    .get(`${PREFIX}/:vendor/:version`, ofNamespace)
    .get(`${PREFIX}/:vendor/:api/:version{v[0-9]+}`, ofNamespace)
}
