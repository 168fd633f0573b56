import { expect, it } from 'vitest'
import { readPayload, toPayload } from './json-payload.ts'

it('gives back what was packed, and the same object each time', () => {
  const text = toPayload({ name: 'کفش «تندر»', price: '1', sizes: [1, null] })
  expect(readPayload(text)).toEqual({ name: 'کفش «تندر»', price: '1', sizes: [1, null] })
  expect(readPayload(text)).toBe(readPayload(text))
})

it('forgets what was not asked for lately', () => {
  const first = toPayload({ id: 0 })
  const before = readPayload(first)
  for (let id = 1; id < 20; id++) readPayload(toPayload({ id }))
  expect(readPayload(first)).toEqual({ id: 0 })
  expect(readPayload(first)).not.toBe(before)
})
