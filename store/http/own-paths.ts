/** a route whose first part is a parameter, `/:file{…}` */
const NAMED_BY_PATTERN = /^\/:\w+\{(.+)\}$/

const isUnder = (path: string, prefix: string): boolean => path.startsWith(`${prefix}/`)

/**
 * Tells which paths are the store's, if only to say that nothing is there: those that begin as a route does before its
 * first parameter. Paths of pages are nobody else's.
 * @param routes all that is mounted, as Hono writes them
 */
export const createOwnPaths = (routes: readonly { path: string }[]): ((pathname: string) => boolean) => {
  const paths = [...new Set(routes.map(({ path }) => path))]
  const prefixes = [...new Set(paths.map((path) => path.split(/\/[:*]/, 1)[0] ?? ''))].filter(Boolean)
  const shortest = prefixes.filter((path) => !prefixes.some((other) => isUnder(path, other)))
  const patterns = paths.flatMap((path) => {
    const pattern = NAMED_BY_PATTERN.exec(path)?.[1]
    return pattern ? new RegExp(`^/${pattern}(?:/|$)`) : []
  })
  return (pathname) =>
    shortest.some((prefix) => pathname === prefix || isUnder(pathname, prefix)) ||
    patterns.some((pattern) => pattern.test(pathname))
}
