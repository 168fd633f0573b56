import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { INSIDE } from '../caller.ts'
import { CACHE_TAGS_HEADER } from './cache-tags.ts'
import { createResponseCache } from './response-cache.ts'

const PRODUCTS = 'http://shop.test/wp-json/wc/v3/products'
const LONG = JSON.stringify({ text: 'x'.repeat(5000) })

const counting = (answer: () => Response = () => json(LONG)) => {
  let calls = 0
  const cache = createResponseCache({
    next: async () => {
      calls += 1
      return answer()
    },
  })
  return { cache, calls: () => calls }
}
const json = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'Content-Type': 'application/json; charset=UTF-8', ...headers } })
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(url, { method, headers })

test('a public read is computed once, with its headers', async () => {
  const { cache, calls } = counting(() => json(LONG, { 'X-WP-Total': '3' }))
  const first = await cache.fetch(get(PRODUCTS))
  const second = await cache.fetch(get(PRODUCTS))
  expect(calls()).toBe(1)
  expect(await first.text()).toBe(LONG)
  expect(await second.text()).toBe(LONG)
  expect(second.headers.get('x-wp-total')).toBe('3')
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
})

test('the same path under another host or query is another answer', async () => {
  const { cache, calls } = counting()
  await cache.fetch(get(PRODUCTS))
  await cache.fetch(get('http://other.test/wp-json/wc/v3/products'))
  await cache.fetch(get(`${PRODUCTS}?page=2`))
  expect(calls()).toBe(3)
})

test('callers at the same moment share one computation', async () => {
  const { cache, calls } = counting()
  const answers = await Promise.all([1, 2, 3, 4].map(() => cache.fetch(get(PRODUCTS))))
  expect(calls()).toBe(1)
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(4).fill(LONG))
})

test('who already holds the answer gets 304', async () => {
  const { cache } = counting()
  const etag = (await cache.fetch(get(PRODUCTS))).headers.get('etag') ?? ''
  for (const given of [etag, '*', `"x", ${etag}`, etag.replace('W/', '')]) {
    const answer = await cache.fetch(get(PRODUCTS, { 'If-None-Match': given }))
    expect(answer.status).toBe(304)
    expect(answer.headers.get('etag')).toBe(etag)
    expect(await answer.text()).toBe('')
  }
  expect((await cache.fetch(get(PRODUCTS, { 'If-None-Match': '"x"' }))).status).toBe(200)
})

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
] as const)('%s on hit and on miss', async (encoding, accepted, unpack) => {
  const { cache } = counting()
  for (let time = 0; time < 2; time++) {
    const answer = await cache.fetch(get(PRODUCTS, { 'Accept-Encoding': accepted }))
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(unpack(bytes).toString()).toBe(LONG)
  }
})

test('an answer is packed quickly for the first who asks, and well for those who ask again', async () => {
  const { cache } = counting()
  const ask = async (accepted: string) => {
    const answer = await cache.fetch(get(PRODUCTS, { 'Accept-Encoding': accepted }))
    return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())] as const
  }
  const [first, quickly] = await ask('gzip, deflate, br, zstd')
  expect([first, zstdDecompressSync(quickly).toString()]).toEqual(['zstd', LONG])
  for (let time = 0; time < 2; time++) {
    const [again, well] = await ask('gzip, deflate, br, zstd')
    expect([again, brotliDecompressSync(well).toString()]).toEqual(['br', LONG])
  }
})

test('an event drops what it changed and nothing else', async () => {
  const { cache, calls } = counting()
  const posts = 'http://shop.test/wp-json/wp/v2/posts'
  await cache.fetch(get(PRODUCTS))
  await cache.fetch(get(posts))
  cache.drop({ type: 'product.changed', payload: { id: 1 } })
  await cache.fetch(get(posts))
  expect(calls()).toBe(2)
  await cache.fetch(get(PRODUCTS))
  expect(calls()).toBe(3)
  cache.drop({ type: 'settings.changed', payload: {} })
  await cache.fetch(get(PRODUCTS))
  await cache.fetch(get(posts))
  expect(calls()).toBe(5)
})

test('an answer that shows a product is gone when that looks different, others stay', async () => {
  let calls = 0
  const cache = createResponseCache({
    next: async (request, { onProductsShown }) => {
      calls += 1
      onProductsShown?.((new URL(request.url).searchParams.get('include') ?? '').split(',').map(Number))
      return json(LONG)
    },
  })
  const read = async (ids: string) => {
    const before = calls
    await cache.fetch(get(`${PRODUCTS}?include=${ids}`))
    return calls > before
  }
  for (const ids of ['1,2', '3', 'Infinity']) expect(await read(ids)).toBe(true)
  cache.dropProducts([2, 7])
  expect([await read('1,2'), await read('3'), await read('1,2')]).toEqual([true, false, false])
  cache.drop({ type: 'product.quantities-changed', payload: { id: 3, parent_id: 0 } })
  expect([await read('3'), await read('Infinity')]).toEqual([false, true])
})

test('a product that changes while an answer shows it keeps the answer out', async () => {
  let calls = 0
  const cache = createResponseCache({
    next: async (_, { onProductsShown }) => {
      calls += 1
      onProductsShown?.([1])
      if (calls === 1) cache.dropProducts([1])
      return json(String(calls))
    },
  })
  const told = async () => (await cache.fetch(get(PRODUCTS))).text()
  expect([await told(), await told(), await told()]).toEqual(['1', '2', '2'])
})

test('a change while an answer is computed keeps it out', async () => {
  let calls = 0
  const cache = createResponseCache({
    next: async () => {
      calls += 1
      if (calls === 1) cache.drop({ type: 'product.changed', payload: {} })
      return json(String(calls))
    },
  })
  expect(await (await cache.fetch(get(PRODUCTS))).text()).toBe('1')
  expect(await (await cache.fetch(get(PRODUCTS))).text()).toBe('2')
  expect(await (await cache.fetch(get(PRODUCTS))).text()).toBe('2')
})

test.each<[string, () => Request, (() => Response)?]>([
  ['a request that says who asks', () => get(PRODUCTS, { Authorization: 'Bearer x' })],
  ['a consumer key in the address', () => get(`${PRODUCTS}?consumer_key=ck_1&consumer_secret=cs_1`)],
  ['a change', () => get(PRODUCTS, {}, 'POST')],
  ['a path that is not a public read', () => get('http://shop.test/wp-json/ghab/v1/orders')],
  ['an error', () => get(PRODUCTS), () => new Response('{}', { status: 404 })],
  ['an answer that sets a cookie', () => get(PRODUCTS), () => json('{}', { 'Set-Cookie': 'a=b' })],
  ['an answer that names no tag', () => get(PRODUCTS), () => json('{}', { [CACHE_TAGS_HEADER]: '' })],
])('%s is never kept', async (_, request, answer) => {
  const { cache, calls } = counting(answer)
  const first = await cache.fetch(request())
  await cache.fetch(request())
  expect(calls()).toBe(2)
  expect(first.headers.has(CACHE_TAGS_HEADER)).toBe(false)
})

test('an answer that is not cached is compressed all the same', async () => {
  const { cache } = counting()
  const answer = await cache.fetch(get(PRODUCTS, { Authorization: 'Bearer x', 'Accept-Encoding': 'gzip' }))
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(LONG)
})

test('memory is bounded: the least used go first', async () => {
  let calls = 0
  const cache = createResponseCache({
    maxBytes: 20_000,
    next: async () => {
      calls += 1
      return json(LONG)
    },
  })
  // cached from the second time on, when there is little room
  for (let page = 1; page <= 10; page++) {
    for (let time = 0; time < 2; time++) await cache.fetch(get(`${PRODUCTS}?page=${page}`))
  }
  const before = calls
  await cache.fetch(get(`${PRODUCTS}?page=10`))
  expect(calls).toBe(before)
  await cache.fetch(get(`${PRODUCTS}?page=1`))
  expect(calls).toBe(before + 1)
})

test('a flood of answers that are asked for once pushes out none that is asked for often', async () => {
  let calls = 0
  const cache = createResponseCache({
    maxBytes: 100_000,
    next: async () => {
      calls += 1
      return json(LONG)
    },
  })
  const often = [1, 2, 3].map((page) => `${PRODUCTS}?page=${page}`)
  for (const url of often) await cache.fetch(get(url))
  for (let page = 4; page < 1000; page++) {
    expect((await cache.fetch(get(`${PRODUCTS}?page=${page}`))).headers.has('etag')).toBe(true)
  }
  const before = calls
  for (const url of often) expect(await (await cache.fetch(get(url))).text()).toBe(LONG)
  expect(calls).toBe(before)
})

test('made-up hosts get nothing cached beside the one that is asked for', async () => {
  const { cache, calls } = counting()
  await cache.fetch(get(PRODUCTS))
  await cache.fetch(get(`${PRODUCTS}?page=2`))
  for (let host = 0; host < 100; host++) {
    await cache.fetch(get(`http://host-${host}.test/wp-json/wc/v3/products`))
  }
  const before = calls()
  await cache.fetch(get('http://host-99.test/wp-json/wc/v3/products'))
  expect(calls()).toBe(before + 1)
  await cache.fetch(get(PRODUCTS))
  expect(calls()).toBe(before + 1)
})

test.each([
  ['page=2&x=1', 'page=2'],
  ['x=1&page=2&utm_source=a', 'page=2'],
  ['utm_source=a', ''],
  ['per_page=5&page=2', 'page=2&per_page=5'],
  ['include[]=3&page=2&include%5B%5D=1&pagee=4&[x]=1', 'include[]=3&include%5B%5D=1&page=2'],
  ['page=&%70age=2&%=1', 'page=&%70age=2'],
])('?%s is asked and kept as ?%s', async (given, canonical) => {
  const asked: string[] = []
  const cache = createResponseCache({
    parametersOf: () => new Set(['page', 'per_page', 'include']),
    next: async ({ url }) => {
      asked.push(url)
      return json('{}')
    },
  })
  const url = PRODUCTS + (canonical && `?${canonical}`)
  const answer = await cache.fetch(get(`${PRODUCTS}?${given}`))
  expect(asked).toEqual([url])
  const again = await cache.fetch(get(url, { 'If-None-Match': answer.headers.get('etag') ?? '' }, 'HEAD'))
  expect(again.status).toBe(304)
  expect(asked).toEqual([url])
})

test.each([
  ['a kept answer', {}, json(LONG)],
  ['an error', {}, Response.json({ code: 'x' }, { status: 404 })],
  ['an answer to somebody', { Authorization: 'Basic eDp5' }, json('{}')],
])('HEAD tells of %s what GET does', async (_, headers, answer) => {
  const { cache } = counting(() => answer.clone())
  const compressed = { ...headers, 'Accept-Encoding': 'br' }
  const told = await cache.fetch(get(PRODUCTS, compressed, 'HEAD'))
  const got = await cache.fetch(get(PRODUCTS, compressed))
  expect(await told.text()).toBe('')
  expect(told.status).toBe(got.status)
  expect([...told.headers]).toEqual(expect.arrayContaining([...got.headers]))
  const etag = got.headers.get('etag')
  if (!etag) return
  expect(told.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await cache.fetch(get(PRODUCTS, { 'If-None-Match': etag }, 'HEAD'))).status).toBe(304)
})

test('a public read in the process is computed once, and its value is everybody’s: nobody can change it', async () => {
  const { cache, calls } = counting(() => json('{"list":[{"id":1}]}', { 'X-WP-Total': '3' }))
  const [first, second] = await Promise.all([1, 2].map(() => cache.read(get(PRODUCTS), INSIDE)))
  const value = (await first!.json()) as { list: object[] }
  expect(calls()).toBe(1)
  expect(value).toEqual({ list: [{ id: 1 }] })
  expect(await second!.json()).toBe(value)
  expect(await (await cache.read(get(PRODUCTS), INSIDE)).json()).toBe(value)
  expect([first!.status, first!.headers.get('x-wp-total')]).toEqual([200, '3'])
  expect(() => value.list.push({})).toThrow(TypeError)
  expect(() => Object.assign(value.list[0]!, { id: 2 })).toThrow(TypeError)
})

test('a read in the process takes what others were answered, and an event drops it', async () => {
  const { cache, calls } = counting(() => json('{"id":1}'))
  await cache.fetch(get(PRODUCTS))
  expect(await (await cache.read(get(PRODUCTS), INSIDE)).json()).toEqual({ id: 1 })
  expect(calls()).toBe(1)
  cache.drop({ type: 'product.changed', payload: { id: 1 } })
  await cache.read(get(PRODUCTS), INSIDE)
  expect(calls()).toBe(2)
})

test('a read in the process tells what its answer depends on, each time', async () => {
  const { cache } = counting(() => json('{"id":1}'))
  const told: number[] = []
  const onDependencies = (versions: readonly unknown[]) => void told.push(versions.length)
  for (let time = 0; time < 2; time++) await cache.read(get(PRODUCTS), { ...INSIDE, onDependencies })
  expect(told).toEqual([3, 3])
})

test('neither refusals nor what is asked by somebody is kept for others who read in the process', async () => {
  let calls = 0
  const cache = createResponseCache({
    next: async (request) => {
      calls += 1
      const who = request.headers.get('authorization')
      return who ? json(`{"who":"${who}"}`) : new Response('{"code":"gone"}', { status: 404 })
    },
  })
  const key = get(PRODUCTS, { Authorization: 'Basic eDp5' })
  expect(await (await cache.read(key, INSIDE)).json()).toEqual({ who: 'Basic eDp5' })
  for (let time = 0; time < 2; time++) {
    const refused = await cache.read(get(PRODUCTS), INSIDE)
    expect([refused.ok, refused.status, await refused.json()]).toEqual([false, 404, { code: 'gone' }])
  }
  expect(calls).toBe(3)
})
