import { expect, test } from 'vitest'
import { mailSettingsChange } from '#store-api/contract/messaging.ts'
import { mailBody } from './mail-body.ts'

const FORM = {
  admin_email: 'owner@shop.test',
  host: 'smtp.shop.test',
  port: 465,
  security: 'tls' as const,
  username: 'shop',
  password: null,
  from_name: 'Shop',
  from_address: 'shop@shop.test',
}

test('what was emptied is taken away, and a password that was not typed stays', () => {
  const body = mailBody({
    ...FORM,
    host: null,
    port: null,
    username: null,
    from_name: null,
    from_address: null,
  })
  expect(mailSettingsChange.parse(body)).toEqual({
    host: '',
    port: 587,
    security: 'tls',
    username: '',
    from_name: '',
    from_address: '',
  })
})

test('what was typed is sent', () => {
  expect(mailBody({ ...FORM, port: 2525, password: 'secret' })).toMatchObject({
    host: 'smtp.shop.test',
    port: 2525,
    password: 'secret',
  })
})
