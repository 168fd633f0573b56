import type { OfferSource, OrderSource } from '../source.ts'
import { guestOrders } from './guest-orders.ts'

const online = { method: 'testbank', title: 'درگاه آزمایشی' }
const cash = { method: 'cod', title: 'پرداخت در محل' }
const courier = { title: 'پیک شهری، همان روز یا فردا', cost: 65_000 }

/** Of the demo shopper, the oldest first, then those of guests. */
export const orders: OrderSource[] = [
  {
    status: 'completed',
    hours: 400 * 24,
    lines: [{ slug: 'vitrin-ebook-plants', taken: 2 }],
    payment: online,
    path: [{ status: 'completed', after: 0 }],
  },
  {
    status: 'refunded',
    hours: 96 * 24,
    lines: [{ slug: 'raha-panjeh-gloves' }],
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
    lines: [{ slug: 'takapoo-salon-basketball' }],
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
    lines: [{ slug: 'laabin-sobh-mug', quantity: 2 }, { slug: 'dibacheh-ashpazi-mahalleh' }],
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
      { slug: 'vitrin-ebook-coffee', taken: 1 },
      { slug: 'vitrin-wallpaper-teapot', taken: 5 },
    ],
    payment: online,
    path: [{ status: 'completed', after: 0 }],
  },
  {
    status: 'pws-shipping',
    hours: 30,
    lines: [{ slug: 'nava-mini-on-ear' }, { slug: 'maghzineh-gilas', quantity: 3 }],
    payment: online,
    delivery: courier,
    note: 'لطفاً پیش از رسیدن تماس بگیرید.',
    path: [
      { status: 'processing', after: 0 },
      {
        status: 'pws-shipping',
        after: 22,
        told: 'بسته به پیک سپرده شد و فردا پیش از ظهر می‌رسد.',
      },
    ],
  },
  {
    status: 'pending',
    hours: 0.6,
    lines: [{ slug: 'takapoo-salon-basketball' }],
    payment: online,
    delivery: courier,
    path: [{ status: 'pending', after: 0 }],
  },
  {
    status: 'processing',
    hours: 0.5,
    lines: [{ slug: 'laabin-sobh-mug' }],
    payment: cash,
    delivery: courier,
    path: [{ status: 'processing', after: 0 }],
  },
  ...guestOrders,
]

export const offers: OfferSource[] = [
  {
    kind: 'scratch',
    title: 'هدیهٔ تولد',
    text: 'ده درصد تخفیف با کد',
    code: 'welcome10',
    hours: 60 * 24,
    seen: true,
  },
  {
    kind: 'offer',
    title: 'حراج پایان هفته',
    text: 'تا جمعه، بیست درصد تخفیف پوشاک زنانه با این کد.',
    code: 'mod20',
    hours: 50,
    seen: true,
  },
  {
    kind: 'scratch',
    title: 'کارت خراشیدنی شما',
    text: 'پانزده درصد تخفیف برای خرید بعدی با کد',
    code: 'khosh15',
    hours: 3,
    seen: false,
  },
]
