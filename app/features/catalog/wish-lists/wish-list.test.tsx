// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wished } from '#app/device/shopping/wish-list.ts'
import { replayRootPress } from '#app/first-view/first-interaction.ts'
import { m } from '#app/messages/paraglide/messages.js'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { WishList } from './wish-list.tsx'

const shop = vi.hoisted(() => ({ products: [] as number[] }))
const toast = vi.hoisted(() => vi.fn())
vi.mock('#app/device/storage/storage.ts', () => ({
  readDevice: async (_: string, fallback: unknown) => fallback,
  writeDevice: async () => true,
  onDeviceChange: () => {},
}))
vi.mock('#app/shared/store-client/store-client.ts', () => ({
  browserStore: () => ({
    productsByIds: async (ids: number[]) =>
      ids
        .filter((id) => shop.products.includes(id))
        .map((id) => ({ id, name: `Cup ${id}`, images: [], categories: [] })),
  }),
}))
vi.mock('#app/shared/product-card/product-card.tsx', () => ({
  ProductCard: ({ product }: { product: { name: string } }) => <b>{product.name}</b>,
}))
vi.mock('#app/ui/overlays/toast.ts', () => ({ toast }))

beforeEach(async () => {
  overwriteGetLocale(() => 'en')
  // the page answers presses from now on
  replayRootPress()
  toast.mockClear()
  await wished.read()
  wished.set([7, 8].map((id) => ({ id, slug: `cup-${id}`, added_at: 0 })))
})
afterEach(cleanup)

const Screen = () => (
  <main id="main" tabIndex={-1}>
    <WishList />
  </main>
)
const show = () => {
  const Stub = createRoutesStub([{ path: '/wish-list', Component: Screen }])
  render(<Stub initialEntries={['/wish-list']} />)
}
const ids = () => wished.get().map(({ id }) => id)
const shareButton = () => screen.queryByRole('button', { name: m.catalog_wish_list_share() })
const removeGone = async () => {
  const button = await screen.findByRole('button', { name: m.ui_remove() })
  await act(async () => {
    fireEvent.click(button)
    await vi.waitFor(() => expect(toast).toHaveBeenCalled())
  })
}

test('what the shop no longer has is taken off the list, and put back', async () => {
  shop.products = [8]
  show()
  await screen.findByText('Cup 8')
  expect(shareButton()).not.toBeNull()
  await removeGone()
  expect(ids()).toEqual([8])
  expect(document.activeElement?.id).toBe('main')
  expect(screen.queryByText(m.catalog_wish_list_gone({ count: '1' }))).toBeNull()
  await act(async () => toast.mock.lastCall?.[1].action.onPress())
  expect(ids()).toEqual([7, 8])
})

test('a list of which the shop has nothing leads to the shop, and is not shared', async () => {
  shop.products = []
  show()
  await screen.findByText(m.catalog_wish_list_gone({ count: '2' }))
  expect(screen.getByRole('link', { name: m.catalog_whole_shop() })).toBeTruthy()
  expect(shareButton()).toBeNull()
  await removeGone()
  expect(ids()).toEqual([])
  expect(screen.queryByRole('button', { name: m.ui_remove() })).toBeNull()
})
