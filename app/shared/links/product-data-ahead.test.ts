import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchProductAhead, forgetProductsAhead, productData } from './product-data-ahead.ts'

const TEA = '/product/tea'
const MINUTE = 60_000

/** As the router's server writes what the loader of the product's route answered. */
const answerOf = (name: string): Response =>
  new Response(
    `${JSON.stringify([{ _1: 2 }, 'routes/product', { _3: 4 }, 'data', { _5: 6 }, 'name', name])}\n`,
  )

const network = vi.fn<typeof fetch>()
const server = vi.fn(async () => ({ name: 'from the server' }))
const shown = (path = TEA) => productData(path, server)

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('window', globalThis)
  vi.useFakeTimers({ toFake: ['Date'] })
  network.mockReset().mockImplementation(async () => answerOf('tea'))
  server.mockClear()
})

afterEach(() => {
  forgetProductsAhead()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks the server where nothing was asked for ahead', async () => {
  expect(await shown()).toEqual({ name: 'from the server' })
})

it('gives what was asked for ahead, once', async () => {
  await fetchProductAhead(TEA)
  expect(network.mock.calls[0]?.[0]).toBe('/product/tea.data?_routes=routes%2Fproduct')
  expect(await shown()).toEqual({ name: 'tea' })
  expect(server).not.toHaveBeenCalled()
  expect(await shown()).toEqual({ name: 'from the server' })
})

it('waits for what is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  network.mockReturnValue(promise)
  void fetchProductAhead(TEA)
  const page = shown()
  resolve(answerOf('tea'))
  expect(await page).toEqual({ name: 'tea' })
})

it('asks ahead once a minute', async () => {
  await fetchProductAhead(TEA)
  vi.advanceTimersByTime(MINUTE - 1)
  await fetchProductAhead(TEA)
  expect(network).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await fetchProductAhead(TEA)
  expect(network).toHaveBeenCalledTimes(2)
})

it('asks the server anew a minute later', async () => {
  await fetchProductAhead(TEA)
  vi.advanceTimersByTime(MINUTE)
  expect(await shown()).toEqual({ name: 'from the server' })
})

it.each([
  ['is refused', async () => new Response('', { status: 404 })],
  ['is lost', () => Promise.reject(new TypeError('no network'))],
  ['leads elsewhere', async () => new Response('[{"_1":2},"routes/other",{}]\n')],
  ['cannot be read', async () => new Response('<!doctype html>')],
  ['is empty', async () => new Response('')],
])('asks the server where the answer %s', async (_, answer) => {
  network.mockImplementation(answer)
  await fetchProductAhead(TEA)
  expect(await shown()).toEqual({ name: 'from the server' })
})

it('keeps nothing over a change of the visitor', async () => {
  await fetchProductAhead(TEA)
  forgetProductsAhead()
  expect(await shown()).toEqual({ name: 'from the server' })
})

it('keeps the last 24', async () => {
  for (let at = 0; at < 25; at++) await fetchProductAhead(`/product/${at}`)
  expect(await shown('/product/0')).toEqual({ name: 'from the server' })
  expect(await shown('/product/1')).toEqual({ name: 'tea' })
})
