import { type ComponentProps, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

const WIDE = '(min-width: 1024px)'

const subscribe = (listener: () => void): (() => void) => {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

const isWideNow = (): boolean => import.meta.env.SSR || matchMedia(WIDE).matches

/** one object: React writes another one into the page */
const LEFT = { __html: '' }

type WideOnlyProps = Omit<ComponentProps<'aside'>, 'children'> & { children: () => ReactNode }

/**
 * An aside that its style sheet hides in windows of less than 1024 px, unless there is no script. There the browser
 * neither hydrates what the server has drawn of it, nor draws it.
 */
export const WideOnly = ({ children, ...attributes }: WideOnlyProps) => {
  const isWide = useSyncExternalStore(subscribe, isWideNow, isWideNow)
  const [isDrawnByServer] = useState(useIsHydrating())
  if (isWide) {
    return (
      <aside key="drawn" {...attributes}>
        {children()}
      </aside>
    )
  }
  if (!isDrawnByServer) return null
  return <aside key="left" {...attributes} dangerouslySetInnerHTML={LEFT} suppressHydrationWarning />
}
