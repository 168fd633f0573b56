import type { OfferSource, OrderSource } from '../source.ts'
import { guestOrders } from './guest-orders.ts'

const online = { method: 'testbank', title: 'Test bank' }
const cash = { method: 'cod', title: 'Cash on delivery' }
const courier = { title: 'Ground, 2–5 business days', cost: 6.95 }

/** Of the demo shopper, the oldest first, then those of guests. */
export const orders: OrderSource[] = [
  {
    status: 'completed',
    hours: 400 * 24,
    lines: [{ slug: 'lamplight-camp-checklist', taken: 2 }],
    payment: online,
    path: [{ status: 'completed', after: 0 }],
  },
  {
    status: 'refunded',
    hours: 96 * 24,
    lines: [{ slug: 'murmur-studio-line' }],
    payment: online,
    delivery: courier,
    path: [
      { status: 'processing', after: 0 },
      { status: 'completed', after: 26 },
      { status: 'refunded', after: 120 },
    ],
  },
  {
    status: 'cancelled',
    hours: 71 * 24,
    lines: [{ slug: 'roomy-window-chair' }],
    payment: online,
    delivery: courier,
    path: [
      { status: 'pending', after: 0 },
      { status: 'cancelled', after: 1 },
    ],
  },
  {
    status: 'completed',
    hours: 40 * 24,
    lines: [{ slug: 'kilnday-river-teapot', quantity: 2 }],
    payment: online,
    delivery: courier,
    path: [
      { status: 'processing', after: 0 },
      { status: 'pws-shipping', after: 20 },
      { status: 'completed', after: 45 },
    ],
  },
  {
    status: 'completed',
    hours: 12 * 24,
    lines: [
      { slug: 'lamplight-night-sky-wallpaper', taken: 1 },
      { slug: 'lamplight-camp-checklist', taken: 5 },
    ],
    payment: online,
    path: [{ status: 'completed', after: 0 }],
  },
  {
    status: 'pws-shipping',
    hours: 30,
    lines: [{ slug: 'murmur-studio-line' }, { slug: 'kilnday-river-teapot', quantity: 3 }],
    payment: online,
    delivery: courier,
    note: 'Please call before you come.',
    path: [
      { status: 'processing', after: 0 },
      {
        status: 'pws-shipping',
        after: 22,
        told: 'Your parcel is with the courier and will arrive tomorrow before noon.',
      },
    ],
  },
  {
    status: 'pending',
    hours: 0.6,
    lines: [{ slug: 'roomy-window-chair' }],
    payment: online,
    delivery: courier,
    path: [{ status: 'pending', after: 0 }],
  },
  {
    status: 'processing',
    hours: 0.5,
    lines: [{ slug: 'kilnday-river-teapot' }],
    payment: cash,
    delivery: courier,
    path: [{ status: 'processing', after: 0 }],
  },
  ...guestOrders,
]

export const offers: OfferSource[] = [
  {
    kind: 'scratch',
    title: 'A birthday present',
    text: 'Ten percent off with',
    code: 'welcome10',
    hours: 60 * 24,
    seen: true,
  },
  {
    kind: 'offer',
    title: 'Weekend sale',
    text: 'Fifteen percent off headphones until Friday.',
    code: 'listen15',
    hours: 50,
    seen: true,
  },
  {
    kind: 'scratch',
    title: 'Your scratch card',
    text: 'Fifteen percent off your next order with',
    code: 'lucky15',
    hours: 3,
    seen: false,
  },
]
