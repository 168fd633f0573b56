import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Which way the next screen comes from: style reads it from the document while the screens change. */
type Direction = 'forward' | 'back' | 'tab'

const say = (direction: Direction): void => {
  document.documentElement.dataset.nav = direction
}

/** of the router: the place of the shown entry in the history */
const position = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Follows taps on links and the history. */
export const useDirection = (): void => {
  const { key } = useLocation()
  const last = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has a key of its own
  useEffect(() => {
    last.current = position()
  }, [key])
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLElement>('a[href]')
      if (link) say((link.dataset.nav as Direction | undefined) ?? 'forward')
    }
    const onHistory = () => say(position() < last.current ? 'back' : 'forward')
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onHistory, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onHistory, true)
    }
  }, [])
}
