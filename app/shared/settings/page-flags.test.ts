import { expect, it } from 'vitest'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { isPageOn, type PageFlags } from './page-flags.ts'
import { pickPageSettings } from './page-settings.ts'

const ALL_ON: PageFlags = {
  wish_list_page: true,
  news_page: true,
  contact_us_page: true,
  setting_page: true,
  my_orders_page: true,
  edit_profile_page: true,
  shipping_address_page: true,
  downloads: true,
  enable_wp_point_reward: true,
}

it.each<[keyof PageFlags, string]>([
  ['wish_list_page', '/wish-list'],
  ['news_page', '/blog'],
  ['news_page', '/news-list/1/tips'],
  ['contact_us_page', '/contact-us'],
  ['contact_us_page', '/contact-us#map'],
  ['setting_page', '/settings'],
  ['my_orders_page', '/my-orders'],
  ['my_orders_page', '/track-order?number=7'],
  ['edit_profile_page', '/my-account'],
  ['shipping_address_page', '/shipping-address'],
  ['downloads', '/downloads'],
  ['enable_wp_point_reward', '/reward-points'],
])('%s switches %s off', (flag, url) => {
  expect(isPageOn(ALL_ON, url)).toBe(true)
  expect(isPageOn({ ...ALL_ON, [flag]: false }, url)).toBe(false)
})

it('knows no flag of other pages and sites', () => {
  const off = Object.fromEntries(Object.keys(ALL_ON).map((flag) => [flag, false])) as unknown as PageFlags
  for (const url of ['/shop', '/page/4', 'https://blog.example/blog', '#', '', '/constructor']) {
    expect(isPageOn(off, url), url).toBe(true)
  }
})

it('footer, side menu and badges have no link to a page that is off, or to an about page that is', () => {
  const settings = {
    ...ALL_ON,
    news_page: false,
    contact_us_page: false,
    app_logo: { url: '' },
    dark_app_logo: { url: '' },
    intro: [],
    fast_access_in_footer: [
      { title: 'Shoes', url: '/product-category/shoes' },
      { title: 'Blog', url: '/blog' },
    ],
    footer_pages: [
      { id: 1, title: 'About', url: '/page/1' },
      { id: 2, title: 'Terms', url: '/page/2' },
    ],
    sidebar_pages: [{ id: 1, title: 'About', url: '/page/1' }],
    trust_badges: [
      { title: 'Support', icon: 'support_agent', url: 'https://shop.test/contact-us' },
      { title: 'Returns', icon: 'undo', url: '/page/2' },
    ],
  } as unknown as AppSettings
  expect(pickPageSettings(settings, 'https://shop.test', [1])).toMatchObject({
    fast_access_in_footer: [{ title: 'Shoes' }],
    footer_pages: [{ title: 'Terms' }],
    sidebar_pages: [],
    trust_badges: [
      { title: 'Support', url: '' },
      { title: 'Returns', url: '/page/2' },
    ],
  })
})
