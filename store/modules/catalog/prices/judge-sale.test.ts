import { expect, test } from 'vitest'
import { judgeSale } from './judge-sale.ts'

const DAY = 86_400_000
/** day of its beginning, regular price, what was charged */
type Given = [day: number, regular: number | null, price: number | null]

const judge = (given: Given[], { pastUnknown = false } = {}) =>
  judgeSale(
    given.map(([day, regular_price, price], at) => ({
      began_at: day * DAY,
      regular_price,
      price,
      past_unknown: Number(pastUnknown && at === 0),
    })),
  )

test('the lowest price is that of the thirty days before the sale, not of the sale', () => {
  expect(
    judge([
      [0, 60, 60],
      [10, 90, 90],
      [50, 100, 100],
      [70, 100, 75],
    ]),
  ).toEqual({ claimed: true, lowest: 90 })
})

test('what held when the thirty days began counts', () => {
  expect(
    judge([
      [0, 90, 90],
      [41, 100, 100],
      [70, 100, 80],
    ]).lowest,
  ).toBe(90)
  expect(
    judge([
      [0, 90, 90],
      [40, 100, 100],
      [70, 100, 80],
    ]).lowest,
  ).toBe(100)
})

test('an earlier sale within the thirty days is the lowest price', () => {
  expect(
    judge([
      [0, 100, 100],
      [40, 100, 70],
      [50, 100, 100],
      [60, 100, 80],
    ]),
  ).toEqual({ claimed: true, lowest: 70 })
})

test('a reduction that grows step by step is one; a price that rises within it begins another', () => {
  const first: Given[] = [
    [0, 100, 100],
    [40, 100, 90],
  ]
  expect(judge([...first, [60, 100, 80]])).toEqual({ claimed: true, lowest: 100 })
  expect(judge([...first, [60, 100, 95]])).toEqual({ claimed: true, lowest: 90 })
})

test('an old price that was never charged claims nothing', () => {
  expect(
    judge([
      [0, 100, 100],
      [40, 150, 95],
    ]),
  ).toEqual({ claimed: false, lowest: 100 })
  expect(judge([[0, 150, 95]])).toEqual({ claimed: false, lowest: null })
})

test('a price that was charged longer ago, or for less than a day, is no old price', () => {
  expect(
    judge([
      [0, 150, 150],
      [30, 100, 100],
      [70, 150, 95],
    ]).claimed,
  ).toBe(false)
  expect(
    judge([
      [0, 100, 100],
      [40, 150, 150],
      [40.5, 150, 95],
    ]).claimed,
  ).toBe(false)
  expect(
    judge([
      [0, 100, 100],
      [40, 150, 150],
      [41, 150, 95],
    ]).claimed,
  ).toBe(true)
})

test('days without being for sale are no days at a price', () => {
  expect(
    judge([
      [0, 100, 100],
      [5, null, null],
      [60, 100, 80],
    ]),
  ).toEqual({ claimed: false, lowest: null })
})

test('what was there before prices were recorded has the benefit of the doubt', () => {
  expect(judge([[0, 100, 80]], { pastUnknown: true })).toEqual({ claimed: true, lowest: null })
  expect(
    judge(
      [
        [0, 100, 100],
        [0.1, 100, 80],
      ],
      { pastUnknown: true },
    ),
  ).toEqual({ claimed: true, lowest: 100 })
})

test('without a sale there is nothing to say', () => {
  expect(judge([])).toEqual({ claimed: false, lowest: null })
  expect(
    judge([
      [0, 100, 80],
      [9, 100, 100],
    ]),
  ).toEqual({ claimed: false, lowest: null })
})
