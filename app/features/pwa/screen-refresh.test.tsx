// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { refreshScreen, useScreenRefresh } from './screen-refresh.ts'

afterEach(cleanup)

const Home = () => {
  useScreenRefresh()
  return <h1>home</h1>
}

test('newer settings that come while somebody is on the way to another screen do not keep them here', async () => {
  const cart = Promise.withResolvers<null>()
  const router = createBrowserRouter([
    { path: '/', element: <Home /> },
    { path: '/cart', loader: () => cart.promise, element: <h1>cart</h1> },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'home' })
  const going = act(() => router.navigate('/cart'))
  const refreshed = refreshScreen()
  cart.resolve(null)
  await going
  await act(() => refreshed)
  expect(screen.getByRole('heading').textContent).toBe('cart')
  router.dispose()
})
