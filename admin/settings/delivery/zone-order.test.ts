import { expect, test } from 'vitest'
import { moveZone, orderChanges, placeNewZone } from './zone-order.ts'
import type { WholeZone, ZoneLocation } from './zones.ts'

const TYPES = ['country', 'state', 'city'] as const

/** `IR`, `IR:THR` or `IR:THR:تهران`; other types of places are named before a space, as in `continent AS`. */
const toLocation = (place: string): ZoneLocation => {
  const [type, code] = place.split(' ')
  if (code) return { type: type as ZoneLocation['type'], code }
  return { type: TYPES[place.split(':').length - 1] ?? 'country', code: place }
}
const zone = (id: number, order: number, ...places: string[]): WholeZone => ({
  id,
  name: String(id),
  order,
  locations: places.map(toLocation),
  methods: [],
})

/** The zones as the store tries them once the changes are written. */
const afterChanges = (zones: WholeZone[], changes: { id: number; order: number }[]) =>
  zones
    .map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) }))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map(({ id }) => id)

const added = (zones: WholeZone[], ...places: string[]) => {
  const { order, changes } = placeNewZone(zones, places.map(toLocation))
  return afterChanges([...zones, zone(99, order, ...places)], changes)
}

const REST = zone(0, 0)
const IRAN = zone(1, 0, 'IR')
const PROVINCES = [zone(1, 1, 'IR:THR', 'IR:ABZ'), zone(2, 2, 'IR:ESF', 'IR:YZD'), zone(3, 3, 'IR:FRS')]

test.each<[string, WholeZone[], string[], number[]]>([
  ['a country of order 0', [IRAN, REST], ['IR:ESF'], [99, 1]],
  ['its province', PROVINCES, ['IR:ESF:کاشان'], [1, 99, 2, 3]],
  ['a zone with the same place', PROVINCES, ['IR:ESF'], [1, 99, 2, 3]],
  [
    'a country of the same order as a city',
    [zone(1, 0, 'IR:ESF:کاشان'), zone(2, 0, 'IR')],
    ['IR:ESF'],
    [1, 99, 2],
  ],
  ['its continent', [zone(1, 0, 'DE'), zone(2, 1, 'continent AS')], ['IR'], [1, 99, 2]],
  ['a zone that holds everywhere', [zone(1, 5)], ['IR'], [99, 1]],
])('a new zone comes before %s', (_, zones, places, order) => {
  expect(
    added(
      zones.filter(({ id }) => id !== 0),
      ...places,
    ),
  ).toEqual(order)
})

test.each<[string, WholeZone[], string[], number[]]>([
  ['zones elsewhere', PROVINCES, ['IR:GIL'], [1, 2, 3, 99]],
  ['a zone of a part of its place', [zone(1, 0, 'IR:ESF:کاشان')], ['IR:ESF'], [1, 99]],
  ['a zone of some postcodes', [zone(1, 0, 'IR', 'postcode 15*')], ['IR:THR'], [1, 99]],
  ['another continent', [zone(1, 0, 'continent EU')], ['IR'], [1, 99]],
  ['all others when it holds everywhere', PROVINCES, [], [1, 2, 3, 99]],
])('a new zone comes behind %s', (_, zones, places, order) => {
  expect(added(zones, ...places)).toEqual(order)
})

test('a zone moves past its neighbour, not past an end', () => {
  const ids = (by: -1 | 1, id: number) => moveZone(PROVINCES, id, by)?.map((one) => one.id)
  expect([ids(-1, 2), ids(1, 2)]).toEqual([
    [2, 1, 3],
    [1, 3, 2],
  ])
  expect([ids(-1, 1), ids(1, 3)]).toEqual([undefined, undefined])
})

test.each([[[0, 0, 0, 0]], [[1, 2, 3, 4]], [[-3, 0, 0, 9]], [[5, 7, 9, 11]]])(
  'zones of orders %o are put in order without any other two changing places on the way',
  (orders) => {
    const zones = orders.map((order, at) => zone(at + 1, order, 'IR'))
    const moved = moveZone(zones, 2, 1) ?? []
    const changes = orderChanges(moved)
    const steps = changes.map((_, at) => afterChanges(zones, changes.slice(0, at + 1)))
    expect(steps.at(-1)).toEqual([1, 3, 2, 4])
    for (const ids of steps) expect([ids[0], ids[3]]).toEqual([1, 4])
  },
)
