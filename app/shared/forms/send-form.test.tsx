// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createBrowserRouter, Outlet, RouterProvider, redirect } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetShownScreens, loadUnlessShown, useShownScreens } from '../pages/history/shown-screens.ts'
import { sendForm } from './send-form.ts'

afterEach(() => {
  cleanup()
  forgetShownScreens()
})

const Layout = () => {
  useShownScreens()
  return <Outlet />
}

test('after a form that leads on, as a sign-out, Back shows no prices of before', async () => {
  const prices = vi.fn(async () => 'prices of the customer')
  const router = createBrowserRouter([
    {
      element: <Layout />,
      hydrateFallbackElement: <p />,
      children: [
        { path: '/', element: <h1>home</h1> },
        {
          path: '/shop',
          handle: { cache: 'public' },
          loader: () => loadUnlessShown(prices),
          element: <h1>shop</h1>,
        },
        {
          path: '/sign-out',
          action: ({ request }) =>
            sendForm(request, async () => {
              throw redirect('/')
            }),
        },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/shop'))
  await act(() => router.navigate('/sign-out', { formMethod: 'post', formData: new FormData() }))
  await screen.findByRole('heading', { name: 'home' })
  await act(() => router.navigate(-1))
  await screen.findByRole('heading', { name: 'shop' })
  router.dispose()
  expect(prices).toHaveBeenCalledTimes(2)
})
