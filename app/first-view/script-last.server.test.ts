import { expect, it } from 'vitest'
import { scriptLast } from './script-last.server.ts'

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="modulepreload" href="/assets/entry.js"/>
<link rel="stylesheet" href="/assets/a.css"/></head><body><p>Cup</p><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.modules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body>`

it('keeps the page and asks for the modules later, all at once, and for the entry after them', () => {
  const html = scriptLast(page)
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(html).toContain('<p>Cup</p><script nonce="n" type="module" async="">await ')
  expect(html).toContain('["/assets/a.js","/assets/b.js"].map(')
  expect(html).toContain(
    'const[route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/home.js")])',
  )
  expect(html).toContain('import("/assets/entry.js");</script>')
})

it('leaves a page without script as it is', () => {
  expect(scriptLast('<p>Cup</p>')).toBe('<p>Cup</p>')
})
