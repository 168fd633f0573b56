import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type { CouponsTable } from '#store/modules/cart/tables.ts'

/** A published coupon of ten percent as a row; name what differs. */
export const couponRow = (
  given: Partial<Insertable<CouponsTable>> & { id: number; code: string },
): Insertable<CouponsTable> => ({
  status: 'publish',
  discount_type: 'percent',
  amount: 1000,
  description: '',
  date_expires_at: null,
  usage_count: 0,
  individual_use: 0,
  product_ids: toJson([]),
  excluded_product_ids: toJson([]),
  usage_limit: null,
  usage_limit_per_user: null,
  limit_usage_to_x_items: null,
  free_shipping: 0,
  product_categories: toJson([]),
  excluded_product_categories: toJson([]),
  exclude_sale_items: 0,
  minimum_amount: 0,
  maximum_amount: 0,
  email_restrictions: toJson([]),
  created_at: 0,
  updated_at: 0,
  ...given,
})
