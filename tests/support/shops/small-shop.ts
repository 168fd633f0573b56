import type { SeedShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { productRow } from '../rows/product-row.ts'

const NOW = Date.UTC(2026, 10, 21)

const setting = (name: string, value: unknown) => ({ name, value: JSON.stringify(value), updated_at: NOW })

const gateway = (order: number, title: string, settings: Record<string, string> = {}) => ({
  enabled: true,
  title,
  description: '',
  order,
  settings,
})

const coupon = (id: number, code: string, changes: object = {}) => ({
  id,
  code,
  status: 'publish',
  discount_type: 'percent',
  amount: 1000,
  description: '',
  date_expires_at: null,
  usage_count: 0,
  individual_use: 0,
  product_ids: toJson<number[]>([]),
  excluded_product_ids: toJson<number[]>([]),
  usage_limit: null,
  usage_limit_per_user: null,
  limit_usage_to_x_items: null,
  free_shipping: 0,
  product_categories: toJson<number[]>([]),
  excluded_product_categories: toJson<number[]>([]),
  exclude_sale_items: 0,
  minimum_amount: 0,
  maximum_amount: 0,
  email_restrictions: toJson<string[]>([]),
  created_at: NOW,
  updated_at: NOW,
  ...changes,
})

/** An Iranian shop with a handful of products: enough to buy something and to be refused. */
export const smallShop = (): SeedShop => ({
  settings: [
    setting('site_name', 'Test shop'),
    setting('locale', 'fa'),
    // its test bank is open
    setting('appInProduction', false),
    setting('country', 'IR'),
    setting('currency', {
      code: 'IRT',
      symbol: 'تومان',
      decimals: 0,
      position: 'right_space',
      display_as: '',
    }),
    setting('stock_hold_minutes', 60),
    setting('terms_page_id', 1),
    setting('admin_email', 'owner@shop.test'),
    setting('bill_ship_info', {
      first_name: 'required',
      last_name: 'required',
      company: 'hidden',
      state: 'required',
      city: 'required',
      address_1: 'required',
      address_2: 'optional',
      postcode: 'required',
      phone: 'required',
      email: 'optional',
    }),
    setting('gateways', {
      cod: gateway(1, 'Cash'),
      bacs: gateway(2, 'Transfer'),
      testbank: gateway(3, 'Test bank'),
      zarinpal: gateway(4, 'ZarinPal', { merchant_id: 'm-1', host: 'https://bank.test' }),
    }),
  ],
  products: [
    productRow({
      id: 1,
      name: 'Cup',
      slug: 'cup',
      regular_price: 100_000,
      manage_stock: 1,
      stock_quantity: 10,
    }),
    productRow({
      id: 2,
      name: 'Last',
      slug: 'last',
      regular_price: 250_000,
      manage_stock: 1,
      stock_quantity: 1,
    }),
    productRow({ id: 3, name: 'Gone', slug: 'gone', regular_price: 50_000, stock_status: 'outofstock' }),
    productRow({ id: 4, name: 'Song', slug: 'song', regular_price: 20_000, virtual: 1, downloadable: 1 }),
    productRow({ id: 5, name: 'Single', slug: 'single', regular_price: 70_000, sold_individually: 1 }),
    productRow({ id: 6, name: 'Endless', slug: 'endless', regular_price: 30_000 }),
  ],
  coupons: [
    coupon(1, 'ten'),
    coupon(2, 'once', { usage_limit: 1 }),
    coupon(3, 'old', { date_expires_at: NOW - 1 }),
    coupon(4, 'gift', { amount: 10_000 }),
    coupon(5, 'hello', { usage_limit_per_user: 1 }),
  ],
  shipping_zones: [{ id: 1, name: 'Tehran', zone_order: 0 }],
  shipping_zone_locations: [{ id: 1, zone_id: 1, code: 'IR:THR', type: 'state' }],
  shipping_methods: [
    {
      id: 1,
      zone_id: 1,
      method_id: 'flat_rate',
      title: 'Post',
      method_order: 1,
      enabled: 1,
      settings: toJson({ cost: '40000', tax_status: 'none' }),
    },
    {
      id: 2,
      zone_id: 1,
      method_id: 'local_pickup',
      title: 'Pick-up',
      method_order: 2,
      enabled: 1,
      settings: toJson({ cost: '', tax_status: 'none' }),
    },
  ],
})
