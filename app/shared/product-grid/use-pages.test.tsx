// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { createRef, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetShownScreens } from '../pages/history/shown-screens.ts'
import type { CardProduct } from '../product-card/card-product.ts'
import { usePages } from './use-pages.ts'

const products = vi.hoisted(() => vi.fn())
vi.mock('../store-client/store-client.ts', () => ({ browserStore: () => ({ products }) }))
vi.mock('../product-card/card-product.ts', () => ({ cardFields: '', toCardProduct: (card: unknown) => card }))

class NothingInView {
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', NothingInView))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  forgetShownScreens()
})

const card = (id: number, price: string) => ({ id, price }) as CardProduct

/** The list at its place in the history, as its loader has it for who is signed in. */
const openList = (price: string) =>
  renderHook(
    () =>
      usePages({
        first: { products: [card(1, price)], page: 1, totalPages: 2 },
        query: {},
        list: createRef(),
        onPageInView: () => {},
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[{ pathname: '/shop', key: 'list' }]}>{children}</MemoryRouter>
      ),
    },
  )

const pricesIn = ({ result }: ReturnType<typeof openList>) =>
  result.current.pages.flatMap((page) => page.products.map(({ price }) => price))

test('a list is as long as it was left, but for what another visitor was shown of it', async () => {
  products.mockResolvedValue({ products: [card(2, 'wholesale')], total_pages: 2 })
  const list = openList('wholesale')
  await act(async () => list.result.current.loadMore())
  await vi.waitFor(() => expect(pricesIn(list)).toEqual(['wholesale', 'wholesale']))
  list.unmount()
  expect(pricesIn(openList('wholesale'))).toHaveLength(2)
  forgetShownScreens()
  expect(pricesIn(openList('retail'))).toEqual(['retail'])
})
