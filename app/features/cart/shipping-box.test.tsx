// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { destination } from '#app/device/shopping/destination.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { Quote } from '#store-api/contract/cart.ts'
import { ShippingBox } from './shipping-box.tsx'

const fakes = vi.hoisted(() => ({ states: [] as object[] }))
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
vi.mock('#app/shared/settings/page-settings.ts', () => ({
  usePageSettings: () => ({
    country: 'DE',
    currency: { code: 'EUR', symbol: '€', decimals: 2, position: 'left', display_as: '' },
  }),
}))
vi.mock('./quote/use-states.ts', () => ({
  useStates: () => ({ states: fakes.states, hasFailed: false, retry: () => {} }),
}))

const NOWHERE = { country: 'DE', state: '', city: '', postcode: '' }
const rate = { id: 'flat_rate:1', method_id: 'flat_rate', title: 'Post', cost: '3.00', selected: true }
const quote = {
  shipping: { required: true, calculated: true, free_from: null, rates: [rate] },
} as unknown as Quote

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  destination.set({ country: '', state: '', city: '', postcode: '' })
  fakes.states = []
})
afterEach(cleanup)

it('asks for city and postcode where the country has no listed states', () => {
  render(<ShippingBox place={NOWHERE} quote={null} status="ready" />)
  expect(screen.queryByRole('combobox')).toBeNull()
  const city = screen.getByRole('textbox', { name: 'City' })
  fireEvent.change(city, { target: { value: 'Berlin' } })
  fireEvent.blur(city)
  expect(destination.get()).toEqual({ ...NOWHERE, city: 'Berlin' })
})

it('shows the ways of delivery once a city is known there', () => {
  render(<ShippingBox place={{ ...NOWHERE, city: 'Berlin' }} quote={quote} status="ready" />)
  expect(screen.getByRole('radio', { name: /Post/ })).toBeTruthy()
})

it('asks for the state first where there are some, and forgets the postcode with it', () => {
  fakes.states = [{ code: 'BE', name: 'Berlin', cities: [] }]
  render(<ShippingBox place={NOWHERE} quote={null} status="ready" />)
  expect(screen.queryByRole('textbox')).toBeNull()
  cleanup()
  render(<ShippingBox place={{ ...NOWHERE, state: 'BE', postcode: '10115' }} quote={null} status="ready" />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } })
  expect(destination.get()).toEqual(NOWHERE)
})
