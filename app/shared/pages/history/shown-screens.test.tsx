// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetShownScreens, loadUnlessShown, useShownScreens } from './shown-screens.ts'

const MINUTE = 60_000
const PUBLIC = { cache: 'public' }
let asked: string[]
let now: number
let router: ReturnType<typeof createBrowserRouter>

const Layout = () => {
  useShownScreens()
  return <Outlet />
}

const screenAt = (path: string, handle?: object) => ({
  path,
  handle,
  loader: () =>
    loadUnlessShown(async () => {
      asked.push(path)
      return path
    }),
  element: <h1>{path}</h1>,
})

beforeEach(async () => {
  asked = []
  now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  forgetShownScreens()
  history.replaceState(null, '', '/')
  const children = [screenAt('/', PUBLIC), screenAt('/shop', PUBLIC), screenAt('/cart')]
  router = createBrowserRouter([{ element: <Layout />, hydrateFallbackElement: <p />, children }])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: '/' })
})
afterEach(() => {
  cleanup()
  router.dispose()
})

const go = async (to: string | -1, heading: string) => {
  asked = []
  await act(async () => {
    // the two have different types of arguments
    if (to === -1) await router.navigate(to)
    else await router.navigate(to)
  })
  await screen.findByRole('heading', { name: heading })
  return asked
}

it('asks where a link leads to, also for what was shown before, and not where Back leads to', async () => {
  expect(await go('/shop', '/shop')).toEqual(['/shop'])
  expect(await go('/', '/')).toEqual(['/'])
  expect(await go(-1, '/shop')).toEqual([])
  expect(await go(-1, '/')).toEqual([])
})

it('asks again for what was shown minutes ago, and after a change', async () => {
  await go('/shop', '/shop')
  now += 6 * MINUTE
  expect(await go(-1, '/')).toEqual(['/'])
  await go('/shop', '/shop')
  forgetShownScreens()
  expect(await go(-1, '/')).toEqual(['/'])
})

it('remembers no screen that is one visitor’s', async () => {
  await go('/cart', '/cart')
  await go('/shop', '/shop')
  expect(await go(-1, '/cart')).toEqual(['/cart'])
})
