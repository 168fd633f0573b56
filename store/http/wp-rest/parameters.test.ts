import { expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { listArgs, skipped } from './list-parameters.ts'
import { args, readIds, readParameters, readQuery } from './parameters.ts'

const declared = args({
  ...listArgs,
  orderby: { type: 'string', default: 'date', enum: ['date', 'id', 'title'] },
  on_sale: { type: 'boolean' },
  status: { type: 'array', items: { type: 'string', enum: ['any', 'draft'] } },
})
const read = (query: string) => readParameters(new URLSearchParams(query), declared)
const problemsOf = (query: string) => {
  try {
    read(query)
  } catch (error) {
    if (error instanceof ApiError) return error.body()
  }
  return null
}

test('defaults, types and lists', () => {
  expect(read('')).toMatchObject({ page: 1, per_page: 10, order: 'desc', orderby: 'date', include: [] })
  expect(read('on_sale=1&per_page=7&include=3,4')).toMatchObject({
    on_sale: true,
    per_page: 7,
    include: [3, 4],
  })
  expect(read('include[]=5&include[]=6&foo=bar')).toMatchObject({ include: [5, 6] })
  expect(read('on_sale=False').on_sale).toBe(false)
  expect(read('page=1&page=2').page).toBe(2)
})

test('a default list is never shared', () => {
  read('').include.push(1)
  expect(read('').include).toEqual([])
})

test('every wrong parameter is named in the words of WordPress', () => {
  const body = problemsOf('per_page=abc&orderby=wrong&page=0&on_sale=maybe&status=any,x&after=yesterday')
  expect(body?.message).toBe('Invalid parameter(s): page, per_page, after, orderby, on_sale, status')
  expect(body?.data.params).toEqual({
    page: 'page must be greater than or equal to 1',
    per_page: 'per_page is not of type integer.',
    after: 'Invalid date.',
    orderby: 'orderby is not one of date, id, and title.',
    on_sale: 'on_sale is not of type boolean.',
    status: 'status[1] is not one of any and draft.',
  })
  expect(body?.data.details).toMatchObject({
    page: { code: 'rest_out_of_bounds', data: null },
    per_page: { code: 'rest_invalid_type', data: { param: 'per_page' } },
  })
})

test.each([
  ['per_page=101', 'per_page must be between 1 (inclusive) and 100 (inclusive)'],
  ['per_page=', 'per_page is not of type integer.'],
  ['per_page=1.5', 'per_page is not of type integer.'],
  ['per_page=99999999999999999999', 'per_page is not of type integer.'],
  ['per_page[]=1', 'per_page is not of type integer.'],
  ['order=ASC', 'order is not one of asc and desc.'],
])('%s', (query, message) => {
  expect(Object.values(problemsOf(query)?.data.params ?? {})).toEqual([message])
})

test('nesting deeper than a list is dropped', () => {
  expect([...readQuery(new URLSearchParams('a[0][b]=1&c[x]=2&d=3'))]).toEqual([
    ['c', ['2']],
    ['d', '3'],
  ])
})

test('ids in plain strings', () => {
  expect(readIds('3, 4,4 -5')).toEqual([3, 4, 5])
  expect(readIds('hoodies')).toEqual([0])
  expect(readIds('')).toBeUndefined()
})

test('offset beats page', () => {
  expect(skipped({ page: 3, per_page: 5 })).toBe(10)
  expect(skipped({ page: 3, per_page: 5, offset: 3 })).toBe(3)
})
