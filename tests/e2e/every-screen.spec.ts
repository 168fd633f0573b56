import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '../support/browser.ts'
import { keptLine, visitCartWith } from '../support/cart.ts'
import { findSimple } from '../support/catalogue.ts'
import { storeAt, visit } from '../support/screen.ts'
import { OWN_SCREENS, SELLER_SCREENS, screensOf } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { word } from '../support/words.ts'

const TO_TOP = new RegExp(`^(${word('fa', 'catalog_back_to_top')}|${word('en', 'catalog_back_to_top')})$`)

/** All of it by day; by night only the colours differ. */
const expectAccessibleByDayAndNight = async (page: Page) => {
  // what floats covers something wherever one stands, and moves on with the page
  await page.getByRole('button', { name: TO_TOP }).evaluateAll((buttons) => {
    for (const button of buttons) button.style.setProperty('display', 'none')
  })
  await expectAccessible(page)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expectAccessible(page, ['color-contrast'])
  await page.evaluate(() => {
    delete document.documentElement.dataset.theme
  })
}

/** px, each tried by one of the two devices; its own comes first, which asks for no other layout. */
const WIDTHS = { phone: [PHONE.width, 320, 768], desktop: [DESKTOP.width] }

/** Each screen is tried in every width while it is open: that takes no second walk through the shop. */
const expectToFit = async (page: Page, name: string, device: keyof typeof WIDTHS): Promise<void> => {
  const own = page.viewportSize()
  for (const width of WIDTHS[device]) {
    if (width !== own?.width) await page.setViewportSize({ width, height: PHONE.height })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wide, `${name} at ${width} px`).toBeLessThanOrEqual(width)
  }
  if (own) await page.setViewportSize(own)
}

for (const locale of ['fa', 'en'] as const) {
  for (const [device, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test.describe(`every screen, ${locale}, ${device}`, () => {
      test.use({
        shop: locale,
        viewport,
        hasTouch: device === 'phone',
        reducedMotion: 'reduce',
        provoked: [404],
      })
      test.setTimeout(900_000)

      test('is accessible, fits and says its language', async ({ page, origin }) => {
        const check = (name: string, path: string) =>
          test.step(name, async () => {
            await visit(page, path)
            await expect(page.locator('html')).toHaveAttribute('lang', locale)
            await expect(page.locator('html')).toHaveAttribute('dir', locale === 'fa' ? 'rtl' : 'ltr')
            await expectAccessibleByDayAndNight(page)
            await expectToFit(page, name, device)
          })
        for (const [name, path] of Object.entries(await screensOf(origin))) await check(name, path)
        await visitCartWith(page, [keptLine(await findSimple(origin), { price: '1' })], locale)
        await expect(page.getByText(word(locale, 'cart_changed'))).toBeVisible()
        await expectAccessibleByDayAndNight(page)
        for (const [role, screens] of [
          ['customer', OWN_SCREENS],
          ['vendor', SELLER_SCREENS],
        ] as const) {
          await signIn(page, locale, '/settings', role)
          for (const [name, path] of Object.entries(screens)) await check(name, path)
        }
      })
    })
  }

  test.describe(`what opens, ${locale}`, () => {
    test.use({ shop: locale, viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

    test('is accessible', async ({ page, origin }) => {
      const { site_name } = await storeAt(origin).settings()
      await visit(page, '/')
      await page.getByRole('button', { name: word(locale, 'shell_open_menu') }).click()
      await expect(page.getByRole('dialog', { name: site_name })).toBeVisible()
      await expectAccessibleByDayAndNight(page)
      await visit(page, '/shop')
      for (const [link, sheet] of [
        ['catalog_filters', 'catalog_filters'],
        ['catalog_sort_newest', 'catalog_sort'],
      ] as const) {
        const tools = page.getByRole('region', { name: word(locale, 'catalog_products') })
        await tools.getByRole('link', { name: word(locale, link), exact: true }).click()
        await expect(page.getByRole('dialog', { name: word(locale, sheet) })).toBeVisible()
        await expectAccessibleByDayAndNight(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await page
        .getByRole('button', { name: new RegExp(word(locale, 'catalog_add')) })
        .first()
        .click()
      await expect(page.getByText(word(locale, 'cart_added'), { exact: true })).toBeVisible()
      await expectAccessibleByDayAndNight(page)
    })
  })
}
