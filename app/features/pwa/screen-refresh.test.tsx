// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider, useLoaderData, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { refreshScreen, useScreenRefresh } from './screen-refresh.ts'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

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

const Goods = () => {
  const [count, setCount] = useState(1)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} pages
    </button>
  )
}

const List = () => {
  useScreenRefresh()
  const { search } = useLocation()
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <Goods key={search} />
    </>
  )
}

/** A list that somebody has scrolled down: its URL names the page in view, as endless-grid.tsx writes it. */
const openScrolledList = async () => {
  let name = 'old name'
  const router = createBrowserRouter([
    {
      path: '/',
      loader: () => name,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      element: <List />,
    },
  ])
  render(<RouterProvider router={router} />)
  const button = await screen.findByRole('button', { name: '1 pages' })
  await act(() => button.click())
  history.replaceState(history.state, '', '/?page=2')
  name = 'new name'
  return router
}

test('newer settings are taken over where a list was scrolled down, and its products stay', async () => {
  const router = await openScrolledList()
  await act(() => refreshScreen())
  expect(screen.getByRole('heading').textContent).toBe('new name')
  expect(screen.getByRole('button').textContent).toBe('2 pages')
  expect(location.search).toBe('?page=2')
  router.dispose()
})

test('newer settings leave an open menu alone', async () => {
  const router = await openScrolledList()
  history.replaceState(history.state, '', '/#menu')
  await act(() => refreshScreen())
  expect(screen.getByRole('heading').textContent).toBe('old name')
  router.dispose()
})
