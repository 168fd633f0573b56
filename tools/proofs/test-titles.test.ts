import { expect, test } from 'vitest'
import { hasTitle, isMadeOf, titlesOf } from './test-titles.ts'

const SOURCE = `
test('a plain one', () => {})
it("says \\"yes\\"", () => {})
test.each([['cap', 1]])('%s is sold %i times', () => {})
test.each(ALL)(
  '%s',
  () => {},
)
for (const screen of SCREENS) test(\`\${screen} is drawn\`, async () => {})
test.describe('the group', () => { expect(called('a call')).toBe(true) })
const words = ['in a table']
`

test('titles are what tests are called, templates as they are written', () => {
  expect(titlesOf(SOURCE)).toEqual([
    'a plain one',
    'says "yes"',
    '%s is sold %i times',
    '%s',
    `\${screen} is drawn`,
  ])
})

test.each(['a plain one', '%s is sold %i times', 'cap is sold 1 times', 'home is drawn', 'in a table'])(
  'the source has "%s"',
  (title) => {
    expect(hasTitle(SOURCE, title)).toBe(true)
  },
)

test.each(['a plain', 'cap is sold', 'nowhere to be found'])('the source has no "%s"', (title) => {
  expect(hasTitle(SOURCE, title)).toBe(false)
})

test('a template is filled in, and nothing of it is a pattern', () => {
  expect(isMadeOf('cap (new) is 50% off', '%s (new) is 50% off')).toBe(true)
  expect(isMadeOf('cap new is 50% off', '%s (new) is 50% off')).toBe(false)
  expect(isMadeOf('news_page off', '$flag off')).toBe(true)
})

test('a group is no test', () => {
  expect(hasTitle("test.describe('the cart', () => { test('is kept', keep) })", 'the cart')).toBe(false)
})
