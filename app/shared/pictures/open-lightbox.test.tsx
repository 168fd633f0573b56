// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { word } from '#tests/support/words.ts'
import { openLightbox } from './open-lightbox.ts'

const pictures = ['one', 'two'].map((alt) => ({ src: `/${alt}.jpg`, alt, width: 8, height: 8 }))
let timesLoaded: number
let router: ReturnType<typeof createBrowserRouter>

const ProductScreen = () => (
  <ul>
    {pictures.map(({ src, alt }, index) => (
      <li key={src}>
        <a href={src} onClick={(event) => void openLightbox(event, pictures, index)}>
          {alt}
        </a>
      </li>
    ))}
  </ul>
)

beforeEach(async () => {
  overwriteGetLocale(() => 'en')
  // as where motion is reduced: it opens and closes at once
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  timesLoaded = 0
  history.pushState(null, '', '/list')
  router = createBrowserRouter([
    { path: '/list', element: <h1>List</h1> },
    {
      path: '/product',
      element: <ProductScreen />,
      loader: () => {
        timesLoaded++
        return null
      },
    },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/product'))
})
afterEach(async () => {
  cleanup()
  router.dispose()
  await waitFor(() => expect(dialog()).toBeNull())
  vi.unstubAllGlobals()
})

const dialog = () => screen.queryByRole('dialog')
const link = (name: string) => screen.getByRole('link', { name })

const open = async (name: string) => {
  fireEvent.click(link(name))
  // it listens from when it is there whole
  const close = await screen.findByRole('button', { name: word('en', 'product_close_pictures') })
  await waitFor(() => expect(document.activeElement).toBe(dialog()))
  return close
}
const goBack = (entries = 1) => act(() => history.go(-entries))

const expectList = async () => {
  await screen.findByRole('heading', { name: 'List' })
  expect(location.pathname).toBe('/list')
}

it('closes at Back, which leaves the page as it is', async () => {
  await open('two')
  await goBack()
  await waitFor(() => expect(dialog()).toBeNull())
  expect(location.pathname).toBe('/product')
  expect(document.activeElement).toBe(link('two'))
  expect(timesLoaded).toBe(1)
  await goBack()
  await expectList()
})

it('closed otherwise, leaves nothing for Back to close', async () => {
  fireEvent.click(await open('one'))
  await waitFor(() => expect(dialog()).toBeNull())
  expect(document.activeElement).toBe(link('one'))
  await goBack()
  await expectList()
  expect(timesLoaded).toBe(1)
})

it('closes when the history leads to another page', async () => {
  await open('one')
  await goBack(2)
  await expectList()
  await waitFor(() => expect(dialog()).toBeNull())
})

it('does not open over another page that came while its code was on its way', async () => {
  fireEvent.click(link('one'))
  await act(() => router.navigate('/list'))
  await expectList()
  expect(dialog()).toBeNull()
})
