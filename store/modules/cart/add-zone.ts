import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { recordEvent } from '#store/database/transaction.ts'

export interface NewZone {
  name: string
  /** ISO 3166-1 alpha-2 */
  country: string
  method: { methodId: 'flat_rate'; title: string; settings: Record<string, string> }
}

/** Writes a shipping zone of one country with its first method down; call it inside a transaction. */
export const addShippingZone = async (
  context: Context,
  { name, country, method }: NewZone,
): Promise<void> => {
  const zone = await context.db
    .insertInto('shipping_zones')
    .values({ name, zone_order: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await context.db
    .insertInto('shipping_zone_locations')
    .values({ zone_id: zone.id, code: country, type: 'country' })
    .execute()
  await context.db
    .insertInto('shipping_methods')
    .values({
      zone_id: zone.id,
      method_id: method.methodId,
      title: method.title,
      method_order: 1,
      enabled: 1,
      settings: toJson(method.settings),
    })
    .execute()
  await recordEvent(context, { type: 'shipping.changed', payload: { zone_id: zone.id } })
}
