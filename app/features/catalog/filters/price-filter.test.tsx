// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { m } from '#app/messages/paraglide/messages.js'
import { readListState } from '../listing/list-state.ts'
import { PriceFilter } from './price-filter.tsx'

afterEach(cleanup)

const currency = { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' } as const

test.each([
  ['۱۳٫۵', '13.5'],
  ['۱۳٬۵۰۰', '13500'],
  ['1,350.5', '1350.5'],
])('a price typed as %s is %s', (typed, minPrice) => {
  const onChange = vi.fn()
  render(
    <PriceFilter
      range={{ min: '1', max: '20000' }}
      state={readListState(new URLSearchParams())}
      currency={currency}
      onChange={onChange}
    />,
  )
  const field = screen.getByRole('textbox', { name: new RegExp(m.catalog_price_min()) })
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ minPrice }))
})
