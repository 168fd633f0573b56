import type { Page } from '@playwright/test'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { signIn } from '#tests/support/people/sign-in.ts'
import { fa, faNumber, untilFetchedAhead, visit, wake } from '#tests/support/screen.ts'
import { findProduct, findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** Such calls get no answer, until others are let through: those that waited until then never get one. */
const holdBack = async (page: Page, calls: RegExp) => {
  let isHolding = true
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  await page.route(calls, (route) => {
    resolve()
    if (!isHolding) return route.continue()
  })
  return {
    asked,
    letThrough: () => {
      isHolding = false
    },
  }
}

test('a row shows 2.1 products', async ({ page }) => {
  await visit(page, '/')
  const row = page.getByRole('region', { name: fa('catalog_new_arrivals') })
  const { slide, track, gap } = await row
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const style = getComputedStyle(list)
      const inner =
        list.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)
      return {
        slide: list.querySelector('li')!.getBoundingClientRect().width,
        track: inner,
        gap: parseFloat(style.columnGap),
      }
    })
  expect((track + gap) / (slide + gap)).toBeCloseTo(2.1, 0)
  expect((track - 2 * slide - 2 * gap) / slide).toBeGreaterThan(0.03)
  expect((track - 2 * slide - 2 * gap) / slide).toBeLessThan(0.2)
})

test('messages stand at the bottom', async ({ page, origin }) => {
  const { slug } = await findSimple(origin)
  await visit(page, `/product/${slug}`)
  await page.getByRole('button', { name: fa('product_wish'), exact: true }).click()
  const message = page.getByText(fa('product_wish_added'))
  await expect(message).toBeVisible()
  const box = await message.boundingBox()
  expect(box?.y).toBeGreaterThan(PHONE.height / 2)
})

test('who waits fifteen seconds for a page is told, and can ask for it again', async ({ page }) => {
  const { letThrough } = await holdBack(page, /\/categories\/0\/0\.data/)
  await visit(page, '/')
  await untilFetchedAhead(page)
  await page.clock.install()
  await page
    .getByRole('navigation', { name: fa('shell_main_navigation') })
    .getByRole('link', { name: fa('catalog_categories') })
    .click()
  await expect(page.getByRole('status').filter({ hasText: fa('ui_loading') })).toHaveAttribute(
    'data-active',
    'true',
  )
  await page.clock.fastForward(15_000)
  await expect(page.getByText(fa('ui_slow'))).toBeVisible()
  // a message that has the focus stays, however long it is looked at
  const retry = page.getByRole('button', { name: fa('ui_retry') })
  await retry.focus()
  await expectAccessible(page)
  letThrough()
  await retry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('catalog_categories'))
})

test('who waits fifteen seconds for more products is told, and can ask again', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/shop')
  const { asked, letThrough } = await holdBack(page, /ghab\/v1\/products/)
  const cards = page.getByRole('region', { name: fa('catalog_products') }).getByRole('article')
  const before = await cards.count()
  await cards.last().scrollIntoViewIfNeeded()
  await asked
  await page.clock.fastForward(15_000)
  await expect(page.getByText(fa('catalog_more_failed')).last()).toBeVisible()
  letThrough()
  await page.getByRole('link', { name: fa('ui_retry') }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
})

test('signing out turns for half a second at most, however long it takes', async ({ page }) => {
  await page.clock.install()
  await signIn(page)
  await wake(page)
  const { asked } = await holdBack(page, /\/sign-out/)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const button = page.getByRole('button', { name: fa('account_sign_out') })
  await button.click()
  await asked
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(500)
  await expect(button).not.toHaveAttribute('aria-busy')
})

test('a sale counts down every second, and every tenth in its last minute', async ({ page, origin }) => {
  const soon = Date.now() + 20 * 86_400_000
  const { slug, date_on_sale_to_gmt } = await findProduct(
    origin,
    { on_sale: 'true', type: 'simple' },
    ({ date_on_sale_to_gmt: end }) => end !== null && Date.parse(`${end}Z`) < soon,
  )
  const end = Date.parse(`${date_on_sale_to_gmt}Z`)
  await page.clock.install({ time: end - 300_000 })
  await visit(page, `/product/${slug}`)
  const digitsOf = (left: string) =>
    [...left].map((digit) => ('0' <= digit && digit <= '9' ? faNumber(Number(digit)) : digit)).join('')
  const clock = page.getByRole('main').getByRole('timer').first().locator('b')
  await page.clock.pauseAt(end - 90_000)
  await expect(clock).toHaveText(['00', '01', '30'].map(digitsOf))
  await page.clock.runFor(1000)
  await expect(clock).toHaveText(['00', '01', '29'].map(digitsOf))
  await page.clock.runFor(59_000)
  await expect(clock).toHaveText(['00', '00', '30', '0'].map(digitsOf))
  await page.clock.runFor(300)
  await expect(clock).toHaveText(['00', '00', '29', '7'].map(digitsOf))
})

const menuDuration = async (page: Page): Promise<number> => {
  await visit(page, '/')
  await page
    .getByRole('button', { name: fa('shell_open_menu') })
    .first()
    .click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  return menu.evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration))
}

test('the menu is there at once for those who want less motion', async ({ page }) => {
  expect(await menuDuration(page)).toBe(0)
})

test.describe('for those who like motion', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the menu takes its time', async ({ page }) => {
    const duration = await menuDuration(page)
    expect(duration).toBeGreaterThanOrEqual(0.4)
    expect(duration).toBeLessThanOrEqual(0.6)
  })
})
