import { expect, it } from 'vitest'
import { productIdsSearch, readIdsSearch, readProductIds } from './product-ids.ts'

const read = (query: string) => readProductIds(new URLSearchParams(query), 4)

it('reads the products that a link names, each once', () => {
  expect(read('ids=7,3,7')).toEqual([7, 3])
  expect(productIdsSearch([7, 3])).toBe('?ids=7,3')
})

it.each([
  '',
  'ids=',
  'ids=1,',
  'ids=a',
  'ids=-1',
  'ids=0',
  'ids=1.5',
  'ids=1234567890',
  'ids=1,2,3,4,5',
  'ids=1%002',
])('a link with "%s" is not complete', (query) => expect(read(query)).toBeNull())

it('writes a query in one spelling, which reads as the same page again', () => {
  const search = readIdsSearch(4)
  expect(search(new URLSearchParams('ids=7,3,7&utm=1'))).toBe('?ids=7,3')
  expect(search(new URLSearchParams('x=1'))).toBe('')
  for (const broken of ['ids=a', 'ids=1,2,3,4,5', `ids=${'1,'.repeat(9000)}`]) {
    expect(search(new URLSearchParams(broken))).toBe('?ids=0')
  }
  expect(search(new URLSearchParams('?ids=0'))).toBe('?ids=0')
})
