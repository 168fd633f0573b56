import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { onlyParameters, type PageHandle } from './shop/page-search.ts'

type Routes = ServerBuild['routes']

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

/**
 * What is read of an address's query, in one spelling: by the page's route, whose `handle` says so, and by the router
 * itself. Whatever else the query holds changes nothing of the answer.
 */
export const createSearchReader = ({ routes, routeDiscovery }: ServerBuild) => {
  const tree = toTree(routes)
  return ({ pathname, searchParams }: URL, basename: string): string => {
    const prefix = basename === '/' ? '' : basename
    if (pathname === prefix + routeDiscovery.manifestPath)
      return onlyParameters(searchParams, ['paths', 'version'])
    const matches = matchRoutes(tree, pageOf(pathname), basename)
    const handle = matches?.at(-1)?.route.handle as PageHandle | undefined
    const search = handle?.search(searchParams) ?? ''
    if (!matches || !pathname.endsWith('.data') || !searchParams.has(ROUTES)) return search
    const asked = new Set((searchParams.get(ROUTES) ?? '').split(','))
    const known = matches.map(({ route }) => route.id).filter((id) => asked.has(id ?? ''))
    return known.length ? `${search ? `${search}&` : '?'}${ROUTES}=${known.join(',')}` : search
  }
}
