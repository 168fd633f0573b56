import {
  type CSSProperties,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#app/first-view/idle.ts'
import { useIsHydrating } from '#app/first-view/use-is-hydrating.ts'
import { createHistoryCache } from '../pages/history/history-cache.ts'

/** Items of a list by their index: from `from` up to and without `to`. */
interface Range {
  from: number
  to: number
}

/** How a list looked when its screen was left. */
interface LeftList {
  /** of the window, px: in another one the items are not as high */
  width: number
  /** of each item, px */
  heights: number[]
  inView: Range
}

const ALL: Range = { from: 0, to: Number.POSITIVE_INFINITY }
/** more than any phone shows of a list at once */
const FIRST: Range = { from: 0, to: 8 }
/** px; from this width on a window shows more than `FIRST`, on devices that draw all of it at once */
const WIDE = 768
/** how many more are drawn at a time, before and after those that are there */
const STEP = 10

const leftLists = createHistoryCache<LeftList>()

/** What is in the window, and a quarter of its height after it. */
const measure = (list: Element): LeftList => {
  const boxes = Array.from(list.children, (item) => item.getBoundingClientRect())
  const near = boxes.map(({ top, bottom }) => bottom > 0 && top < innerHeight * 1.25)
  return {
    width: innerWidth,
    heights: boxes.map(({ height }) => height),
    inView: { from: Math.max(0, near.indexOf(true)), to: near.lastIndexOf(true) + 1 },
  }
}

const grow = ({ from, to }: Range, count: number): Range => {
  const grown = { from: Math.max(0, from - STEP), to: to + STEP }
  return grown.from === 0 && grown.to >= count ? ALL : grown
}

/**
 * Of a long list that the browser draws by itself, what is in view comes first, and the rest bit by bit when the device
 * has nothing else to do: after Back as high as it was left, in the place of items as high as they were.
 * @param list its children are the items, in their order
 * @param count of all items
 * @returns of an item, by its index: true to draw it, a style for the element that keeps its place, or null for nothing
 */
export const useDrawnRange = (list: RefObject<Element | null>, count: number) => {
  const { key } = useLocation()
  const isHydrating = useIsHydrating()
  const [left] = useState(() => {
    if (isHydrating) return undefined
    const before = leftLists.get(key)
    return before?.width === innerWidth && before.heights.length > 0 ? before : undefined
  })
  const [drawn, setDrawn] = useState(() => {
    if (left) return left.inView
    return isHydrating || innerWidth >= WIDE ? ALL : FIRST
  })

  const isWhole = drawn.from === 0 && drawn.to >= count
  useEffect(() => {
    if (isWhole) return
    let isGone = false
    void whenIdle().then(() => {
      if (!isGone) startTransition(() => setDrawn(grow(drawn, count)))
    })
    return () => {
      isGone = true
    }
  }, [drawn, count, isWhole])

  useLayoutEffect(() => {
    const element = list.current
    return () => {
      if (element) leftLists.set(key, measure(element))
    }
  }, [list, key])

  return (index: number): true | CSSProperties | null => {
    if (index >= drawn.from && index < drawn.to) return true
    const height = left?.heights[index]
    return height === undefined ? null : { blockSize: height }
  }
}
