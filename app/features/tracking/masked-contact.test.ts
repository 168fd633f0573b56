import { expect, test } from 'vitest'
import { maskedContact } from './masked-contact.ts'

test.each([
  ['09123456789', '0912•••89'],
  ['۰۹۱۲۳۴۵۶۷۸۹', '۰۹۱۲•••۸۹'],
  ['mina@example.com', 'm•••@example.com'],
  ['12345', '•••'],
  ['', '•••'],
])('%s is shown as %s', (contact, shown) => {
  expect(maskedContact(contact)).toBe(shown)
})
