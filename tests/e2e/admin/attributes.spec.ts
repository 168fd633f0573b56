import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { openEnglishOffice, openOffice } from '#tests/support/people/office.ts'
import { visit } from '#tests/support/screen.ts'

const DRESS = '/product/raha-golnar-dress'
/** one red dot */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

test.describe('attributes of the back office on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE, hasTouch: true })

  test('a swatch gets another colour, then a picture, and the product page shows it', async ({
    page,
    context,
    origin,
  }) => {
    await openOffice(page, origin, '/admin/attributes')
    await expect(page.getByText('نمونه: رنگ یا تصویر')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'رنگ', exact: true }).click()
    await page.getByRole('button', { name: /^قرمز/ }).click()
    const dialog = page.getByRole('dialog')
    const code = dialog.getByRole('textbox', { name: /^رنگ –/ })
    await expect(code).toHaveValue(/^#/)
    await expectAccessible(page)
    await code.fill('red')
    await dialog.getByRole('button', { name: 'ذخیره' }).click()
    await expect(dialog.getByText('رنگ به‌شکل ‎#rrggbb نوشته می‌شود.')).toBeVisible()
    await code.fill('#AB12CD')
    await dialog.getByRole('button', { name: 'ذخیره' }).click()
    await expect(dialog).toBeHidden()
    const shop = await context.newPage()
    await visit(shop, DRESS)
    const swatch = shop.locator('label', { has: shop.getByRole('radio', { name: 'قرمز' }) })
    const background = () =>
      swatch.evaluate((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, '::after')
        return [backgroundColor, backgroundImage.replace(/.*\/media\/160\/.*/, 'a picture')]
      })
    await expect.poll(background).toEqual(['rgb(171, 18, 205)', 'none'])

    await page.getByRole('button', { name: /^قرمز/ }).click()
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'r.png', mimeType: 'image/png', buffer: PNG })
    await expect(dialog.getByRole('button', { name: 'جایگزینی' })).toBeVisible()
    await dialog.getByRole('button', { name: 'ذخیره' }).click()
    await expect(dialog).toBeHidden()
    await visit(shop, DRESS)
    await expect.poll(async () => (await background())[1]).toBe('a picture')
  })
})

test.describe('attributes of the back office on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('one is made with values, which are put in order', async ({ page, origin }) => {
    await openEnglishOffice(page, origin)
    await page.goto('/admin/attributes/create')
    await page.getByLabel('Name *').fill('Glaze')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/admin\/attributes\/\d+$/)
    for (const name of ['Matt', 'Shiny']) {
      await page.getByLabel('New value').fill(name)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByRole('button', { name: `More about ${name}` })).toBeVisible()
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'More about Shiny' }).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect(page.getByText('“Shiny” was moved')).toBeVisible()
    const names = page.getByRole('region', { name: 'Values' }).getByRole('listitem')
    await expect(names.first()).toContainText('Shiny')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(names.first()).toContainText('Matt')
    // a new name keeps the address of its pages
    await page.getByLabel('Name *').fill('Glazing')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await expect(page.getByLabel('Address (slug)')).toHaveValue('pa_glaze')
  })
})
