import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Quote, quote as quoteSchema } from '#store-api/contract/cart.ts'
import { createTestStore } from '#tests/support/test-store.ts'
import { buildShop } from './builders/build-shop.ts'
import { decimalsOf, loadSource } from './seed-demo.ts'
import { writeShop } from './write-shop.ts'

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const OWN_PLACE = { fa: { state: 'THR' }, en: { state: 'NY' } }

/** what a coupon does to a cart of so many of a product */
const DOES = {
  fa: {
    welcome10: ['laabin-sobh-mug', 2, 'discount 77000'],
    vitrin200: ['nava-mini-on-ear', 1, 'discount 200000'],
    mod20: ['raha-sari-tunic', 1, 'discount 248000'],
    postfree: ['laabin-sobh-mug', 1, 'free delivery'],
    yalda: ['nava-mini-on-ear', 1, 'discount 422500'],
    dirooz: ['laabin-sobh-mug', 1, 'expired'],
    tamoom: ['laabin-sobh-mug', 1, 'usage_limit'],
  },
  en: {
    welcome10: ['kilnday-river-teapot', 1, 'discount 6.80'],
    'fifteen-off': ['kilnday-river-teapot', 2, 'discount 15.00'],
    listen15: ['murmur-studio-line', 1, 'discount 19.42'],
    shipfree: ['kilnday-river-teapot', 1, 'free delivery'],
    yesterday: ['kilnday-river-teapot', 1, 'expired'],
  },
} as const

const told = (quote: Quote): string => {
  const [refused] = quote.refused_coupons
  if (refused) return refused.reason
  const delivery = quote.shipping.rates.find(({ selected }) => selected)
  if (quote.coupons[0]?.free_shipping) {
    return delivery?.method_id === 'free_shipping' && Number(quote.totals.shipping) === 0
      ? 'free delivery'
      : `delivery for ${quote.totals.shipping}`
  }
  return `discount ${quote.totals.discount}`
}

test.each(['fa', 'en'] as const)(
  'every coupon of the README does what it says in the %s shop',
  async (shop) => {
    const store = await createTestStore(async (db) => {
      const built = await buildShop(await loadSource(shop), Date.now(), decimalsOf(shop))
      await writeShop(db, built.rows(new Map()))
    })
    const results = await Promise.all(
      Object.entries(DOES[shop]).map(async ([code, [slug, quantity]]) => {
        const { id } = await store.db
          .selectFrom('products')
          .select('id')
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow()
        const answer = await store.call('/wp-json/ghab/v1/cart/quote', {
          method: 'POST',
          body: {
            lines: [{ cart_id: code, product_id: id, quantity }],
            coupons: [code],
            shipping_address: OWN_PLACE[shop],
          },
        })
        return [code, told(quoteSchema.parse(await answer.json()))]
      }),
    )
    expect(results).toEqual(Object.entries(DOES[shop]).map(([code, [, , does]]) => [code, does]))
    const [, fa = '', en = ''] =
      /Coupons to try in the Persian shop:([\s\S]*?)In the English one:(.*)/.exec(README) ?? []
    const named = Array.from((shop === 'fa' ? fa : en).matchAll(/`([\w-]+)`/g), ([, code]) => code)
    expect(named).toEqual(Object.keys(DOES[shop]))
    await store.close()
  },
)
