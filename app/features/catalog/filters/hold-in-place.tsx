import { Component, type RefObject } from 'react'

interface HoldInPlaceProps {
  root: RefObject<HTMLElement | null>
}

interface Held {
  element: Element
  /** px below the window's upper edge */
  top: number
}

const canScroll = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** The outermost first: the page itself is not one of them. */
const scrollersOf = (element: Element): Element[] => {
  const scrollers: Element[] = []
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (canScroll(around)) scrollers.unshift(around)
  return scrollers
}

const bringBack = ({ element, top }: Held): void => {
  if (!element.isConnected) return
  for (const scroller of scrollersOf(element)) {
    const moved = element.getBoundingClientRect().top - top
    if (moved) scroller.scrollTop += moved
  }
}

/**
 * Stands in a part that is drawn anew: what is under the pointer in it, or else has the focus, stays where it is while
 * other things come and go above, and whoever is about to press it meets it there. A class, since React has no hook that
 * runs before it changes a page.
 */
export class HoldInPlace extends Component<HoldInPlaceProps> {
  override getSnapshotBeforeUpdate(): Held | null {
    const root = this.props.root.current
    const element = [...(root?.querySelectorAll(':hover') ?? [])].at(-1) ?? root?.querySelector(':focus')
    return element ? { element, top: element.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(_before: HoldInPlaceProps, _state: unknown, held: Held | null): void {
    // once the router has scrolled the page, and before anything is painted
    if (held) queueMicrotask(() => bringBack(held))
  }

  override render() {
    return null
  }
}
