import { parseMoney, parsePrice } from '#common/money.ts'
import { readAmount } from '#common/plain-numbers.ts'
import { parseDate } from '#store/http/wp-rest/dates.ts'
import { ApiError, wrongAmount } from '#store/http/wp-rest/errors.ts'
import { metaArg } from '#store/http/wp-rest/meta-data.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import type { CouponFields, CouponProblem } from '#store/modules/cart/cart.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'

const ids = { type: 'array', items: { type: 'integer', minimum: 1 } } as const
/** `usage_limit: null` or 0 is without a limit */
const limit = { type: 'integer', minimum: 0, nullable: true } as const
const date = { type: 'string', nullable: true } as const
/** a decimal as text or as a number */
const decimal = { type: 'mixed' } as const

export const couponEdit = args({
  ...readOnly(
    'date_created',
    'date_created_gmt',
    'date_modified',
    'date_modified_gmt',
    'usage_count',
    'used_by',
  ),
  code: { type: 'string' },
  amount: decimal,
  status: { type: 'string', enum: ['publish', 'draft', 'pending', 'private'] },
  discount_type: { type: 'string', enum: ['percent', 'fixed_cart', 'fixed_product'] },
  description: { type: 'string' },
  date_expires: date,
  date_expires_gmt: date,
  individual_use: { type: 'boolean' },
  product_ids: ids,
  excluded_product_ids: ids,
  usage_limit: limit,
  usage_limit_per_user: limit,
  limit_usage_to_x_items: limit,
  free_shipping: { type: 'boolean' },
  product_categories: ids,
  excluded_product_categories: ids,
  exclude_sale_items: { type: 'boolean' },
  minimum_amount: decimal,
  maximum_amount: decimal,
  email_restrictions: { type: 'array', items: { type: 'string' } },
  meta_data: metaArg,
})
export const newCoupon = args({ ...couponEdit, code: { type: 'string', required: true } })

const refused = (code: string, message: string) => new ApiError(400, code, message)

/** Of what WooCommerce says where a coupon cannot be written. */
export const COUPON_PROBLEMS: Record<CouponProblem, () => ApiError> = {
  // WooCommerce answers a write to an unknown item with 400
  unknown_coupon: () => refused('woocommerce_rest_shop_coupon_invalid_id', 'Invalid ID.'),
  code_empty: () => refused('woocommerce_rest_empty_coupon_code', 'The coupon code cannot be empty.'),
  code_taken: () => refused('woocommerce_rest_coupon_code_already_exists', 'The coupon code already exists'),
  type_unknown: () => refused('coupon_invalid_discount_type', 'Invalid discount type.'),
  amount_wrong: () => refused('coupon_invalid_amount', 'Invalid discount amount.'),
}

/** @param refuse the error of what is no amount, or one too large */
const amountOf = (
  given: unknown,
  decimals: number,
  refuse: () => ApiError,
  parse = parseMoney,
): number | undefined => {
  if (given === undefined) return undefined
  if (given === '') return 0
  const amount = readAmount(String(given), decimals, parse)
  if (amount === null) throw refuse()
  return amount
}

const expiryOf = (given: Parsed<typeof couponEdit>, timezone: string): number | null | undefined => {
  const [text, zone] =
    given.date_expires === undefined ? [given.date_expires_gmt, 'UTC'] : [given.date_expires, timezone]
  if (text === undefined) return undefined
  if (text === null || text === '') return null
  const at = parseDate(text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T'), zone)
  if (at === null) throw refused('coupon_invalid_date_expires', 'Invalid date.')
  return at
}

/** A limit of nothing is no limit. */
const limitOf = (given: number | null | undefined) => (given === 0 ? null : given)

/**
 * What a request says of a coupon, as the shop knows it.
 * @param type the coupon's own where it is not given
 */
export const couponFields = (
  given: Parsed<typeof couponEdit>,
  { currency, timezone }: StoreSettings,
  type: string,
): CouponFields => {
  const isPercent = (given.discount_type ?? type) === 'percent'
  const { amount_wrong: refuseAmount } = COUPON_PROBLEMS
  /** what a cart has to come to, or may */
  const boundOf = (name: 'minimum_amount' | 'maximum_amount') =>
    amountOf(given[name], currency.decimals, () => wrongAmount(name))
  const fields = {
    code: given.code,
    amount: isPercent
      ? amountOf(given.amount, 2, refuseAmount)
      : amountOf(given.amount, currency.decimals, refuseAmount, parsePrice),
    status: given.status,
    discount_type: given.discount_type,
    description: given.description,
    date_expires_at: expiryOf(given, timezone),
    individual_use: given.individual_use,
    product_ids: given.product_ids,
    excluded_product_ids: given.excluded_product_ids,
    usage_limit: limitOf(given.usage_limit),
    usage_limit_per_user: limitOf(given.usage_limit_per_user),
    limit_usage_to_x_items: limitOf(given.limit_usage_to_x_items),
    free_shipping: given.free_shipping,
    product_categories: given.product_categories,
    excluded_product_categories: given.excluded_product_categories,
    exclude_sale_items: given.exclude_sale_items,
    minimum_amount: boundOf('minimum_amount'),
    maximum_amount: boundOf('maximum_amount'),
    // as in WooCommerce what is no e-mail address is left out
    email_restrictions: given.email_restrictions
      ?.map((email) => email.trim().toLowerCase())
      .filter((email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)),
    meta: given.meta_data,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
