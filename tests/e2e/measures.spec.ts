import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '../support/browser.ts'
import { findSimple } from '../support/catalogue.ts'
import { fa, visit } from '../support/screen.ts'

test.use({ viewport: PHONE, hasTouch: true })

test('a row shows 2.1 products', async ({ page }) => {
  await visit(page, '/')
  const row = page.getByRole('region', { name: fa('home_newest') })
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
