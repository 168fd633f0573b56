import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, ownServer, test } from '#tests/support/browser.ts'
import { openEnglishOffice } from '#tests/support/people/office.ts'

const TAGS = '**/wp-json/wp/v2/tags**'

/** Holds what is written to the blog's tags back until the answer is called for. */
const holdWrites = async (page: Page, status?: number): Promise<() => void> => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(TAGS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await released
    if (status === undefined) return route.continue()
    return route.fulfill({ status, json: { code: 'internal', message: 'Something broke here' } })
  })
  return answer
}

test.describe('a form that is not saved', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP, provoked: [500] })
  test.beforeEach(async ({ page, origin }) => {
    await openEnglishOffice(page, origin)
    await page.goto('/admin/post-tags')
    await page.getByRole('link', { name: 'Add' }).click()
    await page.getByLabel('Name *').fill('Sundials')
  })

  const link = (page: Page) => page.getByRole('menuitem', { name: 'Coupons' })
  const asked = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

  test('is not left before one was asked, by a link or Back', async ({ page }) => {
    await link(page).click()
    await expectAccessible(page)
    await asked(page).getByRole('button', { name: 'Stay here' }).click()
    await expect(asked(page)).toBeHidden()
    await expect(page.getByLabel('Name *')).toHaveValue('Sundials')
    await page.goBack()
    await asked(page).getByRole('button', { name: 'Leave' }).click()
    await page.waitForURL(/\/admin\/post-tags$/)
  })

  test('is left at once while it is being saved, and what turns meanwhile has a name', async ({ page }) => {
    const answer = await holdWrites(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await expectAccessible(page)
    await link(page).click()
    answer()
    await page.waitForURL(/\/admin\/(coupons|post-tags\/\d+)/)
    await expect(asked(page)).toBeHidden()
  })

  test('is asked about when saving failed', async ({ page }) => {
    const answer = await holdWrites(page, 500)
    await page.getByRole('button', { name: 'Save' }).click()
    await link(page).click()
    answer()
    await asked(page).getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByLabel('Name *')).toHaveValue('Sundials')
    await link(page).click()
    await expect(asked(page)).toBeVisible()
  })
})
