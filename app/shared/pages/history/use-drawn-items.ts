import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#app/first-view/idle.ts'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'
import { createBoundedMap } from './bounded-map.ts'

/** How a list was when its screen was left. */
interface LeftList {
  /** what the heights hold for */
  look: string
  /** of each item with its margins, px */
  heights: number[]
  /** the items in the window, by their index */
  inView: number[]
  /** px that a row was scrolled by */
  scrolled: number
}

/** Some of a list's items, by their index; null: all of them. */
type Drawn = ReadonlySet<number> | null

interface ItemsOptions {
  /** where a screen has several lists */
  name?: string
  /** of all items */
  count: number
  /** tells which item is the first: with another one all are drawn at once */
  start: number
  /** there is no more of the list than anybody finds who comes there */
  isNew: boolean
  /** more than a window of a phone shows */
  first?: number
  /** how many more are drawn at a time */
  step?: number
  /** the items stand beside each other, and come back to where they were scrolled to */
  isRow?: boolean
}

/** px; windows up to this width are those of phones: a grid has two columns there at most */
const NARROW = 480
const FIRST = 8
const STEP = 10

/** lists of all places: a screen may have a dozen */
const MOST = 200

const leftLists = createBoundedMap<LeftList>(MOST)

const currentLook = (): string => `${innerWidth} ${document.documentElement.dataset.layout}`

/** An item that has no box of its own has that of its content. */
const boxed = (item: Element): Element => {
  const isContents = item instanceof HTMLElement && item.style.display === 'contents'
  return (isContents && item.firstElementChild) || item
}

const marginsOf = (element: Element): number => {
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(element)
  return Number.parseFloat(marginBlockStart) + Number.parseFloat(marginBlockEnd)
}

/**
 * In view is what the window shows, of a row if somebody goes up or down to it. What takes no place counts as well:
 * nothing keeps that.
 */
const measure = (list: Element, isRow: boolean): LeftList => {
  const items = Array.from(list.children, boxed)
  const boxes = items.map((item) => item.getBoundingClientRect())
  // slides have no margins
  const heights = boxes.map(({ height }, index) => height + (isRow ? 0 : marginsOf(items[index] as Element)))
  return {
    look: currentLook(),
    heights,
    inView: boxes.flatMap(({ top, bottom, left, right }, index) => {
      const isInView = isRow ? right > 0 && left < innerWidth : bottom > 0 && top < innerHeight
      return (heights[index] as number) < 1 || isInView ? [index] : []
    }),
    scrolled: list.scrollLeft,
  }
}

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const ALL_AT_ONCE = { heights: [] as number[], drawn: null as Drawn }

const beginningOf = (key: string, { count, isNew, first = FIRST }: ItemsOptions): typeof ALL_AT_ONCE => {
  const left = leftLists.get(key)
  const isAsLeft =
    left?.look === currentLook() &&
    left.heights.length >= count &&
    left.inView.every((index) => index < count)
  if (isAsLeft) return { heights: left.heights, drawn: new Set(left.inView) }
  const isFirstVisit = isNew && !left
  return isFirstVisit && innerWidth <= NARROW ? { heights: [], drawn: new Set(indexes(first)) } : ALL_AT_ONCE
}

/** Those that come next are the nearest to the middle of the window. */
const withNearest = (
  list: Element | null,
  drawn: ReadonlySet<number>,
  { count, step = STEP }: Pick<ItemsOptions, 'count' | 'step'>,
): Drawn => {
  const distanceOf = (index: number): number => {
    const item = list?.children[index]
    const box = item && boxed(item).getBoundingClientRect()
    return box ? Math.abs(box.top + box.bottom - innerHeight) : Number.MAX_SAFE_INTEGER
  }
  const missing = indexes(count)
    .filter((index) => !drawn.has(index))
    .map((index) => ({ index, distance: distanceOf(index) }))
    .sort((one, other) => one.distance - other.distance)
  if (missing.length <= step) return null
  return new Set([...drawn, ...missing.slice(0, step).map(({ index }) => index)])
}

/**
 * Of a long list or screen that the browser draws by itself, what is in view comes first, and the rest bit by bit when
 * the device has nothing else to do, or when somebody scrolls: after Back as high as it was left, in the place of items
 * as high as they were.
 * @param list its children are the items, in their order
 */
export const useDrawnItems = (list: RefObject<Element | null>, options: ItemsOptions) => {
  const { name = '', count, start, step, isRow = false } = options
  const key = `${name} ${useLocation().key}`
  const isHydrating = useIsHydrating()
  const [began] = useState(() => ({
    start,
    ...(isHydrating ? ALL_AT_ONCE : beginningOf(key, options)),
  }))
  const [some, setSome] = useState(began.drawn)
  const drawn = start === began.start ? some : null

  const isWhole = !drawn || indexes(count).every((index) => drawn.has(index))
  useEffect(() => {
    if (isWhole || !drawn) return
    let isGone = false
    const drawMore = () => {
      if (!isGone) startTransition(() => setSome(withNearest(list.current, drawn, { count, step })))
    }
    void whenIdle().then(drawMore)
    addEventListener('scroll', drawMore, { passive: true, once: true })
    return () => {
      isGone = true
      removeEventListener('scroll', drawMore)
    }
  }, [list, drawn, count, step, isWhole])

  useLayoutEffect(() => {
    const element = list.current
    const scrolled = leftLists.get(key)?.scrolled
    if (element && scrolled) element.scrollTo({ left: scrolled, behavior: 'instant' })
    return () => {
      if (element) leftLists.set(key, measure(element, isRow))
    }
  }, [list, key, isRow])

  return {
    /** nothing is missing that will be drawn by itself */
    isWhole,
    isDrawn: (index: number): boolean => !drawn || drawn.has(index),
    /** px, of what keeps the place of an item that is not drawn yet; undefined where nothing does */
    heightOf: (index: number): number | undefined => began.heights[index],
  }
}
