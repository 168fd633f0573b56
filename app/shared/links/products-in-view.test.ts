// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetProductsAhead } from './product-data-ahead.ts'
import { followIntent, followProductsInView } from './products-in-view.ts'

const HEIGHT = 100
const asked: string[] = []
let stop: () => void

const linkTo = (path: string): HTMLAnchorElement => document.querySelector(`a[href="${path}"]`)!
const happen = (type: string, path: string) => linkTo(path).dispatchEvent(new Event(type, { bubbles: true }))
const pathsAsked = () => asked.map((url) => url.replace('.data?_routes=routes%2Fproduct', ''))

/** Links stand one below the other. */
const open = (...paths: string[]): void => {
  document.body.innerHTML = `<main><article>${paths.map((path) => `<a href="${path}"></a>`).join('')}</article></main>`
  document.querySelectorAll('a').forEach((link, at) => {
    vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * HEIGHT, 200, HEIGHT))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response('x')
  })
  vi.stubGlobal('innerHeight', 8 * HEIGHT)
})

afterEach(() => {
  stop()
  delete document.documentElement.dataset.saveData
  forgetProductsAhead()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for a product as soon as a finger touches it', () => {
  open('/product/tea')
  stop = followIntent()
  happen('touchstart', '/product/tea')
  expect(pathsAsked()).toEqual(['/product/tea'])
})

it('asks for nothing from when the visitor begins to save data', () => {
  open('/product/tea')
  stop = followIntent()
  document.documentElement.dataset.saveData = 'true'
  happen('touchstart', '/product/tea')
  expect(asked).toEqual([])
})

it.each(['pointerover', 'focusin'])('asks for it once %s was 100 ms ago', (type) => {
  open('/product/tea')
  stop = followIntent()
  happen(type, '/product/tea')
  vi.advanceTimersByTime(99)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(pathsAsked()).toEqual(['/product/tea'])
})

it('asks for none that a pointer only passes, nor after a click', () => {
  open('/product/tea', '/product/cup')
  stop = followIntent()
  happen('pointerover', '/product/tea')
  vi.advanceTimersByTime(50)
  happen('pointerover', '/product/cup')
  vi.advanceTimersByTime(50)
  happen('focusin', '/product/cup')
  happen('click', '/product/cup')
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
})

it.each(['/product/tea/price-history', '/product-category/tea', '/'])('asks for nothing for %s', (path) => {
  open(path)
  stop = followIntent()
  happen('touchstart', path)
  expect(asked).toEqual([])
})

it('asks for the first six in view, once the page is at rest', async () => {
  const paths = Array.from({ length: 9 }, (_, at) => `/product/${at}`)
  open(...paths)
  stop = followProductsInView()
  await vi.advanceTimersByTimeAsync(299)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(5000)
  expect(pathsAsked()).toEqual(paths.slice(0, 6))
})

it('asks for none that is out of view', async () => {
  open('/product/tea', '/product/cup')
  vi.stubGlobal('innerHeight', 1.5 * HEIGHT)
  stop = followProductsInView()
  await vi.advanceTimersByTimeAsync(5000)
  expect(pathsAsked()).toEqual(['/product/tea'])
})

it('leaves the rest when the page moves on, and asks for nothing once it is called off', async () => {
  open('/product/tea', '/product/cup')
  stop = followProductsInView()
  await vi.advanceTimersByTimeAsync(500)
  expect(pathsAsked()).toEqual(['/product/tea'])
  dispatchEvent(new Event('scroll'))
  stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(pathsAsked()).toEqual(['/product/tea'])
})

it('asks for nothing more once somebody goes on by a link', async () => {
  open('/product/tea', '/product/coffee')
  stop = followProductsInView()
  happen('click', '/product/tea')
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
  window.dispatchEvent(new Event('scroll'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(pathsAsked()).toEqual(['/product/tea', '/product/coffee'])
})
