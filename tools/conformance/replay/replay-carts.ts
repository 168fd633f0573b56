import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Coupon, reachedLines } from '#store/modules/cart/cart.ts'
import {
  matchRates,
  type PricingCoupon,
  priceOrder,
  priceWithout,
  type StoredTaxRate,
  type TaxAddress,
} from '#store/modules/pricing/pricing.ts'

interface Product {
  id: number
  price: string
  on_sale: boolean
  tax_class: string
  tax_status: string
  categories: { id: number }[]
}
interface RecordedCoupon extends Omit<Coupon, 'amount'> {
  amount: string
}
interface RecordedRate extends Omit<StoredTaxRate, 'rate' | 'postcode' | 'city'> {
  rate: string
  postcodes: string[]
  cities: string[]
}
interface Setup {
  products: Product[]
  variations: Record<string, Product[]>
  coupons: RecordedCoupon[]
  tax_rates: RecordedRate[]
  shipping_zones: { methods: { instance_id: number; settings: { tax_status?: { value: string } } }[] }[]
}
interface Line {
  product_id: number
  variation_id?: number
  quantity: number
}
interface RecordedOrder {
  request_body: {
    line_items: Line[]
    coupon_lines?: { code: string }[]
    shipping?: TaxAddress
    shipping_lines?: { method_id: string; instance_id: string; total: string }[]
  }
  status: number
  body: Record<string, string> & {
    line_items: Record<string, string>[]
    tax_lines: Record<string, string>[]
    shipping_lines: Record<string, string>[]
    coupon_lines: Record<string, string>[]
  }
}
interface Combination {
  settings: Record<string, string>
  cases: { n: number; calc_discounts_sequentially: string; negative_line?: boolean; order?: RecordedOrder }[]
}

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T

const rateOf = ({ rate, postcodes, cities, ...rest }: RecordedRate): StoredTaxRate => ({
  ...rest,
  rate: Math.round(Number(rate) * 10_000),
  class: rest.class === 'standard' ? '' : rest.class,
  postcode: postcodes.join(';'),
  city: cities.join(';'),
})

const BASE: TaxAddress = { country: 'US', state: 'CA', city: 'San Francisco', postcode: '94103' }

/** Prices a recorded order by the pipeline, with prices as exact as they were entered. */
const price = (setup: Setup, { settings }: Combination, sequential: boolean, order: RecordedOrder) => {
  const decimals = Number(settings.woocommerce_price_num_decimals)
  const unit = 10 ** decimals
  const { line_items, coupon_lines = [], shipping_lines = [], shipping } = order.request_body
  const stored = setup.tax_rates.map(rateOf)
  const classes = ['', 'reduced-rate', 'zero-rate']
  const at = (place: TaxAddress) =>
    Object.fromEntries(classes.map((name) => [name, matchRates(stored, name, place)]))
  const isPickup = shipping_lines.some(({ method_id }) => method_id === 'local_pickup')
  const products = new Map(
    [...setup.products, ...Object.values(setup.variations).flat()].map((one) => [one.id, one]),
  )
  const sold = line_items.map((line) => ({
    line,
    product: products.get(line.variation_id || line.product_id) as Product,
    parent: products.get(line.product_id) as Product,
  }))
  const found = new Set(
    sold.filter(({ product }) => product.tax_status !== 'none').map(({ product }) => product.tax_class),
  )
  const within = settings.woocommerce_prices_include_tax === 'yes'
  const baseRates = at(BASE)
  const taxes = {
    rates: at(isPickup || !shipping?.country ? BASE : shipping),
    baseRates,
    shippingClass: classes.find((name) => found.has(name)) ?? null,
    pricesIncludeTax: within,
    roundAtSubtotal: settings.woocommerce_tax_round_at_subtotal === 'yes',
  }
  const untaxed = new Set(
    setup.shipping_zones
      .flatMap(({ methods }) => methods)
      .filter((method) => method.settings.tax_status?.value === 'none')
      .map(({ instance_id }) => String(instance_id)),
  )
  const lines = sold.map(({ line, product }, index) => {
    const gross = Number(product.price) * unit * line.quantity
    const taxable = product.tax_status === 'taxable'
    const subtotal = within && taxable ? priceWithout(gross, baseRates[product.tax_class] ?? []) : gross
    const { quantity } = line
    return { key: String(index), quantity, subtotal, total: subtotal, taxable, taxClass: product.tax_class }
  })
  const coupons = coupon_lines.map(({ code }): PricingCoupon => {
    const coupon = setup.coupons.find((one) => one.code === code) as RecordedCoupon
    const { id, discount_type: type, limit_usage_to_x_items: limitToItems } = coupon
    const ruled = sold.map(({ line, product, parent }, index) => ({
      key: String(index),
      productId: line.product_id,
      variationId: line.variation_id ?? 0,
      categoryIds: new Set(parent.categories.map((category) => category.id)),
      onSale: product.on_sale,
    }))
    const lineKeys = reachedLines({ ...coupon, amount: 0 }, ruled)
    const amount = Math.round(Number(coupon.amount) * (type === 'percent' ? 100 : unit))
    return { id, code, type, amount, limitToItems, lineKeys }
  })
  const priced = priceOrder({
    lines,
    fees: [],
    shipping: shipping_lines.map(({ total, instance_id }, index) => ({
      key: String(index),
      total: Math.round(Number(total) * unit),
      taxable: !untaxed.has(instance_id) && taxes.shippingClass !== null,
      taxClass: taxes.shippingClass ?? '',
    })),
    coupons,
    sequentialDiscounts: sequential,
    taxes,
  })
  return { priced, unit, money: (amount: number) => (Math.round(amount) / unit).toFixed(decimals) }
}

/** Every number of a recorded order, by its name. */
const numbersOf = ({ priced, money, unit }: ReturnType<typeof price>, { body }: RecordedOrder) => {
  const { totals } = priced
  const pairs: [string, string | undefined, string][] = [
    ['discount_total', body.discount_total, money(totals.discount)],
    ['discount_tax', body.discount_tax, money(totals.discountTax)],
    ['shipping_total', body.shipping_total, money(totals.shipping)],
    ['shipping_tax', body.shipping_tax, money(totals.shippingTax)],
    ['cart_tax', body.cart_tax, money(totals.cartTax)],
    ['total_tax', body.total_tax, money(totals.tax)],
    ['total', body.total, money(totals.total)],
  ]
  body.line_items.forEach((line, at) => {
    const own = priced.lines[at]
    if (!own) return
    pairs.push(
      [`line ${at} subtotal`, line.subtotal, money(own.subtotal)],
      [`line ${at} subtotal_tax`, line.subtotal_tax, money(own.subtotalTax)],
      [`line ${at} total`, line.total, money(own.total)],
      [`line ${at} total_tax`, line.total_tax, money(own.totalTax)],
    )
  })
  for (const line of body.tax_lines) {
    const own = priced.taxLines.find(({ rate }) => rate.id === Number(line.rate_id))
    pairs.push(
      [`tax ${line.rate_id}`, line.tax_total, money(own?.total ?? 0)],
      [`tax ${line.rate_id} of shipping`, line.shipping_tax_total, money(own?.shippingTotal ?? 0)],
    )
  }
  const shown = (text: string | undefined) => money(Number(text) * unit)
  for (const line of body.coupon_lines) {
    const own = priced.coupons.find(({ code }) => code === line.code)
    pairs.push(
      [`coupon ${line.code}`, shown(line.discount), money(own?.discount ?? 0)],
      [`coupon ${line.code} tax`, shown(line.discount_tax), money(own?.discountTax ?? 0)],
    )
  }
  return pairs
}

/** The recorded shop took a tenth of a Toman off; ours has no part of its smallest unit. */
const hasPartOfUnit = (setup: Setup, { settings }: Combination, { request_body }: RecordedOrder): boolean =>
  (request_body.coupon_lines ?? []).some(({ code }) => {
    const coupon = setup.coupons.find((one) => one.code === code)
    const amount = Number(coupon?.amount) * 10 ** Number(settings.woocommerce_price_num_decimals)
    return coupon?.discount_type !== 'percent' && !Number.isInteger(Math.round(amount * 1e6) / 1e6)
  })

/**
 * Prices the recorded orders again and prints where a number differs.
 * @returns how many were the same in every number, and how many not
 */
export const replayCarts = (folder: string): { passed: number; failed: number } => {
  const counts = { passed: 0, failed: 0 }
  if (!existsSync(folder)) return counts
  const setup = read<Setup>(join(folder, 'setup.json'))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('dec.json'))) {
    const combination = read<Combination>(join(folder, file))
    for (const { n, order, calc_discounts_sequentially, negative_line } of combination.cases) {
      if (order?.status !== 201 || negative_line) continue
      if (hasPartOfUnit(setup, combination, order)) continue
      const own = price(setup, combination, calc_discounts_sequentially === 'yes', order)
      const wrong = numbersOf(own, order).filter(([, expected, actual]) => expected !== actual)
      counts[wrong.length ? 'failed' : 'passed'] += 1
      if (wrong.length) console.log(`✗ order ${n} of ${file}`)
      for (const [name, expected, actual] of wrong)
        console.log(`    ${name}: expected ${expected}, got ${actual}`)
    }
  }
  return counts
}
