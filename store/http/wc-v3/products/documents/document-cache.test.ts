import { expect, test } from 'vitest'
import { createDocumentCache } from './document-cache.ts'

test('the index names what is cached, however many documents came and went', () => {
  const cache = createDocumentCache(3)
  for (let id = 1; id <= 50; id++) cache.set(`product ${id}`, id, { id })
  expect(cache.indexedKeys()).toBe(3)
  expect(cache.get('product 1')).toBeUndefined()
  expect(cache.get('product 50')).toEqual({ id: 50 })
  for (let host = 1; host <= 50; host++) cache.set(`product host${host}`, 7, {})
  expect(cache.indexedKeys()).toBe(3)
})

test('a changed product loses all its documents, the others none', () => {
  const cache = createDocumentCache(10)
  cache.set('product 1', 1, { a: 1 })
  cache.set('product 1', 1, { a: 2 })
  cache.set('variation 1', 1, {})
  cache.set('product 2', 2, { b: 1 })
  expect(cache.indexedKeys()).toBe(3)
  cache.dropProduct(1)
  expect([cache.get('product 1'), cache.get('variation 1')]).toEqual([undefined, undefined])
  expect(cache.get('product 2')).toEqual({ b: 1 })
  expect(cache.indexedKeys()).toBe(1)
  cache.clear()
  expect(cache.indexedKeys()).toBe(0)
})
