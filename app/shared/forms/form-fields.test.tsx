// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { readFields, readInitial, writeFields } from './form-fields.ts'

afterEach(cleanup)

const Controlled = () => {
  const [code, setCode] = useState('')
  return (
    <>
      <input
        name="coupon"
        aria-label="coupon"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <output>{code}</output>
    </>
  )
}

const Page = ({ onState }: { onState?: (city: string) => void }) => (
  <form aria-label="form">
    <input type="hidden" name="_xsrf" defaultValue="secret" />
    <textarea name="message" aria-label="message" />
    <input name="password" type="password" aria-label="password" />
    <input name="shown" type="text" autoComplete="section-a new-password" aria-label="shown" />
    <input name="otp" autoComplete="one-time-code" aria-label="otp" />
    <input name="card" autoComplete="billing cc-number" aria-label="card" />
    <input name="website" tabIndex={-1} aria-label="trap" />
    <Controlled />
    <select
      name="state"
      aria-label="state"
      defaultValue="THR"
      onChange={({ currentTarget: { form } }) => {
        const city = form?.elements.namedItem('city')
        if (city instanceof HTMLInputElement) onState?.(city.value)
      }}
    >
      <option value="">Choose</option>
      <option value="THR">Tehran</option>
      <option value="ESF">Isfahan</option>
    </select>
    <input name="city" aria-label="city" defaultValue="Rey" />
    <input type="checkbox" name="terms" aria-label="terms" />
    <input type="checkbox" name="same" aria-label="same" defaultChecked />
    <input type="radio" name="pay" value="cod" aria-label="cod" defaultChecked />
    <input type="radio" name="pay" value="bank" aria-label="bank" />
  </form>
)

const form = () => screen.getByRole<HTMLFormElement>('form')
const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value
const isChecked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked

const UNTOUCHED = {
  message: '',
  coupon: '',
  state: 'THR',
  city: 'Rey',
  'terms=on': '',
  'same=on': 'on',
  pay: 'cod',
}

it('reads what was typed and chosen, and what the form was opened with, but no secret', async () => {
  render(<Page />)
  expect(Object.fromEntries(readFields(form()))).toEqual(UNTOUCHED)
  for (const name of ['message', 'password', 'shown', 'otp', 'card', 'coupon'])
    await userEvent.type(screen.getByLabelText(name), `typed ${name}`)
  await userEvent.selectOptions(screen.getByLabelText('state'), 'ESF')
  for (const name of ['terms', 'same', 'bank']) await userEvent.click(screen.getByLabelText(name))
  expect(Object.fromEntries(readFields(form()))).toEqual({
    message: 'typed message',
    coupon: 'typed coupon',
    state: 'ESF',
    city: 'Rey',
    'terms=on': 'on',
    'same=on': '',
    pay: 'bank',
  })
  // of controlled fields React sets the attribute, too: no form of the shop has any that is kept
  expect(Object.fromEntries(readInitial(form()))).toEqual({ ...UNTOUCHED, coupon: 'typed coupon' })
})

it('writes all fields before it tells of the first, and names those that hold what they should', () => {
  const cities: string[] = []
  render(<Page onState={(city) => cities.push(city)} />)
  const values = new Map([
    ['message', 'سلام\nword'],
    ['coupon', 'YALDA'],
    ['state', 'ESF'],
    ['city', 'Kashan'],
    ['terms=on', 'on'],
    ['same=on', ''],
    ['pay', 'bank'],
    ['shipping_rate', 'flat:1'],
    ['password', 'no'],
  ])
  let done: string[] = []
  act(() => {
    done = writeFields(form(), values)
  })
  expect(done).toEqual(['message', 'coupon', 'state', 'city', 'terms=on', 'same=on', 'pay'])
  expect(cities).toEqual(['Kashan'])
  expect(value('message')).toBe('سلام\nword')
  expect(screen.getByRole('status').textContent).toBe('YALDA')
  expect([value('state'), value('city'), value('password')]).toEqual(['ESF', 'Kashan', ''])
  expect(['terms', 'same', 'cod', 'bank'].map(isChecked)).toEqual([true, false, false, true])
})

it('leaves a choice alone that is not offered any more', () => {
  render(<Page />)
  const values = new Map([
    ['state', 'XYZ'],
    ['pay', 'gold'],
  ])
  expect(writeFields(form(), values)).toEqual([])
  expect(isChecked('cod')).toBe(true)
  expect(value('state')).toBe('THR')
})
