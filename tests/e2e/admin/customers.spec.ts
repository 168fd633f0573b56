import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openOffice, speakEnglish } from '#tests/support/people/office.ts'

test.describe('customers in the back office on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('are found by name, number and e-mail address, and opened', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/customers')
    const card = page.getByRole('listitem').filter({ hasText: 'مریم افشار' })
    await expect(card).toBeVisible()
    await expectAccessible(page)
    const search = page.getByPlaceholder('نام، شماره، ایمیل')
    await search.fill('۰۹۱۲۰۰۰۰۰۰۳')
    await expect(card).toHaveCount(0)
    await search.fill('مریم')
    await expect(card).toBeVisible()
    await expect(page.getByText('فرهاد نیکنام')).toHaveCount(0)
    await card.getByRole('link').click()
    await expect(page.getByRole('main').getByRole('heading', { name: 'مریم افشار' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'ویرایش', exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('are noted about, given points, and kept out for a reason', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await ask('POST', 'ghab/v1/customers', { first_name: 'نرگس', mobile: '09121110011' })
    await openOffice(page, origin, `/admin/customers/${id}`)
    await page.getByLabel('یادداشت تازه').fill('عصرها زنگ بزنید')
    await page.getByRole('button', { name: 'افزودن', exact: true }).click()
    await expect(page.getByText('عصرها زنگ بزنید')).toBeVisible()

    await page.getByRole('button', { name: 'افزودن یا کاستن امتیاز' }).click()
    await page.getByLabel('چند امتیاز').fill('۵۰')
    await page.getByLabel('دلیل، که به مشتری گفته می‌شود').fill('بستهٔ دیررسیده')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect(page.getByText('بستهٔ دیررسیده')).toBeVisible()
    await page.getByRole('button', { name: 'افزودن یا کاستن امتیاز' }).click()
    await page.getByRole('button', { name: 'کاستن', exact: true }).click()
    await page.getByLabel('چند امتیاز').fill('۵۱')
    await expect(page.getByText('مشتری ۵۰ امتیاز دارد.')).toBeVisible()
    await page.getByRole('button', { name: 'انصراف' }).click()

    await page.getByRole('main').getByRole('button', { name: 'بیشتر' }).click()
    await page.getByRole('menuitem', { name: 'مسدود کردن' }).click()
    await page.getByLabel('دلیل، برای گردانندگان فروشگاه').fill('سفارش‌های ساختگی')
    await page.getByRole('button', { name: 'مسدود کردن' }).click()
    await expect(page.getByRole('note')).toContainText('سفارش‌های ساختگی')
    await expectAccessible(page)
    expect(await ask('GET', `ghab/v1/customers/${id}`)).toMatchObject({
      blocked: true,
      blocked_reason: 'سفارش‌های ساختگی',
      points: 50,
    })
  })
})

test.describe('customers in the back office on a desktop, in English', () => {
  ownServer('fa')
  // a number that somebody has already is refused
  test.use({ viewport: DESKTOP, provoked: [400] })

  test('one is made, made wholesale, and deleted for good once the name was typed', async ({
    page,
    origin,
  }) => {
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/customers')
    await expect(page.getByText('shopper@vitrin.example')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'New customer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First name').fill('Sara')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByText('A mobile number or an e-mail address is needed.')).toBeVisible()
    await dialog.getByLabel('Mobile number').fill('09120000002')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByText('There is a customer with this number already.')).toBeVisible()
    await dialog.getByLabel('Mobile number').fill('09123334455')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Sara' })).toBeVisible()

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Change role' }).click()
    await dialog.getByRole('radio', { name: 'Wholesale customer' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByText('Wholesale customer')).toBeVisible()

    await page.getByRole('button', { name: 'More' }).click()
    const exported = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download their data' }).click()
    expect((await exported).suggestedFilename()).toMatch(/^customer-\d+\.json$/)

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Delete account' }).click()
    await expect(dialog.getByText(/Kept for bookkeeping/)).toBeVisible()
    const forGood = dialog.getByRole('button', { name: 'Delete for good' })
    await expect(forGood).toBeDisabled()
    await dialog.getByLabel('Type “Sara” to confirm').fill('Sara')
    await expectAccessible(page)
    await forGood.click()
    await page.waitForURL(/\/admin\/customers$/)
    const ask = await askAsAdministrator(origin)
    expect(await ask('GET', 'ghab/v1/customers?search=09123334455')).toEqual([])
  })

  test('the second of two who edit one customer is told', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await ask('POST', 'ghab/v1/customers', { first_name: 'Ann', mobile: '09121110022' })
    await speakEnglish(page, origin)
    await openOffice(page, origin, `/admin/customers/${id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel('First name').fill('Anna')
    await ask('PUT', `wc/v3/customers/${id}`, { first_name: 'Annika' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    const conflict = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })
    await expect(conflict.getByText('Annika')).toBeVisible()
    await conflict.getByRole('button', { name: 'Save mine' }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Anna' })).toBeVisible()
  })
})
