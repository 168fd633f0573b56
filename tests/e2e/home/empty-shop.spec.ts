import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '#common/locale.ts'
import { SYSTEM } from '#store/context.ts'
import { openDatabase } from '#store/database/connection.ts'
import { openNewShop } from '#store/new-shop/new-shop.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { openServer, type RunningServer } from '#tests/support/server.ts'
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

/** Gives the tests of a `describe` block one empty shop: none of them puts anything into it. */
const emptyShop = (shop: Locale): void => {
  let server: RunningServer
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    server = await openServer(await openEmptyShop(shop))
  })
  test.afterAll(() => server.stop())
  test.use({ shop, origin: ({ shop: _ }, use) => use(server.origin) })
}

for (const shop of ['fa', 'en'] as const) {
  test.describe(`an empty shop in ${shop}`, () => {
    emptyShop(shop)

    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      test.describe(`on a ${device}`, () => {
        test.use({ viewport })

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
  })
}

test.describe('policies that an empty shop has not written', () => {
  emptyShop('fa')
  test.use({ provoked: [404] })

  test('have no page and no link', async ({ page }) => {
    for (const path of ['/terms', '/privacy', '/refund']) expect((await page.goto(path))?.status()).toBe(404)
    await page.goto('/')
    await expect(page.locator('a[href$="/terms"], a[href$="/privacy"], a[href$="/refund"]')).toHaveCount(0)
  })
})
