import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react'
import { createMediaQuery } from '#app/ui/media-query.ts'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'

const wideWindow = createMediaQuery('(min-width: 1024px)')

const isWideNow = (): boolean => import.meta.env.SSR || wideWindow.matches()

/** one object: React writes another one into the page */
const LEFT = { __html: '' }

type Attributes = Omit<ComponentProps<'aside'>, 'children'>

/** What the server has drawn, as it is. */
const LeftAlone = (attributes: Attributes) => {
  const [isDrawnByServer] = useState(useIsHydrating())
  return isDrawnByServer ? (
    <aside {...attributes} dangerouslySetInnerHTML={LEFT} suppressHydrationWarning />
  ) : null
}

/**
 * An aside that its style sheet hides in windows of less than 1024 px, unless there is no script. There the browser
 * neither hydrates what the server has drawn of it, nor draws it.
 */
export const WideOnly = ({ children, ...attributes }: Attributes & { children: () => ReactNode }) => {
  const isWide = useSyncExternalStore(wideWindow.subscribe, isWideNow, isWideNow)
  // what was entered in it is still there when a device is turned and turned back
  const [isDrawn, setDrawn] = useState(isWide)
  if (isWide && !isDrawn) setDrawn(true)
  return isDrawn ? <aside {...attributes}>{children()}</aside> : <LeftAlone {...attributes} />
}
