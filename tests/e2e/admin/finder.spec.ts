import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, ownServer, test } from '#tests/support/browser.ts'
import { customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { openSession, openSessionOf } from '#tests/support/people/sign-in.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

const EDITOR = customerRow({
  id: 9100,
  role: 'editor',
  password_hash: PASSWORD_HASH,
  email: 'editor@finder.test',
})

/** Opens the finder and types, by keys alone. */
const find = async (page: Page, typed: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'جست‌وجو یا رفتن به …' })).toBeFocused()
  await page.keyboard.type(typed)
}

/** Goes down to what was found, and opens it. */
const open = async (page: Page, found: Locator): Promise<void> => {
  await expect(found).toBeVisible()
  const chosen = page.locator('[role="option"].Mui-focused')
  const name = (await found.textContent()) ?? ''
  for (let at = 0; (await chosen.textContent()) !== name; at++) {
    expect(at, 'the arrows come to it').toBeLessThan(20)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

test.describe('the finder of the back office', () => {
  ownServer('fa', {}, (db) => db.insertInto('customers').values(EDITOR).execute())
  test.use({ viewport: DESKTOP })

  test('finds products, orders, customers and settings by keys alone, and opens them', async ({
    page,
    origin,
  }) => {
    const product = await findSimple(origin)
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin')
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    const option = (name: string | RegExp) => page.getByRole('option', { name })

    await find(page, product.name)
    await open(
      page,
      page.getByRole('group', { name: 'کالاها' }).getByRole('option', { name: product.name }).first(),
    )
    await page.waitForURL(new RegExp(`/admin/products/${product.id}$`))

    await find(page, '#۱۰۰۶')
    await expectAccessible(page)
    await open(page, option(/^#۱۰۰۶/))
    await page.waitForURL(/\/admin\/orders\/1006$/)

    await find(page, 'فرهاد')
    await open(page, option(/^فرهاد نیکنام/))
    await page.waitForURL(/\/admin\/customers\/3$/)

    await find(page, '۰۹۱۲۰۰۰۰۰۰۲')
    await open(page, option(/^مریم افشار.*۰۹۱۲۰۰۰۰۰۰۲/))
    await page.waitForURL(/\/admin\/customers\/2$/)

    await find(page, 'دقیقه‌هایی که موجودی')
    await open(page, option(/^دقیقه‌هایی که موجودی/))
    await page.waitForURL(/\/admin\/settings\/options\/products\?setting=/)
    await expect(page.getByLabel(/دقیقه‌هایی که موجودی/)).toBeVisible()
  })

  test('finds no customers for who may not see them, and does not ask for any', async ({ page, origin }) => {
    await openSessionOf(page, origin, { email: EDITOR.email, password: PASSWORD })
    await page.goto('/admin')
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await find(page, 'مریم')
    // a refusal on the console would fail the test
    await expect(page.getByText('چیزی پیدا نشد')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await find(page, 'برگه‌ها')
    await open(page, page.getByRole('option', { name: 'برگه‌ها' }).first())
    await page.waitForURL(/\/admin\/pages$/)
  })
})
