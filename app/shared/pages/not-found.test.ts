import { expect, test } from 'vitest'
import { StoreError } from '#store-api/client/store-client.ts'
import { orNotFound } from './not-found.ts'

const thrownFor = (error: unknown): unknown => {
  try {
    return orNotFound(error)
  } catch (thrown) {
    return thrown
  }
}

const refusal = (status: number) => new StoreError(status, { code: 'x', message: '' })

test('what the store does not find or take is not found', () => {
  for (const status of [400, 404]) {
    expect(thrownFor(refusal(status))).toMatchObject({ init: { status: 404 } })
  }
})

test('a store that fails or is throttled says so', () => {
  for (const error of [refusal(500), refusal(429), refusal(0), new Error('x')]) {
    expect(thrownFor(error)).toBe(error)
  }
})
