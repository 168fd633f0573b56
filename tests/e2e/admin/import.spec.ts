import texts from '#admin/messages/fa/fa.ts'
import { DESKTOP, expect, expectAccessible, ownServer, test } from '#tests/support/browser.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { faNumber, visit } from '#tests/support/screen.ts'

const { csv } = texts.products
const COUNT = 1000

/** As WooCommerce writes them, every tenth on sale. */
const file = (): Buffer => {
  const rows = Array.from({ length: COUNT }, (_, at) =>
    [`IMP-${at}`, 'simple', `کالای واردشده ${at}`, 1, 10_000 + at, at % 10 ? '' : 9000, 1, 'واردشده'].join(
      ',',
    ),
  )
  return Buffer.from(
    ['SKU,Type,Name,Published,Regular price,Sale price,In stock?,Categories', ...rows].join('\n'),
  )
}

test.describe('a file of a thousand products', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('is looked through, imported while its page is closed, and sold', async ({
    page,
    context,
    origin,
  }) => {
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/products-csv')
    const picker = page.getByLabel(csv.choose, { exact: true }).and(page.locator('input'))
    await picker.setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: file() })
    await page.waitForURL(/\/admin\/products-csv\/\d+$/)
    await expect(page.getByText(csv.preview)).toBeVisible()
    await expect(page.getByText(faNumber(COUNT)).first()).toBeVisible()
    await expectAccessible(page)
    const address = page.url()
    await page.getByRole('button', { name: csv.start }).click()
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await expect(page.getByText(csv.running)).toBeVisible()
    await page.close()

    const again = await context.newPage()
    await again.goto(address)
    await expect(again.getByText(csv.result)).toBeVisible({ timeout: 90_000 })
    await expect(again.getByText(texts.shell.work.done)).toBeVisible()

    await visit(again, '/search?q=IMP-777')
    await again
      .getByRole('link', { name: /کالای واردشده ۷۷۷|کالای واردشده 777/ })
      .first()
      .click()
    await expect(again.getByRole('heading', { level: 1 })).toContainText(/واردشده/)
    await expect(again.getByText(faNumber(10_777)).first()).toBeVisible()
  })
})
