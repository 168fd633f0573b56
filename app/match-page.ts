import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { onlyParameters } from './shared/pages/reading/page-search.ts'
import type { RouteHandle } from './shared/pages/route-handle.ts'

type Routes = ServerBuild['routes']

/** What a URL says of its page before the page is rendered. */
export interface PageMatch extends Pick<RouteHandle, 'cache' | 'files' | 'queue'> {
  /** what is read of the query, in one spelling; whatever else it holds changes nothing of the answer */
  search: string
  /** the path of its route, as `/product/:slug`, without the language; a URL that no route has is `none` */
  pattern: string
}

/** @param basename the prefix of the page's language, `/` without */
export type MatchPage = (url: URL, basename: string) => PageMatch

/** names the routes whose data the router asks for */
const ROUTES = '_routes'

const toTree = (routes: Routes, parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route !== undefined && (route.parentId || undefined) === parentId)
    .map((route) => {
      const { id, path, index, caseSensitive, module } = route!
      return index
        ? { id, index, handle: module.handle }
        : { id, path, caseSensitive, handle: module.handle, children: toTree(routes, id) }
    })

/** As the router does: `/shop.data` has the data of `/shop`, `/_.data` that of `/`. */
const pageOf = (pathname: string): string =>
  pathname.endsWith('/_.data') ? pathname.slice(0, -6) : pathname.replace(/\.data$/, '')

/** What a path alone says, whatever its query. */
interface Found {
  handle: RouteHandle | undefined
  /** of the page's route and those around it */
  ids: string[]
  pattern: string
}

/** there are some two hundred, and as many as somebody makes up */
const MAX_KNOWN = 1000
/** paths that are longer are looked up each time */
const LONGEST = 300

/** stands for each part of a path that is no word of a route, and is none itself */
const ANY = '-'

/** as the router reads them: a path that is encoded wrongly stays as it is */
const decode = (parts: string[]): string[] => {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return parts
  }
}

/** no parameter of a route has one */
const NEW_LINE = /[\n\r\u2028\u2029]/

/** The path with `ANY` for all that only a parameter can match: whatever that is, its route is the same. */
const createShapes = (routes: Routes) => {
  const parts = Object.values(routes).flatMap((route) => route?.path?.toLowerCase().split('/') ?? [])
  const words = new Set(parts.filter((part) => !/^[:*]/.test(part)).map((part) => part.replace(/\?$/, '')))
  const isKept = (part: string) => part === '' || words.has(part.toLowerCase()) || NEW_LINE.test(part)
  return (path: string): string => {
    const parts = path.split('/')
    const decoded = decode(parts)
    return parts.map((part, at) => (isKept(decoded[at]!) ? part : ANY)).join('/')
  }
}

/** The route of a path. Holding a path against all routes takes the router half a millisecond, so its shape is remembered. */
const createRouteFinder = (routes: Routes) => {
  const tree = toTree(routes)
  const shapeOf = createShapes(routes)
  const known = new LRUCache<string, Found>({ max: MAX_KNOWN })

  const find = (pathname: string, basename: string): Found => {
    const matches = matchRoutes(tree, pathname, basename) ?? []
    return {
      handle: matches.at(-1)?.route.handle as RouteHandle | undefined,
      ids: matches.map(({ route }) => route.id ?? ''),
      pattern: matches.length ? `/${matches.flatMap(({ route }) => route.path || []).join('/')}` : 'none',
    }
  }

  return (pathname: string, basename: string): Found => {
    const page = pageOf(pathname)
    const prefix = basename === '/' ? '' : basename
    const shape = page.startsWith(prefix) ? prefix + shapeOf(page.slice(prefix.length)) : page
    const key = `${basename} ${shape}`
    const remembered = known.get(key)
    if (remembered) return remembered
    const found = find(shape, basename)
    if (key.length <= LONGEST) known.set(key, found)
    return found
  }
}

/** Matches URLs with the page's route, whose `handle` says what the server has to know, and by the router itself. */
export const createPageMatcher = ({ routes, routeDiscovery }: ServerBuild): MatchPage => {
  const findRoute = createRouteFinder(routes)
  const { manifestPath } = routeDiscovery

  return ({ pathname, searchParams }, basename) => {
    const prefix = basename === '/' ? '' : basename
    if (pathname === prefix + manifestPath) {
      const search = onlyParameters(searchParams, ['paths', 'version'])
      return { cache: 'public', search, pattern: manifestPath }
    }
    const { handle, ids, pattern } = findRoute(pathname, basename)
    const own = handle?.search?.(searchParams) ?? ''
    const { cache = 'personal', files, queue } = handle ?? {}
    const match = { cache, files, queue, search: own, pattern }
    if (!pathname.endsWith('.data') || !searchParams.has(ROUTES)) return match
    const asked = new Set((searchParams.get(ROUTES) ?? '').split(','))
    const known = ids.filter((id) => asked.has(id))
    return known.length ? { ...match, search: `${own ? `${own}&` : '?'}${ROUTES}=${known.join(',')}` } : match
  }
}
