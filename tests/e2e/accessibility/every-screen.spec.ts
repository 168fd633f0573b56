import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { keptLine, visitCartWith } from '#tests/support/cart.ts'
import { findUnmarked } from '#tests/support/pages/languages.ts'
import { OWN_SCREENS, screensOf, VENDOR_SCREENS } from '#tests/support/pages/screens.ts'
import { signIn } from '#tests/support/people/sign-in.ts'
import { storeAt, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

const TO_TOP = new RegExp(`^(${word('fa', 'catalog_back_to_top')}|${word('en', 'catalog_back_to_top')})$`)

/** The screens of those who are signed in. */
const PERSONAL = [
  ['customer', OWN_SCREENS],
  ['vendor', VENDOR_SCREENS],
] as const

/** The screens of a shop are walked through in as many tests, side by side. */
const PARTS = 4

/** Those of part `part`, of all that there are of one kind. */
const partOf = (screens: Record<string, string>, part: number): [name: string, path: string][] =>
  Object.entries(screens).filter((_, index) => index % PARTS === part)

/** All of it by day; by night only the colours differ, and they are the same in every language. */
const expectAccessibleByDayAndNight = async (page: Page, locale: 'fa' | 'en') => {
  // what floats covers something wherever one stands, and moves on with the page
  await page.getByRole('button', { name: TO_TOP }).evaluateAll((buttons) => {
    for (const button of buttons) button.style.setProperty('display', 'none')
  })
  await expectAccessible(page)
  if (locale !== 'fa') return
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expectAccessible(page, ['color-contrast'])
  await page.evaluate(() => {
    delete document.documentElement.dataset.theme
  })
}

/** px */
const WIDTHS = [PHONE.width, 320, 768]

const expectToFit = async (page: Page, name: string, width: number): Promise<void> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width)
}

/** Each screen is tried in every width while it is open: that takes no second walk through the shop. */
const expectGoodInEveryWidth = async (page: Page, name: string, locale: 'fa' | 'en'): Promise<void> => {
  expect.soft(await findUnmarked(page), `languages of ${name}`).toEqual([])
  await expectAccessibleByDayAndNight(page, locale)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height })
    await expectToFit(page, name, width)
  }
  await page.setViewportSize(DESKTOP)
  await expectAccessibleByDayAndNight(page, locale)
  await expectToFit(page, name, DESKTOP.width)
  await page.setViewportSize(PHONE)
}

for (const locale of ['fa', 'en'] as const) {
  test.describe(`every screen, ${locale}`, () => {
    test.use({
      shop: locale,
      viewport: PHONE,
      hasTouch: true,
      reducedMotion: 'reduce',
      provoked: [404],
    })
    const check = (page: Page, name: string, path: string) =>
      test.step(name, async () => {
        await visit(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
        await expectGoodInEveryWidth(page, name, locale)
      })

    for (let part = 0; part < PARTS; part++) {
      test(`is accessible, fits and says its language, ${part + 1} of ${PARTS}`, async ({ page, origin }) => {
        for (const [name, path] of partOf(await screensOf(origin), part)) await check(page, name, path)
      })
    }

    test('a cart that has changed is accessible, fits and says its language', async ({ page, origin }) => {
      await visitCartWith(page, [keptLine(await findSimple(origin), { price: '1' })], locale)
      await expect(page.getByText(word(locale, 'cart_changed'))).toBeVisible()
      await expectGoodInEveryWidth(page, 'changed cart', locale)
    })

    for (const [role, screens] of PERSONAL) {
      test(`is accessible, fits and says its language to a ${role}`, async ({ page }) => {
        await signIn(page, locale, '/settings', role)
        for (const [name, path] of Object.entries(screens)) await check(page, name, path)
      })
    }
  })

  test.describe(`what opens, ${locale}`, () => {
    test.use({ shop: locale, viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

    test('is accessible', async ({ page, origin }) => {
      const { site_name } = await storeAt(origin).settings()
      await visit(page, '/')
      await page.getByRole('button', { name: word(locale, 'shell_open_menu') }).click()
      await expect(page.getByRole('dialog', { name: site_name })).toBeVisible()
      await expectAccessibleByDayAndNight(page, locale)
      await visit(page, '/shop')
      for (const [button, sheet] of [
        ['catalog_filters', 'catalog_filters'],
        ['ui_newest', 'catalog_sort'],
      ] as const) {
        const tools = page.getByRole('region', { name: word(locale, 'catalog_products') })
        await tools.getByRole('button', { name: word(locale, button), exact: true }).click()
        await expect(page.getByRole('dialog', { name: word(locale, sheet) })).toBeVisible()
        await expectAccessibleByDayAndNight(page, locale)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page
        .getByRole('button', { name: new RegExp(word(locale, 'catalog_add')) })
        .first()
        .click()
      await expect(page.getByText(word(locale, 'cart_added'), { exact: true })).toBeVisible()
      await expectAccessibleByDayAndNight(page, locale)
    })
  })
}

test.describe('every screen of the Persian shop in English', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce', provoked: [404] })

  const check = async (page: Page, name: string) => expect.soft(await findUnmarked(page), name).toEqual([])

  test.describe('as the server sends it', () => {
    // the texts are the same, and come in a third of the time
    test.use({ javaScriptEnabled: false })

    test('marks what is Persian', async ({ page, origin }) => {
      for (const [name, path] of Object.entries(await screensOf(origin))) {
        await page.goto(`/en${path}`)
        await check(page, name)
      }
    })
  })

  test('marks what is Persian in a cart', async ({ page, origin }) => {
    await visitCartWith(page, [keptLine(await findSimple(origin))])
    await visit(page, '/en/cart')
    await check(page, 'cart')
  })

  for (const [role, screens] of PERSONAL) {
    test(`marks what is Persian to a ${role}`, async ({ page }) => {
      await signIn(page, 'fa', '/settings', role)
      for (const [name, path] of Object.entries(screens)) {
        await visit(page, `/en${path}`)
        await check(page, name)
      }
    })
  }
})
