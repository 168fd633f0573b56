import { normaliseCode } from '#common/coupon-code.ts'
import type { Minor } from '#common/money.ts'
import { pathToRoot } from '#common/tree.ts'
import type { Context } from '#store/context.ts'
import type { StoreSettings } from '#store/modules/settings/settings.ts'
import type { CheckedLine } from '../check-lines.ts'
import type { RefusedCoupon } from '../priced-cart.ts'
import { shopperNames } from '../shopper-names.ts'
import { type RuledLine, refuseCoupon } from './coupon-rules.ts'
import { usesBy } from './coupon-usage.ts'
import { type Coupon, findCoupons } from './coupons.ts'

interface AcceptedCoupon {
  coupon: Coupon
  /** in lower case, as codes are stored */
  code: string
}

export interface CheckedCoupons {
  accepted: AcceptedCoupon[]
  refused: RefusedCoupon[]
  lines: RuledLine[]
}

/** Each category with those above it, read in the transaction of the order; the catalogue's index may be newer or older. */
const readCategoryPaths = async (context: Context): Promise<(id: number) => number[]> => {
  const rows = await context.db.selectFrom('categories').select(['id', 'parent_id']).execute()
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]))
  return (id) => pathToRoot(id, (at) => parents.get(at))
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
  const { emails, usedBy } = await shopperNames(context, {
    customerId: coupons.length > 0 ? context.actor.customerId : 0,
    email: cart.email,
    phone: cart.phone,
    country: settings.country,
  })
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
            emails: emails.length > 0 || cart.email !== undefined ? emails : null,
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
