import { describe, expect, test } from 'vitest'
import {
  type Field,
  findFields,
  isChanged,
  notYetSaved,
  problemsOf,
  valueIn,
  withoutWrong,
} from './look-state.ts'

const name = { key: 'site_name', language: null }
const english = { key: 'site_name', language: 'en' as const }
const published = { values: { site_name: 'A' }, texts: { en: { site_name: 'E' } } }

describe('what the form shows', () => {
  test('is what was typed before the draft, and the draft before what is published', () => {
    const draft = { values: { site_name: 'B' }, texts: {} }
    const edits = { values: { site_name: 'C' }, texts: {} }
    expect(valueIn({ edits, draft, published }, name)).toBe('C')
    expect(valueIn({ edits: { values: {}, texts: {} }, draft, published }, name)).toBe('B')
    expect(valueIn({ edits, draft, published }, english)).toBe('E')
  })

  test('is what is published where a change is taken back', () => {
    const layers = {
      edits: { values: { site_name: null }, texts: {} },
      draft: { values: { site_name: 'B' }, texts: {} },
      published,
    }
    expect([valueIn(layers, name), isChanged(layers, name)]).toEqual(['A', false])
  })
})

describe('saving', () => {
  test('keeps what was typed while a part of it was sent', () => {
    const edits = { values: { site_name: 'CD', phone_no: '1' }, texts: { en: { site_name: 'F' } } }
    const sent = { values: { site_name: 'C', phone_no: '1' }, texts: { en: { site_name: 'F' } } }
    expect(notYetSaved(edits, sent)).toEqual({ values: { site_name: 'CD' }, texts: { en: {} } })
  })

  test('is not held back by a field that is wrong', () => {
    const edits = { values: { banners: [1], phone_no: '1' }, texts: {} }
    expect(withoutWrong(edits, { 'banners.0.title': 'wrong' }).values).toEqual({ phone_no: '1' })
  })

  test('tells what is wrong in a language beside its field alone', () => {
    const problems = { 'texts.en.site_name': 'long' }
    expect([problemsOf(problems, name), problemsOf(problems, english)]).toEqual([[], [['site_name', 'long']]])
  })
})

test('settings are found by words in both languages', () => {
  const schema = [
    { key: 'card_style', label: { fa: 'چهرهٔ کارت', en: 'Style of product cards' }, help: null },
    { key: 'phone_no', label: { fa: 'تلفن', en: 'Phone number' }, help: null },
  ] as unknown as Field[]
  expect(findFields(schema, 'card style').map(({ key }) => key)).toEqual(['card_style'])
  expect(findFields(schema, 'تلفن').map(({ key }) => key)).toEqual(['phone_no'])
})
