import type { Insertable } from 'kysely'
import { toJson } from '#store/database/json.ts'
import type { ShippingMethodsTable } from '#store/modules/cart/tables.ts'

/** A way to deliver to everywhere; `settings` as WooCommerce keeps them, such as `{ cost: '5' }`. */
export const shippingMethodRow = (
  id: number,
  method_id: string,
  title: string,
  settings: Record<string, string> = {},
): Insertable<ShippingMethodsTable> => ({
  id,
  zone_id: 0,
  method_id,
  title,
  method_order: id,
  enabled: 1,
  settings: toJson(settings),
})
