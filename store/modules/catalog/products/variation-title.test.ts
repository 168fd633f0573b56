import { expect, test } from 'vitest'
import { variationTitle } from './variation-title.ts'

const choice = (name: string, option: string) => ({ id: 0, name, slug: name, option })

test.each([
  [[choice('Size', 'S')], 'Hook - S'],
  [[choice('Shoe size', '42')], 'Hook - 42'],
  [[choice('Size', 'S'), choice('Logo', 'Yes')], 'Hook - S, Yes'],
  [[choice('Size', ''), choice('Logo', 'Yes')], 'Hook - Yes'],
  [[choice('Shoe size', '42'), choice('Logo', 'Yes')], 'Hook'],
  [[choice('Size', 'S'), choice('Logo', 'Yes'), choice('Color', 'Red')], 'Hook'],
  [[choice('Size', '')], 'Hook'],
  [[], 'Hook'],
])('of %j the title is %s', (choices, title) => {
  expect(variationTitle('Hook', choices)).toBe(title)
})
