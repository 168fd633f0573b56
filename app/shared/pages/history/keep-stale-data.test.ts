import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepStaleData } from './keep-stale-data.ts'

const revalidate = vi.fn(async () => {})
beforeEach(() => {
  vi.useFakeTimers()
  revalidate.mockClear()
  vi.stubGlobal('__reactRouterDataRouter', {
    state: { location: { pathname: '/contact-us', search: '' }, loaderData: { root: 1, form: 2 } },
    createHref: ({ pathname, search }: { pathname: string; search: string }) => `/en${pathname}${search}`,
    revalidate,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ok = { type: 'data', result: 3 }
const broken = { type: 'error', result: new TypeError('Failed to fetch') }
const read = (results: object, path = '/en/contact-us', method = 'GET') =>
  keepStaleData({ request: new Request(`http://shop.test${path}`, { method }) }, async () => results)

it('keeps what the open page has when it cannot be read again, and asks again until it can', async () => {
  expect(await read({ root: ok, form: broken })).toEqual({ root: ok, form: { type: 'data', result: 2 } })
  vi.advanceTimersByTime(5000)
  expect(revalidate).toHaveBeenCalledTimes(1)
  await read({ form: broken })
  vi.advanceTimersByTime(5000)
  expect(revalidate).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(revalidate).toHaveBeenCalledTimes(2)
  await read({ root: ok, form: ok })
  vi.advanceTimersByTime(120_000)
  expect(revalidate).toHaveBeenCalledTimes(2)
})

it.each([
  ['another page', { form: broken }, '/en/contact-us?map=1', 'GET'],
  ['what was sent', { form: broken }, '/en/contact-us', 'POST'],
  ['a screen that has nothing yet', { other: broken }, '/en/contact-us', 'GET'],
  [
    'an answer of the shop',
    { form: { type: 'error', result: new Response(null, { status: 404 }) } },
    '/en/contact-us',
    'GET',
  ],
])('leaves alone %s', async (_, results, path, method) => {
  expect(await read(results, path, method)).toBe(results)
  vi.advanceTimersByTime(120_000)
  expect(revalidate).not.toHaveBeenCalled()
})
