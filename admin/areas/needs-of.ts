import type { Area } from './area.ts'

const isBelow = (path: string, to: string): boolean =>
  to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`)

/** what belongs to an area: its places, resources and routes, each up to its first parameter */
const startsOf = ({ menu = [], places = [], resources = [], routes = [] }: Area): string[] => [
  ...[...menu, ...places].map(({ to }) => to),
  ...resources.map(({ name }) => `/${name}`),
  ...routes.map(({ path }) => path.split('/:')[0] || '/'),
]

/**
 * What somebody has to be able to for an address of the back office: what the longest entry above it needs, and else
 * what its area's first entry does; undefined for nothing.
 */
export const needsOf = (areas: readonly Area[], path: string): string | undefined => {
  const found = areas
    .flatMap((area) => startsOf(area).map((start) => ({ area, start })))
    .filter(({ start }) => isBelow(path, start))
    .sort((one, other) => other.start.length - one.start.length)[0]
  if (!found) return undefined
  const { menu = [], places = [] } = found.area
  const entry = [...menu, ...places]
    .filter(({ to }) => isBelow(path, to))
    .sort((one, other) => other.to.length - one.to.length)[0]
  return entry ? entry.needs : menu[0]?.needs
}
