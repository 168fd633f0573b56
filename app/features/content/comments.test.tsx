// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { toPayload } from '#app/first-view/json-payload.ts'
import { Comments } from './comments.tsx'

afterEach(cleanup)

const show = async (page: number, pages: number) => {
  const comment = {
    id: 1,
    author_name: 'Mina',
    date_gmt: '2026-01-01T00:00:00',
    content: { rendered: '<p>Hi</p>' },
  }
  const routes = [
    {
      id: 'root',
      path: '/',
      loader: () => toPayload({ shop: { timezone: 'UTC' } }),
      hydrateFallbackElement: null,
      children: [
        {
          path: 'coffee',
          element: <Comments post={1} comments={[comment as never]} page={page} pages={pages} open={false} />,
        },
      ],
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/coffee?comments=2'] })} />)
  await screen.findByText('Mina')
  return screen.queryAllByRole('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])
}

it.each([
  [1, 1, []],
  [1, 3, [['next', '/coffee?comments=2#comments']]],
  [
    2,
    3,
    [
      ['prev', '/coffee#comments'],
      ['next', '/coffee?comments=3#comments'],
    ],
  ],
  [3, 3, [['prev', '/coffee?comments=2#comments']]],
])('page %i of %i links to its neighbours, which stand by themselves', async (page, pages, links) => {
  expect(await show(page, pages)).toEqual(links)
})
