import { expect, it } from 'vitest'
import { findLateParts } from './late-parts.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], styles: string[] = []) => ({
  fileName,
  moduleIds,
  imports,
  facadeModuleId: moduleIds[0] ?? null,
  viteMetadata: { importedCss: new Set(styles) },
})

const CHUNKS = [
  chunk('list.js', ['/app/routes/list.tsx?route'], ['shop.js'], ['shop.css']),
  chunk('cart.js', ['/app/routes/cart.tsx?route'], ['framework.js']),
  chunk('framework.js', ['/node_modules/react/index.js']),
  chunk('shop.js', ['/app/shell.tsx'], ['framework.js']),
  chunk(
    'controls.js',
    ['/app/search-field.tsx', '/app/list-screen.tsx'],
    ['shop.js', 'parts.js'],
    ['shop.css', 'controls.css'],
  ),
  chunk('parts.js', ['/app/price.ts']),
  chunk('filters.js', ['/app/filters.tsx'], ['controls.js']),
  chunk('menu.js', ['/app/menu.tsx']),
]
const PARTS = new Map([
  ['/app/routes/list.tsx?route', ['/app/list-screen.tsx']],
  ['/app/shell.tsx', ['/app/search-field.tsx']],
  ['/app/list-screen.tsx', ['/app/filters.tsx']],
])

it('finds what the parts of a route need, parts of parts too, beyond what the route brings itself', () => {
  expect(findLateParts(CHUNKS, PARTS)).toEqual({
    '/list.js': ['/controls.js', '/parts.js', '/filters.js', '/shop.css', '/controls.css'],
    '/cart.js': [],
  })
})
