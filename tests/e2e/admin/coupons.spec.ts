import english from '#admin/messages/en/en.ts'
import texts from '#admin/messages/fa/fa.ts'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { keptLine, visitCartWith } from '#tests/support/cart.ts'
import { askAsAdministrator, openEnglishOffice, openOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { fa } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

test.describe('coupons of the back office on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE, hasTouch: true, provoked: [400] })

  test('one is made, told in a sentence, and works in the cart', async ({ page, context, origin }) => {
    await openOffice(page, origin, '/admin/coupons/create')
    await expect(page.getByText('هنوز کاری نمی‌کند')).toBeVisible()
    await page.getByRole('button', { name: 'ساختن کد' }).click()
    const code = page.getByLabel('کد *')
    await expect(code).toHaveValue(/^[A-Z2-9]{8}$/)
    await code.fill('NOROOZ')
    await page.getByRole('textbox', { name: 'تخفیف', exact: true }).fill('۲۰')
    await page.getByLabel('تعداد استفادهٔ هر مشتری').fill('۱')
    await expect(page.getByText('۲۰٪ تخفیف از سبد خرید، هر مشتری یک بار')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await page.waitForURL(/\/admin\/coupons\/\d+$/)
    await expectAccessible(page)

    const shop = await context.newPage()
    await visitCartWith(shop, [keptLine(await findSimple(origin))])
    await shop.getByRole('textbox', { name: fa('cart_coupon') }).fill('norooz')
    await shop.getByRole('button', { name: fa('ui_apply') }).click()
    const summary = shop.getByRole('region', { name: fa('orders_summary') })
    await expect(summary.getByText(fa('orders_discount'), { exact: true })).toBeVisible()
  })

  test('what is wrong is told beside it, and nothing typed is lost', async ({ page, origin }) => {
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/coupons/create')
    await page.getByLabel('کد *').fill('welcome10')
    await page.getByRole('textbox', { name: 'تخفیف', exact: true }).fill('120')
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect(page.getByText('درصد باید بین صفر تا صد باشد.')).toBeVisible()
    await page.getByRole('textbox', { name: 'تخفیف', exact: true }).fill('-5')
    await expect(page.getByText('دست‌کم ۰', { exact: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'تخفیف', exact: true }).fill('12')
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect(page.getByText('کد تخفیفی با این کد هست').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'تخفیف', exact: true })).toHaveValue('۱۲')
  })
})

test.describe('coupons of the back office on a desktop', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('the last day is typed on a Persian keyboard, or another, and stands in Persian digits', async ({
    page,
    origin,
  }) => {
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/coupons/create')
    await page.getByLabel('کد *').fill('AZAR')
    await page.getByRole('textbox', { name: 'تخفیف', exact: true }).fill('۱۰')
    const day = page.getByRole('group', { name: 'آخرین روز' })
    await expect(day.getByRole('spinbutton')).toHaveText(['سال', 'ماه', 'روز'])
    await day.getByRole('spinbutton').first().click()
    await page.keyboard.type('۱۴۶۰۰۹')
    await page.keyboard.type('30')
    const written = async () => (await day.textContent())?.replace(/[^۰-۹0-9/]/g, '')
    await expect.poll(written).toBe('۱۴۶۰/۰۹/۳۰')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await page.waitForURL(/\/admin\/coupons\/\d+$/)
    await expect.poll(written).toBe('۱۴۶۰/۰۹/۳۰')
    const [made] = await (await page.request.get('/wp-json/wc/v3/coupons?code=azar')).json()
    expect(made.date_expires).toBe('2081-12-20T23:59:59')
  })

  test('a last day that is typed in part is told beside it, and the one before stays', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await ask('POST', 'wc/v3/coupons', { code: 'mehr', date_expires: '2081-12-20T23:59:59' })
    await openOffice(page, origin, `/admin/coupons/${id}`)
    const day = page.getByRole('group', { name: texts.resources.coupons.fields.date_expires })
    await expect(day).toHaveText(/۱۴۶۰/)
    await day.getByRole('spinbutton').nth(1).click()
    await page.keyboard.press('Backspace')
    await page.getByRole('textbox', { name: texts.resources.coupons.fields.description }).fill('مهر')
    await expect(page.getByText(texts.shell.calendar.unfinished)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: texts.ra.action.save, exact: true }).click()
    await expect(page.getByText(texts.ra.message.invalid_form)).toBeVisible()
    await expect(day).toHaveText(/۱۴۶۰/)
    expect((await ask('GET', `wc/v3/coupons/${id}`)).date_expires).toBe('2081-12-20T23:59:59')

    await day.getByRole('spinbutton').nth(1).click()
    await page.keyboard.type('۰۸')
    await expect(page.getByText(texts.shell.calendar.unfinished)).toBeHidden()
    await page.getByRole('button', { name: texts.ra.action.save, exact: true }).click()
    await expect
      .poll(async () => (await ask('GET', `wc/v3/coupons/${id}`)).date_expires)
      .toBe('2081-11-20T23:59:59')
  })
})

test.describe('coupons of the back office on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('one is switched off in the list, and a copy is made of it', async ({ page, origin }) => {
    await openEnglishOffice(page, origin)
    await page.goto('/admin/coupons')
    await page.getByRole('textbox', { name: 'Search' }).fill('yalda')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)
    const isOn = page.getByRole('switch', { name: 'yalda can be used' })
    await expect(isOn).toBeChecked()
    await isOn.click()
    await expect(page.getByRole('cell', { name: 'Off', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(isOn).toBeChecked()
    await isOn.click()
    await expect(isOn).not.toBeChecked()
    await page.getByRole('link', { name: 'Duplicate yalda' }).click()
    await expect(page.getByLabel('Code *')).toHaveValue('yalda-2')
    await expect(page.getByText(/^25% off the cart.*, not with other coupons/)).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/admin\/coupons\/\d+$/)
    const statesOf = async () => {
      const coupons = await (await page.request.get('/wp-json/wc/v3/coupons?search=yalda')).json()
      return coupons.map(({ code, status }: { code: string; status: string }) => [code, status])
    }
    expect(await statesOf()).toEqual([
      ['yalda-2', 'draft'],
      ['yalda', 'draft'],
    ])
  })

  test('one in the trash is found there, restored, and deleted for ever', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { coupons, content, ra, resources, shell } = english
    const { id } = await ask('POST', 'wc/v3/coupons', { code: 'binned' })
    const inTrash = () => ask('GET', 'wc/v3/coupons?status=trash')
    await openEnglishOffice(page, origin)
    await page.goto(`/admin/coupons/${id}`)
    await page.getByRole('button', { name: shell.to_trash }).click()
    await page.waitForURL(/\/admin\/coupons(\?|$)/)
    const row = page.getByRole('row').filter({ hasText: 'binned' })
    await page.getByRole('tab', { name: coupons.tab.trash }).click()
    await expect(row.getByText(coupons.state.trash)).toBeVisible()
    await expect(row.getByRole('link')).toHaveCount(0)
    await expectAccessible(page)
    await row.getByRole('button', { name: coupons.restore }).click()
    await expect(page.getByText(coupons.none_in_trash)).toBeVisible()
    expect(await ask('GET', `wc/v3/coupons/${id}`)).toMatchObject({ status: 'draft' })
    await page.getByRole('button', { name: ra.action.undo, exact: true }).click()
    await row.getByRole('button', { name: content.delete, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: content.delete, exact: true }).click()
    await expect(page.getByText(coupons.none_in_trash)).toBeVisible()
    expect(await inTrash()).toEqual([])
    await page.getByRole('tab', { name: coupons.tab.any, exact: true }).click()
    await expect(page.getByRole('row', { name: resources.coupons.fields.code })).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  test('a last day that no calendar has stays as it was typed, and is told beside it', async ({
    page,
    origin,
  }) => {
    await openEnglishOffice(page, origin)
    await page.goto('/admin/coupons/create')
    const day = page.getByRole('group', { name: english.resources.coupons.fields.date_expires })
    await day.getByRole('spinbutton').first().click()
    await page.keyboard.type('31022030')
    const written = async () => (await day.textContent())?.replace(/[^0-9/]/g, '')
    await expect.poll(written).toBe('31/02/2030')
    await page.getByLabel('Code *').fill('FEBRUARY')
    await page.getByRole('textbox', { name: 'Discount', exact: true }).fill('10')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(english.shell.calendar.unfinished)).toBeVisible()
    await expect.poll(written).toBe('31/02/2030')
    await day.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByText(english.shell.calendar.unfinished)).toBeHidden()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(/\/admin\/coupons\/\d+$/)
  })
})
