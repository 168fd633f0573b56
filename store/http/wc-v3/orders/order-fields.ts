import { formatMoney, parseMoney, parsePrice } from '#common/money.ts'
import type { Context } from '#store/context.ts'
import { ApiError, invalidParameters, unknownTaxClass } from '#store/http/wp-rest/errors.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { metaArg } from '#store/http/wp-rest/meta-data.ts'
import { args, type Parsed, readOnly } from '#store/http/wp-rest/parameters.ts'
import type { RefusedCoupon } from '#store/modules/cart/cart.ts'
import type { Taxonomy } from '#store/modules/catalog/catalog.ts'
import type { BillingAddress, ShippingAddress } from '#store/modules/customers/customers.ts'
import { MOST_ITEMS, type OrderFields, type OrderProblem } from '#store/modules/orders/orders.ts'
import { readSettings, type StoreSettings } from '#store/modules/settings/settings.ts'
import type { CouponRefusal } from '#store-api/contract/cart.ts'
import { ORDER_STATUSES, WOOCOMMERCE_STATUSES } from '#store-api/contract/orders.ts'
import { addressOf, billingArg, shippingArg } from '../address-args.ts'
import { givenOptions } from './line-meta.ts'

/** WooCommerce's own first, in its order, then those of Iranian shops. */
const OWN: string[] = ['auto-draft', ...WOOCOMMERCE_STATUSES, 'checkout-draft']
export const SETTABLE_STATUSES = [...OWN, ...ORDER_STATUSES.filter((status) => !OWN.includes(status))]

const text = { type: 'string' } as const
/** null for what names a line takes it away, as in WooCommerce */
const nullableText = { type: 'string', nullable: true } as const
const nullableNumber = { type: 'integer', nullable: true } as const
/** a decimal as text or as a number */
const decimal = { type: 'mixed' } as const
const lines = <const P>(properties: P) => ({ type: 'array', items: { type: 'object', properties } }) as const

/** What an order is answered with and what follows from the rest, or was told once. */
const derivedFields = readOnly(
  'number',
  'order_key',
  'cart_hash',
  'version',
  'prices_include_tax',
  'currency_symbol',
  'date_created',
  'date_created_gmt',
  'date_modified',
  'date_modified_gmt',
  'date_completed',
  'date_completed_gmt',
  'date_paid',
  'date_paid_gmt',
  'discount_total',
  'discount_tax',
  'shipping_total',
  'shipping_tax',
  'cart_tax',
  'total',
  'total_tax',
  'customer_ip_address',
  'customer_user_agent',
  'tax_lines',
  'refunds',
  'payment_url',
  'is_editable',
  'needs_payment',
  'needs_processing',
)

export const orderEdit = args({
  ...derivedFields,
  dp: { type: 'integer' },
  parent_id: { type: 'integer', minimum: 0 },
  status: { type: 'string', enum: SETTABLE_STATUSES },
  currency: text,
  customer_id: { type: 'integer', minimum: 0 },
  customer_note: text,
  billing: billingArg,
  shipping: shippingArg,
  payment_method: text,
  payment_method_title: text,
  transaction_id: text,
  created_via: text,
  meta_data: metaArg,
  line_items: lines({
    ...readOnly('subtotal_tax', 'total_tax', 'taxes', 'price', 'image', 'parent_name', 'global_unique_id'),
    id: { type: 'integer' },
    name: nullableText,
    product_id: nullableNumber,
    variation_id: { type: 'integer' },
    sku: nullableText,
    quantity: { type: 'integer', minimum: 0, maximum: 1_000_000, nullable: true },
    tax_class: text,
    subtotal: decimal,
    total: decimal,
    meta_data: metaArg,
  }),
  shipping_lines: lines({
    ...readOnly('total_tax', 'taxes'),
    id: { type: 'integer' },
    method_id: nullableText,
    method_title: nullableText,
    instance_id: decimal,
    total: decimal,
    tax_status: { type: 'string', enum: ['taxable', 'none'] },
    meta_data: metaArg,
  }),
  fee_lines: lines({
    ...readOnly('amount', 'total_tax', 'taxes'),
    id: { type: 'integer' },
    name: nullableText,
    tax_class: text,
    tax_status: { type: 'string', enum: ['taxable', 'none'] },
    total: decimal,
    meta_data: metaArg,
  }),
  coupon_lines: lines({
    ...readOnly('discount', 'discount_tax', 'discount_type', 'nominal_amount', 'free_shipping', 'meta_data'),
    id: { type: 'integer' },
    code: nullableText,
  }),
  set_paid: { type: 'boolean' },
  manual_update: { type: 'boolean' },
})
export const orderRemoval = args({ ...forceArg, dp: { type: 'integer' } })

type Given = Parsed<typeof orderEdit>

const refused = (code: string, message: string) => new ApiError(400, code, message)

export const unknownOrder = (status: 400 | 404 = 404) =>
  new ApiError(status, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.')

/** As large as what a shop sells for can be: sums of many such lines stay whole numbers. */
const MOST = 1e12

/** @throws ApiError 400 for what is no amount */
const amountOf = (given: unknown, name: string, decimals: number, parse = parseMoney): number | undefined => {
  if (given === undefined || given === null || given === '') return undefined
  const amount = parse(String(given), decimals)
  if (amount === null || Math.abs(amount) > MOST) {
    throw invalidParameters({ [name]: { code: 'rest_invalid_type', message: `${name} is not an amount.` } })
  }
  return amount
}

/** @throws ApiError 400 for what is below nothing: a discount is a coupon or a fee */
const chargeOf = (given: unknown, name: string, decimals: number, parse = parseMoney): number | undefined => {
  const amount = amountOf(given, name, decimals, parse)
  if (amount !== undefined && amount < 0) {
    throw invalidParameters({ [name]: { code: 'rest_out_of_bounds', message: `${name} is below zero.` } })
  }
  return amount
}

const textOf = (given: string | null | undefined) => given ?? undefined
/** A number or text as text. */
const numberText = (given: unknown) => (given === undefined || given === null ? undefined : String(given))

const lineItems = (given: Given['line_items'], decimals: number, taxonomy: Taxonomy) =>
  given?.map((line) => ({
    id: line.id,
    // not for any null: a line without a product is answered with the SKU null
    remove: [line.product_id, line.name, line.quantity].includes(null) || line.quantity === 0,
    name: textOf(line.name),
    productId: line.product_id ?? undefined,
    variationId: line.variation_id,
    sku: textOf(line.sku),
    quantity: line.quantity ?? undefined,
    taxClass: line.tax_class,
    // without the tax that a price holds it may have parts of the minor unit
    subtotal: chargeOf(line.subtotal, 'line_items', decimals, parsePrice),
    total: chargeOf(line.total, 'line_items', decimals, parsePrice),
    meta: givenOptions(line.meta_data, taxonomy),
  }))

const shippingLines = (given: Given['shipping_lines'], decimals: number) =>
  given?.map((line) => ({
    id: line.id,
    remove: [line.method_id, line.method_title].includes(null),
    name: textOf(line.method_title),
    methodId: textOf(line.method_id),
    instanceId: numberText(line.instance_id),
    total: chargeOf(line.total, 'shipping_lines', decimals),
    taxStatus: line.tax_status,
    meta: line.meta_data,
  }))

const feeLines = (given: Given['fee_lines'], decimals: number) =>
  given?.map((line) => ({
    id: line.id,
    remove: line.name === null,
    name: textOf(line.name),
    taxClass: line.tax_class,
    taxStatus: line.tax_status,
    total: amountOf(line.total, 'fee_lines', decimals),
    meta: line.meta_data,
  }))

const couponCodes = (given: Given['coupon_lines']) =>
  given
    ?.filter(({ id, code }) => !(id && code === null))
    .map(({ code }) => {
      if (!code) throw refused('woocommerce_rest_invalid_coupon', 'Coupon code is required.')
      return code
    })

/**
 * What a request says of an order, as the shop knows it.
 * @throws ApiError 400 for an amount, an address or a currency that can be none
 */
export const orderFields = (given: Given, { currency }: StoreSettings, taxonomy: Taxonomy): OrderFields => {
  if (given.currency !== undefined && given.currency !== currency.code) {
    const message = `currency is not one of ${currency.code}.`
    throw invalidParameters({ currency: { code: 'rest_not_in_enum', message } })
  }
  const { decimals } = currency
  const items = {
    lines: lineItems(given.line_items, decimals, taxonomy),
    shipping: shippingLines(given.shipping_lines, decimals),
    fees: feeLines(given.fee_lines, decimals),
  }
  return {
    status: given.status,
    customerId: given.customer_id,
    parentId: given.parent_id,
    customerNote: given.customer_note,
    billing: addressOf<BillingAddress>(given.billing, 'billing'),
    shipping: addressOf<ShippingAddress>(given.shipping, 'shipping'),
    paymentMethod: given.payment_method,
    paymentMethodTitle: given.payment_method_title,
    transactionId: given.transaction_id,
    createdVia: given.created_via,
    meta: given.meta_data,
    items: Object.values(items).some((list) => list !== undefined) ? items : undefined,
    coupons: couponCodes(given.coupon_lines),
    setPaid: given.set_paid,
  }
}

/** WooCommerce's words; codes and amounts stand in them as in a page. */
export const COUPON_MESSAGES: Record<CouponRefusal, (code: string, amount: string) => string> = {
  not_found: (code) => `Coupon ${code} cannot be applied because it does not exist.`,
  already_applied: (code) => `Coupon code ${code} already applied!`,
  expired: (code) => `Coupon ${code} has expired.`,
  minimum_not_met: (code, amount) => `The minimum spend for coupon ${code} is ${amount}.`,
  maximum_exceeded: (code, amount) => `The maximum spend for coupon ${code} is ${amount}.`,
  usage_limit: (code) => `Usage limit for coupon ${code} has been reached.`,
  usage_limit_per_user: (code) => `Usage limit for coupon ${code} has been reached.`,
  email_restricted: (code) => `Please enter a valid email at checkout to use coupon code ${code}.`,
  products_not_applicable: (code) => `Sorry, coupon ${code} is not applicable to selected products.`,
  sale_items_excluded: (code) => `Sorry, coupon ${code} is not valid for sale items.`,
  categories_excluded: (code) =>
    `Sorry, coupon ${code} is not applicable to the categories of these products.`,
  individual_use: (code) => `Coupon ${code} cannot be used with other coupons.`,
}

/** What is said of a refused coupon; `code` and the names in it are quoted for HTML already. */
export const refusalText = (
  { reason, isForProducts, excluded }: Pick<RefusedCoupon, 'reason' | 'isForProducts' | 'excluded'>,
  code: string,
  spend: string,
  messages = COUPON_MESSAGES,
): string => {
  if (excluded) return `Sorry, coupon ${code} is not applicable to the products: ${excluded.join(', ')}.`
  return messages[isForProducts ? 'products_not_applicable' : reason](code, spend)
}

const escaped = (code: string): string =>
  code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What WooCommerce says where an order cannot be written. */
export const orderProblem = async (context: Context, problem: OrderProblem): Promise<ApiError> => {
  switch (problem.code) {
    // WooCommerce answers a write to an unknown item with 400
    case 'unknown_order':
      return unknownOrder(400)
    case 'unknown_customer':
      return refused('woocommerce_rest_invalid_customer_id', 'Customer ID is invalid.')
    case 'unknown_parent':
      return refused('order_invalid_parent_id', 'Invalid parent ID')
    case 'unknown_item':
      return refused(
        'woocommerce_rest_invalid_item_id',
        'Order item ID provided is not associated with order.',
      )
    case 'product_missing':
      return refused('woocommerce_rest_required_product_reference', 'Product ID or SKU is required.')
    // a crash in WooCommerce
    case 'quantity_missing':
      return refused('woocommerce_rest_invalid_quantity', 'A new line needs a quantity of one at least.')
    case 'unknown_tax_class':
      return unknownTaxClass()
    case 'too_many_items':
      return refused('woocommerce_rest_too_many_items', `An order has ${MOST_ITEMS} lines at most.`)
    case 'total_too_large':
      return refused('woocommerce_rest_invalid_total', 'The total is larger than an order can be.')
    case 'below_refunds':
      return refused('woocommerce_rest_order_below_refunds', 'More of this order was refunded already.')
    case 'not_allowed':
      return new ApiError(409, 'woocommerce_rest_conflict', 'The order was changed meanwhile.')
    case 'modified':
      return new ApiError(412, 'woocommerce_rest_conflict', 'The order was changed meanwhile.')
    case 'coupon_refused': {
      const { code, amount, excluded, ...refusal } = problem.coupon
      const { currency } = await readSettings(context)
      const spend = amount === null ? '' : `${formatMoney(amount, currency.decimals)} ${currency.symbol}`
      return refused(
        'woocommerce_rest_invalid_coupon',
        refusalText(
          { ...refusal, ...(excluded && { excluded: excluded.map(escaped) }) },
          `&quot;${escaped(code)}&quot;`,
          spend,
        ),
      )
    }
  }
}
