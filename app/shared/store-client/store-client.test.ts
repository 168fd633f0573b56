// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoreError } from '#store-api/client/store-client.ts'
import { browserStore } from './store-client.ts'

let logged: ReturnType<typeof vi.spyOn>
const answers = vi.fn<(request: Request, init?: RequestInit) => Promise<Response>>()

beforeEach(() => {
  logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  answers.mockReset()
})

const asked = () => answers.mock.calls[0]![0]

it('repeats the anti-forgery cookie on calls to its own shop', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; XSRF-TOKEN=abc123')
  answers.mockResolvedValue(Response.json({ ok: true }))
  await browserStore().contact({ name: 'Mina', message: 'Hello' } as never)
  expect(asked().method).toBe('POST')
  expect(asked().headers.get('X-XSRF-TOKEN')).toBe('abc123')
  expect(new URL(asked().url).origin).toBe(location.origin)
})

it('logs a read that failed once, with what was asked, and gives the failure on', async () => {
  answers.mockResolvedValue(
    Response.json({ code: 'x', message: 'y', data: { status: 500 } }, { status: 500 }),
  )
  await expect(browserStore().menu()).rejects.toMatchObject({ status: 500, code: 'x' })
  expect(logged).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledWith('cannot be read', `${location.origin}/wp-json/ghab/v1/menu`, 500)
})

it('logs a lost network, too, and no write', async () => {
  answers.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(browserStore().menu()).rejects.toBeInstanceOf(StoreError)
  expect(logged).toHaveBeenCalledOnce()
  await expect(browserStore().contact({} as never)).rejects.toMatchObject({ status: 0 })
  expect(logged).toHaveBeenCalledOnce()
})

it.each([
  ['an answer', () => new Promise<Response>(() => {})],
  ['the rest of one', async () => new Response(new ReadableStream())],
])('gives up on %s after fifteen seconds', async (_, answer) => {
  vi.useFakeTimers()
  answers.mockImplementation(answer)
  const menu = expect(browserStore().menu()).rejects.toMatchObject({ status: 0, code: 'network' })
  await vi.advanceTimersByTimeAsync(15_000)
  await menu
  expect(answers.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})
