// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { Amount, Price, type PriceCurrency } from './price.tsx'

const toman: PriceCurrency = {
  code: 'IRT',
  symbol: 'تومان',
  decimals: 0,
  position: 'right_space',
  display_as: '',
}

beforeEach(() => overwriteGetLocale(() => 'fa'))
afterEach(cleanup)

const amounts = (container: HTMLElement) =>
  [...container.querySelectorAll('bdi')].map((element) => element.textContent)

it('keeps number and unit together, apart from the text around them', () => {
  const { container } = render(<Price amount="2350000" currency={toman} />)
  expect(amounts(container)).toEqual(['۲٬۳۵۰٬۰۰۰\u00a0تومان'])
  expect(container.querySelector('del')).toBeNull()
})

it('has the minus of a discount where the language has it', () => {
  const { container, rerender } = render(<Amount amount="-30000" currency={toman} />)
  const amount = () => container.querySelector('bdi')
  expect(amount()?.textContent).toBe('\u200e−۳۰٬۰۰۰\u00a0تومان')
  expect(amount()?.dir).toBe('rtl')
  overwriteGetLocale(() => 'en')
  rerender(<Amount amount="-30000" currency={toman} />)
  expect(amount()?.dir).toBe('ltr')
})

it('strikes the old price through and tells how much is off', () => {
  const { container } = render(<Price amount="4890000" regular="6250000" currency={toman} />)
  expect(container.querySelector('del')?.textContent).toContain('۶٬۲۵۰٬۰۰۰')
  expect(screen.getByText('۲۲٪')).toBeTruthy()
  expect(screen.getByText('۲۲٪ تخفیف')).toBeTruthy()
})

it('shows no old price that is not higher', () => {
  const { container } = render(<Price amount="100" regular="100" currency={toman} />)
  expect(amounts(container)).toHaveLength(1)
})

it('says free for nothing, and nothing for no price', () => {
  const { container, rerender } = render(<Price amount="0" currency={toman} />)
  expect(container.textContent).toBe('رایگان')
  rerender(<Price amount="" currency={toman} />)
  expect(container.textContent).toBe('')
})

it('puts a symbol of the left in front', () => {
  overwriteGetLocale(() => 'en')
  const dollar: PriceCurrency = { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }
  const { container } = render(<Price amount="18.5" from currency={dollar} />)
  expect(container.textContent).toBe('From $18.50')
})

it('writes a minus in front of the symbol', () => {
  overwriteGetLocale(() => 'en')
  const dollar: PriceCurrency = { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }
  const { container } = render(<Amount amount="-18.1" currency={dollar} />)
  expect(container.textContent).toBe('−$18.10')
})
