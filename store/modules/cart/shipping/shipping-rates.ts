import type { Minor } from '#common/money.ts'
import { readAmount } from '#common/plain-numbers.ts'
import type { CartRate } from '../priced-cart.ts'
import { evaluateCost } from './cost-formula.ts'
import type { ShippingMethod } from './shipping-zones.ts'

interface ShippedLine {
  quantity: number
  /** after coupons, without tax */
  total: Minor
  shippingClassId: number
}

export interface ShippedCart {
  /** only what has to be delivered */
  lines: ShippedLine[]
  /** of the whole cart as the shopper sees it, before and after coupons */
  subtotal: Minor
  discounted: Minor
  /** a coupon gives free delivery */
  freeByCoupon: boolean
  decimals: number
}

const sumOf = (lines: ShippedLine[], decimals: number) => ({
  quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
  cost: lines.reduce((sum, line) => sum + line.total, 0),
  decimals,
})

/** What the shipping classes in the cart add: each its cost, or only the dearest when they are counted per order. */
const classCosts = (settings: Record<string, string>, cart: ShippedCart): Minor[] => {
  const byClass = Map.groupBy(cart.lines, (line) => line.shippingClassId)
  const costs = [...byClass].flatMap(([id, lines]) => {
    const formula = (id ? settings[`class_cost_${id}`] : settings.no_class_cost) ?? ''
    return evaluateCost(formula, sumOf(lines, cart.decimals)) ?? []
  })
  return settings.type === 'order' && costs.length > 0 ? [Math.max(...costs)] : costs
}

/** A flat rate without any cost written down is not offered, as in WooCommerce. */
const flatRate = (settings: Record<string, string>, cart: ShippedCart): Minor | null => {
  const base = evaluateCost(settings.cost ?? '', sumOf(cart.lines, cart.decimals))
  const classes = classCosts(settings, cart)
  return base === null && classes.length === 0 ? null : classes.reduce((sum, cost) => sum + cost, base ?? 0)
}

const minimumOf = (settings: Record<string, string>, cart: ShippedCart): Minor =>
  readAmount(settings.min_amount ?? '', cart.decimals) ?? 0

const countedTowards = (settings: Record<string, string>, cart: ShippedCart): Minor =>
  settings.ignore_discounts === 'yes' ? cart.subtotal : cart.discounted

const isFree = (settings: Record<string, string>, cart: ShippedCart): boolean => {
  const reached = countedTowards(settings, cart) >= minimumOf(settings, cart)
  switch (settings.requires ?? '') {
    case 'min_amount':
      return reached
    case 'coupon':
      return cart.freeByCoupon
    case 'either':
      return reached || cart.freeByCoupon
    case 'both':
      return reached && cart.freeByCoupon
    default:
      return true
  }
}

const costOf = ({ methodId, settings }: ShippingMethod, cart: ShippedCart): Minor | null => {
  if (methodId === 'flat_rate') return flatRate(settings, cart)
  if (methodId === 'free_shipping') return isFree(settings, cart) ? 0 : null
  if (methodId !== 'local_pickup') return null
  return (settings.cost ?? '') === ''
    ? 0
    : evaluateCost(settings.cost ?? '', sumOf(cart.lines, cart.decimals))
}

/** The ways a zone's methods offer to deliver a cart, in the owner's order. */
export const offerRates = (methods: ShippingMethod[], cart: ShippedCart): CartRate[] =>
  methods.flatMap((method) => {
    const cost = method.enabled ? costOf(method, cart) : null
    if (cost === null) return []
    return {
      id: `${method.methodId}:${method.id}`,
      methodId: method.methodId,
      instanceId: method.id,
      title: method.title,
      cost,
      taxable: method.settings.tax_status !== 'none',
    }
  })

/** How far the cart is from free delivery; null where no amount brings it. */
export const progressToFree = (
  methods: ShippingMethod[],
  cart: ShippedCart,
): { minimum: Minor; remaining: Minor } | null => {
  const nearest = methods
    .filter(({ methodId, enabled, settings }) => {
      const byAmount = settings.requires === 'min_amount' || settings.requires === 'either'
      return (
        methodId === 'free_shipping' &&
        enabled &&
        (byAmount || (settings.requires === 'both' && cart.freeByCoupon))
      )
    })
    .map(({ settings }) => {
      const minimum = minimumOf(settings, cart)
      const remaining = isFree(settings, cart) ? 0 : Math.max(0, minimum - countedTowards(settings, cart))
      return { minimum, remaining }
    })
    .filter(({ minimum }) => minimum > 0)
    .sort((a, b) => a.remaining - b.remaining)
  return nearest[0] ?? null
}
