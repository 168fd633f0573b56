// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { StopScreen } from './stop-screen.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))
afterEach(cleanup)

const never = () => new Promise<null>(() => {})

const open = async () => {
  const element = <StopScreen xsrf="x" result={undefined} />
  const router = createMemoryRouter([
    { path: '/', action: never, element },
    { path: '/elsewhere', loader: never, element: null },
  ])
  render(<RouterProvider router={router} />)
  return { router, button: await screen.findByRole('button', { name: /End all alerts/ }) }
}

it('is busy while the alerts are ended', async () => {
  const { button } = await open()
  await act(async () => fireEvent.submit(button.closest('form')!))
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('is not busy while a link is followed', async () => {
  const { router, button } = await open()
  await act(async () => void router.navigate('/elsewhere'))
  expect(button.getAttribute('aria-busy')).toBeNull()
})
