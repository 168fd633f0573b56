import { beforeAll, describe, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { toJson } from '#store/database/json.ts'
import { managerHeaders, managerRow } from '#tests/support/people/manager.ts'
import { couponRow } from '#tests/support/rows/coupon-row.ts'
import { settingRow } from '#tests/support/rows/setting-row.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '#tests/support/test-store.ts'

let store: TestStore
let headers: Record<string, string>
const rate = (id: number, given: object = {}) => ({
  id,
  country: 'US',
  state: 'IL',
  postcode: '',
  city: '',
  rate: 62_500,
  name: 'IL Tax',
  priority: 1,
  compound: 0,
  shipping: 1,
  rate_order: 0,
  class: '',
  ...given,
})
const day = (n: number) => ({ created_at: Date.UTC(2026, 0, n), updated_at: Date.UTC(2026, 1, 10 - n) })

beforeAll(async () => {
  store = await createTestStore((db) =>
    writeShop(db, {
      customers: [managerRow()],
      settings: [
        settingRow('currency', { code: 'USD', symbol: '$', decimals: 2, position: 'left', display_as: '' }),
        settingRow('locale', 'en'),
        settingRow('timezone', 'America/New_York'),
      ],
      coupons: [
        couponRow({ id: 1, code: 'save10', description: 'For spring', usage_count: 2, ...day(1) }),
        couponRow({
          id: 2,
          code: 'fixed5',
          discount_type: 'fixed_cart',
          amount: 500,
          minimum_amount: 2000,
          date_expires_at: Date.UTC(2026, 0, 1, 5),
          ...day(2),
        }),
        couponRow({ id: 3, code: 'gone', status: 'trash', ...day(3) }),
        couponRow({ id: 4, code: 'alpha', ...day(4) }),
      ],
      coupon_usages: [
        { id: 1, coupon_id: 1, order_id: 1, used_by: '2' },
        { id: 2, coupon_id: 1, order_id: 2, used_by: 'a@x.test' },
      ],
      shipping_zones: [
        { id: 1, name: 'Far', zone_order: 2 },
        { id: 2, name: 'Near', zone_order: 1 },
      ],
      shipping_zone_locations: [
        { id: 1, zone_id: 2, type: 'country', code: 'US' },
        { id: 2, zone_id: 2, type: 'postcode', code: '6*' },
      ],
      shipping_methods: [
        {
          id: 7,
          zone_id: 2,
          method_id: 'flat_rate',
          title: 'Post',
          method_order: 1,
          enabled: 1,
          settings: toJson({ cost: '5.00', class_cost_3: '2' }),
        },
        {
          id: 8,
          zone_id: 2,
          method_id: 'free_shipping',
          title: 'Free',
          method_order: 2,
          enabled: 0,
          settings: toJson({ requires: 'min_amount', min_amount: '50' }),
        },
      ],
      tax_classes: [
        { slug: 'zero-rate', name: 'Zero rate' },
        { slug: 'reduced-rate', name: 'Reduced rate' },
      ],
      tax_rates: [
        rate(1, { rate_order: 1 }),
        rate(2, { city: 'SPRINGFIELD;AURORA', priority: 2, shipping: 0 }),
        rate(3, { class: 'reduced-rate', rate_order: 2 }),
      ],
    }),
  )
  headers = await managerHeaders(store)
})

const ask = async (path: string) => {
  const response = await store.call(`/wp-json/wc/v3${path}`, { headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const field = async (path: string, name: string) =>
  (await ask(path)).body.map((item: Record<string, unknown>) => item[name])

test('nothing of it without a key', async () => {
  for (const path of [
    'coupons',
    'coupons/1',
    'shipping/zones',
    'shipping_methods',
    'taxes',
    'taxes/classes',
    'data',
  ]) {
    const response = await store.call(`/wp-json/wc/v3/${path}`)
    expect(response.status, path).toBe(401)
    expect((await response.json()).code).toBe('woocommerce_rest_cannot_view')
  }
})

describe('coupons', () => {
  test('one, with who used it', async () => {
    const { status, body, headers: answered } = await ask('/coupons/1')
    expect(status).toBe(200)
    expect(answered.get('Allow')).toBe('GET, POST, PUT, PATCH, DELETE')
    expect(body).toMatchObject({
      id: 1,
      code: 'save10',
      amount: '10.00',
      discount_type: 'percent',
      date_created: '2025-12-31T19:00:00',
      date_created_gmt: '2026-01-01T00:00:00',
      date_expires: null,
      minimum_amount: '0.00',
      used_by: ['2', 'a@x.test'],
    })
    expect((await ask('/coupons/2')).body).toMatchObject({
      amount: '5.00',
      minimum_amount: '20.00',
      date_expires: '2026-01-01T00:00:00',
    })
    const { code, data } = (await ask('/coupons/3')).body
    expect([code, data.status]).toEqual(['woocommerce_rest_shop_coupon_invalid_id', 404])
  })

  test.each([
    ['', ['alpha', 'fixed5', 'save10']],
    ['?order=asc', ['save10', 'fixed5', 'alpha']],
    ['?orderby=title&order=asc', ['alpha', 'fixed5', 'save10']],
    ['?orderby=modified', ['save10', 'fixed5', 'alpha']],
    ['?orderby=include&include=2,4', ['fixed5', 'alpha']],
    ['?exclude=1,2', ['alpha']],
    ['?code=SAVE10', ['save10']],
    ['?search=spring', ['save10']],
    ['?search=fix', ['fixed5']],
    ['?after=2026-01-02T12:00:00Z', ['alpha']],
    ['?before=2026-01-01T12:00:00&dates_are_gmt=1', ['save10']],
    ['?per_page=1&page=2', ['fixed5']],
  ])('list %s', async (query, codes) => {
    expect(await field(`/coupons${query}`, 'code')).toEqual(codes)
  })

  test('how many of each type', async () => {
    expect(await field('/reports/coupons/totals', 'total')).toEqual([2, 1, 0])
  })

  test('totals, fields and wrong parameters', async () => {
    const page = await ask('/coupons?per_page=2&_fields=id')
    expect(page.headers.get('X-WP-Total')).toBe('3')
    expect(page.headers.get('X-WP-TotalPages')).toBe('2')
    expect(page.body).toEqual([{ id: 4 }, { id: 2 }])
    expect((await ask('/coupons?orderby=luck')).status).toBe(400)
  })
})

describe('shipping', () => {
  test('zones in their order, the rest of the world first', async () => {
    expect(await field('/shipping/zones', 'id')).toEqual([0, 2, 1])
    expect((await ask('/shipping/zones/2')).body).toEqual({
      id: 2,
      name: 'Near',
      order: 1,
      _links: {
        self: [
          {
            href: `${TEST_ORIGIN}/wp-json/wc/v3/shipping/zones/2`,
            targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
          },
        ],
        collection: [{ href: `${TEST_ORIGIN}/wp-json/wc/v3/shipping/zones` }],
        describedby: [{ href: `${TEST_ORIGIN}/wp-json/wc/v3/shipping/zones/2/locations` }],
      },
    })
    for (const path of ['99', '99/methods', '99/locations']) {
      const { status, body } = await ask(`/shipping/zones/${path}`)
      expect([status, body.code]).toEqual([404, 'woocommerce_rest_shipping_zone_invalid'])
    }
  })

  test('places and methods of a zone', async () => {
    expect(await field('/shipping/zones/2/locations', 'code')).toEqual(['US', '6*'])
    expect((await ask('/shipping/zones/0/locations')).body).toEqual([])
    const [flat, free] = (await ask('/shipping/zones/2/methods')).body
    expect(flat).toMatchObject({
      id: 7,
      instance_id: 7,
      title: 'Post',
      enabled: true,
      method_id: 'flat_rate',
    })
    expect(flat.settings.cost).toMatchObject({ id: 'cost', value: '5.00', default: '' })
    expect(flat.settings.class_cost_3.value).toBe('2')
    expect(flat.settings.title.value).toBe('Post')
    expect(free).toMatchObject({ enabled: false, order: 2 })
    expect(free.settings.requires.value).toBe('min_amount')
    expect(free.settings.ignore_discounts.value).toBe('no')
    expect((await ask('/shipping/zones/2/methods/8')).body.title).toBe('Free')
    expect((await ask('/shipping/zones/1/methods/8')).status).toBe(404)
  })

  test('the kinds of delivery', async () => {
    expect(await field('/shipping_methods', 'id')).toEqual(['flat_rate', 'free_shipping', 'local_pickup'])
    expect((await ask('/shipping_methods/flat_rate')).body.title).toBe('Flat rate')
    expect((await ask('/shipping_methods/drone')).body.code).toBe('woocommerce_rest_shipping_method_invalid')
  })
})

describe('taxes', () => {
  test('rates and their order', async () => {
    expect(await field('/taxes', 'id')).toEqual([2, 1, 3])
    expect(await field('/taxes?orderby=id&order=desc', 'id')).toEqual([3, 2, 1])
    expect(await field('/taxes?class=standard&per_page=1&offset=1', 'id')).toEqual([1])
    const { _links, ...city } = (await ask('/taxes/2')).body
    expect(_links.collection[0].href).toBe(`${TEST_ORIGIN}/wp-json/wc/v3/taxes`)
    expect(city).toEqual({
      id: 2,
      country: 'US',
      state: 'IL',
      postcode: '',
      city: 'AURORA',
      rate: '6.2500',
      name: 'IL Tax',
      priority: 2,
      compound: false,
      shipping: false,
      order: 0,
      class: 'standard',
      postcodes: [],
      cities: ['SPRINGFIELD', 'AURORA'],
    })
    expect((await ask('/taxes/9')).body.code).toBe('woocommerce_rest_invalid_id')
  })

  test('classes, the standard one first', async () => {
    expect(await field('/taxes/classes', 'slug')).toEqual(['standard', 'reduced-rate', 'zero-rate'])
  })
})

describe('data', () => {
  test('what there is', async () => {
    expect(await field('/data', 'slug')).toEqual(['continents', 'countries', 'currencies'])
  })

  test('countries with their states', async () => {
    const { body } = await ask('/data/countries')
    expect(body).toHaveLength(250)
    const us = await ask('/data/countries/us')
    expect(us.body).toMatchObject({ code: 'US', name: 'United States (US)' })
    expect(us.body.states).toContainEqual({ code: 'IL', name: 'Illinois' })
    expect((await ask('/data/countries/xx')).body.code).toBe('woocommerce_rest_data_invalid_location')
  })

  test('countries by the names of the language that is asked for, in its order', async () => {
    const { body } = await ask('/data/countries?locale=fa')
    const names: string[] = body.map(({ name }: { name: string }) => name)
    expect(names.slice(0, 2)).toEqual(['آرژانتین', 'آروبا'])
    const iran = await ask('/data/countries/ir?locale=fa')
    expect(iran.body).toMatchObject({ name: 'ایران' })
    expect(iran.body.states).toContainEqual({ code: 'KHZ', name: 'خوزستان' })
    const english = await ask('/data/countries/ir?locale=en')
    expect(english.body.states).toContainEqual({ code: 'KHZ', name: 'Khuzestan' })
    const ours = await ask('/data/countries/ir')
    expect(ours.body.states).toContainEqual({ code: 'KHZ', name: 'Khuzestan (خوزستان)' })
    expect((await ask('/data/countries?locale=xx')).body.code).toBe('rest_invalid_param')
  })

  test('continents with the habits of their countries', async () => {
    const { body } = await ask('/data/continents/as')
    expect(body).toMatchObject({ code: 'AS', name: 'Asia' })
    const iran = body.countries.find(({ code }: { code: string }) => code === 'IR')
    expect(iran).toMatchObject({ name: 'Iran', currency_code: 'IRR', num_decimals: 0, weight_unit: 'kg' })
    expect(iran.states).toHaveLength(31)
    expect(await field('/data/continents', 'code')).toEqual(['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'])
    expect((await ask('/data/continents/xx')).status).toBe(404)
  })

  test('currencies and the shop’s own', async () => {
    expect((await ask('/data/currencies')).body.length).toBeGreaterThan(160)
    expect((await ask('/data/currencies/current')).body).toMatchObject({ code: 'USD', symbol: '&#36;' })
    expect((await ask('/data/currencies/irt')).body.name).toBe('Iranian toman')
    expect((await ask('/data/currencies/xyz')).body.code).toBe('woocommerce_rest_data_invalid_currency')
  })
})
