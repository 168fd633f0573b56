import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { openEnglishOffice, speakEnglish } from '#tests/support/people/office.ts'
import { openSession, openSessionOf, tokenOf } from '#tests/support/people/sign-in.ts'

const EDITOR = customerRow({
  id: 9100,
  role: 'editor',
  password_hash: PASSWORD_HASH,
  email: 'editor@menus.test',
})

interface Shown {
  ID: number
  menu_item_parent: string
  title: string
  url: string
}

/** The menu as the storefront is given it. */
const shown = async (page: Page, language = ''): Promise<Shown[]> =>
  (await page.request.get(`/wp-json/ghab/v1/menu${language && `?lang=${language}`}`)).json()

/** Lets the side menu of the storefront be the tree of this menu. */
const showTree = async (origin: string): Promise<void> => {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: await tokenOf(origin, 'fa', 'administrator'),
  }
  const settings = `${origin}/wp-json/ghab/v1/settings`
  const { draft } = await (await fetch(settings, { headers })).json()
  const body = JSON.stringify({ revision: draft.revision, values: { sidebar_type: 3 }, texts: {} })
  const written = await (await fetch(`${settings}/draft`, { method: 'PUT', headers, body })).json()
  const published = await fetch(`${settings}/publish`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ revision: written.revision }),
  })
  expect(published.ok).toBe(true)
}

test.describe('the menus of the back office on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE, hasTouch: true })

  test('an address is added, moved by its menu, and seen in the storefront', async ({ page, origin }) => {
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/menus')
    await expect(page.getByText('مشتریان این فهرست را')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'افزودن مورد' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'می‌رود به' }).click()
    await page.getByRole('option', { name: 'نشانی', exact: true }).click()
    await dialog.getByLabel('نشانی').last().fill('javascript:alert(1)')
    await dialog.getByLabel('متن').fill('جشنواره')
    await dialog.getByRole('button', { name: 'ذخیره' }).click()
    // it is refused beside the address, and nothing typed is lost
    await expect(dialog.getByLabel('نشانی').last()).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel('متن')).toHaveValue('جشنواره')
    await dialog.getByLabel('نشانی').last().fill('/products?on_sale=true')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'ذخیره' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => (await shown(page)).at(-1)?.title).toBe('جشنواره')

    await page.getByRole('button', { name: 'کارهای جشنواره' }).click()
    await page.getByRole('menuitem', { name: 'یکی بالاتر' }).click()
    await expect(page.getByText('«جشنواره» جابه‌جا شد')).toBeVisible()
    await expect
      .poll(async () => (await shown(page)).filter((item) => item.menu_item_parent === '0').at(-1)?.title)
      .not.toBe('جشنواره')

    await showTree(origin)
    await page.goto('/#menu')
    await expect(page.getByRole('link', { name: 'جشنواره', exact: true })).toBeVisible()
  })
})

test.describe('the menus of the back office on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('an item is put into the one above by keys, and named in English', async ({ page, origin }) => {
    await openEnglishOffice(page, origin)
    const top = (await shown(page)).filter((item) => item.menu_item_parent === '0')
    const last = top.at(-1)
    if (!last) throw new Error('the demo shop has no menu')
    await page.goto('/admin/menus')
    const grip = page.getByRole('button', { name: `Move ${last.title}`, exact: true })
    await expect(grip).toBeVisible()
    await expectAccessible(page)
    await grip.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect
      .poll(async () => (await shown(page)).find(({ ID }) => ID === last.ID)?.menu_item_parent)
      .toBe(String(top.at(-2)?.ID))
    await page.getByRole('button', { name: last.title, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByLabel('Text in English').fill('Something else')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => (await shown(page, 'en')).find(({ ID }) => ID === last.ID)?.title)
      .toBe('Something else')
    expect((await shown(page)).find(({ ID }) => ID === last.ID)?.title).toBe(last.title)
  })
})

test.describe('the menus of the back office, for who has no right on products', () => {
  ownServer('fa', {}, (db) => db.insertInto('customers').values(EDITOR).execute())
  test.use({ viewport: DESKTOP })

  test('an editor puts a product into a menu', async ({ page, origin }) => {
    await speakEnglish(page, origin)
    await openSessionOf(page, origin, { email: EDITOR.email, password: PASSWORD })
    await page.goto('/admin/menus')
    await page.getByRole('button', { name: 'Add an item' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Leads to' }).click()
    await page.getByRole('option', { name: 'Product', exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Product' }).fill('ساعت هوشمند')
    const product = page.getByRole('option', { name: 'ساعت هوشمند' }).first()
    const name = (await product.textContent()) ?? ''
    await product.click()
    // it is asked for by its id as well
    await expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveValue(name)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => (await shown(page)).at(-1)?.title).toBe(name)
  })
})
