// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, redirect, useLoaderData } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useFollowCustomer } from './follow-customer.ts'

const device = vi.hoisted(() => ({ listeners: [] as (() => void)[] }))
vi.mock('#app/device/storage/storage.ts', () => ({
  onDeviceChange: (key: string, changed: () => void) => {
    if (key === 'customer') device.listeners.push(changed)
  },
}))

afterEach(cleanup)

const Account = () => {
  useFollowCustomer()
  return <p>{useLoaderData<string>()}</p>
}

it('loads a screen of an account again when another tab has signed out', async () => {
  let isSignedIn = true
  const loader = () => (isSignedIn ? 'Mina' : redirect('/signin'))
  const router = createMemoryRouter(
    [
      { path: '/my-account', loader, element: <Account />, hydrateFallbackElement: <i /> },
      { path: '/signin', element: <p>Sign in</p> },
    ],
    { initialEntries: ['/my-account'] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText('Mina')
  isSignedIn = false
  await act(async () => {
    for (const changed of device.listeners) changed()
  })
  await screen.findByText('Sign in')
  expect(screen.queryByText('Mina')).toBeNull()
  expect(device.listeners).toHaveLength(1)
})
