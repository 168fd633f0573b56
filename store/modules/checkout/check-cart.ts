import { formatMoney } from '#common/money.ts'
import type { PlaceRefusal } from '#store-api/contract/checkout.ts'
import type { PricedCart } from '../cart/cart.ts'

export interface CartProblem {
  code: PlaceRefusal
  /** what it is about, for those who show it */
  details?: Record<string, unknown>
}

interface Agreed {
  /** the total the shopper saw, decimal string */
  total?: string
  /** the delivery the shopper chose */
  rate?: string
}

const CHANGES = new Set(['quantity_clamped', 'sold_individually'])

const removalProblem = (cart: PricedCart): CartProblem | null => {
  const gone = cart.removed.filter(({ reason }) => reason === 'out_of_stock')
  const names = (lines: { name: string }[]) => ({ names: lines.map(({ name }) => name) })
  if (gone.length > 0) return { code: 'out_of_stock', details: names(gone) }
  if (cart.lines.length === 0) return { code: 'cart_empty' }
  if (cart.removed.length > 0) return { code: 'cart_changed', details: names(cart.removed) }
  const clamped = cart.lines.filter(({ notices }) => notices.some((notice) => CHANGES.has(notice)))
  return clamped.length > 0 ? { code: 'cart_changed', details: names(clamped) } : null
}

/**
 * Why this cart cannot become an order as it is. Lines that went or shrank stop it once: who has seen the total of
 * what is left and places again at that total has agreed.
 */
export const findCartProblem = (cart: PricedCart, agreed: Agreed): CartProblem | null => {
  const total = formatMoney(cart.totals.total, cart.currency.decimals)
  const changed = removalProblem(cart)
  if (changed && (cart.lines.length === 0 || agreed.total !== total)) return changed
  const refused = cart.refusedCoupons.find(({ reason }) => reason !== 'already_applied')
  if (refused) return { code: 'coupon_refused', details: { code: refused.code, reason: refused.reason } }
  const { required, chosen } = cart.shipping
  if (required && (!chosen || (agreed.rate && chosen.id !== agreed.rate))) return { code: 'no_shipping_rate' }
  return agreed.total && agreed.total !== total ? { code: 'total_changed', details: { total } } : null
}
