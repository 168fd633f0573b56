import { expect, it } from 'vitest'
import { readShared } from './share-target.ts'

const ORIGIN = 'https://shop.test'
const read = (shared: { title?: string; text?: string; url?: string }) =>
  readShared({ title: '', text: '', url: '', ...shared }, ORIGIN)

it('opens the page of the shop that was shared, also out of a text', () => {
  expect(read({ url: `${ORIGIN}/product/cup?color=red` })).toEqual({ path: '/product/cup?color=red' })
  expect(read({ title: 'Cup', text: `Look: ${ORIGIN}/en/product/cup` })).toEqual({ path: '/en/product/cup' })
})

it('searches for what was shared otherwise, without its links', () => {
  expect(read({ text: ' green\n cup ' })).toEqual({ query: 'green cup' })
  expect(read({ title: 'Cup', text: 'https://other.test/cup' })).toEqual({ query: 'Cup' })
  expect(read({ text: 'x'.repeat(5000) })).toEqual({ query: 'x'.repeat(100) })
  expect(read({})).toEqual({ query: '' })
})

it.each([
  `${ORIGIN}.evil.test/a`,
  `${ORIGIN}@evil.test/`,
  `${ORIGIN}//evil.test`,
  `${ORIGIN}/..//evil.test`,
  'https://evil.test/',
  'javascript:alert(1)',
])('never leads to %s', (url) => {
  expect(read({ url })).not.toHaveProperty('path')
})
