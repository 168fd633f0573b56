import type { Locator } from '@playwright/test'
import texts from '#admin/messages/fa/fa.ts'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { openOffice } from '#tests/support/people/office.ts'

test.use({ viewport: PHONE })

/** Presses it and tells how many parts of the page are on their way in the next frame. */
const movingAfter = (button: Locator): Promise<number> =>
  button.evaluate(async (pressed: HTMLElement) => {
    pressed.click()
    await new Promise(requestAnimationFrame)
    const lasting = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 0)
    return lasting.length
  })

test('who wants less motion has what they open at once', async ({ page, origin }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openOffice(page, origin, '/admin/products/create')
  const section = page.getByRole('button', { name: texts.products.form.downloads })
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  expect(await movingAfter(section)).toBeGreaterThan(0)
  await expect(page.getByLabel(texts.products.form.downloadable)).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  expect(await movingAfter(section)).toBe(0)
  await expect(page.getByLabel(texts.products.form.downloadable)).toBeVisible()
})
