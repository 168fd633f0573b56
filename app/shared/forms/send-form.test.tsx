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

/** How a form ends that the shop never answers, after that many milliseconds. */
const endAfter = async (ms: number, file: string) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const part = (head: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
  const request = new Request('http://shop.test/', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: `${part('name="intent"', 'receipt')}${part('name="receipt"; filename="a.png"', file)}--x--\r\n`,
  })
  const ended = vi.fn()
  const send = vi.fn(() => new Promise<never>(() => {}))
  void sendForm(request, send).then(ended)
  while (send.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(ms)
  vi.useRealTimers()
  return ended.mock.lastCall?.[0]
}

test('a form has fifteen seconds, one with a file two minutes', async () => {
  const slow = { data: { unsent: 'slow', intent: 'receipt', id: '' } }
  expect(await endAfter(15_000, '')).toMatchObject(slow)
  expect(await endAfter(119_000, 'picture')).toBeUndefined()
  expect(await endAfter(120_000, 'picture')).toMatchObject(slow)
})
