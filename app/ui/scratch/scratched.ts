/** Spec §9: the brush clears a circle; a stroke is a row of points that far apart, and of no more than so many. */
export const BRUSH_RADIUS = 25
const POINT_SIZE = 20
const MOST_POINTS = 30
const ENOUGH = 0.25

export interface Point {
  x: number
  y: number
}

/** Where the brush touches on its way, its end included. */
export const strokePoints = (from: Point, to: Point): Point[] => {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.min(MOST_POINTS, Math.max(1, Math.ceil(distance / POINT_SIZE)))
  return Array.from({ length: count }, (_, index) => {
    const way = (index + 1) / count
    return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }
  })
}

const CELL = 5

/** Counts what is cleared in small squares, so that overlapping circles count once. */
export const createScratched = (width: number, height: number) => {
  const columns = Math.max(1, Math.ceil(width / CELL))
  const rows = Math.max(1, Math.ceil(height / CELL))
  const cleared = new Set<number>()
  const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value / CELL)))
  return {
    clear: ({ x, y }: Point): void => {
      for (let row = within(y - BRUSH_RADIUS, rows); row <= within(y + BRUSH_RADIUS, rows); row++) {
        for (
          let column = within(x - BRUSH_RADIUS, columns);
          column <= within(x + BRUSH_RADIUS, columns);
          column++
        ) {
          const distance = Math.hypot((column + 0.5) * CELL - x, (row + 0.5) * CELL - y)
          if (distance <= BRUSH_RADIUS) cleared.add(row * columns + column)
        }
      }
    },
    share: (): number => cleared.size / (columns * rows),
    isEnough: (): boolean => cleared.size / (columns * rows) >= ENOUGH,
  }
}
