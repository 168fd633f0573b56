import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#app/first-view/idle.ts'
import { useIsHydrating } from '#app/first-view/use-is-hydrating.ts'
import { createHistoryCache } from '../pages/history/history-cache.ts'

/** How a list was when its screen was left. */
interface LeftList {
  /** what the heights hold for */
  look: string
  /** of each item, px */
  heights: number[]
  /** the items in the window, by their index */
  inView: number[]
}

/** Some of a list's items, by their index; null: all of them. */
type Drawn = ReadonlySet<number> | null

interface ItemsOptions {
  /** of all items */
  count: number
  /** tells which item is the first: with another one all are drawn at once */
  start: number
  /** there is no more of the list than anybody finds who comes there */
  isNew: boolean
}

/** px; in windows up to this width the list has two columns at most */
const NARROW = 480
/** more than such a window shows */
const FIRST = 8
/** how many more are drawn at a time */
const STEP = 10

const leftLists = createHistoryCache<LeftList>()

const currentLook = (): string => `${innerWidth} ${document.documentElement.dataset.layout}`

/** In view is what the window shows, and a quarter of its height after it. */
const measure = (list: Element): LeftList => {
  const boxes = Array.from(list.children, (item) => item.getBoundingClientRect())
  return {
    look: currentLook(),
    heights: boxes.map(({ height }) => height),
    inView: boxes.flatMap(({ top, bottom }, index) =>
      bottom > 0 && top < innerHeight * 1.25 ? [index] : [],
    ),
  }
}

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const ALL_AT_ONCE = { heights: [] as number[], drawn: null as Drawn }

const beginningOf = (key: string, { count, isNew }: ItemsOptions): typeof ALL_AT_ONCE => {
  const left = leftLists.get(key)
  const isAsLeft =
    left?.look === currentLook() &&
    left.heights.length >= count &&
    left.inView.every((index) => index < count)
  if (isAsLeft) return { heights: left.heights, drawn: new Set(left.inView) }
  const isFirstVisit = isNew && !left
  return isFirstVisit && innerWidth <= NARROW ? { heights: [], drawn: new Set(indexes(FIRST)) } : ALL_AT_ONCE
}

/** Those that come next are the nearest to the middle of the window. */
const withNearest = (list: Element | null, drawn: ReadonlySet<number>, count: number): Drawn => {
  const distanceOf = (index: number): number => {
    const box = list?.children[index]?.getBoundingClientRect()
    return box ? Math.abs(box.top + box.bottom - innerHeight) : Number.MAX_SAFE_INTEGER
  }
  const missing = indexes(count)
    .filter((index) => !drawn.has(index))
    .map((index) => ({ index, distance: distanceOf(index) }))
    .sort((one, other) => one.distance - other.distance)
  if (missing.length <= STEP) return null
  return new Set([...drawn, ...missing.slice(0, STEP).map(({ index }) => index)])
}

/**
 * Of a long list that the browser draws by itself, what is in view comes first, and the rest bit by bit when the device
 * has nothing else to do, or when somebody scrolls: after Back as high as it was left, in the place of items as high as
 * they were.
 * @param list its children are the items, in their order
 */
export const useDrawnItems = (list: RefObject<Element | null>, options: ItemsOptions) => {
  const { count, start } = options
  const { key } = useLocation()
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
      if (!isGone) startTransition(() => setSome(withNearest(list.current, drawn, count)))
    }
    void whenIdle().then(drawMore)
    addEventListener('scroll', drawMore, { passive: true, once: true })
    return () => {
      isGone = true
      removeEventListener('scroll', drawMore)
    }
  }, [list, drawn, count, isWhole])

  useLayoutEffect(() => {
    const element = list.current
    return () => {
      if (element) leftLists.set(key, measure(element))
    }
  }, [list, key])

  return {
    /** nothing is missing that will be drawn by itself */
    isWhole,
    isDrawn: (index: number): boolean => !drawn || drawn.has(index),
    /** px, of what keeps the place of an item that is not drawn yet; undefined where nothing does */
    heightOf: (index: number): number | undefined => began.heights[index],
  }
}
