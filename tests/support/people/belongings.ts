import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeShop } from '#demo/write-shop.ts'
import { SYSTEM } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { completeOrder } from '#store/modules/orders/orders.ts'
import { saveSettings } from '#store/modules/settings/settings.ts'
import type { Download, Notifications, RedeemAnswer } from '#store-api/contract/account-data.ts'
import type { CustomerProfile, DeviceSession } from '#store-api/contract/accounts.ts'
import type { PlaceAnswer } from '#store-api/contract/checkout.ts'
import type { OwnReviews } from '#store-api/contract/reviews.ts'
import { ADDRESS, atTheBank, comeBack, place } from '../checkout.ts'
import { couponRow } from '../rows/coupon-row.ts'
import { smallShop } from '../shops/small-shop.ts'
import { createTestStore, TEST_ORIGIN, type TestStore } from '../test-store.ts'
import { customerHeaders, customerRow, PASSWORD_HASH } from './customers.ts'
import { managerRow } from './manager.ts'
import { passkeyRow } from './second-factor.ts'

const OWNER = { id: 7, email: 'zarintaj@private.test', mobile: '09127770007', first_name: 'Zarintaj' }
const STREET = 'Arghavan alley 17'
const CODE = 'only-for-zarintaj'
const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/zarintaj'
const SONG = { downloads: toJson([{ id: 'song-1', name: 'Song', file: 'downloads/song.txt' }]) }

type Headers = Record<string, string>

/** A shop in which one customer has one of everything, and everybody who should see nothing of it. */
export interface Belongings {
  store: TestStore
  owner: Headers
  others: Record<'customer' | 'wholesale customer' | 'seller', Headers>
  /** what stands in the place of ids in paths and bodies */
  ids: {
    paid: number
    unpaid: number
    awaited: number
    token: string
    notice: string
    session: string
    review: number
  }
  /** address of the one at a review that waits */
  photo: string
  /** what is to be read in no answer but the owner's */
  marks: string[]
}

const openShop = async () => {
  const { products, coupons = [], ...shop } = smallShop()
  const customers = [
    customerRow({
      ...OWNER,
      password_hash: PASSWORD_HASH,
      billing: toJson({ ...ADDRESS, address_1: STREET }) as never,
    }),
    customerRow({ id: 8, mobile: '09128880008', password_hash: PASSWORD_HASH }),
    customerRow({ id: 9, role: 'wholesale_customer', password_hash: PASSWORD_HASH }),
    customerRow({ id: 10, role: 'vendor', password_hash: PASSWORD_HASH }),
    managerRow(),
  ]
  const store = await createTestStore((db) =>
    writeShop(db, {
      ...shop,
      products: products?.map((row) => (row.slug === 'song' ? { ...row, ...SONG } : row)),
      coupons: [...coupons, couponRow({ id: 50, code: CODE })],
      customers,
    }),
  )
  const context = { db: store.db, clock: Date.now, actor: SYSTEM }
  await saveSettings(context, { enable_wp_point_reward: true, points_per_amount: 1000, point_value: 500 })
  mkdirSync(join(store.dataDir, 'downloads'))
  writeFileSync(join(store.dataDir, 'downloads', 'song.txt'), 'la la la')
  return { store, context }
}

/** Gives the owner an order, a download, points, a scratch card, a wish, an alert, a subscription and so on. */
export const ownThings = async (): Promise<Belongings> => {
  const { store, context } = await openShop()
  const owner = await customerHeaders(store, OWNER)
  const send = async <T>(method: string, path: string, body?: unknown, headers: Headers = owner) =>
    (await store.call(path, { method, headers, body })).json() as Promise<T>
  const ask = <T>(path: string) => send<T>('GET', `/wp-json/ghab/v1/${path}`)

  const buy = async (product_id: number, payment_method: string) => {
    const draft = await send<string>('POST', '/api/appsettings/ionic_data_link/', {
      products: [{ product_id, quantity: 1 }],
      customer_id: OWNER.id,
      one_page: 1,
      platform: 'web',
    })
    const billing = { ...ADDRESS, address_1: STREET, email: OWNER.email, phone: OWNER.mobile }
    const placed = await place(store, draft, { payment_method, billing })
    return (await placed.json()) as PlaceAnswer
  }
  const song = await buy(4, 'testbank')
  await comeBack(store, await atTheBank(store, song.redirect.replace(TEST_ORIGIN, ''), 'pay'))
  await completeOrder(context, song.order_id)
  const unpaid = await buy(1, 'testbank')
  const awaited = await buy(6, 'bacs')
  await store.runJobs()

  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const avatar = { method: 'PUT', headers: owner, body: new Uint8Array(png) }
  await store.fetch(new Request(`${TEST_ORIGIN}/wp-json/ghab/v1/customer/avatar`, avatar))
  const manager = await customerHeaders(store, { id: managerRow().id, role: 'administrator' })
  const card = { customer_ids: [OWNER.id], kind: 'scratch', title: 'Card', text: '', code: CODE }
  await send('POST', '/wp-json/ghab/v1/notifications', card, manager)
  await send('PUT', '/wp-json/ghab/v1/wish-list/', { add: [5] })
  await send('POST', '/wp-json/ghab/v1/alerts', { product_id: 3, kind: 'restock', contact: OWNER.email })
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'zarintajzarintajzarint' }
  await send('POST', '/wp-json/ghab/v1/push/subscriptions', { endpoint: PUSH_ENDPOINT, keys })
  const said = { product_id: '4', rating: '5', review: 'Lovely', reviewer: 'A buyer', website: '' }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...said, reviewer_email: OWNER.email })) form.set(name, value)
  form.set('photos', new File([new Uint8Array(png)], 'photo.png'))
  const review = { method: 'POST', headers: owner, body: form }
  await store.fetch(new Request(`${TEST_ORIGIN}/wp-json/ghab/v1/reviews`, review))
  await store.db
    .insertInto('passkeys')
    .values(passkeyRow({ id: CODE, customer_id: OWNER.id, name: CODE }))
    .execute()
  const redeemed = await send<RedeemAnswer>('POST', '/wp-json/ghab/v1/points/redeem', { points: 2 })

  const [download] = await ask<Download[]>('downloads')
  const [session] = await ask<DeviceSession[]>('auth/sessions')
  const { notifications } = await ask<Notifications>('notifications')
  const { avatar_url } = await ask<CustomerProfile>('customer')
  const { reviews } = await ask<OwnReviews>('reviews/mine')
  const photo = reviews[0]?.photos[0]?.src ?? ''
  const token = download?.download_url.split('/').at(-2) ?? ''
  return {
    store,
    owner,
    others: {
      customer: await customerHeaders(store, { id: 8 }),
      'wholesale customer': await customerHeaders(store, { id: 9, role: 'wholesale_customer' }),
      seller: await customerHeaders(store, { id: 10, role: 'vendor' }),
    },
    ids: {
      paid: song.order_id,
      unpaid: unpaid.order_id,
      awaited: awaited.order_id,
      token,
      notice: notifications.find(({ code }) => code === CODE)?.id ?? '',
      session: session?.id ?? '',
      review: reviews[0]?.id ?? 0,
    },
    photo,
    marks: [
      ...[OWNER.email, OWNER.mobile, OWNER.first_name, STREET, CODE, PUSH_ENDPOINT, keys.auth, token],
      ...[redeemed.code, session?.id ?? '', song.order_key, new URL(avatar_url).pathname],
      photo.split('/').at(-1) ?? '',
    ],
  }
}

/** All that is kept of the owner, to be held against what it was before. */
export const rowsOfOwner = async ({ db }: TestStore): Promise<unknown> => {
  const { id } = OWNER
  const own = [
    'sessions',
    'passkeys',
    'second_factors',
    'orders',
    'customer_notifications',
    'point_entries',
    'wish_list_items',
    'push_subscriptions',
  ]
  const all = ['download_permissions', 'payments', 'order_notes', 'reviews'] as const
  return [
    await db.selectFrom('customers').selectAll().where('id', '=', id).execute(),
    ...(await Promise.all(
      own.map((table) =>
        db
          .selectFrom(table as 'orders')
          .selectAll()
          .where('customer_id', '=', id)
          .execute(),
      ),
    )),
    await db.selectFrom('alerts').selectAll().where('recipient', '=', OWNER.email).execute(),
    ...(await Promise.all(all.map((table) => db.selectFrom(table).selectAll().execute()))),
  ]
}
