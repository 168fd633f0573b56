import type { Page } from '@playwright/test'
import texts from '#admin/messages/fa/fa.ts'
import { DESKTOP, expect, expectAccessible, test } from '#tests/support/browser.ts'
import { holdScript } from '#tests/support/hold-requests.ts'
import { openOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'

test.use({ viewport: DESKTOP, colorScheme: 'dark' })

/** Opens a screen whose script does not come before it is let through. */
const openWithoutScript = async (page: Page, open: () => Promise<unknown>) => {
  const release = await holdScript(page)
  await open()
  await expect(page.locator('.waiting')).toBeVisible()
  return async () => {
    release()
    await expect(page.getByRole('heading', { level: 1, name: texts.settings.menu })).toBeVisible()
  }
}

test('the page has the colours of the device before its script has come, or those that were chosen', async ({
  page,
  origin,
}) => {
  const root = page.locator('html')
  await openSession(page, origin, 'fa', 'administrator')
  const goOn = await openWithoutScript(page, () => page.goto('/admin/settings', { waitUntil: 'commit' }))
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await goOn()
  await page.getByRole('button', { name: texts.ra.action.toggle_theme }).click()
  await expect(root).toHaveCSS('color-scheme', 'light')
  const goOnInLight = await openWithoutScript(page, () => page.reload({ waitUntil: 'commit' }))
  await expect(root).toHaveCSS('color-scheme', 'light')
  await goOnInLight()
})

test('a screen that stands alone is dark down to its lower edge', async ({ page, origin }) => {
  await openOffice(page, origin, '/admin/setup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect(page.locator('html')).toHaveCSS('background-color', ground)
  await expectAccessible(page, ['color-contrast'])
})

test.describe('for somebody else', () => {
  test.use({ provoked: [403] })

  test('it says so in colours that can be read', async ({ page, origin }) => {
    await openSession(page, origin)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: texts.shell.no_access })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expectAccessible(page, ['color-contrast'])
  })
})

test('the label of a button can be read under the pointer, and what is done with chosen rows', async ({
  page,
  origin,
}) => {
  await openOffice(page, origin, '/admin/orders')
  await page.getByRole('main').getByRole('checkbox').nth(1).check()
  await expect(page.getByRole('button', { name: texts.orders.print_slips })).toBeVisible()
  await page.getByRole('link', { name: texts.order_desk.new.title }).hover()
  await expectAccessible(page, ['color-contrast'])
})
