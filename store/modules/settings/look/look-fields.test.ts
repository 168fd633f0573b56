import { expect, test } from 'vitest'
import { appSettings } from '#store-api/contract/settings.ts'
import { DEFAULT_SETTINGS } from '../defaults.ts'
import { settingTexts } from '../write-settings.ts'
import { checkLook } from './check-look.ts'
import { LOOK_KEYS } from './look-fields.ts'

/** Where the shop is and how it counts: `wc/v3/settings` and `wp/v2/settings` write them; `own_heads` follows from pages. */
const ELSEWHERE = ['country', 'currency', 'is_demo', 'locale', 'own_heads', 'timezone', 'update_order']

test('every public setting is one of the look, or is named here', () => {
  expect([...LOOK_KEYS, ...ELSEWHERE].toSorted()).toEqual(Object.keys(appSettings.shape).toSorted())
  expect(LOOK_KEYS).toEqual(expect.arrayContaining(Object.keys(settingTexts.shape)))
})

test('what a shop begins with is right by the same rules', () => {
  const look = Object.fromEntries(LOOK_KEYS.map((key) => [key, DEFAULT_SETTINGS[key]]))
  expect(checkLook(look)).toEqual({})
})

test.each([
  ['home', [{ type: 'nothing' }], 'home.0.type', 'no_choice'],
  ['home', [{ type: 'vendors' }], 'home.0.title', 'required'],
  ['home', [{ type: 'vendors', title: 'A', more: 1 }], 'home.0.more', 'unknown_setting'],
  ['home', [null], 'home.0', 'wrong_type'],
  ['home', Array(51).fill({ type: 'vendors', title: '' }), 'home', 'too_many'],
  ['intro', [{ title: '', text: '', image: '//evil.test/a.png' }], 'intro.0.image', 'no_picture'],
  ['footer_pages', [{ id: 1.5, title: 'A', url: '/a' }], 'footer_pages.0.id', 'wrong_type'],
  [
    'fast_access_in_footer',
    [{ title: 'A', url: 'javascript:x()' }],
    'fast_access_in_footer.0.url',
    'no_link',
  ],
  ['resent_otp_time', 1, 'resent_otp_time', 'too_small'],
  ['resent_otp_time', 601, 'resent_otp_time', 'too_big'],
  ['resent_otp_time', 60.5, 'resent_otp_time', 'not_whole'],
  ['site_description', 'a'.repeat(1001), 'site_description', 'too_long'],
  ['social_network', 'nila', 'social_network', 'wrong_type'],
  ['toString', 1, 'toString', 'unknown_setting'],
])('%s %j is wrong', (key, value, at, code) => {
  expect(checkLook({ [key]: value })).toEqual({ [at]: expect.objectContaining({ code }) })
})
