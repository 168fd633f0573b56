import { uploadCsv } from '../csv.ts'
import { passkeyRow } from '../people/second-factor.ts'
import { type Body, OWN, SHOPPER, type StaffedShop, WC, WP } from './staffed-shop.ts'

let count = 0
/** Another text each time. */
const unique = (): string => `x${++count}`
const named = () => ({ name: unique() })
const titled = () => ({ title: unique() })
const none = () => ({})
const campaign = () => ({ channel: 'mail', title: unique(), text: 'A' })
const apiKey = () => ({ description: unique(), permissions: 'read' })
const invitation = () => ({ email: `${unique()}@shop.test`, role: 'support' })
const order = () => ({ line_items: [{ product_id: 20, quantity: 1 }] })

/** What a new item of a collection needs, and what changes one. */
interface Bodies {
  create: () => Body
  edit: () => Body
}
const same = (body: () => Body): Bodies => ({ create: body, edit: body })

/** Collections whose items are written alike, in batches too where they are served. */
const COLLECTIONS: Record<string, Bodies> = {
  [`${WC}/coupons`]: {
    create: () => ({ code: unique(), amount: '1' }),
    edit: () => ({ description: unique() }),
  },
  [`${WC}/customers`]: {
    create: () => ({ email: `${unique()}@shop.test` }),
    edit: () => ({ first_name: unique() }),
  },
  [`${WC}/orders`]: { create: order, edit: () => ({ customer_note: unique() }) },
  [`${WC}/products`]: same(named),
  [`${WC}/products/attributes`]: same(named),
  [`${WC}/products/attributes/{attribute}/terms`]: same(named),
  [`${WC}/products/brands`]: same(named),
  [`${WC}/products/categories`]: same(named),
  [`${WC}/products/reviews`]: {
    create: () => ({
      product_id: 20,
      review: unique(),
      reviewer: 'A',
      reviewer_email: `${unique()}@shop.test`,
    }),
    edit: () => ({ review: unique() }),
  },
  [`${WC}/products/shipping_classes`]: same(named),
  [`${WC}/products/tags`]: same(named),
  [`${WC}/products/{parent}/variations`]: same(() => ({ sku: unique() })),
  [`${WC}/search/rules`]: {
    create: () => ({ query: unique(), pinned: [20] }),
    edit: () => ({ query: unique() }),
  },
  [`${WC}/search/synonyms`]: same(() => ({ words: [unique(), unique()] })),
  [`${WC}/shipping/zones`]: same(named),
  [`${WC}/taxes`]: { create: () => ({ rate: '9', ...named() }), edit: named },
  [`${WC}/webhooks`]: {
    create: () => ({ topic: 'order.created', delivery_url: 'https://hooks.test/x' }),
    edit: named,
  },
  [`${WP}/categories`]: same(named),
  [`${WP}/comments`]: {
    create: () => ({ post: 1, content: unique(), author_name: 'A', author_email: 'a@shop.test' }),
    edit: () => ({ content: unique() }),
  },
  [`${WP}/media`]: same(titled),
  [`${WP}/menus`]: same(named),
  [`${WP}/menu-items`]: { create: () => ({ ...titled(), url: '/about', menus: 1 }), edit: titled },
  [`${WP}/pages`]: same(titled),
  [`${WP}/posts`]: same(titled),
  [`${WP}/tags`]: same(named),
}

let lastFile = 0
/** the order that was made last, for a change of many that names it in its body */
let lastOrder = 0

/** Those of the shop that collections are below. */
const PARENTS: Record<string, string> = { attribute: '1', parent: '10' }

const fill = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (whole, name: string) => PARENTS[name] ?? whole)

const make = (shop: StaffedShop, collection: string): Promise<{ id: number }> =>
  collection === `${WP}/media`
    ? shop.upload()
    : shop.send('POST', fill(collection), COLLECTIONS[collection]?.create())

/** One call: what has to be there before it, and then the call itself. */
interface Other {
  path: (shop: StaffedShop) => Promise<string>
  body?: () => Body
}

const fixed = (path: string, body?: () => Body): Other => ({ path: async () => path, ...(body && { body }) })

const madeOrder = async ({ send }: StaffedShop): Promise<string> =>
  `${WC}/orders/${(await send('POST', `${WC}/orders`, { ...order(), status: 'processing' })).id}`
const below = async (shop: StaffedShop, collection: string, body: Body): Promise<string> =>
  `${collection}/${(await shop.send('POST', collection, body)).id}`
const ORDER_CHANGES = `${OWN}/orders/bulk-changes`
const changedOrder = async (shop: StaffedShop): Promise<string> => {
  const id = Number((await madeOrder(shop)).split('/').at(-1))
  return below(shop, ORDER_CHANGES, { status: 'completed', order_ids: [id] })
}
const uploaded = async ({ store, key }: StaffedShop): Promise<string> => {
  const answer = await uploadCsv(store, key, `Type,SKU,Name\nsimple,${unique()},New`)
  return `${WC}/products/import/${(await answer.json()).id}`
}
const revised = async (shop: StaffedShop, collection: string): Promise<string> => {
  const post = await below(shop, collection, titled())
  await shop.send('POST', post, { content: unique() })
  const [{ id }] = await shop.send('GET', `${post}/revisions`)
  return `${post}/revisions/${id}`
}
const madeFile = async ({ send }: StaffedShop): Promise<number> => {
  const downloads = [{ id: 'file', name: unique(), file: 'downloads/a.txt' }]
  return (await send('POST', `${WC}/products`, { ...named(), downloadable: true, downloads })).id
}
const sentReceipt = async (shop: StaffedShop): Promise<string> => {
  const id = Number((await madeOrder(shop)).split('/').at(-1))
  const now = Date.now()
  const { id: payment } = await shop.store.db
    .insertInto('payments')
    .values({
      order_id: id,
      gateway: 'bacs',
      amount: 1,
      status: 'claimed',
      authority: `${unique()}.webp`,
      reference: '',
      receipt_media_id: null,
      details: '{}',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${OWN}/receipts/${payment}`
}
const addedJob = async ({ store }: StaffedShop, status: string): Promise<number> => {
  const job = { kind: 'order-rewards', payload: '{}', dedupe_key: unique(), status, attempts: 1 }
  const times = { run_at: 0, leased_until: null, last_error: '', created_at: 0 }
  const { id } = await store.db
    .insertInto('jobs')
    .values({ ...job, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const PASSWORDS = `${WP}/users/me/application-passwords`
const BATCH = '/wp-json/batch/v1'
const GENERAL = `${WC}/settings/general`
const CITY = 'woocommerce_store_city'
const METHOD = { method_id: 'flat_rate' }
const REFUND = { amount: '1', api_refund: false }

let lastRevision = 0
/** The draft of the shop's look with a change. */
const changedDraft = async ({ send }: StaffedShop): Promise<{ revision: number }> => {
  const { draft } = await send('GET', `${OWN}/settings`)
  const body = { revision: draft.revision, values: { site_name: unique() } }
  const changed = await send('PUT', `${OWN}/settings/draft`, body)
  lastRevision = changed.revision
  return changed
}

/** Calls that are not those of a plain collection. */
const OTHERS: Record<string, Other> = {
  [`${WC}/orders/{id}/refunds`]: {
    path: async (shop) => `${await madeOrder(shop)}/refunds`,
    body: () => REFUND,
  },
  [`${WC}/orders/{id}/refunds/{refund}`]: {
    path: async (shop) => `${await below(shop, `${await madeOrder(shop)}/refunds`, REFUND)}?force=true`,
  },
  [`${WC}/orders/{id}/notes`]: {
    path: async (shop) => `${await madeOrder(shop)}/notes`,
    body: () => ({ note: unique() }),
  },
  [`${WC}/orders/{id}/notes/{note}`]: {
    path: async (shop) => `${await below(shop, `${await madeOrder(shop)}/notes`, { note: 'A' })}?force=true`,
  },
  [`${WC}/orders/{id}/receipt`]: { path: async (shop) => `${await madeOrder(shop)}/receipt` },
  [`${WC}/orders/{id}/actions/send_order_details`]: {
    path: async (shop) => `${await madeOrder(shop)}/actions/send_order_details`,
    body: () => ({ email: `${unique()}@shop.test`, force_email_update: true }),
  },
  [`${WC}/payment_gateways/{id}`]: fixed(`${WC}/payment_gateways/cod`, titled),
  [`${WC}/products/import`]: fixed(`${WC}/products/import`),
  [`${WC}/products/import/{id}`]: { path: uploaded },
  [`${WC}/products/import/{id}/start`]: { path: async (shop) => `${await uploaded(shop)}/start` },
  [`${WC}/products/{id}/duplicate`]: fixed(`${WC}/products/20/duplicate`),
  [`${WC}/products/{parent}/variations/generate`]: {
    path: async (shop) => {
      const attributes = [{ name: 'Size', options: ['S', 'M'], variation: true, visible: true }]
      const body = { ...named(), type: 'variable', attributes }
      return `${await below(shop, `${WC}/products`, body)}/variations/generate`
    },
  },
  [`${WC}/search/synonyms/start/{key}`]: {
    path: async ({ send }) => {
      const start = await send('GET', `${WC}/search/synonyms/start`)
      return `${WC}/search/synonyms/start/${encodeURIComponent(start[++count].key)}`
    },
    body: () => ({ active: false }),
  },
  [`${WC}/settings/batch`]: fixed(`${WC}/settings/batch`, () => ({
    update: [{ group_id: 'general', id: CITY, value: unique() }],
  })),
  [`${WC}/settings/{group}/batch`]: fixed(`${GENERAL}/batch`, () => ({
    update: [{ id: CITY, value: unique() }],
  })),
  [`${WC}/settings/{group}/{id}`]: fixed(`${GENERAL}/${CITY}`, () => ({ value: unique() })),
  [`${WC}/shipping/zones/{id}/locations`]: {
    path: async (shop) => `${await below(shop, `${WC}/shipping/zones`, named())}/locations`,
    body: () => [{ code: 'IR', type: 'country' }] as never,
  },
  [`${WC}/shipping/zones/{id}/methods`]: {
    path: async (shop) => `${await below(shop, `${WC}/shipping/zones`, named())}/methods`,
    body: () => METHOD,
  },
  [`${WC}/shipping/zones/{id}/methods/{instance}`]: {
    path: async (shop) => {
      const zone = await below(shop, `${WC}/shipping/zones`, named())
      return `${await below(shop, `${zone}/methods`, METHOD)}?force=true`
    },
    body: () => ({ settings: titled() }),
  },
  [`${WC}/taxes/classes`]: fixed(`${WC}/taxes/classes`, named),
  [`${WC}/taxes/classes/{slug}`]: {
    path: async ({ send }) =>
      `${WC}/taxes/classes/${(await send('POST', `${WC}/taxes/classes`, named())).slug}?force=true`,
  },
  [`${WP}/media`]: fixed(`${WP}/media`),
  [`${WP}/pages/{parent}/revisions/{id}`]: { path: (shop) => revised(shop, `${WP}/pages`) },
  [`${WP}/posts/{parent}/revisions/{id}`]: { path: (shop) => revised(shop, `${WP}/posts`) },
  [`${WP}/settings`]: fixed(`${WP}/settings`, titled),
  [BATCH]: fixed(BATCH, () => ({ requests: [{ path: '/wp/v2/tags', body: named() }] })),
  [`${WP}/users/{user}/application-passwords`]: {
    path: async ({ send }) => {
      await send('POST', PASSWORDS, named())
      return PASSWORDS
    },
    body: named,
  },
  [`${WP}/users/{user}/application-passwords/{uuid}`]: {
    path: async ({ send }) => `${PASSWORDS}/${(await send('POST', PASSWORDS, named())).uuid}`,
    body: named,
  },
  [`${OWN}/bulk-changes`]: fixed(`${OWN}/bulk-changes`, () => ({
    percent: 10,
    product_ids: [20],
  })),
  [`${OWN}/bulk-changes/{id}/undo`]: {
    path: async (shop) => {
      const change = { percent: 10, product_ids: [20] }
      return `${await below(shop, `${OWN}/bulk-changes`, change)}/undo`
    },
  },
  [`${OWN}/bulk-changes/{id}/continue`]: {
    path: async (shop) => {
      const change = { percent: 10, product_ids: [20] }
      const path = await below(shop, `${OWN}/bulk-changes`, change)
      await shop.store.db.updateTable('bulk_changes').set({ status: 'stopped' }).execute()
      return `${path}/continue`
    },
  },
  [ORDER_CHANGES]: {
    path: async (shop) => {
      lastOrder = Number((await madeOrder(shop)).split('/').at(-1))
      return ORDER_CHANGES
    },
    body: () => ({ status: 'completed', order_ids: [lastOrder] }),
  },
  [`${ORDER_CHANGES}/{id}/undo`]: {
    path: async (shop) => `${await changedOrder(shop)}/undo`,
  },
  [`${ORDER_CHANGES}/{id}/continue`]: {
    path: async (shop) => {
      const path = await changedOrder(shop)
      await shop.store.db.updateTable('bulk_changes').set({ status: 'stopped' }).execute()
      return `${path}/continue`
    },
  },
  [`${OWN}/exports`]: fixed(`${OWN}/exports`, () => ({ kind: 'customers' })),
  [`${OWN}/exports/{id}`]: {
    path: (shop) => below(shop, `${OWN}/exports`, { kind: 'customers' }),
  },
  [`${OWN}/campaigns`]: fixed(`${OWN}/campaigns`, campaign),
  [`${OWN}/campaigns/preview`]: fixed(`${OWN}/campaigns/preview`, () => ({ channel: 'mail' })),
  [`${OWN}/campaigns/{id}/cancel`]: {
    path: async (shop) => `${await below(shop, `${OWN}/campaigns`, campaign())}/cancel`,
  },
  [`${OWN}/scratch-cards/{code}`]: {
    path: async ({ send }) => {
      const card = { customer_ids: [SHOPPER.id], kind: 'scratch', title: unique(), text: '', code: unique() }
      await send('POST', `${WC}/coupons`, { code: card.code, amount: '1' })
      await send('POST', `${OWN}/notifications`, card)
      return `${OWN}/scratch-cards/${card.code}`
    },
  },
  [`${OWN}/contact-messages/{id}`]: {
    path: async ({ store }) => {
      const message = { name: 'A', email: 'a@shop.test', phone: '', message: unique() }
      await store.call(`${OWN}/contact`, { method: 'POST', body: message })
      const { id } = await store.db
        .selectFrom('contact_messages')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
      return `${OWN}/contact-messages/${id}`
    },
    body: () => ({ read: true }),
  },
  [`${OWN}/customers`]: fixed(`${OWN}/customers`, () => ({ email: `${unique()}@shop.test` })),
  [`${OWN}/customers/{id}/role`]: {
    path: async ({ store }) => {
      await store.db.updateTable('customers').set({ role: 'customer' }).where('id', '=', SHOPPER.id).execute()
      return `${OWN}/customers/${SHOPPER.id}/role`
    },
    body: () => ({ role: 'wholesale_customer' }),
  },
  [`${OWN}/customers/{id}/sessions`]: fixed(`${OWN}/customers/${SHOPPER.id}/sessions`),
  [`${OWN}/customers/{id}/block`]: fixed(`${OWN}/customers/${SHOPPER.id}/block`, () => ({ blocked: true })),
  [`${OWN}/customers/{id}/notes`]: fixed(`${OWN}/customers/${SHOPPER.id}/notes`, () => ({ note: unique() })),
  [`${OWN}/customers/{id}/notes/{note}`]: {
    path: async ({ send }) => {
      const notes = `${OWN}/customers/${SHOPPER.id}/notes`
      return `${notes}/${(await send('POST', notes, { note: unique() })).notes[0].id}`
    },
  },
  [`${OWN}/customers/{id}/points`]: fixed(`${OWN}/customers/${SHOPPER.id}/points`, () => ({
    points: 1,
    reason: unique(),
  })),
  [`${OWN}/jobs/retry`]: {
    path: async (shop) => {
      await addedJob(shop, 'dead')
      return `${OWN}/jobs/retry`
    },
  },
  [`${OWN}/jobs/{id}/retry`]: { path: async (shop) => `${OWN}/jobs/${await addedJob(shop, 'dead')}/retry` },
  [`${OWN}/jobs/{id}/give-up`]: {
    path: async (shop) => `${OWN}/jobs/${await addedJob(shop, 'queued')}/give-up`,
  },
  [`${OWN}/mail-settings`]: fixed(`${OWN}/mail-settings`, () => ({ host: `${unique()}.test` })),
  [`${OWN}/mail-settings/test`]: fixed(`${OWN}/mail-settings/test`, () => ({ to: 'a@shop.test' })),
  [`${OWN}/sms-settings`]: fixed(`${OWN}/sms-settings`, () => ({ provider: '', sender: unique() })),
  [`${OWN}/sms-settings/test`]: fixed(`${OWN}/sms-settings/test`, () => ({ to: '09120000000' })),
  [`${OWN}/message-templates/{id}`]: {
    path: async ({ send }) => {
      await send('PUT', `${OWN}/message-templates/order.completed`, { body: unique() })
      return `${OWN}/message-templates/order.completed`
    },
    body: () => ({ body: unique() }),
  },
  [`${OWN}/message-templates/{id}/preview`]: fixed(`${OWN}/message-templates/order.completed/preview`),
  [`${OWN}/menu/{id}`]: fixed(`${OWN}/menu/1?lang=en`, titled),
  [`${OWN}/notifications`]: fixed(`${OWN}/notifications`, () => ({
    customer_ids: [SHOPPER.id],
    kind: 'offer',
    title: unique(),
    text: '',
  })),
  [`${OWN}/settings/draft`]: {
    // changed before it is given up
    path: async (shop) => {
      const { revision } = await changedDraft(shop)
      return `${OWN}/settings/draft?revision=${revision}`
    },
    body: () => ({ revision: lastRevision, values: { site_name: unique() } }),
  },
  [`${OWN}/settings/publish`]: {
    path: async (shop) => {
      await changedDraft(shop)
      return `${OWN}/settings/publish`
    },
    body: () => ({ revision: lastRevision }),
  },
  [`${OWN}/settings/versions/{number}/restore`]: {
    path: async (shop) => {
      const { revision } = await changedDraft(shop)
      const { version } = await shop.send('POST', `${OWN}/settings/publish`, { revision })
      return `${OWN}/settings/versions/${version.number - 1}/restore`
    },
  },
  [`${OWN}/seo/{kind}/{id}`]: {
    path: async (shop) => `${(await below(shop, `${WP}/posts`, titled())).replace(WP, `${OWN}/seo`)}`,
    body: titled,
  },
  [`${OWN}/orders/{id}/downloads`]: {
    path: async (shop) => {
      lastFile = await madeFile(shop)
      return `${(await madeOrder(shop)).replace(WC, OWN)}/downloads`
    },
    body: () => ({ product_id: lastFile }),
  },
  [`${OWN}/orders/{id}/downloads/{product}/{download}`]: {
    path: async (shop) => {
      const path = `${(await madeOrder(shop)).replace(WC, OWN)}/downloads`
      const product_id = await madeFile(shop)
      await shop.send('POST', path, { product_id })
      return `${path}/${product_id}/file`
    },
    body: () => ({ revoked: true }),
  },
  [`${OWN}/orders/{id}/quote`]: {
    path: async (shop) => `${(await madeOrder(shop)).replace(WC, OWN)}/quote`,
    body: none,
  },
  [`${OWN}/orders/{id}/tracking`]: {
    path: async (shop) => `${(await madeOrder(shop)).replace(WC, OWN)}/tracking`,
    body: () => ({ code: unique() }),
  },
  [`${OWN}/receipts/{id}/approve`]: { path: async (shop) => `${await sentReceipt(shop)}/approve` },
  [`${OWN}/receipts/{id}/refuse`]: {
    path: async (shop) => `${await sentReceipt(shop)}/refuse`,
    body: () => ({ reason: 'Unreadable' }),
  },
  [`${OWN}/settings`]: fixed(`${OWN}/settings?lang=en`, () => ({ site_name: unique() })),
  [`${OWN}/api-keys`]: fixed(`${OWN}/api-keys`, apiKey),
  [`${OWN}/api-keys/{id}`]: { path: (shop) => below(shop, `${OWN}/api-keys`, apiKey()) },
  [`${OWN}/staff`]: fixed(`${OWN}/staff`, invitation),
  [`${OWN}/staff/{id}`]: {
    path: (shop) => below(shop, `${OWN}/staff`, invitation()),
    body: () => ({ role: 'editor' }),
  },
  [`${OWN}/staff/{id}/second-factor`]: {
    path: async (shop) => {
      const member = await below(shop, `${OWN}/staff`, invitation())
      await shop.store.db
        .insertInto('passkeys')
        .values(passkeyRow({ id: unique(), customer_id: Number(member.split('/').at(-1)) }))
        .execute()
      return `${member}/second-factor`
    },
  },
  [`${OWN}/staff/second-factor-roles`]: fixed(`${OWN}/staff/second-factor-roles`, () => ({
    roles: ['editor'],
  })),
  [`${OWN}/vendor-desk/{id}`]: fixed(`${OWN}/vendor-desk/1`, () => ({ store_name: unique() })),
  [`${OWN}/vendors/{slug}`]: fixed(`${OWN}/vendors/seller?lang=en`, () => ({ description: unique() })),
}

/** Files are sent, not JSON. */
const SENDS_FILE: Record<string, (shop: StaffedShop) => Promise<unknown>> = {
  [`POST ${WC}/products/import`]: uploaded,
  [`POST ${WP}/media`]: ({ upload }) => upload(),
}

/** Writes of the staff's that change nothing of the shop, by path or method and path. */
export const UNLOGGED: Record<string, string> = {
  [`${OWN}/bulk-changes/{id}/continue`]: 'what it changes from then on is logged',
  [`${ORDER_CHANGES}/{id}/continue`]: 'what it changes from then on is logged',
  [`${OWN}/exports`]: 'a file is written of what is there; the security log has it',
  [`${OWN}/exports/{id}`]: 'a file is deleted that can be written again',
  [`${OWN}/campaigns/preview`]: 'nothing is written',
  [`${OWN}/download-files`]: 'a file lies there until a product names it, which is logged',
  [`${OWN}/customers/{id}/sessions`]: 'sessions end, the customer stays as they are; the security log has it',
  [`${OWN}/orders/{id}/quote`]: 'nothing is written',
  [`${WC}/orders/{id}/actions/send_email`]: 'a mail is sent, the order stays as it is',
  [`${WC}/system_status/tools/{id}`]: 'carts that nobody has placed are forgotten, and nothing else',
  [`${OWN}/mail-settings/test`]: 'a mail is sent',
  [`${OWN}/staff/{id}/invitation`]: 'a mail is sent',
  [`${OWN}/sms-settings/test`]: 'an SMS is sent',
  [`${OWN}/payment-gateways/{id}/test`]: 'a bank is asked',
  [`${WC}/products/import/shop`]:
    'what is received lies as a file does: store/http/wc-v3/csv/shop-import.test.ts',
  [`${OWN}/message-templates/{id}/preview`]: 'nothing is written',
  [`${WC}/webhooks/{id}/deliveries/{delivery}`]: 'what was sent is sent again',
  [`${OWN}/setup/steps/shop`]: 'only a shop without goods takes it: tests/contract/settings/setup.test.ts',
}

/** Makes what a write of the staff's needs; answers the write itself. */
export const prepareWrite = async (
  shop: StaffedShop,
  method: string,
  path: string,
): Promise<() => Promise<unknown>> => {
  const file = SENDS_FILE[`${method} ${path}`]
  if (file) return () => file(shop)
  const call = (to: string, body?: Body) => () => shop.send(method, to, body)
  const other = OTHERS[path]
  if (other) {
    const to = await other.path(shop)
    return method === 'DELETE'
      ? call(to.includes('?') ? to : `${to}?force=true`)
      : call(to, other.body?.() ?? {})
  }
  const [, collection = '', rest] = /^(.*?)(\/batch|\/\{\w+\})?$/.exec(path) ?? []
  const bodies = COLLECTIONS[collection] ?? COLLECTIONS[path]
  if (!bodies) throw new Error(`${method} ${path} is no write that is known here`)
  if (rest === '/batch') return call(fill(path), { create: [bodies.create()] })
  if (rest === undefined || !COLLECTIONS[collection]) return call(fill(path), bodies.create())
  const item = `${fill(collection)}/${(await make(shop, collection)).id}`
  return method === 'DELETE' ? call(`${item}?force=true`) : call(item, bodies.edit())
}
