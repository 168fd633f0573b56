import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openEnglishOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'

test.describe('categories of the blog on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE, hasTouch: true, provoked: [400] })

  test('one is made in another, named in both languages, and read in the shop', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/post-categories')
    const first = page.getByRole('main').getByRole('listitem').first()
    const above = (await first.getByRole('link').textContent()) ?? ''
    await expectAccessible(page)
    await page.getByRole('link', { name: 'افزودن' }).click()
    await page.getByLabel('نام *').fill('دم‌نوش & چای')
    await page.getByRole('combobox', { name: 'مادر' }).click()
    await page.getByRole('option', { name: above, exact: true }).click()
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await page.waitForURL(/\/admin\/post-categories\/\d+$/)
    await page.getByRole('region', { name: 'به انگلیسی' }).getByLabel('نام').fill('Teas')
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect(page.getByText('ذخیره شد')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    const id = Number(page.url().split('/').at(-1))
    await ask('POST', 'wp/v2/posts', { title: 'چای دودی', status: 'publish', categories: [id] })
    expect((await ask('GET', `wp/v2/categories/${id}?lang=en`)).name).toBe('Teas')
    await page.reload()
    await expect(page.getByLabel('نام *')).toHaveValue('دم‌نوش & چای')
    const link = await page.getByRole('link', { name: 'دیدن در فروشگاه' }).getAttribute('href')
    await page.goto(link ?? '')
    await expect(page.getByRole('link', { name: 'چای دودی' }).first()).toBeVisible()
  })

  test('what is wrong is told beside it; one is deleted once that was confirmed', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await ask('POST', 'wp/v2/categories', { name: 'گذرا', slug: 'passing' })
    await ask('POST', 'wp/v2/categories', { name: 'دیگری', slug: 'other-one' })
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto(`/admin/post-categories/${id}`)
    await page.getByLabel('نامک').fill('other-one')
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect(page.getByText('چیز دیگری با این نامک هست.').first()).toBeVisible()
    await expect(page.getByLabel('نامک')).toHaveValue('other-one')
    await page.getByLabel('نامک').fill('passing')
    await page.getByRole('button', { name: 'حذف' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('«گذرا»')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'تأیید' }).click()
    await page.waitForURL(/\/admin\/post-categories$/)
    const names = (await ask('GET', 'wp/v2/categories')).map(({ name }: { name: string }) => name)
    expect(names).not.toContain('گذرا')
    expect(names).toContain('دیگری')
  })
})

test.describe('tags of the blog on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('are made, found and deleted together', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    for (const name of ['Odd one', 'Odd two']) await ask('POST', 'wp/v2/tags', { name })
    await openEnglishOffice(page, origin)
    await page.goto('/admin/post-tags/create')
    await page.getByLabel('Name *').fill('Odd three')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/admin\/post-tags\/\d+$/)
    await page.goto('/admin/post-tags')
    await page.getByRole('textbox', { name: 'Search' }).fill('odd')
    await expect(page.getByRole('row')).toHaveCount(4)
    await expect(page.getByRole('row', { name: /Odd three/ }).getByRole('cell', { name: '0' })).toBeVisible()
    // what the pointer was left on would show its hint
    await page.mouse.move(0, 0)
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(async () => (await ask('GET', 'wp/v2/tags?search=odd')).length).toBe(0)
  })
})
