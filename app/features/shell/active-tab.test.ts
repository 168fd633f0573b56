import { expect, it } from 'vitest'
import { activeTab } from './active-tab.ts'

it.each([
  ['/', 'home'],
  ['/search', 'search'],
  ['/categories/0/0', 'categories'],
  ['/categories5/12/shoes', 'categories'],
  ['/product-category/shoes', 'categories'],
  ['/cart', 'cart'],
  ['/track-order', 'account'],
  ['/settings', 'account'],
  ['/signin', 'account'],
  ['/signup', 'account'],
  ['/my-account', 'account'],
  ['/my-orders', 'account'],
  ['/my-order-detail', 'account'],
  ['/my-reviews', 'account'],
  ['/my-shop/products', 'account'],
  ['/downloads', 'account'],
  ['/reward-points', 'account'],
  ['/notifications', 'account'],
  ['/shipping-address', 'account'],
  ['/signal-lamps', null],
  ['/my-holidays', null],
  ['/product/red-shoe', null],
  ['/search-tips', null],
])('%s belongs to %s', (pathname, tab) => {
  expect(activeTab(pathname)).toBe(tab)
})
