// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepDepth, takeDepth } from './list-depth.ts'

beforeEach(() => sessionStorage.clear())

const depth = { place: 'abc/shop?orderby=date', page: 3, offset: 420 }

it('comes back at its own place, once', () => {
  keepDepth(depth)
  expect(takeDepth('other/shop')).toBeNull()
  expect(takeDepth(depth.place)).toEqual(depth)
  expect(takeDepth(depth.place)).toBeNull()
})

it('does without storage, and without what others left in it', () => {
  sessionStorage.setItem('list_depth', '{')
  expect(takeDepth(depth.place)).toBeNull()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  keepDepth(depth)
  expect(info).toHaveBeenCalledOnce()
})
