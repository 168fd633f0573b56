import { expect, test } from 'vitest'
import { continentOf, stateName, statesOf } from './geography.ts'

const CODES =
  'KHZ THR ILM BHR ADL ESF YZD KRH KRN HDN GZN ZJN LRS ABZ EAZ WAZ CHB SKH RKH NKH SMN FRS QHM KRD KBD GLS GIL MZN MKZ HRZ SBN'

test('the 31 provinces of Iran with their cities, the capital first', () => {
  const provinces = statesOf('IR')
  expect(provinces.map(({ code }) => code).sort()).toEqual(CODES.split(' ').sort())
  const cities = new Map(provinces.map(({ code, cities }) => [code, cities]))
  expect(cities.get('THR')?.[0]).toBe('تهران')
  expect(cities.get('RKH')?.[0]).toBe('مشهد')
  expect(cities.get('MKZ')?.[0]).toBe('اراک')
  for (const { name, cities } of provinces) {
    expect(cities.length, name).toBeGreaterThanOrEqual(6)
    expect(new Set(cities).size, name).toBe(cities.length)
  }
})

test('no name carries Arabic letters or stray spaces', () => {
  for (const { name, cities } of statesOf('IR')) {
    for (const text of [name, ...cities]) expect(text).toMatch(/^[^يك\s](?:[^يك]*[^يك\s])?$/)
  }
})

test('provinces stand in the order of the alphabet of the language', () => {
  expect(statesOf('IR')[0]?.name).toBe('آذربایجان شرقی')
  expect(statesOf('IR', 'en')[0]?.name).toBe('Alborz')
  expect(stateName('IR', 'ESF', 'en')).toBe('Isfahan')
})

test('other countries', () => {
  expect(stateName('US', 'IL')).toBe('Illinois')
  expect(stateName('DE', 'DE-BE')).toBe('DE-BE')
  expect([continentOf('IR'), continentOf('US'), continentOf('XX')]).toEqual(['AS', 'NA', ''])
  expect(statesOf('__proto__')).toEqual([])
})
