import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import { countryName, stateName } from '#admin/shared/address/place-names.ts'
import type { Country } from '#admin/shared/address/use-countries.ts'
import type { Locale } from '#common/locale.ts'

export interface Zone {
  id: number
  name: string
  order: number
}

/** `state` is `IR:THR`, `city` `IR:THR:تهران`, `country` `IR`, `postcode` a pattern of WooCommerce's. */
export interface ZoneLocation {
  code: string
  type: 'postcode' | 'state' | 'country' | 'continent' | 'city'
}

export interface MethodSetting {
  id: string
  label: string
  type: string
  value: string
  options?: Record<string, string>
}

export interface ZoneMethod {
  instance_id: number
  title: string
  order: number
  enabled: boolean
  method_id: string
  settings: Record<string, MethodSetting>
}

export const ZONES = 'wc/v3/shipping/zones'

const read = async <T>(path: string, signal: AbortSignal, lang?: Locale): Promise<T> =>
  (await call<T>(path, { signal, query: { lang } })).json

/** A zone with where it is and what is offered there. */
export interface WholeZone extends Zone {
  locations: ZoneLocation[]
  methods: ZoneMethod[]
}

const readWhole = async (zone: Zone, signal: AbortSignal): Promise<WholeZone> => {
  const [locations, methods] = await Promise.all([
    read<ZoneLocation[]>(`${ZONES}/${zone.id}/locations`, signal),
    read<ZoneMethod[]>(`${ZONES}/${zone.id}/methods`, signal),
  ])
  return { ...zone, locations, methods }
}

/** What the ways of delivery of a zone are called in a language, by their number. */
const readTitles = async (
  id: number,
  language: Locale,
  signal: AbortSignal,
): Promise<Map<number, string>> => {
  const methods = await read<ZoneMethod[]>(`${ZONES}/${id}/methods`, signal, language)
  return new Map(methods.map(({ instance_id, title }) => [instance_id, title]))
}

const ALL_ZONES = {
  queryKey: ['zones'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const zones = await read<Zone[]>(ZONES, signal)
    const whole = await Promise.all(zones.map((zone) => readWhole(zone, signal)))
    return whole.sort((a, b) => Number(a.id === 0) - Number(b.id === 0) || a.order - b.order)
  },
}

/** All zones in the order in which they are tried: the one for everywhere else is last. */
export const useZones = () => useQuery(ALL_ZONES)

/** Asks anew for the zones that have an order: all but the one for everywhere else. */
export const useReadOrdered = () => {
  const queries = useQueryClient()
  return async (): Promise<WholeZone[]> => {
    const zones = await queries.fetchQuery({ ...ALL_ZONES, staleTime: 0 })
    return zones.filter(({ id }) => id !== 0)
  }
}

/** Writes one after the other. */
export const writeOrders = async (changes: readonly Pick<Zone, 'id' | 'order'>[]): Promise<void> => {
  for (const { id, order } of changes) await call(`${ZONES}/${id}`, { method: 'PUT', body: { order } })
}

/** A zone, with what its methods are called in the shop's second language. */
export const useZone = (id: number, second: Locale) =>
  useQuery({
    queryKey: ['zones', id],
    queryFn: async ({ signal }) => {
      const zone = await readWhole(await read<Zone>(`${ZONES}/${id}`, signal), signal)
      return { zone, titles: await readTitles(id, second, signal) }
    },
    refetchOnWindowFocus: false,
  })

/** The name of a place of a zone, in the language of the countries. */
export const placeName = ({ code, type }: ZoneLocation, countries: Country[]): string => {
  if (type === 'country') return countryName(countries, code)
  if (type !== 'state' && type !== 'city') return code
  const [country, state, city] = code.split(':')
  const name = stateName(countries, country, state)
  if (!name) return code
  return city ? `${city} (${name})` : name
}
