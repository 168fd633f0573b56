// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('hint and error both describe the field', () => {
  const { rerender } = render(<TextField label="Postcode" name="postcode" hint="Ten digits" />)
  const field = screen.getByLabelText<HTMLInputElement>('Postcode')
  const description = () =>
    field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(description()).toEqual(['Ten digits'])
  expect(field.getAttribute('aria-invalid')).toBeNull()
  rerender(<TextField label="Postcode" name="postcode" hint="Ten digits" error="Too short" />)
  expect(description()).toEqual(['Too short', 'Ten digits'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('suggestions are offered, and a field without any has no list', () => {
  const { rerender } = render(<TextField label="City" suggestions={['Tehran', 'Shiraz']} />)
  const field = screen.getByLabelText<HTMLInputElement>('City')
  expect(Array.from(field.list?.options ?? [], ({ value }) => value)).toEqual(['Tehran', 'Shiraz'])
  rerender(<TextField label="City" suggestions={[]} />)
  expect(field.getAttribute('list')).toBeNull()
  expect(document.querySelector('datalist')).toBeNull()
})

test('what the page gives the input reaches it: id, name, value and traits', () => {
  render(
    <TextField
      id="coupon"
      name="coupon"
      label="Coupon"
      defaultValue="a"
      autoComplete="off"
      inputMode="text"
      required
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Coupon')
  expect(field).toMatchObject({
    id: 'coupon',
    name: 'coupon',
    value: 'a',
    autocomplete: 'off',
    required: true,
  })
  expect(field.getAttribute('inputmode')).toBe('text')
})
