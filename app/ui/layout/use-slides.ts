import { type RefObject, useEffect, useRef, useState } from 'react'

/** ms that a browser takes at most to scroll somewhere smoothly */
const ON_THE_WAY = 500

const start = { active: 0, atStart: true, atEnd: false }

/** Where a scroll-snap track stands. `scrollLeft` counts below zero from right to left, hence its absolute value. */
export const useSlides = (track: RefObject<HTMLElement | null>) => {
  const [state, setState] = useState(start)

  useEffect(() => {
    const element = track.current
    if (!element) return
    let frame = 0
    const read = () => {
      frame = 0
      const offset = Math.abs(element.scrollLeft)
      const end = element.scrollWidth - element.clientWidth
      const step = stepOf(element)
      const next = {
        active: offset >= end - 2 && end > 0 ? element.children.length - 1 : Math.round(offset / step),
        atStart: offset < 4,
        atEnd: offset >= end - 4,
      }
      setState((now) =>
        now.active === next.active && now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next,
      )
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(read)
    }
    schedule()
    element.addEventListener('scroll', schedule, { passive: true })
    const observer = new ResizeObserver(schedule)
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', schedule)
      observer.disconnect()
    }
  }, [track])

  const goal = useRef({ offset: 0, at: 0 })

  const scrollTo = (element: HTMLElement, wanted: number) => {
    const offset = Math.max(0, Math.min(wanted, element.scrollWidth - element.clientWidth))
    goal.current = { offset, at: Date.now() }
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    // not scrollBy: where every slide is a stop, that goes one slide at a time
    element.scrollTo({ left: sign * offset })
  }

  const goTo = (index: number) => {
    const element = track.current
    if (element) scrollTo(element, index * stepOf(element))
  }

  /** As many slides as fit, forward or back; pressed again on the way there, from where that leads. */
  const page = (sign: 1 | -1) => {
    const element = track.current
    if (!element) return
    const isOnTheWay = Date.now() - goal.current.at < ON_THE_WAY
    const from = isOnTheWay ? goal.current.offset : Math.abs(element.scrollLeft)
    scrollTo(element, from + sign * Math.max(1, fittingIn(element)) * stepOf(element))
  }

  return { ...state, goTo, page }
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width

/** px from one slide to the next */
const stepOf = ({ children: [first, second] }: HTMLElement): number => {
  if (!first) return 1
  const step = second
    ? first.getBoundingClientRect().left - second.getBoundingClientRect().left
    : widthOf(first)
  return Math.abs(step) || 1
}

/** How many slides stand in view as a whole; the last one needs no gap behind it. */
const fittingIn = (element: HTMLElement): number => {
  const step = stepOf(element)
  const gap = element.firstElementChild ? step - widthOf(element.firstElementChild) : 0
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  const room =
    element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  // a pixel for what was rounded
  return Math.floor((room + gap + 1) / step)
}
