// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { createMemoryRouter, RouterProvider, useResolvedPath } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { SameRoute } from './same-route.tsx'

afterEach(cleanup)

let drawn: number

/** Reads what every link reads, and is drawn by nothing else. */
const Links = memo(function Links() {
  drawn += 1
  const { pathname } = useResolvedPath('more')
  return <a href={pathname}>more</a>
})

const show = async () => {
  drawn = 0
  let answer = () => {}
  const asked = new Promise<null>((resolve) => {
    answer = () => resolve(null)
  })
  const element = (
    <SameRoute>
      <Links />
    </SameRoute>
  )
  const router = createMemoryRouter(
    [
      { path: '/list/:id', element },
      { path: '/slow', loader: () => asked, element: <h1>slow</h1> },
    ],
    { initialEntries: ['/list/1'] },
  )
  render(<RouterProvider router={router} />)
  const go = (to: string) => act(async () => void router.navigate(to))
  return { router, go, answer: () => act(async () => answer()) }
}

const hrefOfMore = () => screen.getByRole('link').getAttribute('href')

it('draws no link of a page once more when a navigation begins that leaves it', async () => {
  const { router, go, answer } = await show()
  const before = drawn
  await go('/slow')
  expect(router.state.navigation.state).toBe('loading')
  expect(drawn).toBe(before)
  await answer()
  expect(screen.getByRole('heading').textContent).toBe('slow')
})

it('resolves links anew where the place is another', async () => {
  const { go } = await show()
  expect(hrefOfMore()).toBe('/list/1/more')
  await go('/list/2')
  expect(hrefOfMore()).toBe('/list/2/more')
})
