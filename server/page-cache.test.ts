import { expect, test } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

const KB = 1000
const page = (): CachedPage => ({ headers: { ETag: '"x"' }, bodies: new Map([['', new Uint8Array(KB)]]) })
const keyOf = (path: string) => `http://shop.test${path}`

const keep = (cache: ReturnType<typeof createPageCache>, key: string): boolean => {
  const isKept = cache.admits(key)
  if (isKept) cache.set(key, page(), cache.version())
  return isKept
}

test('ten thousand pages that are asked for once do not push out the home page', () => {
  const cache = createPageCache(200 * KB)
  keep(cache, keyOf('/'))
  const kept = Array.from({ length: 10_000 }, (_, number) => keep(cache, keyOf(`/shop?page=${number + 2}`)))
  expect(kept.filter(Boolean).length).toBeLessThan(100)
  expect(cache.get(keyOf('/'))).toBeDefined()
})

test('a page that is asked for again is kept, however full the cache is', () => {
  const cache = createPageCache(20 * KB)
  for (let number = 0; number < 50; number++) keep(cache, keyOf(`/shop?page=${number}`))
  expect([keep(cache, keyOf('/product/new')), keep(cache, keyOf('/product/new'))]).toEqual([false, true])
})

test('what is dropped is forgotten, and a page made across the change is not kept', () => {
  const cache = createPageCache()
  keep(cache, keyOf('/'))
  const before = cache.version()
  cache.drop()
  expect(cache.get(keyOf('/'))).toBeUndefined()
  cache.set(keyOf('/'), page(), before)
  expect(cache.get(keyOf('/'))).toBeUndefined()
})
