import type { Selectable } from 'kysely'
import { continentOf, statesOf } from '#common/geography/geography.ts'
import type { Locale } from '#common/locale.ts'
import { foldPersian } from '#common/persian.ts'
import type { Context } from '#store/context.ts'
import { fromJson } from '#store/database/json.ts'
import { isOneOf } from '#store/database/portable-sql.ts'
import { matchesPostcode } from '#store/modules/pricing/pricing.ts'
import { readTranslations } from '#store/modules/translations/translations.ts'
import type { CartAddress } from '../priced-cart.ts'
import type { ShippingMethodsTable, ShippingZoneLocationsTable, ShippingZonesTable } from '../tables.ts'

export type ShippingZone = Selectable<ShippingZonesTable>
export type ZoneLocation = Selectable<ShippingZoneLocationsTable>
export interface ShippingMethod
  extends Omit<Selectable<ShippingMethodsTable>, 'settings' | 'enabled' | 'method_id'> {
  methodId: string
  enabled: boolean
  settings: Record<string, string>
}

/** The zone of every place that no other zone names. */
export const REST_OF_THE_WORLD = 0

const toMethod = ({
  method_id,
  enabled,
  settings,
  ...row
}: Selectable<ShippingMethodsTable>): ShippingMethod => ({
  ...row,
  methodId: method_id,
  enabled: enabled === 1,
  settings: fromJson(settings),
})

export const findZoneById = async ({ db }: Context, id: number): Promise<ShippingZone | null> =>
  (await db.selectFrom('shipping_zones').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** All zones but the rest of the world, in the order they are tried. */
export const listZones = (context: Context): Promise<ShippingZone[]> =>
  context.db.selectFrom('shipping_zones').selectAll().orderBy('zone_order').orderBy('id').execute()

/** The places of one zone, or of all. */
export const listLocations = (context: Context, zoneId?: number): Promise<ZoneLocation[]> => {
  const query = context.db.selectFrom('shipping_zone_locations').selectAll().orderBy('id')
  return (zoneId === undefined ? query : query.where('zone_id', '=', zoneId)).execute()
}

/** The shipping methods of zones, in their order, disabled ones too: asked for at once, however many zones. */
export const listMethodsOf = async (
  { db }: Context,
  zoneIds: readonly number[],
): Promise<ShippingMethod[][]> => {
  const rows = await db
    .selectFrom('shipping_methods')
    .selectAll()
    .where(({ ref }) => isOneOf(db, ref('zone_id'), zoneIds))
    .orderBy('method_order')
    .orderBy('id')
    .execute()
  const methods = Map.groupBy(rows.map(toMethod), ({ zone_id }) => zone_id)
  return zoneIds.map((id) => methods.get(id) ?? [])
}

/** The shipping methods of one zone. */
export const listMethods = async (context: Context, zoneId: number): Promise<ShippingMethod[]> =>
  (await listMethodsOf(context, [zoneId])).flat()

/** The numbers of the methods whose deliveries are not taxed. */
export const untaxedMethods = async ({ db }: Context): Promise<Set<string>> => {
  const rows = await db.selectFrom('shipping_methods').select(['id', 'settings']).execute()
  const untaxed = rows.filter(({ settings }) => fromJson(settings).tax_status === 'none')
  return new Set(untaxed.map(({ id }) => String(id)))
}

/** What methods are called, by their id: in the shop's own language, and in another one where they have a name there. */
export const readMethodTitles = async (
  context: Context,
  ids: readonly number[],
  language: Locale,
): Promise<Map<number, { own: string; title: string }>> => {
  if (ids.length === 0) return new Map()
  const texts = await readTranslations(context, 'shipping_method', ids)
  const rows = await context.db
    .selectFrom('shipping_methods')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, title }) => [id, { own: title, title: texts.get(id)?.[language]?.title || title }]),
  )
}

/** One shipping method of a zone. */
export const findMethod = async (
  { db }: Context,
  zoneId: number,
  id: number,
): Promise<ShippingMethod | null> => {
  const row = await db
    .selectFrom('shipping_methods')
    .selectAll()
    .where('id', '=', id)
    .where('zone_id', '=', zoneId)
    .executeTakeFirst()
  return row ? toMethod(row) : null
}

/** Spaces come and go in the names of cities. */
const spell = (place: string): string => foldPersian(place).replaceAll(' ', '')

/** `IR:THR:تهران` is that city in whatever spelling. */
const isCity = (code: string, { country, state, city }: CartAddress): boolean =>
  city !== '' && spell(code) === spell(`${country}:${state}:${city}`)

const holds = ({ type, code }: ZoneLocation, address: CartAddress): boolean =>
  (type === 'country' && code === address.country) ||
  (type === 'state' && code === `${address.country}:${address.state}`) ||
  (type === 'city' && isCity(code, address)) ||
  (type === 'continent' && code === continentOf(address.country))

/** A zone's places widen it, its postcodes narrow it; one that names no place holds everywhere. */
const covers = (locations: ZoneLocation[], address: CartAddress): boolean => {
  const places = locations.filter(({ type }) => type !== 'postcode')
  const postcodes = locations.filter(({ type }) => type === 'postcode').map(({ code }) => code)
  return (
    (places.length === 0 || places.some((place) => holds(place, address))) &&
    (postcodes.length === 0 || matchesPostcode(address.postcode, postcodes))
  )
}

/** The first zone, in the owner's order, that an address lies in; 0 is the rest of the world. */
export const findZone = async (context: Context, address: CartAddress): Promise<number> => {
  const locations = Map.groupBy(await listLocations(context), ({ zone_id }) => zone_id)
  const zones = await listZones(context)
  return zones.find(({ id }) => covers(locations.get(id) ?? [], address))?.id ?? REST_OF_THE_WORLD
}

const isPlace = ({ type }: ZoneLocation): boolean => type !== 'postcode'

/** What a zone names of cities and postcodes is a part of the state. */
const isWhole = (places: ZoneLocation[], address: CartAddress): boolean =>
  places.every(isPlace) && covers(places, address)

/** As if it named all of the state, of which it names a city. */
const widened = (place: ZoneLocation): ZoneLocation =>
  place.type === 'city'
    ? { ...place, type: 'state', code: place.code.split(':').slice(0, 2).join(':') }
    : place

/** Every zone that an address in a country may lie in, whatever its state, city and postcode. */
export const findZonesOfCountry = async (context: Context, country: string): Promise<number[]> => {
  const locations = Map.groupBy(await listLocations(context), ({ zone_id }) => zone_id)
  const zones = (await listZones(context)).map(({ id }) => ({ id, places: locations.get(id) ?? [] }))
  const states = statesOf(country).map(({ code }) => code)
  const found = (states.length ? states : ['']).flatMap((state) => {
    const address = { country, state, city: '', postcode: '' }
    const fitting = zones.filter(({ places }) => covers(places.filter(isPlace).map(widened), address))
    // a zone with all of the state leaves nothing of it to those after it
    const last = fitting.findIndex(({ places }) => isWhole(places, address))
    const ids = fitting.map(({ id }) => id)
    return last < 0 ? [...ids, REST_OF_THE_WORLD] : ids.slice(0, last + 1)
  })
  return [...new Set(found)]
}
