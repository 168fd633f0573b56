import { expect, it } from 'vitest'
import { isKeepable, planOf, SCREENS } from './plan.ts'

const ORIGIN = 'https://shop.example'

const plan = (path: string, asked: { method?: string; mode?: RequestMode; headers?: HeadersInit } = {}) => {
  const { method = 'GET', mode = 'cors', headers } = asked
  const destination = /\.(webp|svg)$/.test(path) ? 'image' : ''
  const url = new URL(path, ORIGIN).href
  return planOf({ method, url, mode, destination, headers: new Headers(headers) }, ORIGIN)
}

const page = (path: string) => plan(path, { mode: 'navigate' })

it('takes built files from the cache, pictures from both, pages from the network', () => {
  expect(plan('/assets/shop-N55RihH2.js')).toBe('asset')
  expect(plan('/assets/icons.svg')).toBe('asset')
  expect(plan('/media/540/shoes.webp')).toBe('picture')
  expect(plan('/shop.data?page=2')).toBe('data')
  expect(plan('/wp-json/ghab/v1/geography?country=IR')).toBe('data')
  expect(plan('/en/__manifest?p=%2Fcart')).toBe('manifest')
  for (const path of ['/shop?page=2', '/product/shoes', '/settings-of-a-lamp']) {
    expect(page(path), path).toBe('page')
  }
})

it('keeps the screens of the device apart from pages that are visited, in both languages', () => {
  for (const prefix of ['', '/en']) {
    for (const path of SCREENS) expect(page(prefix + path), prefix + path).toBe('screen')
    for (const path of ['/wish-list.data', '/search.data']) {
      expect(plan(prefix + path), prefix + path).toBe('screen-data')
    }
  }
  for (const path of ['/_.data', '/en.data']) expect(plan(path), path).toBe('screen-data')
  for (const path of ['/search?q=tea', '/cart/else', '/english', '/my-orders', '/en/product/cart']) {
    expect(page(path), path).toBe('page')
  }
  for (const path of ['/_.data?_routes=root', '/search.data?q=tea', '/shop.data']) {
    expect(plan(path), path).toBe('data')
  }
})

it('keeps nothing of what the store shows by itself', () => {
  for (const path of [
    '/wp-json/ghab/v1/downloads/t/file',
    '/test-bank/pay/1',
    '/admin',
    '/admin/orders',
    '/wc-auth/v1/authorize',
    '/en/wc-auth/v1/authorize',
  ]) {
    expect(page(path), path).toBe('own-page')
  }
})

it('leaves writing, the store, ranges and other sites to the browser', () => {
  expect(plan('/contact-us', { method: 'POST', mode: 'navigate' })).toBeNull()
  expect(plan('/wp-json/ghab/v1/cart/quote', { method: 'POST' })).toBeNull()
  expect(plan('/wp-json/ghab/v1/products?page=2')).toBeNull()
  expect(plan('/api/appusers/forgot_password/?email=a')).toBeNull()
  expect(plan('/media/film.webp', { headers: { Range: 'bytes=0-9' } })).toBeNull()
  expect(plan('https://other.example/assets/a.js')).toBeNull()
})

it('leaves all of a preview to the browser', () => {
  const preview = `/preview/${'a'.repeat(43)}`
  for (const path of ['', '/en', '/shop', '/en/__manifest', '/shop.data', '.data']) {
    expect(page(preview + path), path).toBeNull()
    expect(plan(preview + path), path).toBeNull()
  }
  expect(page('/preview')).toBe('page')
})

it('keeps whole answers that are the same for everyone', () => {
  const answer = (headers: Record<string, string>, status = 200) => new Response('', { status, headers })
  expect(isKeepable(answer({ ETag: '"a"', 'Cache-Control': 'no-cache' }))).toBe(true)
  expect(isKeepable(answer({ 'Cache-Control': 'no-cache' }))).toBe(false)
  expect(isKeepable(answer({ ETag: '"a"', 'Cache-Control': 'no-store' }))).toBe(false)
  expect(isKeepable(answer({ ETag: '"a"', 'Cache-Control': 'private, max-age=60' }))).toBe(false)
  expect(isKeepable(answer({ ETag: '"a"' }, 404))).toBe(false)
  // pages of one visitor, and those with a form
  expect(isKeepable(answer({ 'Cache-Control': 'no-store' }))).toBe(false)
  expect(isKeepable(answer({ 'Cache-Control': 'private, no-cache' }))).toBe(false)
  expect(isKeepable(Response.redirect(`${ORIGIN}/shop`))).toBe(false)
})
