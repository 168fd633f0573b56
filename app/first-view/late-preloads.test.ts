// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { withLatePreloads } from './late-preloads.server.ts'
import { latePreloads } from './late-preloads.ts'

const HTML =
  '<link rel="modulepreload" href="/a.js"/><link nonce="n" rel="modulepreload" href="/b.js"/>' +
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2"/><p>Cup</p>'

it('holds back the preloads of modules, however their attributes are ordered, and nothing else', () => {
  expect(withLatePreloads(HTML)).toBe(
    '<link rel="late-modulepreload" href="/a.js"/><link nonce="n" rel="late-modulepreload" href="/b.js"/>' +
      '<link rel="stylesheet" href="/a.css"/><link rel="preload" href="/a.woff2"/><p>Cup</p>',
  )
})

it('fetches them once the page is there', () => {
  document.body.innerHTML = withLatePreloads(HTML)
  const relations = () => Array.from(document.querySelectorAll('link'), ({ rel }) => rel)
  new Function(latePreloads)()
  expect(relations()).toEqual(['late-modulepreload', 'late-modulepreload', 'stylesheet', 'preload'])
  dispatchEvent(new Event('DOMContentLoaded'))
  expect(relations()).toEqual(['modulepreload', 'modulepreload', 'stylesheet', 'preload'])
})
