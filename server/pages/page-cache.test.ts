import { expect, test, vi } from 'vitest'
import { type CachedPage, createPageCache } from './page-cache.ts'

const KB = 1000
const page = (status: CachedPage['status'] = 200): CachedPage => ({
  status,
  route: '/',
  headers: { 'Cache-Control': 'no-cache', ETag: '"x"' },
  bodies: new Map([['', new Uint8Array(KB)]]),
  isCached: true,
})
const keyOf = (path: string) => `http://shop.test${path}`

const keep = (
  cache: ReturnType<typeof createPageCache>,
  key: string,
  status?: CachedPage['status'],
): boolean => {
  const isKept = cache.admits(key, page(status))
  if (isKept) cache.set(key, page(status), [])
  return isKept
}

test('ten thousand pages that are asked for once do not push out the home page', () => {
  const cache = createPageCache(200 * KB)
  keep(cache, keyOf('/'))
  const kept = Array.from({ length: 10_000 }, (_, number) => keep(cache, keyOf(`/shop?page=${number + 2}`)))
  expect(kept.filter(Boolean).length).toBeLessThan(100)
  expect(cache.get(keyOf('/'))).toEqual(page())
})

test('a page that is asked for again is cached, however full the cache is', () => {
  const cache = createPageCache(20 * KB)
  for (let number = 0; number < 50; number++) keep(cache, keyOf(`/shop?page=${number}`))
  expect([keep(cache, keyOf('/product/new')), keep(cache, keyOf('/product/new'))]).toEqual([false, true])
})

test('unknown URLs are cached when they are asked for again, whatever room there is', () => {
  const cache = createPageCache()
  const kept = ['/a', '/b', '/a'].map((path) => keep(cache, keyOf(path), 404))
  expect(kept).toEqual([false, false, true])
})

test('unknown URLs push out no page, however often they are asked for', () => {
  const cache = createPageCache(20 * KB)
  keep(cache, keyOf('/'))
  const askTwice = (path: string) => [1, 2].map(() => keep(cache, keyOf(path), 404)).at(-1)
  const kept = Array.from({ length: 100 }, (_, number) => askTwice(`/nothing-${number}`))
  expect(kept.every(Boolean)).toBe(true)
  expect([cache.get(keyOf('/'))?.status, cache.get(keyOf('/nothing-99'))?.status]).toEqual([200, 404])
  expect(cache.size()).toBeLessThan(5)
})

test('a page at a URL that was unknown takes the place of its 404', () => {
  const cache = createPageCache()
  cache.set(keyOf('/new'), page(404), [])
  cache.set(keyOf('/new'), page(), [])
  expect([cache.get(keyOf('/new'))?.status, cache.size()]).toEqual([200, 1])
})

test('a page is gone with a part that it was made of, also one made across the change; others stay', () => {
  const cache = createPageCache()
  const [catalog, content] = [{ version: 3 }, { version: 1 }]
  cache.set(keyOf('/shop'), page(), [[catalog, 3]])
  cache.set(keyOf('/blog'), page(), [[content, 1]])
  catalog.version = 4
  expect(cache.get(keyOf('/shop'))).toBeUndefined()
  expect(cache.get(keyOf('/blog'))).toEqual(page())
  cache.set(keyOf('/shop'), page(), [[catalog, 3]])
  expect(cache.get(keyOf('/shop'))).toBeUndefined()
  cache.set(keyOf('/shop'), page(), [[catalog, 4]])
  expect(cache.get(keyOf('/shop'))).toEqual(page())
})

test('a page that is too old takes no memory until somebody asks for it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let now = 1000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const wait = (ms: number) => {
    now += ms
    vi.advanceTimersByTime(ms)
  }
  try {
    const cache = createPageCache()
    keep(cache, keyOf('/'))
    wait(59_000)
    expect(cache.size()).toBe(1)
    wait(3000)
    expect(cache.size()).toBe(0)
  } finally {
    clock.mockRestore()
    vi.useRealTimers()
  }
})
