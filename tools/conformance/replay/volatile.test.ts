import { expect, test } from 'vitest'
import { withOurVolatile } from './volatile.ts'

const SPAN = { startedAt: Date.UTC(2026, 10, 20, 18), ahead: 0 }
const linkOf = (token: string) => ({ receipt_url: `http://golden.test/wc/file/transient/${token}` })

test('an application password is another one, made at another time of the same day', () => {
  const made = { created: '2026-11-20T18:10:00', password: 'iXcE t5Ou 2MrT We7r 1mmi ICcW' }
  const ours = { created: '2026-11-20T18:00:01', password: 'abcd efgh ijkl mnop qrst uvwx' }
  expect(withOurVolatile(made, ours, SPAN)).toEqual(ours)
  const wrong = { created: '2026-11-10T18:00:01', password: 'short' }
  expect(withOurVolatile(made, wrong, SPAN)).toEqual(made)
})

test('links to receipts differ by their token, and by nothing else', () => {
  const recorded = linkOf('7eab18f9a756fc1ce40581c4a65c2654ac9af4')
  const ours = linkOf('a'.repeat(48))
  expect(withOurVolatile(recorded, ours, SPAN)).toEqual(ours)
  for (const other of [linkOf(''), linkOf('no-token'), { receipt_url: null }]) {
    expect(withOurVolatile(recorded, other, SPAN)).toEqual(recorded)
  }
})

test('metadata that is listed by its ids has ours where the keys are the same', () => {
  const logo = { key: 'logo', value: 'Yes' }
  const recorded = { item_data: { 145: logo, 146: { key: 'color', value: 'blue' } } }
  const ours = { item_data: { 1: { key: 'color', value: 'red' }, 2: logo } }
  expect(withOurVolatile(recorded, ours, SPAN)).toEqual({
    item_data: { 1: { key: 'color', value: 'blue' }, 2: logo },
  })
  expect(withOurVolatile(recorded, { item_data: { 1: { key: 'size' } } }, SPAN)).toEqual(recorded)
})
