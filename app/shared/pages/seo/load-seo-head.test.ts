import { afterEach, expect, it, vi } from 'vitest'
import { loadSeoHead } from './load-seo-head.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const pageOf = (yoast_active: boolean, head: (url: string) => Promise<unknown>) => {
  const logError = vi.fn()
  const asked = vi.fn(head)
  const page = {
    store: { settings: async () => ({ yoast_active }), head: asked },
    origin: 'https://shop.example',
    logError,
  }
  return { page: page as never, asked, logError }
}
const URL_ = new URL('http://localhost/en/shop?page=2&orderby=price')

it('asks nobody where the plugin is off', async () => {
  const { page, asked } = pageOf(false, async () => ({ success: true, head: '<title>One</title>' }))
  expect(await loadSeoHead(page, URL_)).toEqual({})
  expect(asked).not.toHaveBeenCalled()
})

it('asks for the page by its public URL', async () => {
  const { page, asked } = pageOf(true, async () => ({ success: true, head: '<title>One</title>' }))
  expect((await loadSeoHead(page, URL_)).head?.title).toBe('One')
  expect(asked).toHaveBeenCalledWith('https://shop.example/en/shop?page=2')
})

it('does without an answer that does not come', async () => {
  vi.useFakeTimers()
  const { page, logError } = pageOf(true, () => new Promise(() => {}))
  const loading = loadSeoHead(page, URL_)
  await vi.advanceTimersByTimeAsync(500)
  expect(await loading).toEqual({})
  expect(logError).toHaveBeenCalledOnce()
})
