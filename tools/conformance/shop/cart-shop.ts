import { readFileSync } from 'node:fs'
import { parsePrice } from '#common/money.ts'
import type { SeedShop } from '#demo/write-shop.ts'
import { GOLDEN_ORIGIN } from './golden-shop.ts'
import { couponRow, methodRow, type RecordedCoupon, type RecordedMethod } from './shop-orders.ts'
import { asProduct, productRow, type RecordedProduct } from './shop-products.ts'

interface RecordedCategory {
  id: number
  name: string
  slug: string
  parent: number
  description: string
  display: string
  menu_order: number
}
interface RecordedRate {
  id: number
  country: string
  state: string
  rate: string
  name: string
  priority: number
  compound: boolean
  shipping: boolean
  order: number
  class: string
  postcodes: string[]
  cities: string[]
}
interface RecordedZone {
  zone: { id: number; name: string; order: number }
  locations: { code: string; type: string }[]
  methods: RecordedMethod[]
}
interface Setup {
  tax_classes: { slug: string; name: string }[]
  tax_rates: RecordedRate[]
  categories: RecordedCategory[]
  shipping_classes: { id: number; name: string; slug: string; description: string }[]
  products: RecordedProduct[]
  variations: Record<string, RecordedProduct[]>
  coupons: RecordedCoupon[]
  shipping_zones: RecordedZone[]
}

/** How a file of recorded carts differs from the others in the shop that they were made in. */
export interface CartSettings {
  woocommerce_price_num_decimals: string
  woocommerce_currency: string
  woocommerce_prices_include_tax?: string
  woocommerce_tax_round_at_subtotal: string
  woocommerce_tax_display_cart?: 'incl' | 'excl'
}

const flag = (value: boolean): number => (value ? 1 : 0)

const settingRows = (given: CartSettings, symbol: string) =>
  Object.entries({
    site_name: 'Carts',
    locale: 'en',
    timezone: 'UTC',
    country: 'US',
    store_state: 'CA',
    store_address: '1 Main St',
    store_city: 'San Francisco',
    store_postcode: '94103',
    currency: {
      code: given.woocommerce_currency,
      symbol,
      decimals: Number(given.woocommerce_price_num_decimals),
      position: 'left',
      display_as: '',
    },
    calc_taxes: true,
    prices_include_tax: given.woocommerce_prices_include_tax === 'yes',
    tax_round_at_subtotal: given.woocommerce_tax_round_at_subtotal === 'yes',
    tax_display_shop: given.woocommerce_tax_display_cart ?? 'excl',
    tax_display_cart: given.woocommerce_tax_display_cart ?? 'excl',
    bill_ship_info: {},
  }).map(([name, value]) => ({ name, value: JSON.stringify(value), updated_at: 0 }))

const rateRow = ({ postcodes, cities, order, ...rate }: RecordedRate) => ({
  ...rate,
  rate: Math.round(Number(rate.rate) * 10_000),
  compound: flag(rate.compound),
  shipping: flag(rate.shipping),
  rate_order: order,
  class: rate.class === 'standard' ? '' : rate.class,
  postcode: postcodes.join(';'),
  city: cities.join(';'),
})

const ADMIN = {
  id: 1,
  email: 'admin@example.test',
  username: 'admin',
  password_hash: null,
  role: 'administrator',
  first_name: '',
  last_name: '',
  mobile: '',
  avatar_id: null,
  billing: '{}' as never,
  shipping: '{}' as never,
  is_paying_customer: 0,
  meta_data: '[]' as never,
  created_at: 0,
  updated_at: 0,
}

/** The shop of the recorded carts under its own ids, in a currency with these decimals. */
export const cartShop = (setupFile: string, settings: CartSettings, symbol: string): SeedShop => {
  const setup = JSON.parse(readFileSync(setupFile, 'utf8')) as Setup
  const decimals = Number(settings.woocommerce_price_num_decimals)
  const money = (text: string): number => parsePrice(text, decimals) ?? 0
  const price = (text: string): number | null => (text === '' ? null : money(text))
  const variations = Object.entries(setup.variations).flatMap(([parentId, all]) => {
    const parent = setup.products.find(({ id }) => id === Number(parentId)) as RecordedProduct
    return all.map((variation) => asProduct(variation, parent))
  })
  return {
    settings: settingRows(settings, symbol),
    customers: [ADMIN],
    tax_classes: setup.tax_classes.filter(({ slug }) => slug !== 'standard'),
    tax_rates: setup.tax_rates.map(rateRow),
    categories: setup.categories.map(({ id, name, slug, parent, description, display, menu_order }) => ({
      ...{ id, name, slug, description, display, menu_order },
      parent_id: parent,
      image_id: null,
    })),
    shipping_classes: setup.shipping_classes.map(({ id, name, slug, description }) => ({
      ...{ id, name, slug, description },
    })),
    products: [...setup.products, ...variations].map((product) => ({
      ...productRow(GOLDEN_ORIGIN)(product),
      regular_price: price(product.regular_price),
      sale_price: price(product.sale_price),
    })),
    coupons: setup.coupons.map((coupon) => ({
      ...couponRow(coupon),
      amount: coupon.discount_type === 'percent' ? couponRow(coupon).amount : money(coupon.amount),
      minimum_amount: money(coupon.minimum_amount),
      maximum_amount: money(coupon.maximum_amount),
    })),
    shipping_zones: setup.shipping_zones.flatMap(({ zone: { id, name, order } }) =>
      id === 0 ? [] : { id, name, zone_order: order },
    ),
    shipping_zone_locations: setup.shipping_zones.flatMap(({ zone, locations }) =>
      locations.map(({ code, type }) => ({ zone_id: zone.id, code, type })),
    ),
    shipping_methods: setup.shipping_zones.flatMap(({ zone, methods }) => methods.map(methodRow(zone.id))),
  }
}
