// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { sanitiseCss, sanitiseHtml } from './content.ts'

afterEach(() => {
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

/** What a script of the page finds under this name: elements with an id or a name are properties of its window. */
const globalOf = (name: string): unknown =>
  (globalThis as unknown as { jsdom: { window: Record<string, unknown> } }).jsdom.window[name]

const GLOBALS = [
  '__reactRouterContext',
  '__reactRouterManifest',
  '__reactRouterRouteModules',
  '__reactRouterDataRouter',
  '__reactRouterVersion',
  'vitrin',
  'theme',
  'shop-css',
]

test.each(GLOBALS)('%s is what the page’s scripts know, whatever the content is called', (name) => {
  const html = ['p', 'a', 'img', 'form', 'embed', 'object', 'svg']
    .map((tag) => `<${tag} id="${name}" name="${name}">x</${tag}>`)
    .join('')
  document.body.innerHTML = html
  expect(globalOf(name)).toBeDefined()
  document.body.innerHTML = sanitiseHtml(html)
  expect(globalOf(name)).toBeUndefined()
  expect(document.getElementById(name)).toBeNull()
  expect(document.getElementsByName(name)).toHaveLength(0)
})

test('no name of an element is without the prefix of content', () => {
  const name = fc.oneof(fc.constantFrom(...GLOBALS, 'location', 'a b', '"x', '&quot;x', ' id=y'), fc.string())
  const attribute = fc.constantFrom('id', 'ID', 'name', 'i&#100;', 'form', 'x id')
  const tag = fc.constantFrom('p', 'a', 'img', 'table', 'form', 'input', 'object', 'svg')
  const html = fc.array(
    fc.tuple(tag, attribute, name).map(([one, key, value]) => `<${one} ${key}="${value}">x</${one}>`),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(html, (parts) => {
      document.body.innerHTML = sanitiseHtml(parts.join(''))
      for (const element of document.body.querySelectorAll('*')) {
        expect(element.hasAttribute('name') || element.hasAttribute('form')).toBe(false)
        if (element.id) expect(element.id).toMatch(/^content-/)
      }
    }),
  )
})

test('a link within a text leads to its heading', () => {
  document.body.innerHTML = sanitiseHtml('<a href="#size">a</a><h2 id="size">b</h2>')
  const link = document.querySelector('a')?.getAttribute('href') ?? ''
  expect(document.querySelector(link)?.tagName).toBe('H2')
})

test('a page holds the shop’s style in one element', () => {
  const parts = fc.constantFrom(
    '</style>',
    '<script>',
    'a{b:"</style>"}',
    'a{color:red}',
    '"',
    '{',
    '}',
    '<!--',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), (css) => {
      document.body.innerHTML = `<style>${sanitiseCss(css.join(''))}</style><i></i>`
      expect([...document.body.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['STYLE', 'I'])
    }),
  )
})
