// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { QuantityStepper } from './quantity-stepper.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isDisabled = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

it('counts up to the stock and down to the least', () => {
  const onChange = vi.fn()
  const { rerender } = render(<QuantityStepper value={2} max={3} onChange={onChange} />)
  press('One more')
  press('One less')
  expect(onChange.mock.calls).toEqual([[3], [1]])
  rerender(<QuantityStepper value={3} max={3} onChange={onChange} />)
  expect(isDisabled('One more')).toBe(true)
  rerender(<QuantityStepper value={1} onChange={onChange} />)
  expect(isDisabled('One less')).toBe(true)
  expect(isDisabled('One more')).toBe(false)
})

it('keeps the focus on the button that reaches an end, which then does nothing', () => {
  const onChange = vi.fn()
  const { rerender } = render(<QuantityStepper value={2} onChange={onChange} />)
  const less = screen.getByRole('button', { name: 'One less' })
  less.focus()
  fireEvent.click(less)
  rerender(<QuantityStepper value={1} onChange={onChange} />)
  fireEvent.click(less)
  expect(onChange.mock.calls).toEqual([[1]])
  expect((less as HTMLButtonElement).disabled).toBe(false)
  expect(document.activeElement).toBe(less)
})

it('takes away what is at its least, where that is wanted', () => {
  const onRemove = vi.fn()
  render(<QuantityStepper value={1} onChange={vi.fn()} onRemove={onRemove} />)
  press('Remove')
  expect(onRemove).toHaveBeenCalledTimes(1)
})
