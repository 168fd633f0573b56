// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { BootData } from '#admin/boot.ts'
import { BootProvider } from '#admin/boot-context.tsx'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { LineItem } from '../order.ts'
import { OrderLine } from './order-line.tsx'

vi.mock('react-admin', () => ({
  useTranslate: () => (key: string, options: object) => `${key} ${Object.values(options)}`,
}))

afterEach(cleanup)

const BOOT = { currency: { decimals: 0, symbol: '$', position: 'left' } } as unknown as BootData
const LINE = {
  id: 1,
  name: 'Cup',
  quantity: 3,
  price: 100,
  total: '300',
  image: { src: '' },
  meta_data: [],
} as unknown as LineItem

const draw = (returned: number): string => {
  render(
    <BootProvider boot={BOOT}>
      <OrderLine line={LINE} returned={returned} />
    </BootProvider>,
  )
  return screen.getByRole('listitem').textContent
}

test.each([
  ['en', '-1'],
  ['fa', '\u200e−۱'],
] as const)('pieces that were refunded stand beside those that were bought, in %s', (locale, shown) => {
  overwriteGetLocale(() => locale)
  draw(1)
  expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('order_desk.refund.returned 1')).toBeTruthy()
})

test('where nothing was refunded nothing is said of it', () => {
  overwriteGetLocale(() => 'en')
  expect(draw(0)).not.toMatch(/-|returned/)
})
