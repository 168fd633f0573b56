import type { Context as HonoContext } from 'hono'
import type { z } from 'zod'
import { formatMoney, formatPrice } from '#common/money.ts'
import { sum } from '#common/sum.ts'
import type { Actor } from '#store/context.ts'
import { imageJson } from '#store/http/image.ts'
import { languageOf, readLanguage } from '#store/http/language.ts'
import { getActor, requestContext } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { type SaleClaim, saleClaimOf } from '#store/http/wc-v3/products/documents/sale-claim.ts'
import {
  type CartRate,
  type CartRequest,
  type PricedCart,
  type PricedCartLine,
  priceCart,
  type RemovedLine,
  readMethodTitles,
} from '#store/modules/cart/cart.ts'
import {
  choiceKey,
  choiceValue,
  type ProductTranslations,
  type Taxonomy,
  translateChoices,
} from '#store/modules/catalog/catalog.ts'
import { findMedia } from '#store/modules/media/media.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { readTranslations } from '#store/modules/translations/translations.ts'
import { listVendors } from '#store/modules/vendors/vendors.ts'
import type { Services } from '#store/services.ts'
import type { Quote, QuotedLine, quoteRequest } from '#store-api/contract/cart.ts'
import type { Image } from '#store-api/contract/products.ts'
import { ownChoices } from './own-choices.ts'

/** The contract's request as the cart module prices it. */
export const readQuoteRequest = (
  request: z.output<typeof quoteRequest>,
  { catalog }: Services,
): CartRequest => ({
  lines: request.lines.map((line) => ({
    key: line.cart_id,
    productId: line.product_id,
    variationId: line.variation_id ?? 0,
    quantity: line.quantity,
    seenPrice: line.price,
    choices: ownChoices(catalog.taxonomy, line.meta_data),
  })),
  coupons: request.coupons,
  shippingAddress: request.shipping_address ?? null,
  shippingRate: request.shipping_rate,
  email: request.email || undefined,
  phone: request.phone || undefined,
})

export const imageIdOf = ({ product }: PricedCartLine): number | null =>
  product.image_ids[0] ?? product.parent?.image_ids[0] ?? null

/** The amounts of a line as the shop shows them, with tax or without. */
const shownLine = (line: PricedCartLine, { displayWithTax, pricesIncludeTax }: PricedCart) => {
  const subtotal = line.subtotal + (displayWithTax ? line.subtotalTax : 0)
  const total = line.total + (displayWithTax ? line.totalTax : 0)
  const asEntered = displayWithTax === pricesIncludeTax || line.taxes.length === 0 || line.unitPrice === 0
  const ratio = subtotal / (line.unitPrice * line.quantity)
  const unitOf = (entered: number): number => (asEntered ? entered : Math.round(entered * ratio))
  return { subtotal, total, unitOf }
}

const shownTotals = (cart: PricedCart): Quote['totals'] => {
  const { totals, displayWithTax: withTax, currency } = cart
  const money = (amount: number) => formatMoney(amount, currency.decimals)
  const subtotal = sum(cart.lines, (line) => shownLine(line, cart).subtotal)
  const feeTax = sum(cart.fees, (fee) => fee.totalTax)
  return {
    items: sum(cart.lines, (line) => line.quantity),
    subtotal: money(subtotal),
    discount: money(subtotal - sum(cart.lines, (line) => shownLine(line, cart).total)),
    shipping: money(totals.shipping + (withTax ? totals.shippingTax : 0)),
    fees: money(totals.fees + (withTax ? feeTax : 0)),
    tax: money(totals.tax),
    tax_included: withTax,
    total: money(totals.total),
  }
}

/** What the shopper chose of the options that the variation leaves open, by slugs. */
const openOptionsOf = (
  { product, options }: PricedCartLine,
  taxonomy: Taxonomy,
): Pick<QuotedLine, 'open_options'> => {
  const open = product.choices.filter(({ option }) => option === '')
  if (open.length === 0) return {}
  const chosen = open.map(({ id, slug }) => {
    const option = options.find((one) => one.slug === slug)?.option ?? ''
    return [choiceKey(slug), choiceValue({ id, option }, taxonomy)]
  })
  return { open_options: Object.fromEntries(chosen) }
}

interface LineNames {
  name: string
  options: { key: string; value: string }[]
}

/** What lines and ways of delivery are called in the language that is asked for. */
const readNames = async (c: HonoContext, services: Services, cart: PricedCart) => {
  const context = requestContext(c, services)
  const locale = languageOf(c, await readSettings(context))
  const ids = [...cart.lines, ...cart.removed].map(({ productId }) => productId)
  const texts: ProductTranslations = locale ? await readTranslations(context, 'product', ids) : new Map()
  const nameOf = (productId: number, own: string): string =>
    (locale && own && texts.get(productId)?.[locale]?.name) || own
  const optionsOf = ({ options, product }: PricedCartLine) =>
    locale
      ? translateChoices(options, product, { locale, texts, taxonomy: services.catalog.taxonomy })
      : options
  const rates = cart.shipping.rates.map(({ instanceId }) => instanceId)
  const titles = locale ? await readMethodTitles(context, rates, locale) : new Map<number, never>()
  return {
    of: (line: PricedCartLine): LineNames => ({
      name: nameOf(line.productId, line.parentName ?? line.name),
      options: optionsOf(line).map(({ name, option }) => ({ key: name, value: option })),
    }),
    ofRemoved: (removed: RemovedLine[]): RemovedLine[] =>
      removed.map((line) => ({ ...line, name: nameOf(line.productId, line.name) })),
    ofRate: ({ instanceId, title }: CartRate): string => titles.get(instanceId)?.title ?? title,
  }
}

const quotedLineJson = (
  line: PricedCartLine,
  cart: PricedCart,
  image: Image | null,
  vendor: QuotedLine['vendor'],
  { name, options }: LineNames,
  sale: SaleClaim | null,
): QuotedLine => {
  const { decimals } = cart.currency
  const { subtotal, total, unitOf } = shownLine(line, cart)
  const price = (entered: number) => formatPrice(unitOf(entered), decimals)
  return {
    cart_id: line.key,
    product_id: line.productId,
    variation_id: line.variationId,
    name,
    slug: line.product.parent?.slug ?? line.product.slug,
    image,
    meta_data: options,
    quantity: line.quantity,
    requested_quantity: line.requestedQuantity,
    max_quantity: line.maxQuantity,
    entered_price: formatPrice(line.unitPrice, decimals),
    price: price(line.unitPrice),
    regular_price: price(sale ? line.regularPrice : line.unitPrice),
    ...(sale && sale.lowest !== null && { lowest_price: price(sale.lowest) }),
    previous_price: line.previousPrice === null ? null : formatPrice(line.previousPrice, decimals),
    subtotal: formatMoney(subtotal, decimals),
    total: formatMoney(total, decimals),
    on_sale: sale !== null,
    sold_individually: line.product.sold_individually,
    shipping_required: !line.product.virtual,
    vendor,
    notices: line.notices,
  }
}

const quoteJson = (
  cart: PricedCart,
  lines: QuotedLine[],
  removed: RemovedLine[],
  titleOf: (rate: CartRate) => string,
): Quote => {
  const money = (amount: number) => formatMoney(amount, cart.currency.decimals)
  const { shipping, displayWithTax: withTax } = cart
  return {
    lines,
    removed: removed.map(({ key, name, reason }) => ({ cart_id: key, name, reason })),
    coupons: cart.coupons.map((coupon) => ({
      code: coupon.code,
      discount: money(coupon.discount + (withTax ? coupon.discountTax : 0)),
      discount_type: coupon.type,
      free_shipping: coupon.freeShipping,
    })),
    refused_coupons: cart.refusedCoupons.map(({ code, reason, amount }) => ({
      code,
      reason,
      ...(amount === null ? {} : { amount: money(amount) }),
    })),
    shipping: {
      required: shipping.required,
      calculated: shipping.calculated,
      rates: shipping.rates.map((rate) => ({
        id: rate.id,
        method_id: rate.methodId,
        title: titleOf(rate),
        cost: money(rate.total),
        selected: rate.id === shipping.chosen?.id,
      })),
      free_from: shipping.freeFrom && {
        minimum: money(shipping.freeFrom.minimum),
        remaining: money(shipping.freeFrom.remaining),
      },
    },
    fees: cart.fees.map((fee) => ({
      name: fee.name,
      total: money(fee.total + (withTax ? fee.totalTax : 0)),
    })),
    taxes: cart.taxLines.map(({ rate, total, shippingTotal }) => ({
      label: rate.label,
      total: money(total + shippingTotal),
    })),
    totals: shownTotals(cart),
  }
}

/**
 * The authoritative view of a cart for a shopper: every line is read again, with what changed, what is gone, which
 * coupon was refused and why. Names are in the language that is asked for.
 * @param buyer whose order the staff writes; else it is for who asks
 */
export const quoteCart = async (
  c: HonoContext,
  services: Services,
  request: CartRequest,
  buyer?: Actor,
): Promise<Quote> => {
  const context = { ...requestContext(c, services), actor: buyer ?? getActor(c) }
  const origin = originOf(c.req, services)
  const settings = await readSettings(context)
  const cart = await priceCart(context, request)
  const names = await readNames(c, services, cart)
  const media = await findMedia(context, cart.lines.map(imageIdOf))
  const vendorIds = cart.lines.map(({ vendorId }) => vendorId).filter((id) => id > 0)
  const language = await readLanguage(c, services)
  const vendors = vendorIds.length > 0 ? await listVendors(context, { include: vendorIds }, language) : []
  const saleOf = ({ onSale, product }: PricedCartLine): SaleClaim | null => {
    const claim = onSale ? saleClaimOf([services.catalog.summary(product.id)], settings) : null
    return claim?.unproven ? null : claim
  }
  const lines = cart.lines.map((line) => {
    const picture = media.get(imageIdOf(line) ?? 0)
    const vendor = vendors.find(({ id }) => id === line.vendorId)
    const shown = quotedLineJson(
      line,
      cart,
      picture ? imageJson(origin, picture) : null,
      vendor ? { id: vendor.id, name: vendor.store_name, slug: vendor.slug } : null,
      names.of(line),
      saleOf(line),
    )
    return {
      ...shown,
      ...openOptionsOf(line, services.catalog.taxonomy),
      ...(buyer && { net_subtotal: formatPrice(line.exact.subtotal, cart.currency.decimals) }),
    }
  })
  return quoteJson(cart, lines, names.ofRemoved(cart.removed), names.ofRate)
}
