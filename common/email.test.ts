import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['a@b.co', 'mina.k+shop@mail.example.com', 'نام@نمونه.ایران'])(
  '%s is an e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each([
  ...[
    '',
    'mina',
    'mina@shop',
    '@shop.test',
    'mina@shop.t',
    'mina@.test',
    'mina@shop..test',
    'mina@shop.test.',
  ],
  ...['mi na@shop.test', 'mina@shop.test ', 'a@b@shop.test', 'Mina <mina@shop.test>', '<b>@shop.test'],
  `${'a'.repeat(250)}@shop.test`,
])('"%s" is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})
