import { expect, test } from 'vitest'
import { checkPlaceholders, insertAt } from './placeholders.ts'

const check = checkPlaceholders(['shop', 'code'], ['code'])

test.each([
  ['{code} of {shop}', undefined],
  ['{code} {naem}', { message: 'messaging.templates.unknown', args: { name: '{naem}' } }],
  ['hello', { message: 'messaging.templates.missing', args: { name: '{code}' } }],
  [null, { message: 'messaging.templates.missing', args: { name: '{code}' } }],
  ['{code} {', undefined],
])('%s', (text, problem) => {
  expect(check(text)).toEqual(problem)
})

test('a placeholder takes the place of what is selected', () => {
  expect(insertAt('Order X is here', { start: 6, end: 7 }, '{number}')).toEqual({
    text: 'Order {number} is here',
    caret: 14,
  })
})
