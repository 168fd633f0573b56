// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { QuantityStepper } from './quantity-stepper.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled

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

it('takes away what is at its least, where that is wanted', () => {
  const onRemove = vi.fn()
  render(<QuantityStepper value={1} onChange={vi.fn()} onRemove={onRemove} />)
  press('Remove')
  expect(onRemove).toHaveBeenCalledTimes(1)
})
