export type Direction = 'down' | 'left' | 'right'

/** px after which a finger means to swipe */
const SLOP = 8
/** of the box's size: swiped farther it goes away */
const FAR = 0.35
/** px per ms: swiped faster it goes away, once it has come as far as a thumb is wide */
const FAST = 0.5
const THUMB = 64

/** how far a finger has gone in the direction, and across it */
const alongAndAcross = (direction: Direction, dx: number, dy: number): [number, number] => {
  if (direction === 'down') return [dy, Math.abs(dx)]
  return [direction === 'left' ? -dx : dx, Math.abs(dy)]
}

/** Whether what is touched scrolls that way itself, or needs the finger for something else. */
const isTaken = (target: EventTarget | null, box: HTMLElement, direction: Direction): boolean => {
  if (!(target instanceof Element)) return true
  if (target.closest('input, textarea, select')) return true
  for (let part: Element | null = target; part && part !== box; part = part.parentElement) {
    if (direction === 'down' ? part.scrollTop > 0 : part.scrollWidth > part.clientWidth + 1) return true
  }
  return false
}

/**
 * Lets a box follow a finger in one direction, and says when it was swiped away; let go earlier, it goes back. Gives
 * what ends it.
 */
export const watchSwipe = (box: HTMLElement, direction: Direction, onAway: () => void): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  let start: { x: number; y: number; time: number } | null = null
  let isSwiping = false
  let along = 0

  const size = (): number => (direction === 'down' ? box.offsetHeight : box.offsetWidth)
  const show = (): void => {
    const [axis, sign] = direction === 'down' ? ['y', 1] : ['x', direction === 'left' ? -1 : 1]
    box.style.setProperty(`--swipe-${axis}`, `${sign * along}px`)
    box.parentElement?.style.setProperty('--modal-swiped', String(Math.min(1, along / size())))
  }
  const letGo = (): void => {
    start = null
    isSwiping = false
    delete box.dataset.swiping
    box.parentElement?.style.removeProperty('--modal-swiped')
  }

  const touchstart = ({ touches, target, timeStamp }: TouchEvent): void => {
    const [touch, second] = touches
    if (isSwiping) letGo()
    start =
      touch && !second && !isTaken(target, box, direction)
        ? { x: touch.clientX, y: touch.clientY, time: timeStamp }
        : null
  }
  const touchmove = (event: TouchEvent): void => {
    const touch = event.touches[0]
    if (!start || !touch) return
    const [forward, across] = alongAndAcross(direction, touch.clientX - start.x, touch.clientY - start.y)
    if (!isSwiping) {
      if (Math.max(Math.abs(forward), across) < SLOP) return
      if (forward <= across) {
        start = null
        return
      }
      isSwiping = true
      box.dataset.swiping = ''
    }
    // the page would be scrolled or left by the same finger
    if (event.cancelable) event.preventDefault()
    along = Math.max(0, forward)
    show()
  }
  const touchend = ({ timeStamp }: TouchEvent): void => {
    if (!start || !isSwiping) return
    const isFast = along > THUMB && along > FAST * (timeStamp - start.time)
    const isAway = isFast || along > FAR * size()
    letGo()
    if (isAway) onAway()
  }

  box.addEventListener('touchstart', touchstart, { signal, passive: true })
  box.addEventListener('touchmove', touchmove, { signal, passive: false })
  box.addEventListener('touchend', touchend, { signal })
  box.addEventListener('touchcancel', letGo, { signal })
  return () => {
    letGo()
    listening.abort()
  }
}
