import type { BuyerSource, OrderSource } from '../source.ts'

const DAY = 24
const online = { method: 'testbank', title: 'Test bank' }
const ground = { title: 'Ground, 2–5 business days', cost: 6.95 }

const IRIS: BuyerSource = {
  first_name: 'Iris',
  last_name: 'Novak',
  email: 'guest1@reader.example',
  mobile: '+15035550121',
  address: {
    address_1: '512 Juniper Street',
    city: 'Eugene',
    state: 'OR',
    postcode: '97401',
    country: 'US',
  },
}
const OWEN: BuyerSource = {
  first_name: 'Owen',
  last_name: 'Tran',
  email: 'guest2@reader.example',
  mobile: '+16125550122',
  address: {
    address_1: '77 Lake Shore Drive',
    city: 'Duluth',
    state: 'MN',
    postcode: '55802',
    country: 'US',
  },
}

const waiting = (buyer: BuyerSource, hours: number, ...lines: OrderSource['lines']): OrderSource => ({
  buyer,
  status: 'processing',
  hours,
  lines,
  payment: online,
  delivery: ground,
  path: [{ status: 'processing', after: 0 }],
})

/** What others bought, so that the demo seller has something to send: the oldest first. */
export const guestOrders: OrderSource[] = [
  {
    ...waiting(OWEN, 18 * DAY, { slug: 'murmur-dockside-speaker' }),
    status: 'completed',
    path: [
      { status: 'processing', after: 0 },
      { status: 'pws-shipping', after: 20 },
      { status: 'completed', after: 96 },
    ],
  },
  {
    ...waiting(IRIS, 4 * DAY, { slug: 'deskling-river-mouse', quantity: 2 }),
    status: 'pws-shipping',
    path: [
      { status: 'processing', after: 0 },
      { status: 'pws-shipping', after: 24 },
    ],
  },
  waiting(OWEN, 14, { slug: 'murmur-kitchen-radio' }, { slug: 'kilnday-river-teapot' }),
  waiting(IRIS, 3, { slug: 'deskling-long-lamp' }, { slug: 'murmur-night-ferry-record', quantity: 2 }),
]
