import type { EntryContext } from 'react-router'
import { expect, it, vi } from 'vitest'

vi.mock('virtual:late-parts', () => ({
  default: { '/list.js': ['/controls.js', '/list.css', '/controls.css', '/product.css'] },
}))

const { latePartsOf } = await import('./late-parts.server.ts')

it('names what parts need and the page has not, and apart from it the style sheets of other screens', () => {
  const context = {
    manifest: {
      routes: {
        list: { module: '/list.js', css: ['/list.css#'] },
        product: { module: '/product.js', css: ['/product.css#'] },
      },
    },
    staticHandlerContext: { matches: [{ route: { id: 'list' } }] },
  } as unknown as EntryContext
  expect(latePartsOf(context)).toEqual({
    files: ['/controls.js', '/controls.css'],
    ofOthers: ['/product.css'],
  })
})
