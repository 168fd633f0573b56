// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { readFormDraft, watchChoices, writeFormDraft } from './form-draft.ts'

beforeAll(watchChoices)
afterEach(cleanup)

const Controlled = () => {
  const [code, setCode] = useState('')
  return (
    <>
      <label>
        Coupon
        <input value={code} onChange={(event) => setCode(event.target.value)} />
      </label>
      <output>{code}</output>
    </>
  )
}

const Page = () => (
  <form>
    <input type="hidden" name="_xsrf" value="secret" />
    <textarea name="message" aria-label="message" />
    <input name="message" aria-label="second message" />
    <input name="password" type="password" aria-label="password" />
    <input name="otp" autoComplete="one-time-code" aria-label="otp" />
    <Controlled />
    <select name="state" aria-label="state">
      <option value="THR">Tehran</option>
      <option value="ESF">Isfahan</option>
    </select>
    <input type="checkbox" name="terms" aria-label="terms" />
    <input type="checkbox" name="news" aria-label="news" defaultChecked />
    <input type="radio" name="pay" value="cod" aria-label="cod" />
    <input type="radio" name="pay" value="bank" aria-label="bank" />
  </form>
)

const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value
const isChecked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked

it('carries over what was typed and chosen, and no secret', async () => {
  render(<Page />)
  await userEvent.type(screen.getByLabelText('message'), 'سلام\nword')
  await userEvent.type(screen.getByLabelText('second message'), 'two')
  await userEvent.type(screen.getByLabelText('password'), 'hidden')
  await userEvent.type(screen.getByLabelText('otp'), '123456')
  await userEvent.type(screen.getByLabelText(/Coupon/), 'YALDA')
  const before = readFormDraft(document)
  expect(JSON.stringify(before)).not.toMatch(/secret|hidden|123456/)

  cleanup()
  render(<Page />)
  expect(value('message')).toBe('')
  act(() => void writeFormDraft(document, before))
  expect(value('message')).toBe('سلام\nword')
  expect(value('second message')).toBe('two')
  expect(screen.getByRole('status').textContent).toBe('YALDA')
  expect(value('password')).toBe('')
})

it('leaves choices alone that nobody has made', () => {
  render(<Page />)
  expect(readFormDraft(document)).toEqual([])
  // as a page does that fills itself in
  screen.getByLabelText<HTMLInputElement>('terms').checked = true
  expect(readFormDraft(document)).toEqual([])
})

it('gives choices back', () => {
  render(<Page />)
  const left = writeFormDraft(document, [
    { field: 'state 0', value: 'ESF' },
    { field: 'terms on0', value: 'on', checked: true },
    { field: 'news on0', value: 'on', checked: true },
    { field: 'pay bank0', value: 'bank', checked: true },
  ])
  expect(left).toEqual([])
  expect(value('state')).toBe('ESF')
  expect([isChecked('terms'), isChecked('news'), isChecked('bank'), isChecked('cod')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

it('waits for fields that are not there, or cannot answer yet', () => {
  render(
    <div data-hydrated="false" data-testid="place">
      <Page />
    </div>,
  )
  const typed = [
    { field: 'message 0', value: 'hello' },
    { field: 'city 0', value: 'Rey' },
  ]
  expect(writeFormDraft(document, typed)).toEqual(typed)
  screen.getByTestId('place').dataset.hydrated = 'true'
  expect(writeFormDraft(document, typed)).toEqual([typed[1]])
  expect(value('message')).toBe('hello')
})
