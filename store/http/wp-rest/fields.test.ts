import { expect, test } from 'vitest'
import { pickFields, pickInOrder, readFields } from './fields.ts'

const item = {
  id: 1,
  name: 'Cap',
  dimensions: { length: '1', width: '2' },
  images: [{ src: 'a' }],
  _links: {},
}

test('fields are read from text and lists', () => {
  expect(readFields(new URLSearchParams(''))).toBeNull()
  expect(readFields(new URLSearchParams('_fields=id, name'))).toEqual(['id', 'name'])
  expect(readFields(new URLSearchParams('_fields[]=id&_fields[]=name'))).toEqual(['id', 'name'])
})

test('items are cut in their own order, inside objects but not inside lists', () => {
  expect(pickFields(item, null)).toBe(item)
  expect(pickFields(item, ['name', 'id', 'nope'])).toEqual({ id: 1, name: 'Cap' })
  expect(pickFields(item, ['id', 'images.src'])).toEqual({ id: 1 })
  expect(pickFields(item, ['dimensions.width', 'dimensions.length'])).toEqual({
    dimensions: { length: '1', width: '2' },
  })
  expect(pickFields(item, ['dimensions', 'dimensions.length'])).toEqual({ dimensions: item.dimensions })
  expect(pickFields(item, ['__proto__', 'constructor.name', 'dimensions.toString'])).toEqual({})
})

test('products are cut in the order asked for, what later versions added last', () => {
  const pick = pickInOrder(new Set(['images', '_links']))
  const keys = (fields: string[]) => Object.keys(pick(item, fields))
  expect(keys(['images', 'name', 'dimensions.width', 'id', 'nope', '_links'])).toEqual([
    ...['name', 'dimensions', 'id'],
    ...['images', '_links'],
  ])
  expect(pick(item, ['dimensions.width'])).toEqual({ dimensions: { width: '2' } })
  expect(pick(item, null)).toBe(item)
})
