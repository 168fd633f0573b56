import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'

/** Opens the routes of one tag, which is found by its name. */
const openTag = async (page: Page, name: string) => {
  await page.getByPlaceholder('Filter by tag or path').fill(name)
  await expect(page.locator('.opblock-tag')).toHaveCount(1)
  await page.locator('.opblock-tag').click()
}

test('the page of the API shows what a route takes, and tries it out, all from the shop itself', async ({
  page,
}) => {
  await page.goto('/wp-json/docs')
  await expect(page.getByText('OAS 3.1')).toBeVisible()
  await openTag(page, 'ghab/v1 geography')
  await page.locator('.opblock-summary-control').click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table').getByRole('cell', { name: '200' })).toBeVisible()
  await expect(page.locator('.live-responses-table')).toContainText('تهران')
})

test('a route of the API shows what its body is made of, and what an error is, which are described elsewhere', async ({
  page,
}) => {
  await page.goto('/wp-json/docs')
  await openTag(page, 'wc/v3 coupons')
  await page.locator('.opblock-summary-control', { hasText: 'Create coupons' }).click()
  const body = page.locator('.opblock-section-request-body')
  await expect(body).toContainText('"discount_type"')
  await expect(page.locator('.responses-wrapper')).toContainText('"code"')
})
