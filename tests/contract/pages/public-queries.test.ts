import { afterAll, beforeAll, expect, test } from 'vitest'
import { tagsOf } from '#store/http/middleware/cache-tags.ts'
import { publicParameters } from '#store/http/public-queries.ts'
import { createTestStore, type TestStore } from '#tests/support/test-store.ts'

interface Described {
  methods: string[]
}
interface Options {
  endpoints: { methods: string[]; args: Record<string, unknown> }[]
}

let store: TestStore
beforeAll(async () => {
  store = await createTestStore()
})
afterAll(() => store.close())

const answer = async <T>(path: string, method = 'GET'): Promise<T> =>
  (await (await store.call(path, { method })).json()) as T

/** Paths that answer GET, from the shop's own index; a number stands for whatever the path names. */
const readPaths = async (namespace: string): Promise<string[]> => {
  const { routes } = await answer<{ routes: Record<string, Described> }>(`/wp-json/${namespace}`)
  return Object.entries(routes)
    .filter(([, { methods }]) => methods.includes('GET'))
    .map(([route]) => `/wp-json${route.replace(/\(\?P<\w+>(\[[^\]]*\]|[^)[])+\)/g, '1')}`)
}

test.each(['wc/v3', 'wc/store/v1', 'wc/store', 'wp/v2'])(
  'whatever a public route of %s declares is a part of its key',
  async (namespace) => {
    const paths = (await readPaths(namespace)).filter((path) => tagsOf(path, null))
    expect(paths.length).toBeGreaterThan(5)
    let declared = 0
    for (const path of paths) {
      const known = publicParameters(path)
      const { endpoints = [] } = await answer<Partial<Options>>(path, 'OPTIONS')
      for (const { args } of endpoints.filter(({ methods }) => methods.includes('GET'))) {
        for (const name of Object.keys(args)) {
          declared += 1
          expect([path, name, known?.has(name)]).toEqual([path, name, true])
        }
      }
    }
    expect(declared).toBeGreaterThan(50)
  },
)

test('a parameter that nobody reads changes neither the answer nor its links', async () => {
  for (const path of [
    '/wp-json/wc/v3/products',
    '/wp-json/wc/store/v1/products',
    '/wp-json/ghab/v1/products',
    '/wp-json/wp/v2/posts',
  ]) {
    const plain = await store.call(`${path}?page=1&per_page=2`)
    const junk = await store.call(`${path}?utm_source=x&per_page=2&page=1&fbclid=1`)
    expect(junk.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect(junk.headers.get('link')).toBe(plain.headers.get('link'))
  }
})
