import { expect, test } from 'vitest'
import en from '#app/messages/en/orders.json' with { type: 'json' }
import fa from '#app/messages/fa/orders.json' with { type: 'json' }
import type { Locale } from '#common/locale.ts'
import { ORDER_STATUSES } from '#store-api/contract/orders.ts'
import { statusLabel } from './messages.ts'

const STOREFRONT: Record<Locale, Record<string, string>> = { fa, en }

test.each(ORDER_STATUSES)('%s has the same label in order notes as in the storefront', (status) => {
  const message = `order_status_${status.replaceAll('-', '_')}`
  for (const locale of ['fa', 'en'] as const) {
    expect(statusLabel(locale, status)).toBe(STOREFRONT[locale][message])
  }
})

test('a status that the shop added itself is its own label', () => {
  expect(statusLabel('fa', 'packed-twice')).toBe('packed-twice')
})
