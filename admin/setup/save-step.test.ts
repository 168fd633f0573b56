import { beforeEach, expect, test, vi } from 'vitest'
import { saveStep } from './save-step.ts'

interface Method {
  instance_id: number
  method_id: string
  enabled: boolean
  settings: { cost?: string }
}
interface Zone {
  id: number
  order: number
  name: string
  locations: { code: string; type: string }[]
  methods: Method[]
}
interface Body {
  name?: string
  locations?: Zone['locations']
  method_id?: string
  enabled?: boolean
  settings?: Method['settings']
}

const shop = vi.hoisted(() => ({ zones: [] as Zone[], gateways: {} as Record<string, boolean> }))

/** The calls of `wc/v3` that the guide makes, by what is left of their paths. */
const answer = (path: string, method: string, body: Body): unknown => {
  const [what = '', id, part, instance] = path.replace('wc/v3/', '').replace('shipping/', '').split('/')
  if (what === 'payment_gateways') return Object.assign(shop.gateways, { [id ?? '']: body.enabled })
  const zone = shop.zones.find((one) => one.id === Number(id))
  if (!zone && method === 'POST') {
    return shop.zones[
      shop.zones.push({ id: shop.zones.length, name: '', order: 0, locations: [], methods: [], ...body }) - 1
    ]
  }
  if (!zone) return shop.zones
  if (part === undefined) return Object.assign(zone, body)
  if (part === 'locations') {
    if (method === 'PUT') zone.locations = body as unknown as Zone['locations']
    return zone.locations
  }
  if (method === 'POST') {
    const added = {
      instance_id: zone.methods.length + 1,
      method_id: '',
      enabled: true,
      settings: {},
      ...body,
    }
    zone.methods.push(added)
    return added
  }
  const known = zone.methods.find((one) => one.instance_id === Number(instance))
  return known ? Object.assign(known, body) : zone.methods
}
vi.mock('#admin/api/call.ts', () => ({
  call: async (path: string, { method = 'GET', body = {} }: { method?: string; body?: Body } = {}) => ({
    json: structuredClone(answer(path, method, body)),
  }),
}))

beforeEach(() => {
  shop.zones = [{ id: 0, order: 0, name: 'Everywhere else', locations: [], methods: [] }]
  shop.gateways = { cod: true, bacs: false }
})

const deliver = (answers: Record<string, string>) => saveStep('delivery', { country: 'IR', ...answers }, '')
const zones = () =>
  shop.zones.slice(1).map(({ name, locations }) => [name, ...locations.map(({ code }) => code)])
const offered = () =>
  shop.zones.flatMap(({ methods }) =>
    methods
      .filter(({ enabled }) => enabled)
      .map(({ method_id: id, settings }) => [id, settings.cost].filter(Boolean).join(' ')),
  )

test('one way to pay takes the place of the other', async () => {
  await saveStep('payment', { payment: 'bacs' }, '')
  expect(shop.gateways).toEqual({ cod: false, bacs: true })
  await saveStep('payment', { payment: 'cod' }, '')
  expect(shop.gateways).toEqual({ cod: true, bacs: false })
})

test('one way of delivery takes the place of another, and comes back', async () => {
  await deliver({ delivery: 'flat_rate', cost: '۵۰٬۰۰۰' })
  expect([zones(), offered()]).toEqual([[['IR', 'IR']], ['flat_rate 50000']])
  await deliver({ delivery: 'free_shipping' })
  expect(offered()).toEqual(['free_shipping'])
  await deliver({ delivery: 'flat_rate', cost: '60000' })
  expect(offered()).toEqual(['flat_rate 60000'])
})

test('another country takes the place of the one before', async () => {
  await deliver({ delivery: 'flat_rate', cost: '50000' })
  await deliver({ delivery: 'flat_rate', cost: '50', country: 'TR' })
  expect([zones(), offered()]).toEqual([[['TR', 'TR']], ['flat_rate 50']])
})

test('a zone of some provinces stays as it is, before that of the country', async () => {
  const tehran = {
    id: 1,
    order: 7,
    name: 'Tehran',
    locations: [{ code: 'IR:THR', type: 'state' }],
    methods: [],
  }
  shop.zones.push(structuredClone(tehran))
  await deliver({ delivery: 'flat_rate', cost: '50000' })
  expect(shop.zones[1]).toEqual(tehran)
  expect(shop.zones[2]).toMatchObject({ name: 'IR', order: 8, locations: [{ code: 'IR', type: 'country' }] })
})

test('the name that a zone of the country has stays', async () => {
  const iran = { id: 1, order: 0, name: 'ایران', locations: [{ code: 'IR', type: 'country' }], methods: [] }
  shop.zones.push(iran)
  await deliver({ delivery: 'local_pickup' })
  expect([zones(), offered()]).toEqual([[['ایران', 'IR']], ['local_pickup 0']])
})

test('a zone of another country that the owner made stays as it is', async () => {
  const turkey = {
    id: 1,
    order: 0,
    name: 'Türkiye',
    locations: [{ code: 'TR', type: 'country' }],
    methods: [],
  }
  shop.zones.push(structuredClone(turkey))
  await deliver({ delivery: 'flat_rate', cost: '50000' })
  expect(shop.zones[1]).toEqual(turkey)
  expect(zones()).toEqual([
    ['Türkiye', 'TR'],
    ['IR', 'IR'],
  ])
})
