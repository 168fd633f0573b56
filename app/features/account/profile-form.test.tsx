// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { CustomerProfile } from '#store-api/contract/accounts.ts'
import type { FormAnswer } from './form-answer.ts'
import { ProfileForm } from './profile-form.tsx'

const profile = { email: 'mina@shop.test', mobile: '', has_password: true } as CustomerProfile

/** By the names of the code fields, what is in them. */
const codesShown = async (given: Partial<FormAnswer>) => {
  const answer = { intent: 'profile', values: {}, problems: {}, failure: null, ...given }
  const element = <ProfileForm profile={profile} xsrf="x" answer={answer} />
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await screen.findByRole('button', { name: /save/i })
  const fields = container.querySelectorAll<HTMLInputElement>('[autocomplete="one-time-code"]')
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]))
}

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

it('asks for a code where one is missing', async () => {
  expect(await codesShown({ problems: { code: 'code_required' } })).toEqual({ code: '' })
})

it('keeps the codes that were typed when something else is wrong', async () => {
  const values = { email_code: '123456', code: '۶۵۴۳۲۱' }
  const problems = { current_password: 'wrong_password' }
  expect(await codesShown({ values, problems })).toEqual(values)
})

it('asks for none when all is saved', async () => {
  expect(await codesShown({ done: true })).toEqual({})
})
