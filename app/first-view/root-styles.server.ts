import type { ServerBuild } from 'react-router'
import { withoutMark } from './style-sheet-mark.ts'

/**
 * The router marks style sheets that code needs, too, with a `#`: it takes them away with their screen, so that the code's
 * loader is not to rely on them. Those of the root are never taken away; unmarked they are not put in a second time, at
 * which a browser lays out the whole page anew.
 */
export const withRootStyles = <Build extends Pick<ServerBuild, 'assets'>>(build: Build): Build => {
  const { root, ...routes } = build.assets.routes
  if (!root) return build
  const css = root.css?.map(withoutMark)
  return { ...build, assets: { ...build.assets, routes: { root: { ...root, css }, ...routes } } }
}
