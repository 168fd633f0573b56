// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SignOutButton } from './sign-out-button.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('turns for half a second at most, however long signing out takes', async () => {
  const never = new Promise<null>(() => {})
  const routes = [
    { path: '/', element: <SignOutButton xsrf="token" /> },
    { path: '/sign-out', action: () => never, element: null },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  const button = await screen.findByRole('button')
  expect(button.closest('form')?.querySelector<HTMLInputElement>('[name="_xsrf"]')?.value).toBe('token')
  await act(async () => button.click())
  expect(button.getAttribute('aria-busy')).toBe('true')
  act(() => vi.advanceTimersByTime(500))
  expect(button.getAttribute('aria-busy')).not.toBe('true')
})

it('says beside the button that signing out did not get through', async () => {
  const routes = [
    { path: '/', element: <SignOutButton xsrf="token" /> },
    { path: '/sign-out', action: () => ({ unsent: 'broken' }), element: null },
  ]
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  const [button] = await screen.findAllByRole('button')
  await act(async () => button?.click())
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})
