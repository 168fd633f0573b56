import type { Page } from '@playwright/test'
import type { Product } from '#store-api/contract/products.ts'
import { expect, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { expectLook, fontsOf } from '#tests/support/pages/looks.ts'
import { visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

/** smaller than elsewhere: each dot is kept in git */
const DESKTOP = { width: 1080, height: 680 }

const SETTINGS = '/settings'

/** A path of each main screen, by name; the product has no day on it, as the end of a sale. */
const mainScreens = async (origin: string): Promise<Record<string, string>> => {
  const isSame = ({ date_on_sale_to, meta_data }: Product) => !date_on_sale_to && !meta_data.length
  const { slug } = await findSimple(origin, isSame)
  return {
    home: '/',
    list: '/shop',
    product: `/product/${slug}`,
    categories: '/categories/0/0',
    cart: '/cart',
    'sign-in': '/signin',
    // last: it stays dark
    settings: SETTINGS,
  }
}

/** Shows the page by night: its colours differ, and what the settings say of them is read when they are opened. */
const darken = async (page: Page, path: string): Promise<void> => {
  if (path !== SETTINGS)
    return page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
  await page.evaluate(() => localStorage.setItem(`${location.origin}darkmode`, 'true'))
  await visit(page, path)
}

for (const locale of ['fa', 'en'] as const) {
  test.describe(`in ${locale}`, () => {
    // what others buy changes numbers on its pages
    ownServer(locale)

    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      test.describe(device, () => {
        test.use({ viewport })

        test('the main screens look as they did, by day and by night', async ({ page, origin }) => {
          const screens = Object.entries(await mainScreens(origin))
          for (const [screen, path] of screens) {
            for (const [theme, open] of [
              ['light', () => visit(page, path)],
              ['dark', () => darken(page, path)],
            ] as const) {
              await test.step(`${screen}, ${theme}`, async () => {
                await open()
                const look = expectLook(page, `${locale}-${device}-${screen}-${theme}`)
                await expect.soft(look, `${screen}, ${theme}`).resolves.toBeUndefined()
              })
            }
          }
        })
      })
    }

    test.describe('on a phone', () => {
      test.use({ viewport: PHONE })

      test('what is written is drawn in the font of the shop and in none of the machine', async ({
        page,
        origin,
      }) => {
        for (const [screen, path] of Object.entries(await mainScreens(origin))) {
          await visit(page, path)
          await expect(async () => {
            expect(await fontsOf(page), screen).toEqual(['Vazirmatn'])
          }).toPass({ timeout: 10_000 })
        }
      })

      test('a screen looks otherwise without one icon', async ({ page }) => {
        await visit(page, '/')
        const picture = `${locale}-phone-home-light`
        await expectLook(page, picture)
        for (const name of [word(locale, 'shell_open_menu'), word(locale, 'ui_search')]) {
          const icon = page.getByRole('banner').getByLabel(name, { exact: true }).locator('svg')
          await icon.evaluate((svg) => svg.style.setProperty('visibility', 'hidden'))
          await expect(expectLook(page, picture)).rejects.toThrow(/\d+ pixels .* are different/)
          await icon.evaluate((svg) => svg.style.removeProperty('visibility'))
        }
        await expectLook(page, picture)
      })
    })
  })
}
