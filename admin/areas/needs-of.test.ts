import { expect, test } from 'vitest'
import type { Area } from './area.ts'
import { needsOf } from './needs-of.ts'

const entry = (to: string, needs?: string) => ({ to, label: '', icon: {} as never, ...(needs && { needs }) })
const route = (path: string) => ({ path, screen: () => null })
const AREAS: Area[] = [
  { menu: [entry('/')], routes: [route('/'), route('/low-stock')] },
  {
    menu: [entry('/products', 'edit_products')],
    places: [{ to: '/products/create', label: '', needs: 'publish_products' }],
    resources: [{ name: 'products' }],
    routes: [route('/products-csv'), route('/products-csv/:id')],
  },
  {
    menu: [entry('/jobs', 'manage_woocommerce'), entry('/backups', 'manage_options')],
    resources: [{ name: 'jobs' }],
  },
]

test.each([
  ['/', undefined],
  ['/low-stock', undefined],
  ['/products', 'edit_products'],
  ['/products/7', 'edit_products'],
  ['/products/create', 'publish_products'],
  ['/products-csv/3', 'edit_products'],
  ['/jobs', 'manage_woocommerce'],
  ['/backups', 'manage_options'],
  ['/nowhere', undefined],
])('%s needs %s', (path, needs) => {
  expect(needsOf(AREAS, path)).toBe(needs)
})
