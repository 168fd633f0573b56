import type { Context } from '#store/context.ts'
import { toJson } from '#store/database/json.ts'
import { inTransaction, recordEvent } from '#store/database/transaction.ts'
import { dropTranslations } from '#store/modules/translations/translations.ts'
import {
  findMethod,
  findZoneById,
  listLocations,
  listMethods,
  REST_OF_THE_WORLD,
  type ShippingMethod,
  type ShippingZone,
  type ZoneLocation,
} from './shipping-zones.ts'

/** `city` is the shop's own beside WooCommerce's: `IR:THR:تهران` */
export const LOCATION_TYPES = ['country', 'state', 'continent', 'postcode', 'city'] as const
export interface NewLocation {
  code: string
  type: (typeof LOCATION_TYPES)[number]
}

/** What a method's owner decides; what is not given stays, or is as the method begins. */
export interface MethodChanges {
  title?: string
  order?: number
  enabled?: boolean
  settings?: Record<string, string>
}

/** Quotes and answers that tell of delivery follow. */
const shippingChanged = (context: Context, zoneId: number): Promise<void> =>
  recordEvent(context, { type: 'shipping.changed', payload: { zone_id: zoneId } })

const insertLocations = async (
  { db }: Context,
  zoneId: number,
  locations: readonly NewLocation[],
): Promise<void> => {
  for (const { code, type } of locations) {
    await db.insertInto('shipping_zone_locations').values({ zone_id: zoneId, code, type }).execute()
  }
}

/** Adds a zone together with its places: without any it would hold everywhere until they are written. */
export const addZone = (
  context: Context,
  { name, order, locations = [] }: { name: string; order: number; locations?: readonly NewLocation[] },
): Promise<ShippingZone> =>
  inTransaction(context, async (inside) => {
    const added = await inside.db
      .insertInto('shipping_zones')
      .values({ name, zone_order: order })
      .returningAll()
      .executeTakeFirstOrThrow()
    await insertLocations(inside, added.id, locations)
    await shippingChanged(inside, added.id)
    return added
  })

/** Null when there is no such zone; the rest of the world is none. */
export const updateZone = (
  context: Context,
  id: number,
  changes: { name?: string | undefined; order?: number | undefined },
): Promise<ShippingZone | null> =>
  inTransaction(context, async (inside) => {
    const before = await findZoneById(inside, id)
    if (!before) return null
    const after = {
      ...before,
      name: changes.name ?? before.name,
      zone_order: changes.order ?? before.zone_order,
    }
    const { name, zone_order } = after
    await inside.db.updateTable('shipping_zones').set({ name, zone_order }).where('id', '=', id).execute()
    await shippingChanged(inside, id)
    return after
  })

/** Deletes a zone with its places and methods; addresses there belong to the next zone that holds them. */
export const deleteZone = (context: Context, id: number): Promise<ShippingZone | null> =>
  inTransaction(context, async (inside) => {
    const { db } = inside
    const before = await findZoneById(inside, id)
    if (!before) return null
    const methods = await listMethods(inside, id)
    await dropTranslations(
      inside,
      'shipping_method',
      methods.map((method) => method.id),
    )
    await db.deleteFrom('shipping_methods').where('zone_id', '=', id).execute()
    await db.deleteFrom('shipping_zone_locations').where('zone_id', '=', id).execute()
    await db.deleteFrom('shipping_zones').where('id', '=', id).execute()
    await shippingChanged(inside, id)
    return before
  })

const isThere = async (context: Context, zoneId: number): Promise<boolean> =>
  zoneId === REST_OF_THE_WORLD || (await findZoneById(context, zoneId)) !== null

/** The places of a zone become exactly these; null when there is no such zone. */
export const replaceLocations = (
  context: Context,
  zoneId: number,
  locations: readonly NewLocation[],
): Promise<ZoneLocation[] | null> =>
  inTransaction(context, async (inside) => {
    if (!(await findZoneById(inside, zoneId))) return null
    await inside.db.deleteFrom('shipping_zone_locations').where('zone_id', '=', zoneId).execute()
    await insertLocations(inside, zoneId, locations)
    await shippingChanged(inside, zoneId)
    return listLocations(inside, zoneId)
  })

/** Adds a way of delivery behind the others of a zone; null when there is no such zone. */
export const addMethod = (
  context: Context,
  zoneId: number,
  {
    methodId,
    title,
    order,
    enabled = true,
    settings = {},
  }: MethodChanges & { methodId: string; title: string },
): Promise<ShippingMethod | null> =>
  inTransaction(context, async (inside) => {
    if (!(await isThere(inside, zoneId))) return null
    const last = (await listMethods(inside, zoneId)).length
    const { id } = await inside.db
      .insertInto('shipping_methods')
      .values({
        zone_id: zoneId,
        method_id: methodId,
        title,
        method_order: order ?? last + 1,
        enabled: Number(enabled),
        settings: toJson(settings),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await shippingChanged(inside, zoneId)
    return findMethod(inside, zoneId, Number(id))
  })

/** Changes what is given, each setting by itself; null when the zone has no such method. */
export const updateMethod = (
  context: Context,
  zoneId: number,
  id: number,
  changes: MethodChanges,
): Promise<ShippingMethod | null> =>
  inTransaction(context, async (inside) => {
    const before = await findMethod(inside, zoneId, id)
    if (!before) return null
    await inside.db
      .updateTable('shipping_methods')
      .set({
        title: changes.title ?? before.title,
        method_order: changes.order ?? before.method_order,
        enabled: Number(changes.enabled ?? before.enabled),
        settings: toJson({ ...before.settings, ...changes.settings }),
      })
      .where('id', '=', id)
      .execute()
    await shippingChanged(inside, zoneId)
    return findMethod(inside, zoneId, id)
  })

/** Orders keep the delivery they were placed with. */
export const deleteMethod = (context: Context, zoneId: number, id: number): Promise<ShippingMethod | null> =>
  inTransaction(context, async (inside) => {
    const before = await findMethod(inside, zoneId, id)
    if (!before) return null
    await dropTranslations(inside, 'shipping_method', [id])
    await inside.db.deleteFrom('shipping_methods').where('id', '=', id).execute()
    await shippingChanged(inside, zoneId)
    return before
  })
