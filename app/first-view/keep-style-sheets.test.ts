// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { keepStyleSheets } from './keep-style-sheets.ts'

afterEach(() => {
  delete window.__reactRouterManifest
})

const stylesOf = (id: string) => window.__reactRouterManifest?.routes[id]?.css

it('has the router take out no style sheet of the screen that is shown, nor fetch one that the page has', () => {
  window.__reactRouterManifest = {
    routes: {
      root: { module: '/root.js', css: ['/shop.css'] },
      list: { module: '/list.js', css: ['/list.css#'] },
      product: { module: '/product.js', css: ['/product.css#', '/list.css#', '/other.css#'] },
    },
  }
  document.head.innerHTML =
    '<link rel="stylesheet" href="/shop.css" disabled><link rel="stylesheet" href="/list.css#" disabled>' +
    '<link rel="stylesheet" href="/product.css" disabled media="not all">'
  keepStyleSheets(['list'])
  expect(stylesOf('root')).toEqual(['/shop.css', '/list.css#'])
  expect(stylesOf('list')).toEqual([])
  expect(stylesOf('product')).toEqual(['/other.css#'])
})

it('leaves the router the style sheet of a screen that it has just drawn', () => {
  window.__reactRouterManifest = {
    routes: { root: { module: '/root.js', css: [] }, intro: { module: '/intro.js', css: ['/intro.css'] } },
  }
  document.head.innerHTML = '<link rel="stylesheet" href="/intro.css">'
  Object.defineProperty(document.querySelector('link'), 'sheet', { value: {} })
  keepStyleSheets()
  expect(stylesOf('intro')).toEqual(['/intro.css'])
})
