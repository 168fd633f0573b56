import { expect, it } from 'vitest'
import { browserSavesData, saveDataCookie, savesData } from './save-data.ts'

it.each([
  [{}, false],
  [{ 'Save-Data': 'on' }, true],
  [{ 'Save-Data': 'On ' }, true],
  [{ 'Save-Data': 'off' }, false],
  [{ Cookie: 'a=b; save_data=1' }, true],
  [{ Cookie: 'save_data=' }, false],
  [{ Cookie: 'save_data=0' }, false],
  [{ Cookie: 'not_save_data=1' }, false],
] as [Record<string, string>, boolean][])('headers %o ask for less data: %s', (headers, expected) => {
  expect(savesData(new Headers(headers))).toBe(expected)
})

it('the setting of the device is kept for a year, and forgotten when it is switched off', () => {
  expect(saveDataCookie(true, 'https://shop.test')).toBe(
    'save_data=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  )
  expect(saveDataCookie(false, 'http://shop.test')).toContain('Max-Age=0')
  expect(browserSavesData(new Headers({ Cookie: 'save_data=1' }))).toBe(false)
})
