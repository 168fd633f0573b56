// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { ListDepth } from './list-depth.ts'

/** The module as a page has it that was just loaded. */
const loadAgain = async () => {
  vi.resetModules()
  return import('./list-depth.ts')
}

beforeEach(() => sessionStorage.clear())

const depth: ListDepth = { page: 3, offset: 420, from: 3, to: 4 }

it('is known at each place once the page was loaded again', async () => {
  const { keepDepth, depthAt } = await loadAgain()
  keepDepth('shop', depth)
  keepDepth('sale', { ...depth, page: 4 })
  expect(depthAt('shop')).toBeNull()

  const { depthAt: depthLater } = await loadAgain()
  expect(depthLater('shop')).toEqual(depth)
  expect(depthLater('sale')?.page).toBe(4)
  expect(depthLater('home')).toBeNull()
})

it('is forgotten where the list was above the screen or below it when it was left again', async () => {
  const { keepDepth } = await loadAgain()
  keepDepth('shop', depth)
  keepDepth('shop', null)
  const { depthAt } = await loadAgain()
  expect(depthAt('shop')).toBeNull()
})

it('is forgotten at the places that were left longest ago', async () => {
  const { keepDepth } = await loadAgain()
  for (let place = 0; place < 30; place++) {
    keepDepth('shop', { ...depth, page: place })
    keepDepth(`list ${place}`, depth)
  }
  const { depthAt } = await loadAgain()
  expect([depthAt('shop')?.page, depthAt('list 29'), depthAt('list 0')]).toEqual([29, depth, null])
})

it('does without storage, and without what others left in it', async () => {
  sessionStorage.setItem('list_depth', '{')
  const { keepDepth, depthAt } = await loadAgain()
  expect(depthAt('shop')).toBeNull()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  keepDepth('shop', depth)
  expect(info).toHaveBeenCalledOnce()
})
