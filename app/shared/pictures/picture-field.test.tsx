// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { PictureField } from './picture-field.tsx'

const SLOW = 'The picture is still on its way. Please keep this page open.'

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('whose picture takes longer than fifteen seconds is told that it is still being sent', async () => {
  const sent = Promise.withResolvers<null>()
  const element = (
    <Form method="post">
      <PictureField label="Receipt" hint="5 MB at most" name="receipt" onShrinking={() => {}} />
      <button type="submit">Send</button>
    </Form>
  )
  const router = createMemoryRouter([{ path: '/', element, action: () => sent.promise }])
  render(<RouterProvider router={router} />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await later(14_000)
  expect(screen.queryByText(SLOW)).toBeNull()
  await later(1000)
  expect(screen.getByRole('status').textContent).toBe(SLOW)
  sent.resolve(null)
  await later(0)
  expect(screen.queryByText(SLOW)).toBeNull()
  expect(screen.getByText('5 MB at most')).toBeTruthy()
})
