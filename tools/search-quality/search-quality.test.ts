import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestStore } from '#tests/support/test-store.ts'
import { beginningFloors, floors, suggestionFloors } from './floors.ts'
import { type KindFigures, measureBeginnings, measureShop, measureSuggestions } from './measure.ts'
import { openDemo } from './open-demo.ts'
import { shops } from './query.ts'

const told = ({ misses }: KindFigures): string =>
  misses.map(({ query, got }) => `${query}: ${got.join(' ') || 'nothing'}`).join('\n')

describe.each(['fa', 'en'] as const)('the search of the %s shop', (shop) => {
  const { kinds } = shops[shop]
  let store: TestStore
  let figures: Record<string, KindFigures>
  let suggested: Record<string, KindFigures>
  let begun: Record<string, KindFigures>
  beforeAll(async () => {
    store = await openDemo(shop)
    figures = await measureShop(store, shops[shop])
    suggested = await measureSuggestions(store, shops[shop])
    begun = await measureBeginnings(store, shops[shop])
  }, 60_000)
  afterAll(() => store.close())

  test('has a floor for each kind of query', () => {
    expect(Object.keys(floors[shop]).sort()).toEqual(Object.keys(kinds).sort())
  })

  test('is asked each query once', () => {
    const queries = Object.values(kinds).flatMap(Object.keys)
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([])
  })

  const expectFloor = (found: KindFigures | undefined, [first, within]: [number, number]) => {
    expect(Math.floor(found?.first ?? 0), found && told(found)).toBeGreaterThanOrEqual(first)
    expect(Math.floor(found?.within ?? 0), found && told(found)).toBeGreaterThanOrEqual(within)
  }

  test.each(Object.entries(floors[shop]))('reaches its floor: %s', (kind, floor) => {
    expectFloor(figures[kind], floor)
  })

  test.each(Object.entries(beginningFloors[shop]))('suggests before the last letter: %s', (kind, floor) => {
    expectFloor(begun[kind], floor)
  })

  test.each(Object.entries(suggestionFloors[shop]))('suggests as it searches: %s', (kind, floor) => {
    expectFloor(suggested[kind], floor)
  })
})
