import { expect, it } from 'vitest'
import { createScratched, strokePoints } from './scratched.ts'

it('lays points along a stroke, close together and not too many', () => {
  expect(strokePoints({ x: 0, y: 0 }, { x: 0, y: 0 })).toEqual([{ x: 0, y: 0 }])
  const points = strokePoints({ x: 0, y: 0 }, { x: 100, y: 0 })
  expect(points.map(({ x }) => x)).toEqual([20, 40, 60, 80, 100])
  expect(strokePoints({ x: 0, y: 0 }, { x: 9000, y: 0 })).toHaveLength(30)
})

it('measures the circle that a touch clears, once', () => {
  const card = createScratched(300, 150)
  card.clear({ x: 150, y: 75 })
  const circle = (Math.PI * 25 ** 2) / (300 * 150)
  expect(card.share()).toBeCloseTo(circle, 2)
  card.clear({ x: 150, y: 75 })
  expect(card.share()).toBeCloseTo(circle, 2)
})

it('counts only what lies on the card', () => {
  const card = createScratched(300, 150)
  card.clear({ x: 0, y: 0 })
  expect(card.share()).toBeCloseTo((Math.PI * 25 ** 2) / 4 / (300 * 150), 2)
  card.clear({ x: -400, y: 900 })
  expect(card.share()).toBeCloseTo((Math.PI * 25 ** 2) / 4 / (300 * 150), 2)
})

it('has enough at a quarter of the card', () => {
  const card = createScratched(200, 200)
  const sweep = (y: number) => {
    for (let x = 0; x <= 200; x += 5) card.clear({ x, y })
  }
  sweep(0)
  expect(card.share()).toBeLessThan(0.25)
  expect(card.isEnough()).toBe(false)
  sweep(50)
  expect(card.share()).toBeGreaterThan(0.25)
  expect(card.isEnough()).toBe(true)
})
