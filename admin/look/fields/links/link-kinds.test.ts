import { expect, test } from 'vitest'
import { LINK_KINDS, pathTo, readPath } from './link-kinds.ts'

test.each(LINK_KINDS.filter((kind) => kind !== 'post'))(
  'the address of a %s is read as it was written',
  (kind) => {
    const goal = { id: 7, slug: 'چای' }
    const read = readPath(pathTo(kind, goal))
    expect(read).toEqual(kind === 'page' ? { kind, id: 7 } : { kind, slug: goal.slug })
  },
)

test.each(['/', '/shop', '/page/about', '/product/a/b', 'https://shop.test/product/a', '//product/a', ''])(
  '%s is an address like any other',
  (url) => {
    expect(readPath(url)).toBeNull()
  },
)

test('an address that is encoded, or wrongly so, is read too', () => {
  expect(readPath('/product/%DA%86%D8%A7%DB%8C')).toEqual({ kind: 'product', slug: 'چای' })
  expect(readPath('/product/%E0%A4')).toEqual({ kind: 'product', slug: '%E0%A4' })
})
