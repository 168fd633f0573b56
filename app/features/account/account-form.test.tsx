// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { AccountForm } from './account-form.tsx'
import type { FormAnswer } from './form-answer.ts'

const NAME_SAVED = { intent: 'name', values: {}, problems: {}, failure: null, done: true }
const NAME_MISSING = { intent: 'name', values: {}, problems: { name: 'name_required' }, failure: null }

const Screen = () => {
  const name = useLoaderData<string>()
  return (
    <AccountForm
      intent="name"
      xsrf="x"
      answer={useActionData<FormAnswer>()}
      submit="Save"
      done="It is saved."
    >
      {(answer) => (
        <input
          aria-label="Name"
          name="name"
          defaultValue={name}
          aria-invalid={answer?.problems.name ? true : undefined}
        />
      )}
    </AccountForm>
  )
}

/** The form on a page whose loader answers again, after the form was sent, only when `reload` is called. */
const openForm = async (answer: FormAnswer) => {
  let reload: (name: string) => void = () => undefined
  let names: string | Promise<string> = 'Mina'
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: () => names,
        action: () => {
          names = new Promise((resolve) => {
            reload = resolve
          })
          return answer
        },
        element: <Screen />,
        hydrateFallbackElement: null,
      },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  const field = await screen.findByLabelText<HTMLInputElement>('Name')
  const button = screen.getByRole('button', { name: /Save/ })
  const send = async (name: string) => {
    fireEvent.input(field, { target: { value: name } })
    await act(async () => fireEvent.click(button))
  }
  return { field, button, send, reload: (name: string) => act(async () => reload(name)) }
}

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

it('can be sent again as soon as it is refused, though the page is still loading', async () => {
  const { field, button, send } = await openForm(NAME_MISSING)
  await send('')
  expect(document.activeElement).toBe(field)
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

it('says that it is done when the page has what was saved, and holds presses back until then', async () => {
  const { field, button, send, reload } = await openForm(NAME_SAVED)
  await send('  Nasrin ')
  expect(screen.queryByText('It is saved.')).toBeNull()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(field.value).toBe('  Nasrin ')
  await reload('Nasrin')
  expect(screen.getByText('It is saved.')).toBeTruthy()
  expect(button.getAttribute('aria-disabled')).toBeNull()
  expect(field.value).toBe('Nasrin')
})

it('keeps what was typed after it was sent', async () => {
  const { field, send, reload } = await openForm(NAME_SAVED)
  await send('Nasrin')
  fireEvent.input(field, { target: { value: 'Nasrin Azar' } })
  await reload('Nasrin')
  expect(screen.getByText('It is saved.')).toBeTruthy()
  expect(field.value).toBe('Nasrin Azar')
})
