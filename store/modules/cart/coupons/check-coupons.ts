import type { Minor } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { findCustomer } from '#store/modules/customers/customers.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { CheckedLine } from '../check-lines.ts'
import type { RefusedCoupon } from '../priced-cart.ts'
import { type RuledLine, refuseCoupon } from './coupon-rules.ts'
import { usesBy } from './coupon-usage.ts'
import { type Coupon, findCoupons, normaliseCode } from './coupons.ts'

interface AcceptedCoupon {
  coupon: Coupon
  /** as the shopper's code is kept: lower case */
  code: string
}

export interface CheckedCoupons {
  accepted: AcceptedCoupon[]
  refused: RefusedCoupon[]
  lines: RuledLine[]
}

/** Each category with those it lies in. */
const readCategoryPaths = async (context: Context): Promise<(id: number) => number[]> => {
  const rows = await context.db.selectFrom('categories').select(['id', 'parent_id']).execute()
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
  return (id) => {
    const path: number[] = []
    for (let at = id; at > 0 && !path.includes(at); at = parents.get(at) ?? 0) path.push(at)
    return path
  }
}

/** The lines as the rules of these coupons see them. */
export const ruledLines = async (
  context: Context,
  lines: readonly Pick<CheckedLine, 'key' | 'productId' | 'variationId' | 'onSale' | 'product'>[],
  coupons: Iterable<Coupon>,
): Promise<RuledLine[]> => {
  const byCategory = [...coupons].some(
    (coupon) => coupon.product_categories.length + coupon.excluded_product_categories.length > 0,
  )
  const pathOf = byCategory ? await readCategoryPaths(context) : () => []
  return lines.map(({ key, productId, variationId, onSale, product }) => ({
    key,
    name: product.name,
    price: product.price ?? 0,
    productId,
    variationId,
    onSale,
    categoryIds: new Set(product.category_ids.flatMap(pathOf)),
  }))
}

/** The e-mail addresses someone is known by; null when nothing is known yet. */
const knownEmails = async (context: Context, given: string | undefined): Promise<string[] | null> => {
  const { customerId } = context.actor
  const account = customerId > 0 ? (await findCustomer(context, customerId))?.email : undefined
  const emails = [given, account].filter((email) => email !== undefined).map((email) => email.toLowerCase())
  return emails.length > 0 ? emails : null
}

/** Which of the codes this cart may use, in the order given, and why not the others. */
export const checkCoupons = async (
  context: Context,
  settings: StoreSettings,
  cart: {
    lines: CheckedLine[]
    subtotal: Minor
    codes: string[]
    email: string | undefined
    phone: string | undefined
  },
): Promise<CheckedCoupons> => {
  const codes = cart.codes.map(normaliseCode).filter(Boolean)
  const found = settings.enable_coupons ? await findCoupons(context, [...new Set(codes)]) : new Map()
  const coupons: Coupon[] = [...found.values()]
  const lines = await ruledLines(context, cart.lines, coupons)
  const emails = coupons.length > 0 ? await knownEmails(context, cart.email) : null
  const { customerId } = context.actor
  const usedBy = [customerId > 0 ? String(customerId) : '', ...(emails ?? []), cart.phone ?? ''].filter(
    Boolean,
  )
  const uses = await usesBy(
    context,
    coupons.map(({ id }) => id),
    usedBy,
  )
  const accepted: AcceptedCoupon[] = []
  const refused: RefusedCoupon[] = []
  for (const code of codes) {
    const coupon: Coupon | undefined = found.get(code)
    const refusal = coupon
      ? refuseCoupon(
          coupon,
          {
            lines,
            subtotal: cart.subtotal,
            now: context.clock(),
            emails,
            usesByShopper: uses.get(coupon.id) ?? 0,
          },
          accepted.map((other) => other.coupon),
        )
      : { reason: 'not_found' as const, amount: null }
    if (refusal) refused.push({ code, ...refusal })
    else if (coupon) accepted.push({ coupon, code: coupon.code })
  }
  return { accepted, refused, lines }
}
