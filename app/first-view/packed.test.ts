import { expect, it } from 'vitest'
import { pack, unpack } from './packed.ts'

it('gives back what was packed, and the same object each time', () => {
  const text = pack({ name: 'کفش «تندر»', price: '1', sizes: [1, null] })
  expect(unpack(text)).toEqual({ name: 'کفش «تندر»', price: '1', sizes: [1, null] })
  expect(unpack(text)).toBe(unpack(text))
})

it('forgets what was not asked for lately', () => {
  const first = pack({ id: 0 })
  const before = unpack(first)
  for (let id = 1; id < 20; id++) unpack(pack({ id }))
  expect(unpack(first)).toEqual({ id: 0 })
  expect(unpack(first)).not.toBe(before)
})
