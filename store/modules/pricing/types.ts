import type { Minor } from '#common/money.ts'

export type DiscountType = 'percent' | 'fixed_cart' | 'fixed_product'

export interface TaxRate {
  id: number
  label: string
  /** place, name and priority, as WooCommerce names it in orders: `US-IL-STATE TAX-1` */
  code: string
  /** ten-thousandths of a percent: 9 % = 90000 */
  rate: number
  /** laid on the price with the taxes before it */
  compound: boolean
  /** also laid on shipping */
  shipping: boolean
}

export interface PricingLine {
  key: string
  quantity: number
  /** as entered: with tax when `pricesIncludeTax`; may be a fraction of the minor unit */
  unitPrice: number
  taxable: boolean
  taxClass: string
}

export interface PricingCoupon {
  id: number
  code: string
  type: DiscountType
  /** minor units or fractions of them for fixed types; hundredths of a percent for percent (10 % = 1000) */
  amount: number
  /** how many pieces it reaches, null for all */
  limitToItems: number | null
  /** the lines it reaches; a fixed_cart coupon reaches all, as WooCommerce's does */
  lineKeys: ReadonlySet<string>
}

export interface PricingFee {
  name: string
  /** without tax; a negative fee is a discount, capped so that the total stays at zero or above, and carries no tax */
  amount: Minor
  taxable: boolean
  taxClass: string
}

export interface PricingShipping {
  /** without tax, also where prices include it; taxed as exact as it is, charged rounded */
  cost: number
  taxable: boolean
}

/** The rates that hold for the address, per tax class; empty classes and absent ones are untaxed. */
export interface PricingTaxes {
  rates: Record<string, TaxRate[]>
  /** the rates of the shop's own place, which prices that include tax contain */
  baseRates: Record<string, TaxRate[]>
  /** the class whose rates shipping pays; null leaves it untaxed */
  shippingClass: string | null
  pricesIncludeTax: boolean
  /** sum up exact amounts and round what is shown, rather than line by line */
  roundAtSubtotal: boolean
}

export interface PricingInput {
  lines: PricingLine[]
  coupons: PricingCoupon[]
  /** each coupon takes from what the ones before it left */
  sequentialDiscounts: boolean
  fees: PricingFee[]
  shipping: PricingShipping | null
  /** null: taxes are off */
  taxes: PricingTaxes | null
}

interface TaxShare {
  rateId: number
  /** after coupons */
  total: Minor
  /** before coupons */
  subtotal: Minor
}

/** Amounts without tax, the taxes beside them. `total` = `subtotal` − `discount`. */
export interface PricedLine {
  /** what was rounded to be shown */
  exact: { subtotal: number; total: number }
  key: string
  subtotal: Minor
  subtotalTax: Minor
  discount: Minor
  total: Minor
  totalTax: Minor
  taxes: TaxShare[]
}

/** As exact as it comes: a cart and an order round it otherwise. */
export interface PricedCoupon {
  code: string
  discount: number
  discountTax: number
}

export interface PricedCharge {
  total: Minor
  totalTax: Minor
  taxes: { rateId: number; total: Minor }[]
}

export interface TaxLine {
  rate: TaxRate
  /** on lines and fees */
  total: Minor
  shippingTotal: Minor
}

export interface PricingTotals {
  subtotal: Minor
  subtotalTax: Minor
  discount: Minor
  discountTax: Minor
  fees: Minor
  shipping: Minor
  shippingTax: Minor
  /** on lines and fees */
  cartTax: Minor
  tax: Minor
  /** what is to be paid */
  total: Minor
}

export interface PricingResult {
  /** in the order of the input */
  lines: PricedLine[]
  /** in the order they were applied */
  coupons: PricedCoupon[]
  fees: (PricedCharge & { name: string })[]
  shipping: PricedCharge | null
  taxLines: TaxLine[]
  totals: PricingTotals
}
