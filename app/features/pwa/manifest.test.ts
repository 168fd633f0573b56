import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/messages/paraglide/runtime.js'
import type { Locale } from '#common/locale.ts'
import { word } from '#tests/support/words.ts'
import { createManifest } from './manifest.ts'

const SETTINGS = {
  site_name: 'Nila',
  site_description: 'Cups',
  my_orders_page: true,
  wish_list_page: true,
  is_demo: true,
  appInProduction: true,
}
const manifestIn = (locale: Locale, settings: Partial<typeof SETTINGS> = {}) => {
  overwriteGetLocale(() => locale)
  return createManifest({ ...SETTINGS, ...settings }, '#123456', { locale, homeLocale: 'fa' })
}
const pathOf = (src: string) => join(import.meta.dirname, '../../../public', src)

it('has shortcuts in the language of the page, to pages that are switched on', () => {
  const { shortcuts } = manifestIn('en')
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    [word('en', 'ui_search'), '/en/search'],
    [word('en', 'cart_title'), '/en/cart'],
    [word('en', 'orders_title'), '/en/my-orders'],
    [word('en', 'catalog_wish_list'), '/en/wish-list'],
  ])
  const fewer = manifestIn('fa', { wish_list_page: false, my_orders_page: false })
  expect(fewer.shortcuts.map(({ url }) => url)).toEqual(['/search', '/cart'])
})

it('is one app in both languages, and takes what is shared', () => {
  const [fa, en] = [manifestIn('fa'), manifestIn('en')]
  expect([fa.id, en.id, fa.scope, en.scope]).toEqual(['/', '/', '/', '/'])
  expect([fa.start_url, en.start_url]).toEqual(['/', '/en'])
  expect([fa.dir, en.dir]).toEqual(['rtl', 'ltr'])
  expect([fa.share_target.action, en.share_target.action]).toEqual(['/share-target', '/en/share-target'])
})

it.each(['fa', 'en'] as const)(
  'its pictures in %s are there, of the size that it names, and small',
  async (locale) => {
    const { icons, screenshots = [] } = manifestIn(locale)
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of [...icons, ...screenshots]) {
      expect(existsSync(pathOf(src)), src).toBe(true)
      if (sizes === 'any') continue
      const { width, height } = await sharp(pathOf(src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      expect((await sharp(pathOf(src)).toBuffer()).length).toBeLessThan(120_000)
    }
  },
)

it('a shop that is no demo shows no goods of the demo', () => {
  expect(manifestIn('fa', { is_demo: false })).not.toHaveProperty('screenshots')
})
