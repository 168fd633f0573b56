import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { openEnglishOffice, openOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

const WATCH = '/product/arvin-tapesh-smartwatch'
const crumbs = (page: Page, name = fa('ui_breadcrumbs')) => page.getByRole('navigation', { name })

test.describe('categories of the back office on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE, hasTouch: true })

  test('one is moved by its menu, the storefront follows, and it is taken back', async ({
    page,
    context,
    origin,
  }) => {
    await openOffice(page, origin, '/admin/categories')
    await expect(page.getByRole('link', { name: 'ساعت', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'کارهای ساعت', exact: true }).click()
    await page.getByRole('menuitem', { name: 'انتقال به …' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('مد و پوشاک')
    // never into itself
    await expect(page.getByRole('option', { name: 'ساعت' })).toHaveCount(0)
    await page.getByRole('option', { name: 'مد و پوشاک', exact: true }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'انتقال', exact: true }).click()
    await expect(page.getByText('«ساعت» جابه‌جا شد')).toBeVisible()
    const shop = await context.newPage()
    // a phone shows the last step of the path alone
    await shop.setViewportSize(DESKTOP)
    await visit(shop, WATCH)
    await expect(crumbs(shop)).toContainText('مد و پوشاک')
    await expect(crumbs(shop)).not.toContainText('موبایل و گجت')
    await page.getByRole('button', { name: 'برگرداندن' }).click()
    await expect(page.getByText('به حالت پیشین برگشت')).toBeVisible()
    await visit(shop, WATCH)
    await expect(crumbs(shop)).toContainText('موبایل و گجت')
  })

  test('a name and an English one are written, and read in both storefronts', async ({
    page,
    context,
    origin,
  }) => {
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/categories/7')
    await expect(page.getByLabel('نام *').first()).toHaveValue('ساعت')
    await page.getByLabel('نام *').first().fill('ساعت‌ها')
    await page.getByRole('region', { name: 'به انگلیسی' }).getByLabel('نام').fill('Timepieces')
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect(page.getByText('ذخیره شد')).toBeVisible()
    // the bar with the heading goes away while a phone scrolls down
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    const shop = await context.newPage()
    // a phone shows the last step of the path alone
    await shop.setViewportSize(DESKTOP)
    await visit(shop, WATCH)
    await expect(crumbs(shop)).toContainText('ساعت‌ها')
    await visit(shop, `/en${WATCH}`)
    await expect(crumbs(shop, word('en', 'ui_breadcrumbs'))).toContainText('Timepieces')
    await page.reload()
    await expect(page.getByRole('region', { name: 'به انگلیسی' }).getByLabel('نام')).toHaveValue('Timepieces')
  })
})

test.describe('categories of the back office on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  const parentOf = async (page: Page, id: number): Promise<number> =>
    (await (await page.request.get(`/wp-json/wc/v3/products/categories/${id}`)).json()).parent

  test('one is dragged into another, by pointer and by keys', async ({ page, origin }) => {
    await openEnglishOffice(page, origin)
    await page.goto('/admin/categories')
    const grip = page.getByRole('button', { name: 'Move ساعت', exact: true })
    await expect(grip).toBeVisible()
    await expectAccessible(page)
    const box = await grip.boundingBox()
    if (!box) throw new Error('the grip is not seen')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    // one level less deep, where it is
    await page.mouse.move(x - 14, y, { steps: 4 })
    await page.mouse.move(x - 26, y, { steps: 4 })
    await expect(page.getByRole('status').filter({ hasText: 'دیجیتال' })).toBeVisible()
    await page.mouse.up()
    await expect(page.getByText('“ساعت” was moved')).toBeVisible()
    await expect.poll(() => parentOf(page, 7)).toBe(1)

    await grip.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect.poll(() => parentOf(page, 7)).toBe(5)
  })

  test('a category is made in another one, with a picture', async ({ page, origin }) => {
    await openEnglishOffice(page, origin)
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'More about ساعت', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Add one in it' }).click()
    await page.getByLabel('Name *').fill('Sundials')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/admin\/categories\/\d+$/)
    // the screen of before stays until this one is there
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category Sundials')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Categories' }).first().click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('sundial')
    await expect(page.getByText('دیجیتال › موبایل و گجت › ساعت')).toBeVisible()
  })
})
