// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { Order } from '#store-api/contract/orders.ts'
import { OrderView } from './order-view.tsx'

vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({
    currency: { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' },
    timezone: 'UTC',
  }),
}))

const LINE = { product_id: 1, variation_id: 0, quantity: 1, sku: '', price: 0, image: null, meta_data: [] }
const ORDER = {
  number: '7',
  status: 'processing',
  date_created_gmt: '2026-01-01T00:00:00',
  discount_total: '18.10',
  shipping_total: '5.00',
  total_tax: '0.00',
  total: '217.90',
  payment_method_title: 'Card',
  transaction_id: '',
  customer_note: '',
  billing: { address_1: '' },
  shipping: { address_1: '' },
  line_items: [
    { ...LINE, id: 1, name: 'Kettle', subtotal: '181.00', total: '162.90' },
    { ...LINE, id: 2, name: 'Gift card', subtotal: '50.00', total: '50.00' },
  ],
  shipping_lines: [{ id: 3, method_title: 'Post', method_id: 'flat_rate', total: '5.00' }],
  fee_lines: [],
  coupon_lines: [{ id: 4, code: 'ten', discount: '18.10' }],
  timeline: [],
} as unknown as Order

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

it('shows lines that add up to the subtotal, and what a coupon takes off beside its line', () => {
  const { container } = render(<OrderView province="" order={ORDER} />)
  const [kettle, card] = [...container.querySelectorAll('li')].map((line) => line.textContent)
  expect(kettle).toContain('$181.00Discount: −$18.10')
  expect(card).toMatch(/\$50\.00$/)
  const sums = [...container.querySelectorAll('section dl > div')].map((row) => row.textContent)
  expect(sums).toEqual(['Subtotal$231.00', 'Discount−$18.10', 'Delivery$5.00', 'Total$217.90'])
  expect(within(container).getAllByText(/Discount: /)).toHaveLength(1)
})

it('says how many pieces of a line were refunded, and nothing where none were', () => {
  const [kettle, card] = ORDER.line_items
  const lines = [
    { ...kettle!, quantity: 3, refunded_quantity: 1 },
    { ...card!, refunded_quantity: 0 },
  ]
  const order = { ...ORDER, line_items: lines, refunded_total: '5.00' }
  const { container, rerender } = render(<OrderView province="" order={order} />)
  const shown = [...container.querySelectorAll('li')].map((line) => line.textContent)
  expect(shown[0]).toContain('Qty 31 of 3 refunded')
  expect(shown[1]).not.toContain('refunded')
  expect(within(container).getByText('Refunded amount').nextElementSibling?.textContent).toMatch(/^−.*5/)
  rerender(<OrderView province="" order={{ ...order, refunded_total: '0.00' }} />)
  expect(within(container).queryByText('Refunded amount')).toBeNull()
})

it('shows by what the parcel is followed once the carrier has it', () => {
  const shipment = { code: 'RR-77', carrier: 'Post', url: 'https://post.test/RR-77' }
  const { container, rerender } = render(<OrderView province="" order={{ ...ORDER, shipment }} />)
  expect(within(container).getByText('RR-77').getAttribute('dir')).toBe('ltr')
  expect(within(container).getByRole('link').getAttribute('href')).toBe(shipment.url)
  rerender(<OrderView province="" order={{ ...ORDER, shipment: null }} />)
  expect(container.textContent).not.toContain('RR-77')
})

it('names the province of the address that the order goes to', () => {
  const shipping = {
    country: 'IR',
    state: 'GLS',
    city: 'گرگان',
    address_1: 'ولیعصر ۱',
    postcode: '4913815739',
  }
  const { container } = render(<OrderView province="Golestan" order={{ ...ORDER, shipping } as Order} />)
  expect(container.querySelector('address')?.textContent).toContain('Golestan, 4913815739')
})
