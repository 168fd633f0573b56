import type { Minor } from '#common/money.ts'
import type { CatalogProduct } from '../catalog/catalog.ts'
import type {
  DiscountType,
  PricedCharge,
  PricedLine,
  PricingTaxes,
  PricingTotals,
  TaxLine,
} from '../pricing/pricing.ts'
import type { Refusal } from './coupons/coupon-rules.ts'

export interface CartAddress {
  country: string
  state: string
  city: string
  postcode: string
}

/** What is asked to be priced. Nothing in it is believed: prices, names and stock are read again. */
export interface CartRequest {
  lines: {
    /** the caller's name for the line, unique within the request */
    key: string
    productId: number
    /** 0 or absent for none */
    variationId?: number
    quantity: number
    /** decimal string the shopper last saw, to tell a change */
    seenPrice?: string
    /** for attributes that a variation leaves open: what was chosen, attribute name or slug → option */
    choices?: { key: string; value: string }[]
  }[]
  coupons: string[]
  /** null while it is not known: no shipping, taxes of the shop's own place. An empty country is the shop's. */
  shippingAddress: CartAddress | null
  /** where taxes follow the billing address; absent takes the shipping address */
  billingAddress?: CartAddress | null
  /** `flat_rate:3`; unknown or absent picks free delivery, else the first rate; `shipping.chosen` tells */
  shippingRate?: string
  /** where no rate is wished the first is taken, unless a coupon gives free delivery: as WooCommerce's cart does */
  firstRate?: boolean
  /** for coupons bound to e-mail addresses or used once per customer */
  email?: string
  /** as the shop keeps it, for the same */
  phone?: string
}

export interface PricedCartLine extends PricedLine {
  product: CatalogProduct
  productId: number
  /** 0 for none */
  variationId: number
  vendorId: number
  /** with its options for variations, as an order line is named */
  name: string
  /** name of the variable product of a variation, else null */
  parentName: string | null
  /** the options of a variation, with what was chosen for those it leaves open */
  options: { slug: string; name: string; option: string }[]
  quantity: number
  requestedQuantity: number
  /** null is unlimited */
  maxQuantity: number | null
  /** as entered in the catalogue; wholesale for a proven wholesale customer */
  unitPrice: Minor
  regularPrice: Minor
  /** what the shopper saw, when it was another price */
  previousPrice: Minor | null
  onSale: boolean
  taxable: boolean
  notices: LineNotice[]
}
export type LineNotice = 'price_changed' | 'quantity_clamped' | 'sold_individually'
export type LineRemoval = 'vanished' | 'out_of_stock' | 'not_purchasable' | 'option_missing'

export interface RemovedLine {
  key: string
  productId: number
  variationId: number
  /** '' when nothing is known of it */
  name: string
  reason: LineRemoval
}

interface AppliedCoupon {
  id: number
  code: string
  type: DiscountType
  /** minor units, or hundredths of a percent for percent */
  amount: number
  freeShipping: boolean
  /** may be fractions of the minor unit */
  discount: number
  discountTax: number
}

export interface RefusedCoupon extends Refusal {
  code: string
}

export interface CartRate {
  /** `flat_rate:3` */
  id: string
  methodId: string
  instanceId: number
  title: string
  /** may be a fraction of the minor unit; what is charged is rounded */
  cost: number
  taxable: boolean
}

export interface PricedShipping {
  /** false for a cart of virtual products */
  required: boolean
  /** false while the address is not known well enough: no province where provinces are listed */
  calculated: boolean
  /** 0 is the rest of the world; null when nothing was calculated */
  zoneId: number | null
  rates: (CartRate & Pick<PricedCharge, 'total' | 'totalTax'>)[]
  /** what `totals.shipping` is for; null when none is required or offered */
  chosen: (CartRate & PricedCharge) | null
  /** progress to free delivery in this zone; null where there is none, or while the zone is not known */
  freeFrom: { minimum: Minor; remaining: Minor } | null
}

/** A cart with everything decided by the shop: what a quote shows and an order is made of. Money in minor units. */
export interface PricedCart {
  currency: { code: string; decimals: number }
  pricesIncludeTax: boolean
  /** the rates that were used; null while taxes are off */
  taxes: PricingTaxes | null
  /** amounts are to be shown with tax */
  displayWithTax: boolean
  lines: PricedCartLine[]
  removed: RemovedLine[]
  coupons: AppliedCoupon[]
  refusedCoupons: RefusedCoupon[]
  shipping: PricedShipping
  fees: (PricedCharge & { name: string })[]
  taxLines: TaxLine[]
  totals: PricingTotals
}
