import { isMarked, withoutMark } from './style-sheet-mark.ts'

export interface RouteFiles {
  module: string
  imports?: string[]
  css?: string[]
}

declare global {
  interface Window {
    /** of React Router: the files of the root and of the routes that links of this page lead to */
    __reactRouterManifest?: { routes: Record<string, RouteFiles | undefined> }
  }
}

/** The addresses of the style sheets that are in the page and have come; of a disabled link the page has the text. */
const styleSheetsThere = (): Set<string> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return new Set([...links].flatMap((link) => (link.sheet || link.hasAttribute('disabled') ? link.href : [])))
}

/**
 * Lets the style sheets stay that are in the page. The router takes out those of a screen that is left and fetches them anew
 * before it is shown again: each time the whole page is styled twice, and Back waits for it. Those of the `shown` routes
 * are the root's from now on; what came with code is no more the router's concern.
 */
export const keepStyleSheets = (shown: string[] = []): void => {
  const routes = window.__reactRouterManifest?.routes
  const root = routes?.root
  if (!root) return
  const kept = new Set([...(root.css ?? []), ...shown.flatMap((id) => routes[id]?.css ?? [])])
  root.css = [...kept]
  const there = styleSheetsThere()
  // the link of another one is the router's own: whatever screen it has just drawn needs it
  const cameWithCode = (href: string) => isMarked(href) && there.has(location.origin + withoutMark(href))
  for (const files of Object.values(routes)) {
    if (files?.css && files !== root) {
      files.css = files.css.filter((href) => !kept.has(href) && !cameWithCode(href))
    }
  }
}
