/** Which way the next screen comes from: style reads it from the document while the screens change. */
type Direction = 'forward' | 'back' | 'tab'

const say = (direction: Direction): void => {
  document.documentElement.dataset.nav = direction
}

const position = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/** Follows taps on links and the history; answers how to stop. */
export const followDirection = (): (() => void) => {
  let last = position()
  const onClick = (event: Event) => {
    last = position()
    const link = (event.target as Element).closest<HTMLElement>('a[href]')
    if (link) say((link.dataset.nav as Direction | undefined) ?? 'forward')
  }
  const onHistory = () => {
    say(position() < last ? 'back' : 'forward')
    last = position()
  }
  document.addEventListener('click', onClick, true)
  window.addEventListener('popstate', onHistory, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    window.removeEventListener('popstate', onHistory, true)
  }
}
