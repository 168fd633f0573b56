import { readFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import texts from '#admin/messages/fa/fa.ts'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'

const { exports } = texts.operations
const linesOf = async (download: Download): Promise<string[]> =>
  readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/)

test.describe('exports on a desktop', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('a file of orders is written while its page is closed, and fetched from the list later', async ({
    page,
    context,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const orders = (await ask('GET', 'wc/v3/orders?per_page=100&status=completed')) as object[]
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/exports')
    const section = page.getByRole('region', { name: exports.orders })
    await section.getByLabel(texts.resources.orders.fields.status).click()
    await page.getByRole('option', { name: 'تکمیل‌شده' }).click()
    const isAsked = page.waitForResponse(
      (answer) => answer.url().endsWith('/ghab/v1/exports') && answer.request().method() === 'POST',
    )
    await section.getByRole('button', { name: texts.products.csv.download }).click()
    expect((await isAsked).status()).toBe(201)
    await page.close()

    const again = await context.newPage()
    await again.goto('/admin/exports')
    const file = again.getByRole('region', { name: exports.files }).getByRole('listitem')
    const fetched = again.waitForEvent('download')
    await file.getByRole('link', { name: exports.fetch }).click()
    const download = await fetched
    expect(download.suggestedFilename()).toMatch(/^orders-\d+\.csv$/)
    expect((await linesOf(download)).length).toBeGreaterThan(orders.length)
    await expectAccessible(again)
    await file.getByRole('button', { name: exports.delete }).click()
    await expect(again.getByText(exports.none)).toBeVisible()
  })
})

test.describe('exports on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('a file that is waited for shows how far it is, and is fetched by itself', async ({
    page,
    origin,
  }) => {
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/products-csv')
    const fetched = page.waitForEvent('download')
    await page.getByRole('button', { name: texts.products.csv.download }).click()
    await expect(page.getByText(exports.running).first()).toBeVisible()
    const download = await fetched
    expect(download.suggestedFilename()).toMatch(/^products-\d+\.csv$/)
    expect((await linesOf(download))[0]).toContain('Regular price')
    await expect(page.getByRole('link', { name: exports.fetch })).toBeVisible()
    // the bar with the title comes back when one scrolls up
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  })
})
