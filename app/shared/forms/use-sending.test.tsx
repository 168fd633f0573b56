// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Form, RouterProvider, redirect, useActionData } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useSending } from './use-sending.ts'

type Answer = { problem: string } | { done: true }

const Screen = () => {
  const answer = useActionData<Answer>()
  const sending = useSending(answer && 'problem' in answer ? answer : null)
  return (
    <Form method="post">
      <button type="submit" name="intent" value="save">
        Save
      </button>
      <output>{sending ?? 'nothing'}</output>
    </Form>
  )
}

/** A form whose action and, once it was sent, whose page's loader answer only when they are told to. */
const openForm = async () => {
  const answers: ((answer: Answer | Response) => void)[] = []
  const reloads: (() => void)[] = []
  let isOpen = false
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: () => (isOpen ? new Promise((resolve) => reloads.push(() => resolve(null))) : null),
        action: () => new Promise((resolve) => answers.push(resolve)),
        element: <Screen />,
        hydrateFallbackElement: null,
      },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  const button = await screen.findByRole('button')
  isOpen = true
  return {
    send: () => act(async () => fireEvent.click(button)),
    answer: (answer: Answer | Response) => act(async () => answers.at(-1)?.(answer)),
    reload: () => act(async () => reloads.at(-1)?.()),
  }
}

const sending = () => screen.getByRole('status').textContent

afterEach(cleanup)

it('ends with a refusal, each time, though the page is still loaded again', async () => {
  const { send, answer, reload } = await openForm()
  expect(sending()).toBe('nothing')
  for (const problem of ['missing', 'missing']) {
    await send()
    expect(sending()).toBe('save')
    await answer({ problem })
    expect(sending()).toBe('nothing')
  }
  await reload()
  expect(sending()).toBe('nothing')
})

it('goes on until the page has what was done, also after a refusal', async () => {
  const { send, answer, reload } = await openForm()
  await send()
  await answer({ problem: 'missing' })
  await send()
  await answer({ done: true })
  expect(sending()).toBe('save')
  await reload()
  expect(sending()).toBe('nothing')
})

it('goes on until the page is there to which the form leads, be it the same one', async () => {
  const { send, answer, reload } = await openForm()
  await send()
  await answer({ problem: 'missing' })
  await send()
  await answer(redirect('/'))
  expect(sending()).toBe('save')
  await reload()
  expect(sending()).toBe('nothing')
})
