import type { BuyerSource, OrderSource } from '../source.ts'

const DAY = 24
const online = { method: 'testbank', title: 'درگاه آزمایشی' }
const post = { title: 'پست پیشتاز', cost: 78_000 }

const guest = (
  number: number,
  [first_name, last_name]: [string, string],
  [city, state, postcode, address_1]: [string, string, string, string],
): BuyerSource => ({
  first_name,
  last_name,
  email: `guest${number}@reader.example`,
  mobile: `0912000010${number}`,
  address: { address_1, city, state, postcode, country: 'IR' },
})

const SOMAYEH = guest(1, ['سمیه', 'رستمی'], ['رشت', 'GIL', '4193713542', 'گلسار، خیابان ۸۷، پلاک ۲۲'])
const PEYMAN = guest(2, ['پیمان', 'زارع'], ['شیراز', 'FRS', '7186954413', 'معالی‌آباد، کوچه ۱۲، پلاک ۹'])
const HANIEH = guest(3, ['هانیه', 'کاظمی'], ['مشهد', 'RKH', '9188714652', 'بلوار سجاد، بزرگمهر ۶، پلاک ۳۱'])
const BABAK = guest(4, ['بابک', 'فتحی'], ['تبریز', 'EAZ', '5166614771', 'ولیعصر، خیابان کریم‌خان، پلاک ۵۸'])
const NEGIN = guest(
  5,
  ['نگین', 'موحد'],
  ['اصفهان', 'ESF', '8174673441', 'خیابان هزارجریب، کوی آزادگان، پلاک ۷'],
)

type Line = OrderSource['lines'][number]

const waiting = (buyer: BuyerSource, hours: number, ...lines: Line[]): OrderSource => ({
  buyer,
  status: 'processing',
  hours,
  lines,
  payment: online,
  delivery: post,
  path: [{ status: 'processing', after: 0 }],
})

const arrived = (buyer: BuyerSource, days: number, ...lines: Line[]): OrderSource => ({
  ...waiting(buyer, days * DAY, ...lines),
  status: 'completed',
  path: [
    { status: 'processing', after: 0 },
    { status: 'pws-shipping', after: 18 },
    { status: 'completed', after: 70 },
  ],
})

/** What others bought, so that the demo seller has something to send: the oldest first. */
export const guestOrders: OrderSource[] = [
  arrived(PEYMAN, 58, { slug: 'tikan-mantle-clock' }),
  arrived(HANIEH, 44, { slug: 'nava-tanin-radio' }, { slug: 'laabin-sobh-mug', quantity: 2 }),
  arrived(SOMAYEH, 27, { slug: 'kavosh-mush-mouse', quantity: 2 }),
  arrived(BABAK, 21, { slug: 'arvin-setareh-phone' }, { slug: 'arvin-tond-charger' }),
  {
    ...arrived(NEGIN, 17, { slug: 'nava-studio-one' }),
    status: 'refunded',
    path: [
      { status: 'processing', after: 0 },
      { status: 'completed', after: 60 },
      { status: 'refunded', after: 130 },
    ],
  },
  arrived(PEYMAN, 13, { slug: 'tikan-kitchen-timer', quantity: 3 }, { slug: 'maghzineh-gilas' }),
  arrived(NEGIN, 9, { slug: 'pixora-si-film', quantity: 4 }),
  {
    ...waiting(HANIEH, 6 * DAY, { slug: 'playnik-arcade-stick' }),
    status: 'cancelled',
    path: [
      { status: 'pending', after: 0 },
      { status: 'cancelled', after: 2 },
    ],
  },
  {
    ...waiting(SOMAYEH, 3 * DAY, { slug: 'nava-buds-air' }, { slug: 'arvin-kuh-power-bank' }),
    status: 'pws-shipping',
    path: [
      { status: 'processing', after: 0 },
      { status: 'pws-shipping', after: 27 },
    ],
  },
  waiting(BABAK, 20, { slug: 'kavosh-chap-printer' }, { slug: 'kavosh-mush-mouse' }),
  waiting(NEGIN, 9, { slug: 'tikan-sand-hourglass', quantity: 2 }, { slug: 'raha-panjeh-gloves' }),
  waiting(
    PEYMAN,
    2,
    { slug: 'nava-mini-on-ear' },
    { slug: 'nava-podcast-mic' },
    { slug: 'arvin-tond-charger', quantity: 2 },
  ),
]
