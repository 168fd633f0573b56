import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Texts = Record<string, string>

const read = (locale: 'fa' | 'en'): Texts => {
  const folder = join(import.meta.dirname, locale)
  return Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts),
  )
}

const fa = read('fa')
const en = read('en')

/** The keys of each text that two or more have. */
const duplicates = (keys: string[], textOf: (key: string) => string): string[] =>
  Object.values(Object.groupBy(keys, textOf)).flatMap((group = []) =>
    group.length > 1 ? [group.sort().join(' ')] : [],
  )

/** Equal in both languages, and yet two: a field's label, and a word before a price. */
const ROLES = ['catalog_price_min ui_price_from']

/** Equal in Persian, told apart by English; what is told apart by Persian alone needs no mention. */
const TOLD_APART_IN_ENGLISH: Record<string, string[]> = {
  'Persian has one word for comments and reviews': [
    'content_comment_needs_text product_review_needs_text',
    'content_comment_send product_review_send',
    'content_comment_write product_review_text',
    'content_comments product_reviews',
    'content_comments_earlier product_reviews_previous',
    'content_comments_more product_more_reviews',
  ],
  'Persian has one word for things, items and products, and no plural after a number': [
    'catalog_count orders_items product_vendor_products',
    'cart_one orders_quantity',
    'catalog_count_one orders_item',
    'ui_day ui_days',
  ],
  'a status, and what is shown of things that have it': [
    'order_status_on_hold reviews_held',
    'order_status_pending orders_group_unpaid',
  ],
  'a heading, and a row or button that has less room or says what it does': [
    'account_code_title cart_coupon_placeholder',
    'account_signin_title shell_sign_in',
    'cart_shipping_title orders_shipping',
    'catalog_options product_see_options',
    'catalog_sale home_on_sale',
    'checkout_step_delivery orders_shipping_method',
    'orders_until ui_until',
  ],
  'of different things': [
    'account_details product_facts',
    'account_mobile addresses_phone',
    'catalog_compare_clear product_clear_choice',
    'catalog_new_arrivals content_newest',
    'ui_first_name ui_name',
  ],
}

test('no two messages say the same in both languages', () => {
  expect(duplicates(Object.keys(fa), (key) => `${fa[key]}\n${en[key]}`).sort()).toEqual(ROLES)
})

test('no two messages say the same in Persian without a reason', () => {
  const allowed = [...ROLES, ...Object.values(TOLD_APART_IN_ENGLISH).flat()]
  expect(duplicates(Object.keys(fa), (key) => fa[key] ?? '').sort()).toEqual(allowed.sort())
})
