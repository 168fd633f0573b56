import { beforeEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { PageSettings } from '#app/shared/settings/page-settings.ts'
import { accountEntries, currentEntry, menuEntries, shortEntries, TAB_NUMBERS } from './menu-entries.ts'

const ALL_ON = {
  is_demo: false,
  appInProduction: true,
  category_style: 1,
  sidebar_pages: [],
  has_intro: false,
  wish_list_page: true,
  edit_profile_page: true,
  contact_us_page: true,
  downloads: true,
  enable_wp_point_reward: true,
  about_us_page: 7,
  news_page: true,
  setting_page: true,
  my_orders_page: true,
  shipping_address_page: true,
}

beforeEach(() => overwriteGetLocale(() => 'en'))

const shopWith = (changes: Partial<PageSettings>): PageSettings => ({ ...ALL_ON, ...changes }) as PageSettings
const everything = (settings: PageSettings): string[] =>
  [
    ...menuEntries(settings),
    ...accountEntries(settings, 'customer'),
    ...accountEntries(settings, undefined),
  ].map(({ value }) => value)

it.each([
  ['wish_list_page', ['wish-list']],
  ['edit_profile_page', ['profile']],
  ['contact_us_page', ['contact']],
  ['downloads', ['downloads']],
  ['enable_wp_point_reward', ['rewards']],
  ['about_us_page', ['about']],
  ['news_page', ['news']],
  ['setting_page', ['settings']],
  ['my_orders_page', ['orders', 'track-order']],
  ['shipping_address_page', ['addresses']],
] as const)('%s off: its entries are gone, and they alone', (flag, gone) => {
  const off = everything(shopWith({ [flag]: flag === 'about_us_page' ? 0 : false }))
  const missing = everything(shopWith({})).filter((value) => !off.includes(value))
  expect(missing).toEqual(gone)
})

it('has the pages of the settings before the settings, and the tour where there is one', () => {
  const values = menuEntries(
    shopWith({ has_intro: true, sidebar_pages: [{ id: 4, title: 'Returns', url: '/page/4' }] }),
  ).map(({ value }) => value)
  expect(values.slice(-3)).toEqual(['intro', 'page-4', 'settings'])
})

it('the shop group leads to the newest, the sale, the featured and the deals', () => {
  const group = menuEntries(shopWith({})).find(({ value }) => value === 'shop')
  expect(group?.items.map(({ url }) => url)).toEqual([
    '/shop',
    '/shop/sale',
    '/shop/featured',
    '/shop/sale?in_stock=true&orderby=popularity',
  ])
})

it('a customer has pages that a guest has not', () => {
  const own = accountEntries(shopWith({}), 'customer')
  expect(own.map(({ name, url }) => [name, url])).toEqual([
    ['Edit profile', '/my-account'],
    ['Addresses', '/shipping-address'],
    ['Downloads', '/downloads'],
    ['My orders', '/my-orders'],
  ])
  expect(own.map(({ login }) => login)).toEqual([true, true, true, true])
  const guest = accountEntries(shopWith({}), undefined)
  expect(guest.map(({ url, login }) => [url, login])).toEqual([['/track-order', false]])
})

it('an entry is what the specification says', () => {
  const [home, categories, group] = menuEntries(shopWith({}))
  const plain = { items: [], expanded: false, login: false }
  expect(home).toEqual({ ...plain, name: 'Home', url: '/', img: 'home', tabActiveNum: 1, value: 'home' })
  expect(categories).toMatchObject({ name: 'Categories', tabActiveNum: 3, value: 'categories' })
  expect(group).toMatchObject({ name: 'Shop', value: 'shop', expanded: true, login: false })
  expect(group?.items[1]).toEqual({ name: 'Sale', url: '/shop/sale' })
})

it('the tabs have the numbers of the specification', () => {
  expect(TAB_NUMBERS).toEqual({ home: 1, search: 2, categories: 3, cart: 4, account: 5 })
})

it('a seller has their store where others sell, and nobody else has one', () => {
  const has = (mvf_enabled: number, role: string) =>
    accountEntries(shopWith({ mvf_enabled }), role).some(({ url }) => url === '/my-shop')
  expect([has(1, 'vendor'), has(2, 'vendor'), has(0, 'vendor'), has(1, 'customer')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('marks the page itself before the tab that it belongs to', () => {
  const entries = shortEntries(shopWith({}))
  expect(currentEntry(menuEntries(shopWith({})), '/categories2/5/shoes', 3)).toBe('categories')
  expect(currentEntry(entries, '/wish-list', 5)).toBe('wish-list')
  expect(currentEntry(entries, '/product/shoe', 0)).toBe('')
})
