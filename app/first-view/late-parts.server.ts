import lateParts from 'virtual:late-parts'
import type { EntryContext } from 'react-router'
import type { LateParts } from './late-preloads.ts'
import { withoutMark } from './style-sheet-mark.ts'

type Manifest = EntryContext['manifest']

const styleSheetsOf = (routes: Manifest['routes'][string][]): Set<string> =>
  new Set(routes.flatMap((route) => route?.css ?? []).map(withoutMark))

const ofAllScreens = new WeakMap<Manifest, Set<string>>()

const styleSheetsOfAll = (manifest: Manifest): Set<string> => {
  let found = ofAllScreens.get(manifest)
  if (!found) {
    found = styleSheetsOf(Object.values(manifest.routes))
    ofAllScreens.set(manifest, found)
  }
  return found
}

/** The files that the parts of a page need to be hydrated, without the style sheets that it has. */
export const latePartsOf = ({ manifest, staticHandlerContext }: EntryContext): LateParts => {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const own = styleSheetsOf(routes)
  const late = [...new Set(routes.flatMap(({ module }) => lateParts[module] ?? []))].filter(
    (file) => !own.has(file),
  )
  const ofScreens = styleSheetsOfAll(manifest)
  return {
    files: late.filter((file) => !ofScreens.has(file)),
    ofOthers: late.filter((file) => ofScreens.has(file)),
  }
}
