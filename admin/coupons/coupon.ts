import type { RaRecord } from 'react-admin'

export const TYPES = ['percent', 'fixed_cart', 'fixed_product'] as const

/** What the screens use of `wc/v3/coupons`. */
export interface Coupon extends RaRecord<number> {
  code: string
  /** decimal text: per cent, or an amount in the shop's main unit */
  amount: string
  status: string
  discount_type: (typeof TYPES)[number]
  description: string
  /** zoneless, of the shop; it holds until then */
  date_expires: string | null
  date_expires_gmt: string | null
  usage_count: number
  individual_use: boolean
  product_ids: number[]
  excluded_product_ids: number[]
  usage_limit: number | null
  usage_limit_per_user: number | null
  limit_usage_to_x_items: number | null
  free_shipping: boolean
  product_categories: number[]
  excluded_product_categories: number[]
  exclude_sale_items: boolean
  /** '' for none */
  minimum_amount: string
  maximum_amount: string
  email_restrictions: string[]
}

export type CouponState = 'trash' | 'active' | 'off' | 'expired' | 'used_up'

/** Whether it can be used now, and why not. */
export const stateOf = (
  { status, date_expires_gmt: expires, usage_limit: limit, usage_count: used }: Coupon,
  now: number,
): CouponState => {
  if (status === 'trash') return 'trash'
  if (status !== 'publish') return 'off'
  if (expires && Date.parse(`${expires}Z`) <= now) return 'expired'
  return limit !== null && used >= limit ? 'used_up' : 'active'
}

/** A new one like another, for a form; without what is known of the other's uses. */
export const copyOf = ({
  id: _,
  code,
  usage_count: __,
  used_by: ___,
  date_created: _4,
  date_created_gmt: _5,
  date_modified: _6,
  date_modified_gmt: _7,
  date_expires_gmt: _8,
  meta_data: _9,
  _links: _10,
  ...coupon
}: Coupon): Partial<Coupon> => ({ ...coupon, code: `${code}-2` })

/** no letters or digits that are taken for others */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** A code that nobody guesses. */
export const generateCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(LENGTH)), (n) => LETTERS[n % LETTERS.length]).join('')
