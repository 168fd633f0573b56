import english from '#admin/messages/en/en.ts'
import texts from '#admin/messages/fa/fa.ts'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { openEnglishOffice } from '#tests/support/people/office.ts'
import { signIn } from '#tests/support/people/sign-in.ts'

test.use({ viewport: PHONE })

test('at an address that no screen has it says so and leads to the overview', async ({ page }) => {
  const { not_found } = texts.shell
  await signIn(page, 'fa', '/admin/no-such-screen', 'administrator')
  await expect(page.getByRole('heading', { level: 1, name: not_found.title })).toBeVisible()
  await expect(page.getByText(not_found.text)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: not_found.home }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.overview.menu })).toBeVisible()
})

test('the overview is no wider than a phone, also in English', async ({ page, origin }) => {
  await openEnglishOffice(page, origin)
  await page.goto('/admin')
  await expect(page.getByRole('table', { name: english.overview.revenue })).toBeAttached()
  const { width, window } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(width).toBe(window)
})
