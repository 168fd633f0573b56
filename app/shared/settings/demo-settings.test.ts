import { expect, it } from 'vitest'
import type { StoreClient } from '#store-api/client/store-client.ts'
import type { AppSettings } from '#store-api/contract/settings.ts'
import { hexColor, readChoice, withChoice } from './demo-settings.ts'

it('takes what it knows and leaves the rest', () => {
  expect(
    readChoice(
      'palette_color=plum&card_style=12&banner_style=5&sidebar_type=x&header_icon=cart&toolbar_title=false',
    ),
  ).toEqual({
    palette_color: 'plum',
    custom_color: '',
    card_style: 12,
    header_icon: 'cart',
    toolbar_title: false,
  })
  expect(readChoice('palette_color=constructor&card_style=0&header_icon=bell')).toEqual({})
})

it('a colour of its own wins over the theme', () => {
  expect(readChoice('palette_color=plum&custom_color=%23abc')).toEqual({
    palette_color: 'plum',
    custom_color: '#aabbcc',
  })
})

it.each([
  ['#51688f', '#51688f'],
  ['FFF', '#ffffff'],
  ['#12345', null],
  ['teal', null],
  ['', null],
])('colour %s', (text, color) => {
  expect(hexColor(text)).toBe(color)
})

it.each([
  [{ is_demo: true, appInProduction: true }, 9],
  [{ is_demo: false, appInProduction: false }, 9],
  [{ is_demo: false, appInProduction: true }, 1],
])('%o: the choice counts only in a demo', async (flags, card_style) => {
  const store = { settings: async () => ({ card_style: 1, ...flags }) as AppSettings } as StoreClient
  expect((await withChoice(store, { card_style: 9 }).settings()).card_style).toBe(card_style)
})
