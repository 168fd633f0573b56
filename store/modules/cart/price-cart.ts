import { statesOf } from '#common/geography/geography.ts'
import type { Context } from '#store/context.ts'
import { loadProducts } from '../catalog/catalog.ts'
import {
  offerShipping,
  type PricingInput,
  type PricingResult,
  type PricingTaxes,
  priceCart as price,
} from '../pricing/pricing.ts'
import { readSettings, type StoreSettings } from '../settings/settings.ts'
import { type CheckedLine, checkLines } from './check-lines.ts'
import { type CheckedCoupons, checkCoupons } from './coupons/check-coupons.ts'
import { reachedLines } from './coupons/coupon-rules.ts'
import type {
  CartAddress,
  CartRate,
  CartRequest,
  PricedCart,
  PricedCartLine,
  PricedShipping,
} from './priced-cart.ts'
import { offerRates, progressToFree, type ShippedCart } from './shipping/shipping-rates.ts'
import {
  findZone,
  findZonesOfCountry,
  listMethods,
  listMethodsOf,
  type ShippingMethod,
} from './shipping/shipping-zones.ts'
import { baseAddress, taxesFor } from './taxes/cart-taxes.ts'

const isBlank = (address: CartAddress | null | undefined): boolean =>
  !address || Object.values(address).every((part) => part.trim() === '')

/** An address without a country is in the shop's country. */
const completeAddress = (
  address: CartAddress | null | undefined,
  settings: StoreSettings,
): CartAddress | null =>
  address && !isBlank(address)
    ? { ...address, country: address.country.toUpperCase() || settings.country }
    : null

/** Delivery is priced only once its zone is certain; a country with a list of provinces needs one. */
const deliveryAddress = (request: CartRequest, settings: StoreSettings): CartAddress | null => {
  const address = completeAddress(request.shippingAddress, settings)
  return address && (address.state !== '' || statesOf(address.country).length === 0) ? address : null
}

/** The rate that was wished, else free delivery, else the first. */
const chooseRate = (
  rates: CartRate[],
  { shippingRate, firstRate }: CartRequest,
  freeByCoupon: boolean,
): CartRate | null => {
  const free = rates.find(({ methodId }) => methodId === 'free_shipping')
  return (
    rates.find(({ id }) => id === shippingRate) ??
    (firstRate && !freeByCoupon ? undefined : free) ??
    rates[0] ??
    null
  )
}

const taxAddress = (request: CartRequest, settings: StoreSettings): CartAddress => {
  const shipping = completeAddress(request.shippingAddress, settings)
  const billing = completeAddress(request.billingAddress, settings)
  const base = baseAddress(settings)
  if (settings.tax_based_on === 'base') return base
  return (settings.tax_based_on === 'billing' ? (billing ?? shipping) : (shipping ?? billing)) ?? base
}

const couponsOf = ({ accepted, lines }: CheckedCoupons): PricingInput['coupons'] =>
  accepted.map(({ coupon, code }) => ({
    id: coupon.id,
    code,
    type: coupon.discount_type,
    amount: coupon.amount,
    limitToItems: coupon.limit_usage_to_x_items,
    lineKeys: reachedLines(coupon, lines),
  }))

/** What delivery has to look at, from a first pricing without it. */
const shippedCart = (
  lines: CheckedLine[],
  priced: PricingResult,
  coupons: CheckedCoupons,
  settings: StoreSettings,
  withTax: boolean,
): ShippedCart => {
  const { totals } = priced
  const taxAfter = priced.lines.reduce((sum, line) => sum + line.totalTax, 0)
  return {
    lines: lines.flatMap(({ product, quantity }, index) =>
      product.virtual
        ? []
        : {
            quantity,
            total: priced.lines[index]?.exact.total ?? 0,
            shippingClassId: product.shipping_class_id,
          },
    ),
    subtotal: totals.subtotal + (withTax ? totals.subtotalTax : 0),
    discounted: totals.subtotal - totals.discount + (withTax ? taxAfter : 0),
    freeByCoupon: coupons.accepted.some(({ coupon }) => coupon.free_shipping),
    decimals: settings.currency.decimals,
  }
}

interface Delivery {
  required: boolean
  zoneId: number | null
  methods: ShippingMethod[]
}

/** The zone and its methods; none while the address is not known. */
const findDelivery = async (
  context: Context,
  lines: CheckedLine[],
  address: CartAddress | null,
): Promise<Delivery> => {
  const required = lines.some(({ product }) => !product.virtual)
  if (!required) return { required, zoneId: null, methods: [] }
  const zoneId = address ? await findZone(context, address) : null
  return { required, zoneId, methods: zoneId === null ? [] : await listMethods(context, zoneId) }
}

/** What brings free delivery wherever the goods go in the shop's country; null where one of its zones has none. */
const progressAnywhere = async (
  context: Context,
  country: string,
  cart: ShippedCart,
): Promise<PricedShipping['freeFrom']> => {
  const zones = await findZonesOfCountry(context, country)
  const methods = await listMethodsOf(context, zones)
  const delivering = methods.filter((all) => all.some(({ enabled }) => enabled))
  const promised = delivering.map((all) => progressToFree(all, cart))
  if (promised.includes(null)) return null
  return promised.flatMap((one) => one ?? []).sort((a, b) => b.remaining - a.remaining)[0] ?? null
}

const joinLines = (lines: CheckedLine[], priced: PricingResult): PricedCartLine[] =>
  lines.map((line, index) => ({ ...line, ...(priced.lines[index] as PricingResult['lines'][number]) }))

/**
 * Prices a cart from what the shop knows now: lines held against the catalogue, coupons against their rules,
 * delivery by zone, taxes by address. Everything that was asked for and not given is reported. Writes nothing.
 */
export const priceCart = async (context: Context, request: CartRequest): Promise<PricedCart> => {
  const settings = await readSettings(context)
  const products = await loadProducts(
    context,
    request.lines.flatMap(({ productId, variationId }) => [productId, variationId ?? 0]),
  )
  const { lines, removed } = checkLines(request.lines, products, {
    role: context.actor.role,
    decimals: settings.currency.decimals,
    comma: settings.locale === 'fa' ? '، ' : ', ',
  })
  const taxesAt = (address: CartAddress) => taxesFor(context, settings, lines, address)
  let taxes = await taxesAt(taxAddress(request, settings))
  const withTax = taxes !== null && settings.tax_display_cart === 'incl'

  const base = {
    lines: lines.map(({ key, quantity, unitPrice, taxable, product }) => ({
      key,
      quantity,
      unitPrice,
      taxable,
      taxClass: product.tax_class,
    })),
    sequentialDiscounts: settings.calc_discounts_sequentially,
    fees: [],
  }
  const priceWith = (
    coupons: PricingInput['coupons'],
    by: PricingTaxes | null,
    shipping: PricingInput['shipping'],
  ) => price({ ...base, coupons, shipping, taxes: by })

  const { totals: plain } = priceWith([], taxes, null)
  const coupons = await checkCoupons(context, settings, {
    lines,
    subtotal: plain.subtotal + (withTax ? plain.subtotalTax : 0),
    codes: request.coupons,
    email: request.email,
    phone: request.phone,
  })
  const applied = couponsOf(coupons)

  const address = deliveryAddress(request, settings)
  const delivery = await findDelivery(context, lines, address)
  const shipped = shippedCart(lines, priceWith(applied, taxes, null), coupons, settings, withTax)
  const rates = address ? offerRates(delivery.methods, shipped) : []
  const chosen = chooseRate(rates, request, shipped.freeByCoupon)
  // who fetches the goods pays the taxes of the place where they are
  if (taxes && chosen?.methodId === 'local_pickup') taxes = await taxesAt(baseAddress(settings))
  const priced = priceWith(applied, taxes, chosen)

  const shipping: PricedShipping = {
    required: delivery.required,
    calculated: delivery.required && address !== null,
    zoneId: address ? delivery.zoneId : null,
    rates: rates.map((rate) => ({ ...rate, ...offerShipping(rate, taxes) })),
    chosen: chosen && priced.shipping ? { ...chosen, ...priced.shipping } : null,
    freeFrom:
      address || !delivery.required
        ? progressToFree(delivery.methods, shipped)
        : await progressAnywhere(context, baseAddress(settings).country, shipped),
  }
  return {
    currency: { code: settings.currency.code, decimals: settings.currency.decimals },
    pricesIncludeTax: settings.prices_include_tax,
    taxes,
    displayWithTax: withTax,
    lines: joinLines(lines, priced),
    removed,
    coupons: coupons.accepted.map(({ coupon, code }) => {
      const given = priced.coupons.find((each) => each.code === code)
      return {
        id: coupon.id,
        code,
        type: coupon.discount_type,
        amount: coupon.amount,
        freeShipping: coupon.free_shipping,
        discount: given?.discount ?? 0,
        discountTax: given?.discountTax ?? 0,
      }
    }),
    refusedCoupons: coupons.refused,
    shipping,
    fees: priced.fees,
    taxLines: priced.taxLines,
    totals: priced.totals,
  }
}
