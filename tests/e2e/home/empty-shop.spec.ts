import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '#common/locale.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { openNewShop } from '#store/new-shop/new-shop.ts'
import { test as base, DESKTOP, expect, expectAccessible, PHONE } from '#tests/support/browser.ts'
import { startServerOn } from '#tests/support/server.ts'
import { word } from '#tests/support/words.ts'

/** A shop as `npm run new-shop` leaves it: nothing in it but its settings and its administrator. */
const openEmptyShop = async (language: Locale): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-empty-'))
  const db = await openDatabase(join(dataDir, 'vitrin.db'))
  const opened = await openNewShop(
    { db, clock: Date.now, actor: SYSTEM },
    {
      language,
      currency: language === 'fa' ? 'IRT' : 'USD',
      country: language === 'fa' ? 'IR' : 'US',
      name: 'Corner',
      email: 'owner@shop.example',
      delivery: '0',
    },
  )
  await db.destroy()
  expect(opened.ok).toBe(true)
  return dataDir
}

const test = base.extend({
  origin: async ({ shop }, use) => {
    const server = await startServerOn(await openEmptyShop(shop))
    await use(server.origin)
    await server.stop()
  },
})

/** What each screen says in place of what it would show. */
const SCREENS: [path: string, message: string][] = [
  ['/', 'catalog_empty_shop'],
  ['/shop', 'catalog_empty_shop'],
  ['/shop/sale', 'catalog_empty'],
  ['/search', 'search_start'],
  ['/search?q=cup', 'catalog_empty_search'],
  ['/categories/0/0', 'catalog_empty_categories'],
  ['/cart', 'cart_empty_title'],
  ['/wish-list', 'catalog_wish_list_empty'],
  ['/blog', 'content_empty_title'],
  ['/contact-us', 'content_contact_title'],
]

/** Those that say it in words that a shop with products never shows. */
const OWN_WORDS = new Set(['/', '/search', '/categories/0/0'])

for (const shop of ['fa', 'en'] as const) {
  for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    test.describe(`an empty shop in ${shop} on a ${device}`, () => {
      test.use({ shop, viewport })

      test('every screen says that there is nothing yet', async ({ page }) => {
        for (const [path, message] of SCREENS) {
          const answer = await page.goto(path)
          expect([path, answer?.status()]).toEqual([path, 200])
          await expect(
            page.getByRole('main').getByRole('heading', { name: word(shop, message), exact: true }),
          ).toBeVisible()
          if (OWN_WORDS.has(path)) await expectAccessible(page)
        }
      })
    })
  }
}

test.describe('policies that an empty shop has not written', () => {
  test.use({ provoked: [404] })

  test('have no page and no link', async ({ page }) => {
    for (const path of ['/terms', '/privacy', '/refund']) expect((await page.goto(path))?.status()).toBe(404)
    await page.goto('/')
    await expect(page.locator('a[href$="/terms"], a[href$="/privacy"], a[href$="/refund"]')).toHaveCount(0)
  })
})
