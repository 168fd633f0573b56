import { continentOf } from '#common/geography/continents.ts'
import type { WholeZone, Zone, ZoneLocation } from './zones.ts'

type Place = Pick<ZoneLocation, 'type' | 'code'>
type Ordered = Pick<Zone, 'id' | 'order'>

const countryOf = ({ code }: Place): string => code.split(':')[0] ?? ''

/** `IR` holds `IR:THR`, which holds `IR:THR:تهران`. */
const holds = (wide: Place, place: Place): boolean =>
  place.code === wide.code ||
  (wide.type === 'continent'
    ? wide.code === continentOf(countryOf(place))
    : place.code.startsWith(`${wide.code}:`))

const holdsEverywhere = ({ locations }: WholeZone): boolean => locations.length === 0

/** Whether nothing of a place is left to zones behind this one; one with postcodes leaves what has others. */
const holdsAllOf = (zone: WholeZone, place: Place): boolean =>
  holdsEverywhere(zone) ||
  (zone.locations.some((one) => holds(one, place)) && zone.locations.every(({ type }) => type !== 'postcode'))

/**
 * The orders to write so that zones are tried as they are listed, 1 for the first. In this sequence no two zones change
 * places on the way but those that shall.
 */
export const orderChanges = (zones: readonly Ordered[]): Ordered[] => {
  const wanted = zones.map(({ id, order }, at) => ({ id, order: at + 1, by: at + 1 - order }))
  const raised = wanted.filter(({ by }) => by > 0).reverse()
  const lowered = wanted.filter(({ by }) => by < 0)
  return [...raised, ...lowered].map(({ id, order }) => ({ id, order }))
}

/** The zones with one of them before or behind its neighbour; null where there is none. */
export const moveZone = <Z extends Ordered>(zones: readonly Z[], id: number, by: -1 | 1): Z[] | null => {
  const at = zones.findIndex((zone) => zone.id === id)
  const [zone, neighbour] = [zones[at], zones[at + by]]
  return zone && neighbour ? zones.with(at, neighbour).with(at + by, zone) : null
}

const NEW: Ordered = { id: -1, order: 0 }

/**
 * The order of a new zone, before all that would leave it nothing of one of its places, and what has to be written of the
 * others first.
 * @param zones in their order, without that of everywhere else
 */
export const placeNewZone = (
  zones: readonly WholeZone[],
  places: readonly Place[],
): { order: number; changes: Ordered[] } => {
  const wider = zones.findIndex((zone) =>
    places.length === 0 ? holdsEverywhere(zone) : places.some((place) => holdsAllOf(zone, place)),
  )
  const at = wider < 0 ? zones.length : wider
  const changes = orderChanges([...zones.slice(0, at), NEW, ...zones.slice(at)])
  return { order: at + 1, changes: changes.filter(({ id }) => id !== NEW.id) }
}
