import { expect, test } from '#tests/support/browser.ts'

test('the page of the API shows what a route takes, and tries it out, all from the shop itself', async ({
  page,
}) => {
  await page.goto('/wp-json/docs')
  await expect(page.getByText('OAS 3.1')).toBeVisible()
  await page.getByPlaceholder('Filter by tag or path').fill('ghab/v1 geography')
  await expect(page.locator('.opblock-tag')).toHaveCount(1)
  await page.locator('.opblock-tag').click()
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
  await page.getByPlaceholder('Filter by tag or path').fill('wc/v3 coupons')
  await expect(page.locator('.opblock-tag')).toHaveCount(1)
  await page.locator('.opblock-tag').click()
  await page.locator('.opblock-summary-control', { hasText: 'Create coupons' }).click()
  const body = page.locator('.opblock-section-request-body')
  await expect(body).toContainText('"discount_type"')
  await expect(page.locator('.responses-wrapper')).toContainText('"code"')
})
