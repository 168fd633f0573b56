import type { VendorDashboard } from '#store-api/contract/vendor-dashboard.ts'

const SHOWN = [
  'slug',
  'name',
  'banner',
  'avatar',
  'rating',
  'rating_count',
  'orders_to_send',
  'products_total',
  'products_out_of_stock',
  'sold_lately',
  'products_allowed',
] as const

/** The vendor's shop as the head of their pages shows it. */
export type VendorSummary = Pick<VendorDashboard, (typeof SHOWN)[number]>

export const toVendorSummary = (vendor: VendorDashboard): VendorSummary =>
  Object.fromEntries(SHOWN.map((key) => [key, vendor[key]])) as VendorSummary
