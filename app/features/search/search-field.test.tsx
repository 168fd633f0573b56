// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replayRootPress } from '#app/first-view/first-interaction.ts'
import { toPayload } from '#app/first-view/json-payload.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { word } from '#tests/support/words.ts'
import { SearchField } from './search-field.tsx'
import type { Found } from './use-suggestions.ts'

vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))
vi.mock('#app/shared/store-client/store-client.ts', () => ({
  browserStore: () => ({ searchSeen: async () => {} }),
}))
// the answer to what was typed before, while the next one is on its way
const found: Found = {
  products: [
    { id: 7, name: 'Cup', slug: 'cup', price: '80', regular_price: '80', on_sale: false, image: null },
  ],
  categories: [],
  brands: [],
  queries: [],
  did_you_mean: null,
}
vi.mock('./use-suggestions.ts', () => ({ useSuggestions: () => ({ found, loading: true }) }))

const Home = () => <SearchField id="search" />
const Place = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const Nothing = () => null
const OtherSearch = () => {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/search?q=tea')}>
      Tea
    </button>
  )
}

const currency = { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }
const shop = { currency, brand_slug: 'brand', popular_searches: [] }

const open = async (): Promise<HTMLInputElement> => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: Nothing,
      loader: () => toPayload({ shop, now: 0 }),
      children: [
        { index: true, Component: Home },
        { path: '*', Component: Place },
      ],
    },
  ])
  render(<Stub />)
  return screen.findByRole('combobox')
}

const Results = () => {
  const navigate = useNavigate()
  return (
    <>
      <Place />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

const Shop = () => (
  <>
    <Home />
    <Outlet />
  </>
)

/** The field stands above every screen; a search answers when it is told to. */
const openShop = async () => {
  const asked: (() => void)[] = []
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      HydrateFallback: Nothing,
      loader: () => toPayload({ shop, now: 0 }),
      Component: Shop,
      children: [
        { index: true, Component: Nothing },
        {
          path: 'search',
          Component: Results,
          loader: () => new Promise((resolve) => asked.push(() => resolve(null))),
        },
      ],
    },
  ])
  render(<Stub />)
  const field = (await screen.findByRole('combobox')) as HTMLInputElement
  const search = (text: string) => {
    field.focus()
    type(field, text)
    fireEvent.submit(field.form!)
  }
  const showResults = async (place: string) => {
    await waitFor(() => expect(asked).toHaveLength(1))
    await act(async () => asked.pop()!())
    expect(await screen.findByText(place)).toBeDefined()
  }
  return { field, search, showResults }
}

const type = (field: HTMLInputElement, text: string) => fireEvent.input(field, { target: { value: text } })

const selectProduct = async (field: HTMLInputElement) => {
  const option = await screen.findByRole('option', { name: /Cup/ })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id)
}

// jsdom lays nothing out
Element.prototype.scrollIntoView = () => {}

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  // the page answers presses from now on
  replayRootPress()
})
afterEach(cleanup)

test('Enter opens the suggestion that the arrow keys are on', async () => {
  const field = await open()
  field.focus()
  type(field, 'cup')
  await selectProduct(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect((await screen.findByRole('status')).textContent).toBe('/product/cup')
})

test('of what is typed after a suggestion was chosen, Enter searches for what was typed', async () => {
  const field = await open()
  field.focus()
  type(field, 'cup')
  await selectProduct(field)
  type(field, 'cup x')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  // a browser submits the form, unless the key is answered already
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  fireEvent.submit(field.form!)
  expect((await screen.findByRole('status')).textContent).toBe('/search?q=cup+x')
})

test('a field that is emptied is on no suggestion', async () => {
  const field = await open()
  field.focus()
  type(field, 'cup')
  await selectProduct(field)
  fireEvent.click(screen.getByRole('button', { name: word('en', 'ui_clear') }))
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
})

test('what is typed while the results are on their way stays in the field, and the field has the focus', async () => {
  const { field, search, showResults } = await openShop()
  search('cup')
  field.focus()
  type(field, 'cup red')
  await showResults('/search?q=cup')
  expect(screen.getByRole('combobox')).toBe(field)
  expect(field.value).toBe('cup red')
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('option', { name: /cup red/ })).toBeDefined()
})

test('a field that nobody types into shows what is searched, also after Back', async () => {
  const { field, search, showResults } = await openShop()
  search('cup')
  await showResults('/search?q=cup')
  search('tea')
  await showResults('/search?q=tea')
  expect(field.value).toBe('tea')
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await showResults('/search?q=cup')
  expect(field.value).toBe('cup')
})

test('what was typed and left before the page was hydrated gives way to the next search', async () => {
  const data = toPayload({ shop, now: 0 })
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => data,
      Component: Shop,
      children: [
        { index: true, Component: OtherSearch },
        { path: 'search', Component: Place },
      ],
    },
  ])
  const page = <Stub hydrationData={{ loaderData: { root: data } }} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const field = screen.getByRole('combobox') as HTMLInputElement
  field.value = 'cup'
  render(page, { container, hydrate: true })
  expect(screen.getByRole('combobox')).toBe(field)
  expect(field.value).toBe('cup')
  fireEvent.click(screen.getByRole('button', { name: 'Tea' }))
  expect(await screen.findByText('/search?q=tea')).toBeDefined()
  expect(field.value).toBe('tea')
})
