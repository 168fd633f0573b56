import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApplicationPassword } from '#store/modules/customers/customers.ts'
import { type Belongings, ownThings, rowsOfOwner } from '#tests/support/people/belongings.ts'
import { PASSWORD } from '#tests/support/people/customers.ts'
import { TEST_ORIGIN } from '#tests/support/test-store.ts'

interface Walk {
  /** in ghab/v1; names in braces stand for what belongs to the owner, `{address}` and `{mobile}` for ones that nobody asked for */
  path: string
  body?: object | 'picture'
  /** what the owner gets */
  own: number
  /** what another customer gets; 200 and 201 where the same call is about what is theirs */
  others: number
}

const OTHER_BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/other',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'otherotherotherotherot' },
}

const NO_CREDENTIAL = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }

/** What those who run the shop may call, by method and path: no customer may. */
const STAFFS: Record<string, { path: string; body?: object }> = {
  'GET api-keys': { path: 'api-keys' },
  'POST api-keys': { path: 'api-keys', body: { description: 'x', permissions: 'read' } },
  'DELETE api-keys/:id': { path: 'api-keys/1' },
  'GET backups': { path: 'backups' },
  'POST backups': { path: 'backups' },
  'PUT backups/schedule': { path: 'backups/schedule', body: { every_hours: 24, keep: 7 } },
  'GET backups/:name': { path: 'backups/x' },
  'POST backups/:name/restore': { path: 'backups/x/restore', body: { shop: 'x' } },
  'DELETE backups/:name': { path: 'backups/x' },
  'GET bulk-changes': { path: 'bulk-changes' },
  'POST bulk-changes': { path: 'bulk-changes', body: { percent: -99, product_ids: [1] } },
  'GET bulk-changes/:id': { path: 'bulk-changes/1' },
  'POST bulk-changes/:id/undo': { path: 'bulk-changes/1/undo' },
  'POST bulk-changes/:id/continue': { path: 'bulk-changes/1/continue' },
  'GET orders/bulk-changes': { path: 'orders/bulk-changes' },
  'POST orders/bulk-changes': {
    path: 'orders/bulk-changes',
    body: { status: 'completed', order_ids: [1] },
  },
  'GET orders/bulk-changes/:id': { path: 'orders/bulk-changes/1' },
  'POST orders/bulk-changes/:id/undo': { path: 'orders/bulk-changes/1/undo' },
  'POST orders/bulk-changes/:id/continue': { path: 'orders/bulk-changes/1/continue' },
  'GET exports': { path: 'exports' },
  'POST exports': { path: 'exports', body: { kind: 'customers' } },
  'GET exports/:id/file': { path: 'exports/1/file' },
  'DELETE exports/:id': { path: 'exports/1' },
  'GET campaigns': { path: 'campaigns' },
  'POST campaigns': { path: 'campaigns', body: { channel: 'sms', title: 'x', text: 'x' } },
  'POST campaigns/preview': { path: 'campaigns/preview', body: { channel: 'sms' } },
  'GET campaigns/:id': { path: 'campaigns/1' },
  'POST campaigns/:id/cancel': { path: 'campaigns/1/cancel' },
  'GET scratch-cards': { path: 'scratch-cards' },
  'DELETE scratch-cards/:code': { path: 'scratch-cards/only-for-zarintaj' },
  'GET contact-messages': { path: 'contact-messages' },
  'PUT contact-messages/:id': { path: 'contact-messages/1', body: { read: true } },
  'DELETE contact-messages/:id': { path: 'contact-messages/1' },
  'GET overview': { path: 'overview' },
  'GET vendor-desk': { path: 'vendor-desk' },
  'GET vendor-desk/:id': { path: 'vendor-desk/1' },
  'PUT vendor-desk/:id': { path: 'vendor-desk/1', body: { featured: true } },
  'GET customers': { path: 'customers' },
  'POST customers': { path: 'customers', body: { email: 'x@y.test' } },
  'PUT customers/:id/role': { path: 'customers/7/role', body: { role: 'wholesale_customer' } },
  'GET customers/:id/points': { path: 'customers/7/points' },
  'GET customers/:id/sessions': { path: 'customers/7/sessions' },
  'DELETE customers/:id/sessions': { path: 'customers/7/sessions' },
  'GET customers/:id': { path: 'customers/7' },
  'PUT customers/:id/block': { path: 'customers/7/block', body: { blocked: true } },
  'POST customers/:id/notes': { path: 'customers/7/notes', body: { note: 'x' } },
  'DELETE customers/:id/notes/:note': { path: 'customers/7/notes/1' },
  'POST customers/:id/points': { path: 'customers/7/points', body: { points: 1, reason: 'x' } },
  'GET customers/:id/export': { path: 'customers/7/export' },
  'GET health': { path: 'health' },
  'GET jobs': { path: 'jobs' },
  'POST jobs/retry': { path: 'jobs/retry' },
  'POST jobs/:id/retry': { path: 'jobs/1/retry' },
  'POST jobs/:id/give-up': { path: 'jobs/1/give-up' },
  'POST payment-gateways/:id/test': { path: 'payment-gateways/zarinpal/test' },
  'GET mail-settings': { path: 'mail-settings' },
  'PUT mail-settings': { path: 'mail-settings', body: { host: '' } },
  'POST mail-settings/test': { path: 'mail-settings/test', body: { to: 'a@b.test' } },
  'GET message-templates': { path: 'message-templates' },
  'GET message-templates/:id': { path: 'message-templates/order.note' },
  'PUT message-templates/:id': { path: 'message-templates/order.note', body: { body: 'x' } },
  'DELETE message-templates/:id': { path: 'message-templates/order.note' },
  'POST message-templates/:id/preview': { path: 'message-templates/order.note/preview', body: {} },
  'GET staff': { path: 'staff' },
  'POST staff': { path: 'staff', body: { email: 'friend@shop.test', role: 'administrator' } },
  'PUT staff/:id': { path: 'staff/7', body: { role: 'administrator' } },
  'DELETE staff/:id': { path: 'staff/7' },
  'POST staff/:id/invitation': { path: 'staff/7/invitation' },
  'DELETE staff/:id/second-factor': { path: 'staff/7/second-factor' },
  'GET staff/second-factor-roles': { path: 'staff/second-factor-roles' },
  'PUT staff/second-factor-roles': { path: 'staff/second-factor-roles', body: { roles: [] } },
  'GET sms-settings': { path: 'sms-settings' },
  'PUT sms-settings': { path: 'sms-settings', body: { provider: '' } },
  'POST sms-settings/test': { path: 'sms-settings/test', body: { to: '09120000000' } },
  'GET low-stock': { path: 'low-stock' },
  'GET orders/:id/downloads': { path: 'orders/{paid}/downloads' },
  'POST orders/:id/downloads': { path: 'orders/{paid}/downloads', body: { product_id: 4 } },
  'PUT orders/:id/downloads/:product/:download': {
    path: 'orders/{paid}/downloads/4/song-1',
    body: { downloads_remaining: null },
  },
  'GET orders/:id/payments': { path: 'orders/{paid}/payments' },
  'POST orders/:id/quote': { path: 'orders/{paid}/quote', body: {} },
  'GET orders/:id/tracking': { path: 'orders/{paid}/tracking' },
  'PUT orders/:id/tracking': { path: 'orders/{paid}/tracking', body: { code: 'x' } },
  'GET orders/print': { path: 'orders/print?ids={paid}' },
  'GET seo/:kind/:id': { path: 'seo/products/1' },
  'PUT seo/:kind/:id': { path: 'seo/products/1', body: { title: 'x' } },
  'GET receipts': { path: 'receipts' },
  'GET receipts/:id/picture': { path: 'receipts/1/picture' },
  'POST receipts/:id/approve': { path: 'receipts/1/approve', body: {} },
  'POST receipts/:id/refuse': { path: 'receipts/1/refuse', body: { reason: 'x' } },
}
const refused = { own: 403, others: 403 }

/** What belongs to a customer: by method and path, what the owner does and others try. */
const OWN: Record<string, Walk> = {
  ...Object.fromEntries(Object.entries(STAFFS).map(([route, one]) => [route, { ...one, ...refused }])),
  'GET audit-log': { path: 'audit-log', ...refused },
  'GET auth/second-factor': { path: 'auth/second-factor', own: 200, others: 200 },
  'POST auth/second-factor/totp': { path: 'auth/second-factor/totp', body: {}, own: 200, others: 200 },
  'PUT auth/second-factor/totp': {
    path: 'auth/second-factor/totp',
    body: { setup: 'x', code: '000000' },
    own: 410,
    others: 410,
  },
  'DELETE auth/second-factor/totp': { path: 'auth/second-factor/totp', own: 404, others: 404 },
  'POST auth/second-factor/passkeys/options': {
    path: 'auth/second-factor/passkeys/options',
    body: {},
    own: 200,
    others: 200,
  },
  'POST auth/second-factor/passkeys': {
    path: 'auth/second-factor/passkeys',
    body: { setup: 'x', name: 'x', credential: NO_CREDENTIAL },
    own: 410,
    others: 410,
  },
  'DELETE auth/second-factor/passkeys/:id': {
    path: 'auth/second-factor/passkeys/only-for-zarintaj',
    own: 200,
    others: 404,
  },
  'POST auth/second-factor/recovery-codes': {
    path: 'auth/second-factor/recovery-codes',
    body: {},
    own: 200,
    others: 404,
  },
  'POST auth/sessions/confirm': {
    path: 'auth/sessions/confirm',
    body: { code: '000000' },
    own: 400,
    others: 400,
  },
  'POST auth/sessions/confirm/options': {
    path: 'auth/sessions/confirm/options',
    body: {},
    own: 200,
    others: 200,
  },
  'GET auth/sessions': { path: 'auth/sessions', own: 200, others: 200 },
  'DELETE auth/sessions': { path: 'auth/sessions', body: { id: '{session}' }, own: 200, others: 404 },
  'GET customer': { path: 'customer', own: 200, others: 200 },
  'PUT customer': { path: 'customer', body: { id: 7, first_name: 'Somebody' }, own: 200, others: 200 },
  'DELETE customer': { path: 'customer', body: { id: 7, password: PASSWORD }, own: 200, others: 200 },
  'POST customer/email-code': {
    path: 'customer/email-code',
    body: { email: '{address}' },
    own: 200,
    others: 200,
  },
  'POST customer/identity-code': { path: 'customer/identity-code', body: {}, own: 200, others: 200 },
  'POST customer/mobile-code': {
    path: 'customer/mobile-code',
    body: { mobile: '{mobile}' },
    own: 200,
    others: 200,
  },
  'PUT customer/avatar': { path: 'customer/avatar', body: 'picture', own: 400, others: 400 },
  'DELETE customer/avatar': { path: 'customer/avatar', own: 200, others: 200 },
  'GET customer/export': { path: 'customer/export', own: 200, others: 200 },
  'POST download-files': { path: 'download-files', body: 'picture', own: 403, others: 403 },
  'GET downloads': { path: 'downloads', own: 200, others: 200 },
  'GET downloads/:token/file': { path: 'downloads/{token}/file', own: 200, others: 404 },
  'GET notifications': { path: 'notifications', own: 200, others: 200 },
  'PUT notifications': { path: 'notifications', body: { seen: ['{notice}'] }, own: 200, others: 200 },
  'POST notifications': {
    path: 'notifications',
    body: { customer_ids: [7], kind: 'offer', title: 'Spam', text: '' },
    own: 403,
    others: 403,
  },
  'GET orders': { path: 'orders?customer_id=7&customer=7', own: 200, others: 200 },
  'GET orders/:id': { path: 'orders/{paid}', own: 200, others: 404 },
  'POST orders/:id/cancel': { path: 'orders/{unpaid}/cancel', body: {}, own: 200, others: 404 },
  'POST orders/:id/pay': { path: 'orders/{unpaid}/pay', body: {}, own: 200, others: 404 },
  'POST orders/:id/receipt': {
    path: 'orders/{awaited}/receipt',
    body: 'picture',
    own: 400,
    others: 404,
  },
  'POST orders/:id/reorder': { path: 'orders/{paid}/reorder', body: {}, own: 200, others: 404 },
  'GET points': { path: 'points?customer_id=7', own: 200, others: 200 },
  'POST points/redeem': { path: 'points/redeem', body: { points: 1, customer_id: 7 }, own: 200, others: 409 },
  'GET push/key': { path: 'push/key', own: 200, others: 200 },
  'POST push/subscriptions': { path: 'push/subscriptions', body: OTHER_BROWSER, own: 201, others: 201 },
  'DELETE push/subscriptions': {
    path: 'push/subscriptions',
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/zarintaj' },
    own: 200,
    others: 200,
  },
  'GET reviews/mine': { path: 'reviews/mine', own: 200, others: 200 },
  'GET reviews/rights': { path: 'reviews/rights?product_id=4', own: 200, others: 200 },
  'POST settings/preview': { path: 'settings/preview', body: {}, own: 403, others: 403 },
  'GET vendor': { path: 'vendor', own: 403, others: 403 },
  'GET vendor/orders': { path: 'vendor/orders', own: 403, others: 403 },
  'GET vendor/orders/:id': { path: 'vendor/orders/{paid}', own: 403, others: 403 },
  'GET vendor/products': { path: 'vendor/products', own: 403, others: 403 },
  'POST vendor/products': { path: 'vendor/products', body: { name: 'x' }, own: 403, others: 403 },
  'GET vendor/products/:id': { path: 'vendor/products/1', own: 403, others: 403 },
  'PUT vendor/products/:id': { path: 'vendor/products/1', body: { name: 'x' }, own: 403, others: 403 },
  'DELETE vendor/products/:id': { path: 'vendor/products/1', own: 403, others: 403 },
  'POST vendor/pictures': { path: 'vendor/pictures', body: 'picture', own: 403, others: 403 },
  'GET wish-list': { path: 'wish-list', own: 200, others: 200 },
  'PUT wish-list': { path: 'wish-list', body: { add: [], remove: [5] }, own: 200, others: 200 },
}

const wrongLogin = { login: 'zarintaj@private.test', password: 'a wrong guess' }
/** who has an account, so that this one is not made known */
const newPerson = {
  email: 'customer-8@shop.test',
  first_name: 'N',
  last_name: 'N',
  password: 'a-long-password',
}

/** What everybody may call: nothing of the owner's is in the answers. */
const EVERYBODYS: Record<string, { path: string; body?: object }> = {
  'POST alerts': { path: 'alerts', body: { product_id: 3, kind: 'restock', contact: 'new@shop.test' } },
  'POST alerts/stop': { path: 'alerts/stop', body: { token: 'x' } },
  'POST auth/second-factor/challenge': { path: 'auth/second-factor/challenge', body: { challenge: 'x' } },
  'POST auth/second-factor/verify': {
    path: 'auth/second-factor/verify',
    body: { challenge: 'x', code: '000000' },
  },
  'POST auth/sign-in': { path: 'auth/sign-in', body: wrongLogin },
  'POST auth/sign-up': { path: 'auth/sign-up', body: newPerson },
  'POST auth/sign-up/resend': { path: 'auth/sign-up/resend', body: { sign_up: 'x' } },
  'POST auth/sign-up/verify': { path: 'auth/sign-up/verify', body: { sign_up: 'x', code: '000000' } },
  'POST auth/otp/request': { path: 'auth/otp/request', body: { mobile: '09120000000' } },
  'POST auth/otp/verify': { path: 'auth/otp/verify', body: { mobile: '09127770007', code: '000000' } },
  'POST auth/reset-password': {
    path: 'auth/reset-password',
    body: { token: 'x', password: 'a-long-password' },
  },
  'POST cart/quote': { path: 'cart/quote', body: { lines: [] } },
  'GET checkout/:draft': { path: `checkout/${'0'.repeat(32)}` },
  'POST checkout/:draft/place': { path: `checkout/${'0'.repeat(32)}/place`, body: {} },
  'POST comments': { path: 'comments', body: {} },
  'POST contact': { path: 'contact', body: {} },
  'GET geography': { path: 'geography' },
  'GET menu': { path: 'menu' },
  'PUT menu/:id': { path: 'menu/1?lang=fa', body: { title: 'x' } },
  'GET orders/track': { path: 'orders/track?number={paid}&contact=09120000000' },
  'POST orders/track/code': {
    path: 'orders/track/code',
    body: { number: '{paid}', contact: '09120000000' },
  },
  'POST orders/track/verify': {
    path: 'orders/track/verify',
    body: { number: '{paid}', contact: '09127770007', request: 'x', code: '000000' },
  },
  'GET payments/:gateway/return': { path: 'payments/testbank/return?authority={paid}' },
  'POST payments/:gateway/notify': { path: 'payments/testbank/notify', body: { authority: '{paid}' } },
  'GET product-categories': { path: 'product-categories' },
  'GET products': { path: 'products' },
  'GET products/:id/price-history': { path: 'products/1/price-history' },
  'GET products/:id/structured-data': { path: 'products/4/structured-data' },
  'POST reviews': { path: 'reviews', body: {} },
  'GET settings': { path: 'settings' },
  'PUT settings/draft': { path: 'settings/draft', body: { revision: 0, values: { site_name: 'x' } } },
  'DELETE settings/draft': { path: 'settings/draft?revision=0' },
  'POST settings/publish': { path: 'settings/publish', body: { revision: 0 } },
  'GET settings/versions': { path: 'settings/versions' },
  'POST settings/versions/:number/restore': { path: 'settings/versions/1/restore', body: {} },
  'PUT settings': { path: 'settings?lang=fa', body: { site_name: 'x' } },
  'GET reviews/photos': { path: 'reviews/photos?include={review}' },
  'POST search/seen': { path: 'search/seen', body: { search: 'zarintaj' } },
  'GET search/suggest': { path: 'search/suggest?q=zarintaj' },
  'POST setup/claim': {
    path: 'setup/claim',
    body: { token: 'x', first_name: 'A', email: 'a@shop.test', password: 'a-long-password' },
  },
  'GET setup/checklist': { path: 'setup/checklist' },
  'POST setup/steps/shop': {
    path: 'setup/steps/shop',
    body: { name: 'A', language: 'fa', currency: 'IRT', country: 'IR' },
  },
  'GET swatches': { path: 'swatches' },
  'GET vendors': { path: 'vendors' },
  'GET vendors/:slug': { path: 'vendors/zarintaj' },
  'PUT vendors/:slug': { path: 'vendors/zarintaj?lang=fa', body: { name: 'x' } },
  // last, because nobody is signed in after it
  'POST auth/sign-out': { path: 'auth/sign-out', body: {} },
}

let shop: Belongings
/** `METHOD path` of every route of a namespace, as the shop's own index tells them. */
const routesOf = async (namespace: string): Promise<string[]> => {
  const index = await shop.store.call(`/wp-json/${namespace}`)
  const { routes } = (await index.json()) as { routes: Record<string, { methods: string[] }> }
  return Object.entries(routes).flatMap(([pattern, { methods }]) => {
    const path = pattern.slice(namespace.length + 2).replace(/\(\?P<(\w+)>(?:\[[^\]]*\]|[^)])*\)/g, ':$1')
    return methods.map((method) => `${method} ${path}`)
  })
}

const filled = (text: string): string =>
  text
    .replace('{address}', () => `${randomUUID()}@shop.test`)
    .replace('{mobile}', () => `09${randomInt(1e8, 1e9)}`)
    .replace(/\{(\w+)\}/g, (_, name: keyof Belongings['ids']) => String(shop.ids[name]))

const send = (
  route: string,
  { path, body }: Pick<Walk, 'path' | 'body'>,
  headers: Record<string, string> = {},
): Promise<Response> => {
  const isPicture = body === 'picture'
  const init: RequestInit = {
    method: route.split(' ')[0],
    headers: { ...headers, ...(body && !isPicture && { 'Content-Type': 'application/json' }) },
    ...(body && { body: isPicture ? 'no picture' : filled(JSON.stringify(body)) }),
  }
  return shop.store.fetch(new Request(`${TEST_ORIGIN}/wp-json/ghab/v1/${filled(path)}`, init))
}

const expectUnmarked = async (answer: Response, who: string): Promise<void> => {
  const told = `${JSON.stringify([...answer.headers])}${await answer.text()}`
  for (const mark of shop.marks) expect(told, who).not.toContain(mark)
}

const expectOwn = async (route: string, walk: Walk): Promise<void> => {
  const before = await rowsOfOwner(shop.store)
  const asGuest = await send(route, walk)
  expect(asGuest.status).toBe(401)
  await expectUnmarked(asGuest, 'guest')
  for (const [who, headers] of Object.entries(shop.others)) {
    const answer = await send(route, walk, headers)
    expect(answer.status, who).toBe(walk.others)
    await expectUnmarked(answer, who)
  }
  await shop.store.runJobs()
  expect(await rowsOfOwner(shop.store)).toEqual(before)
  expect((await send(route, walk, shop.owner)).status).toBe(walk.own)
}

/** What reads, and what is refused to the owner as well, takes nothing away: all of it is tried in one shop. */
const leavesAll = ([route, { own }]: [string, Walk]): boolean => route.startsWith('GET ') || own === 403
const walks = Object.entries(OWN)

describe('ghab/v1, in a shop that stays as it is', () => {
  beforeAll(async () => {
    shop = await ownThings()
  })

  test.each(walks.filter(leavesAll))('%s is its customer’s alone', expectOwn)
})

describe('ghab/v1', () => {
  beforeEach(async () => {
    shop = await ownThings()
  })

  test('every route is walked: a new one is named here before it is open', async () => {
    const known = [...Object.keys(OWN), ...Object.keys(EVERYBODYS)].toSorted()
    expect((await routesOf('ghab/v1')).toSorted()).toEqual(known)
    expect(shop.marks.every(Boolean)).toBe(true)
  })

  test.each(walks.filter((walk) => !leavesAll(walk)))('%s is its customer’s alone', expectOwn)

  test('the owner’s own answers hold what others must not read', async () => {
    let told = ''
    for (const [route, walk] of Object.entries(OWN)) {
      if (route.startsWith('GET ')) told += await (await send(route, walk, shop.owner)).text()
    }
    const kept = [shop.ids.session, 'Zarintaj', 'Arghavan', 'only-for-zarintaj', '"slug":"single"']
    for (const mark of kept) expect(told).toContain(mark)
  })

  test('the owner’s export has something of everything', async () => {
    const comment = { post_id: 1, parent_id: 0, customer_id: 7, author_name: 'Z', author_email: '' }
    await shop.store.db
      .insertInto('comments')
      .values({ ...comment, content: '<p>Nice</p>', status: 'hold', created_at: 0 })
      .execute()
    await shop.store.db
      .insertInto('customer_notes')
      .values({ customer_id: 7, author: '', note: 'Calls often', created_at: 0 })
      .execute()
    await shop.store.db
      .insertInto('contact_messages')
      .values({ name: 'Z', email: '', phone: '09127770007', message: 'Do you sell tea?', created_at: 0 })
      .execute()
    await shop.store.db
      .insertInto('coupon_usages')
      .values({ coupon_id: 1, order_id: shop.ids.paid, used_by: '7' })
      .execute()
    const actor = { customerId: 7, role: 'customer' } as const
    const inside = { db: shop.store.db, clock: Date.now, actor }
    await createApplicationPassword(inside, { name: 'Of former days', appId: '' })
    const copy = await shop.store.call('/wp-json/ghab/v1/customer/export', { headers: shop.owner })
    const { customer, ...lists } = (await copy.json()) as Record<string, unknown[]>
    expect(customer).toMatchObject({ first_name: 'Zarintaj' })
    expect(lists.comments).toMatchObject([{ comment: '<p>Nice</p>' }])
    for (const [name, list] of Object.entries(lists)) expect(list.length, name).toBeGreaterThan(0)
  })

  test('the photo of a review that waits is opened by its author alone', async () => {
    const { review } = shop.ids
    const told = await shop.store.call(`/wp-json/ghab/v1/reviews/photos?include=${review}`)
    expect([review > 0, told.status, await told.json()]).toEqual([true, 200, {}])
    const open = (headers: Record<string, string>) => shop.store.fetch(new Request(shop.photo, { headers }))
    for (const headers of [{}, ...Object.values(shop.others)]) expect((await open(headers)).status).toBe(404)
    expect((await open(shop.owner)).status).toBe(200)
  })

  test('what everybody may call tells nothing of anybody', async () => {
    const before = await rowsOfOwner(shop.store)
    for (const [route, walk] of Object.entries(EVERYBODYS)) {
      for (const headers of [{}, ...Object.values(shop.others)]) {
        const answer = await send(route, walk, headers)
        expect(answer.status, route).toBeLessThan(500)
        await expectUnmarked(answer, route)
      }
      await shop.store.runJobs()
      expect(await rowsOfOwner(shop.store), route).toEqual(before)
    }
  })

  test('even with the contact of the owner, tracking tells how far an order is and nothing else', async () => {
    const query = 'orders/track?number={paid}&contact=09127770007'
    for (const headers of [{}, ...Object.values(shop.others)]) {
      const answer = await send('GET orders/track', { path: query }, headers)
      expect(answer.status).toBe(200)
      await expectUnmarked(answer, 'tracking')
    }
  })

  test('an order is of who is signed in, whatever the cart says', async () => {
    const draft = await shop.store.call('/api/appsettings/ionic_data_link/', {
      method: 'POST',
      headers: shop.others.customer,
      body: {
        products: [{ product_id: 6, quantity: 1 }],
        customer_id: 7,
        token: shop.owner.Authorization,
        one_page: 1,
        platform: 'web',
      },
    })
    const view = await shop.store.call(`/wp-json/ghab/v1/checkout/${await draft.json()}`)
    await expectUnmarked(view, 'the checkout of another customer')
  })
})

describe('other namespaces', () => {
  beforeAll(async () => {
    shop = await ownThings()
  })

  /** What WooCommerce clients read without a key: the catalogue. */
  const CATALOGUE = /^(GET|OPTIONS) (products|variations)/

  test('wc/v3 but for the catalogue is for keys and those who run the shop', async () => {
    const routes = await routesOf('wc/v3')
    const shut = routes.filter((route) => !CATALOGUE.test(route))
    expect(shut.length).toBeGreaterThan(40)
    for (const route of routes) {
      const [method = '', pattern = ''] = route.split(' ')
      const path = pattern
        .replace(/^customers\/:id/, 'customers/7')
        .replace(/^orders\/:id/, `orders/${shop.ids.paid}`)
        .replace(':currency', 'EUR')
        .replace(/:\w+/g, '1')
      for (const headers of [{}, shop.owner, ...Object.values(shop.others)]) {
        const body = method === 'GET' ? undefined : {}
        const answer = await shop.store.call(`/wp-json/wc/v3/${path}`, { method, headers, body })
        if (shut.includes(route)) expect([401, 403], `${route} ${answer.status}`).toContain(answer.status)
        await expectUnmarked(answer, route)
      }
    }
  })

  test('in a batch no write of wp/v2 is open that is shut by itself', async () => {
    const before = await rowsOfOwner(shop.store)
    const writes = (await routesOf('wp/v2')).filter((route) => !/^(GET|OPTIONS) /.test(route))
    const requests = writes.map((route) => {
      const [method = '', pattern = ''] = route.split(' ')
      return { method, path: `/wp/v2/${pattern.replace(/:\w+/g, '1')}`, body: { name: 'x', title: 'x' } }
    })
    expect(requests.length).toBeGreaterThan(20)
    while (requests.length > 0) {
      const body = { requests: requests.splice(0, 25) }
      for (const headers of [{}, shop.owner, ...Object.values(shop.others)]) {
        const answer = await shop.store.call('/wp-json/batch/v1', { method: 'POST', headers, body })
        const told = await answer.clone().json()
        for (const { status } of told.responses) expect([400, 401, 403, 404]).toContain(status)
        await expectUnmarked(answer, 'batch/v1')
      }
    }
    expect(await rowsOfOwner(shop.store)).toEqual(before)
  })

  test('wp/v2 and rankmath/v1 know no customers', async () => {
    for (const namespace of ['wp/v2', 'rankmath/v1']) {
      for (const route of await routesOf(namespace)) {
        const [method = '', pattern = ''] = route.split(' ')
        const path = `/wp-json/${namespace}/${pattern.replace(/:\w+/g, '1')}`
        for (const headers of [{}, shop.others.customer]) {
          await expectUnmarked(await shop.store.call(path, { method, headers }), route)
        }
      }
    }
  })
})
