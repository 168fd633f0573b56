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
