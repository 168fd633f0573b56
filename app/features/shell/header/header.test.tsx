// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { customer } from '#app/device/customer/customer.ts'
import { readBilling, readShipping } from '#app/device/customer/customer-address.ts'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import { Toolbar } from '../toolbar.tsx'
import { HeaderAction } from './header-action.tsx'

const shop = vi.hoisted(() => ({
  header_icon: 'search',
  toolbar_title: true,
  category_style: 1,
  setting_page: true,
  edit_profile_page: true,
  my_orders_page: true,
  wish_list_page: true,
  social_network: { instagram: 'nila', whatsapp: '989120000000', telegram: '', youtube: '' },
}))
vi.mock('#app/shared/settings/page-settings.ts', () => ({ usePageSettings: () => shop }))
vi.mock('#app/device/storage/storage.ts', () => import('#tests/support/empty-device.ts'))

const show = (element: React.ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)

beforeEach(() => {
  overwriteGetLocale(() => 'en')
  customer.clear()
  Object.assign(shop, {
    header_icon: 'search',
    toolbar_title: true,
    setting_page: true,
    edit_profile_page: true,
  })
})
afterEach(cleanup)

it.each([
  ['cart', 'Cart', '/cart'],
  ['search', 'Search', '/search'],
  ['wishlist', 'Wish list', '/wish-list'],
  ['account', 'Account', '/signin'],
  ['instagram', 'Instagram', 'https://www.instagram.com/nila'],
  ['whatsapp', 'WhatsApp', 'https://wa.me/989120000000'],
])('the header has the one action that the shop picked: %s', async (kind, name, to) => {
  shop.header_icon = kind
  show(<HeaderAction />)
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')?.replace('www.', '').replace(/\/$/, '')).toBe(to.replace('www.', ''))
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('the header has the one action that the shop picked: dark mode', async () => {
  shop.header_icon = 'darkmode'
  show(<HeaderAction />)
  expect(await screen.findByRole('button', { name: 'Turn dark mode on' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('the account leads a guest to sign-in', async () => {
  shop.header_icon = 'account'
  show(
    <>
      <HeaderAction />
      <Toolbar />
    </>,
  )
  const links = await screen.findAllByRole('link', { name: 'Account' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signin', '/signin'])
})

const signIn = () =>
  customer.set({
    id: 7,
    role: 'customer',
    name: 'Mina',
    avatar: '',
    billing: readBilling({}),
    shipping: readShipping({}),
  })

it('the account leads to settings for who is signed in', async () => {
  shop.header_icon = 'account'
  signIn()
  show(
    <>
      <HeaderAction />
      <Toolbar />
    </>,
  )
  const links = await screen.findAllByRole('link', { name: 'Account' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/settings', '/settings'])
})

it('the account leads to the orders where settings and profile are switched off', async () => {
  Object.assign(shop, { setting_page: false, edit_profile_page: false })
  signIn()
  show(<Toolbar />)
  expect((await screen.findByRole('link', { name: 'Account' })).getAttribute('href')).toBe('/my-orders')
})

it('labels stand under the tabs only if the shop wants them', async () => {
  show(<Toolbar />)
  expect(await screen.findByText('Categories')).toBeTruthy()
  cleanup()
  shop.toolbar_title = false
  show(<Toolbar />)
  const tabs = await screen.findAllByRole('link')
  expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
    'Home',
    'Search',
    'Categories',
    'Cart',
    'Account',
  ])
  expect(screen.queryByText('Categories')).toBeNull()
})
