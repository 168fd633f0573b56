import { expect, it } from 'vitest'
import { withoutPreloads } from './without-preloads.server.ts'

it('leaves out the preloads of modules, however their attributes are ordered, and nothing else', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><link nonce="n" rel="modulepreload" href="/b.js"/>' +
    '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2"/><p>Cup</p>'
  expect(withoutPreloads(html)).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2"/><p>Cup</p>',
  )
})
