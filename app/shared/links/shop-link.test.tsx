// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, Profiler } from 'react'
// biome-ignore lint/style/noRestrictedImports: ours is compared with it
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { FollowProvider } from './follow-context.tsx'
import { ShopLink } from './shop-link.tsx'

type Props = ComponentProps<typeof ShopLink>

let drawn = 0
let links: Props[] = []

const Screen = () =>
  links.map((props) => (
    <nav key={JSON.stringify(props)}>
      <Link to={props.to} aria-label="router's" />
      <Profiler id="link" onRender={() => drawn++}>
        <ShopLink {...props} prefetch="none" viewTransition={false} aria-label="ours" />
      </Profiler>
    </nav>
  ))

const There = () => 'there'

const Root = () => (
  <FollowProvider>
    <Outlet />
  </FollowProvider>
)

const show = (given: Props[], basename = '/') => {
  links = given
  const slow = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: '/blog/:slug', Component: Screen },
          { path: '/slow', loader: () => slow.promise, Component: There },
        ],
      },
    ],
    { basename, initialEntries: [`${basename === '/' ? '' : basename}/blog/a?page=2`] },
  )
  render(<RouterProvider router={router} />)
  drawn = 0
  return { router, answer: () => slow.resolve(null) }
}

afterEach(cleanup)

test.each(['/', '/en', '/preview/1/en'])('leads where the router’s links lead, below %s', (basename) => {
  show(
    [
      '/',
      '/?a=1',
      '/#top',
      '/shop',
      '/shop?page=2#list',
      '/product/کفش',
      '?page=3',
      '#comments',
      '',
      { search: '?page=3' },
      { search: '' },
      { search: '', hash: 'comments' },
      { pathname: '/shop', hash: '#list' },
      'https://elsewhere.example/',
      '//elsewhere.example/',
    ].map((to) => ({ to })),
    basename,
  )
  const hrefs = (name: string) => screen.getAllByLabelText(name).map((link) => link.getAttribute('href'))
  expect(hrefs('ours')).toEqual(hrefs("router's"))
})

test('is not drawn again when a navigation begins', async () => {
  const { router, answer } = show([{ to: '/slow' }])
  fireEvent.click(screen.getByLabelText('ours'))
  expect(router.state.navigation.state).toBe('loading')
  answer()
  await screen.findByText('there')
  expect(drawn).toBe(0)
})

test.each([
  ['', false],
  [' of the same screen', true],
])('adds no second entry of a screen to the history%s', (_, isSame) => {
  const { router } = show([{ to: isSame ? '/blog/a?page=2' : '/blog/b' }])
  window.history.replaceState(null, '', '/blog/a?page=2')
  fireEvent.click(screen.getByLabelText('ours'))
  expect(router.state.historyAction).toBe(isSame ? 'REPLACE' : 'PUSH')
})

test('leaves to the browser what opens elsewhere, and to the caller what it prevents', () => {
  const prevent = (event: { preventDefault: () => void }) => event.preventDefault()
  const { router } = show([
    { to: '/slow' },
    { to: '/slow', target: '_blank' },
    { to: '/slow', reloadDocument: true },
    { to: 'https://elsewhere.example/' },
    { to: '/slow', onClick: prevent },
  ])
  const left: boolean[] = []
  const note = (event: Event) => {
    left.push(!event.defaultPrevented)
    // jsdom follows no link by itself
    event.preventDefault()
  }
  document.addEventListener('click', note)
  const [plain, ...others] = screen.getAllByLabelText('ours')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(plain!, { [key]: true })
  for (const link of others) fireEvent.click(link)
  expect(left).toEqual([true, true, true, true, true, true, true, false])
  expect(router.state.navigation.state).toBe('idle')
  fireEvent.click(plain!)
  expect(router.state.navigation.state).toBe('loading')
  document.removeEventListener('click', note)
})
