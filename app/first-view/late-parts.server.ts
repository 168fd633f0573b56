import lateParts from 'virtual:late-parts'
import type { EntryContext } from 'react-router'

/** The files that the parts of a page need to be hydrated, by their URLs. */
export const latePartsOf = ({ manifest, staticHandlerContext }: EntryContext): string[] => {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const late = new Set(routes.flatMap(({ module }) => lateParts[module] ?? []))
  // what a part needs, its route or another one may bring; the router marks its own with a `#`
  for (const style of routes.flatMap(({ css = [] }) => css)) late.delete(style.replace('#', ''))
  return [...late]
}
