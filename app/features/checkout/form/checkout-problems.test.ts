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
})

test('problems of the fields and of the terms are listed together', () => {
  const params = { terms: 'required', phone: 'invalid_phone', state: 'required' }
  const refused = new StoreError(400, { code: 'invalid_fields', message: 'x', data: { status: 400, params } })
  expect(describeRefusal(refused).fields).toEqual({
    state: 'State is required.',
    phone: 'This is not a valid phone number.',
    terms: 'Please accept the terms to place your order.',
  })
})
