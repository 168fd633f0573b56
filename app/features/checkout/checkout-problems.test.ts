import { beforeEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { StoreError } from '#store-api/client/store-client.ts'
import { describeRefusal } from './checkout-problems.ts'

beforeEach(() => overwriteGetLocale(() => 'en'))

test('a failure that has no words of its own is a server error, above the form', () => {
  expect(describeRefusal(new StoreError(500, { code: 'internal_server_error', message: 'x' }))).toEqual({
    form: 'Server error. Nothing is lost; please try again.',
    fields: {},
  })
})

test('a failure that has words of its own is no server error', () => {
  const { form } = describeRefusal(new StoreError(409, { code: 'out_of_stock', message: 'x' }))
  expect(form).not.toMatch(/server error/i)
  expect(describeRefusal(new StoreError(400, { code: 'terms_required', message: 'x' })).form).toBeNull()
})
