import { beforeAll, expect, test } from 'vitest'
import { writeShop } from '#demo/write-shop.ts'
import { type Context, SYSTEM } from '#store/context.ts'
import { openMemoryDatabase } from '#store/database/connection.ts'
import { toJson } from '#store/database/json.ts'
import { findZone, findZonesOfCountry, listMethods } from './shipping-zones.ts'

let context: Context

beforeAll(async () => {
  const db = await openMemoryDatabase()
  context = { db, clock: () => 0, actor: SYSTEM }
  const zones: [string, [type: string, code: string][]][] = [
    [
      'North Tehran',
      [
        ['state', 'IR:THR'],
        ['postcode', '19...19'],
        ['postcode', '1511*'],
      ],
    ],
    [
      'Tehran',
      [
        ['state', 'IR:THR'],
        ['state', 'IR:ABZ'],
      ],
    ],
    ['Iran', [['country', 'IR']]],
    ['Asia', [['continent', 'AS']]],
    [
      'Courier',
      [
        ['city', 'US:NY:Albany'],
        ['city', 'US:NJ:هادی‌شهر'],
      ],
    ],
  ]
  let location = 0
  await writeShop(db, {
    shipping_zones: zones.map(([name], index) => ({ id: index + 1, name, zone_order: index })),
    shipping_zone_locations: zones.flatMap(([, places], index) =>
      places.map(([type, code]) => ({ id: ++location, zone_id: index + 1, type, code })),
    ),
    shipping_methods: [0, 1].map((zone_id) => ({
      zone_id,
      method_id: 'flat_rate',
      title: `Zone ${zone_id}`,
      method_order: 1,
      enabled: zone_id,
      settings: toJson({ cost: '5' }),
    })),
  })
})

const zoneOf = (country: string, state = '', postcode = '', city = '') =>
  findZone(context, { country, state, city, postcode })

test('the first zone of the owner’s order that covers the address', async () => {
  expect(await zoneOf('IR', 'THR', '۱۹۳۹۵۱۱۱۱۱')).toBe(1)
  expect(await zoneOf('IR', 'THR', '1511143211')).toBe(1)
  expect(await zoneOf('IR', 'THR', '1411143211')).toBe(2)
  expect(await zoneOf('IR', 'THR')).toBe(2)
  expect(await zoneOf('IR', 'ABZ', '1939511111')).toBe(2)
  expect(await zoneOf('IR', 'ESF')).toBe(3)
  expect(await zoneOf('IR')).toBe(3)
  expect(await zoneOf('TR')).toBe(0)
  expect(await zoneOf('AE')).toBe(4)
  expect(await zoneOf('DE')).toBe(0)
})

test('a city of a state, however its name is typed', async () => {
  expect(await zoneOf('US', 'NY', '', ' albany')).toBe(5)
  expect(await zoneOf('US', 'NY', '', 'Buffalo')).toBe(0)
  expect(await zoneOf('US', 'CA', '', 'Albany')).toBe(0)
  expect(await zoneOf('US', 'NY')).toBe(0)
  expect(await zoneOf('US', 'NJ', '', 'هادي شهر')).toBe(5)
})

test('methods of a zone, the rest of the world too', async () => {
  expect(await listMethods(context, 0)).toMatchObject([
    { methodId: 'flat_rate', enabled: false, settings: { cost: '5' } },
  ])
  expect(await listMethods(context, 9)).toEqual([])
})

test('a country has every zone that one of its states or postcodes may lie in', async () => {
  // Tehran's northern postcodes, all of Tehran, and the other states
  expect(await findZonesOfCountry(context, 'IR')).toEqual(expect.arrayContaining([1, 2, 3]))
  expect(await findZonesOfCountry(context, 'IR')).toHaveLength(3)
  expect(await findZonesOfCountry(context, 'JP')).toEqual([4])
  expect(await findZonesOfCountry(context, 'DE')).toEqual([0])
  // Albany, and the rest of its state
  expect(await findZonesOfCountry(context, 'US')).toHaveLength(2)
  expect(await findZonesOfCountry(context, 'US')).toEqual(expect.arrayContaining([0, 5]))
})
