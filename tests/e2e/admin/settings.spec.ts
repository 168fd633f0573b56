import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openOffice, speakEnglish } from '#tests/support/people/office.ts'
import { signIn } from '#tests/support/people/sign-in.ts'

/** What delivery of a piece to a place is offered for: names and costs. */
const ratesIn = async (
  ask: Awaited<ReturnType<typeof askAsAdministrator>>,
  state: string,
  city: string,
): Promise<string[]> => {
  const products: { id: number; shipping_required: boolean }[] = await ask(
    'GET',
    'wc/v3/products?type=simple&stock_status=instock',
  )
  const sent = products.find(({ shipping_required: isSent }) => isSent)
  const { shipping } = await ask('POST', 'ghab/v1/cart/quote', {
    lines: [{ cart_id: 'x', product_id: sent?.id, quantity: 1 }],
    shipping_address: { country: 'IR', state, city, postcode: '' },
  })
  return shipping.rates.map(({ title, cost }: { title: string; cost: string }) => `${title}: ${cost}`)
}

test.describe('settings of the back office on a phone', () => {
  ownServer('fa')
  // what a customer asks of it is refused
  test.use({ viewport: PHONE, provoked: [403] })

  test('a visitor is asked to sign in, and is led back', async ({ page }) => {
    await page.goto('/admin/settings')
    await page.waitForURL(/\/signin\?.*to=%2Fadmin%2Fsettings/)
    await signIn(page, 'fa', '/admin/settings', 'administrator')
    await expect(page.getByRole('heading', { name: 'ارسال' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a customer is told that it is not for them', async ({ page }) => {
    await signIn(page, 'fa')
    const answer = await page.request.get('/wp-json/wc/v3/settings/general')
    expect(answer.status()).toBe(403)
    await page.goto('/admin/settings')
    await expect(page.getByRole('heading', { name: 'این بخش برای گردانندگان فروشگاه است' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'تنظیمات' })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('currencies are chosen by their Persian names', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/settings/options/general')
    const currency = page.getByLabel('واحد پول', { exact: true })
    await expect(currency).toHaveValue('تومان ایران — IRT')
    await currency.fill('ریال ایران')
    await expect(page.getByRole('option', { name: 'ریال ایران — IRR' })).toBeVisible()
  })

  test('an option is changed, with Persian digits, and is there after a reload', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/settings/options/products')
    const held = page.getByLabel(/دقیقه‌هایی که موجودی/)
    await expect(held).toHaveValue('۶۰')
    await held.fill('۴۵')
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect(page.getByText('ذخیره شد')).toBeVisible()
    await page.reload()
    await expect(held).toHaveValue('۴۵')
    await expectAccessible(page)
  })

  test('what an option does not take is told in Persian, with what it takes', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/settings/options/products')
    const days = page.getByLabel('مهلت بازگرداندن کالا به روز')
    const save = page.getByRole('button', { name: 'ذخیره' })
    for (const typed of ['-7', '99999999999999999999', '']) {
      await days.fill(typed)
      await save.click()
      await expect(days).toHaveAccessibleDescription('عددی از ۰ تا ۳٬۶۵۰ بنویسید.')
    }
    await openOffice(page, origin, '/admin/settings/options/general')
    const decimals = page.getByLabel('رقم‌های اعشار قیمت')
    await decimals.fill('۳')
    await save.click()
    await expect(decimals).toHaveAccessibleDescription('این مقدار پذیرفته نیست.')
  })

  test('a way to pay is asked whether it works, and one that is switched off stays off', async ({
    page,
    origin,
  }) => {
    await openOffice(page, origin, '/admin/settings/payments')
    await expect(page.getByRole('heading', { name: 'پرداخت', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'آزمایش درگاه آزمایشی' }).click()
    await expect(
      page.getByText('درگاه آزمایشی کار می‌کند: بانک پرداخت‌های این فروشگاه را می‌پذیرد'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'آزمایش زرین‌پال' }).click()
    await expect(page.getByText('زرین‌پال: چیزی کم است یا با واحد پول فروشگاه نمی‌خواند')).toBeVisible()
    await page.getByRole('button', { name: 'تغییر زرین‌پال' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('کد پذیرنده').fill('a-merchant')
    await dialog.getByRole('button', { name: 'ذخیره' }).click()
    await expect(dialog).toBeHidden()
    // no call of the shop's leaves a test
    await page.getByRole('button', { name: 'آزمایش زرین‌پال' }).click()
    await expect(page.getByText('زرین‌پال: بانک پاسخ نداد')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('switch', { name: 'پرداخت در محل' }).click()
    await expect(page.getByText('ذخیره شد')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'پرداخت در محل' })).not.toBeChecked()
    const gateways = await (await page.request.get('/wp-json/wc/v3/payment_gateways/cod')).json()
    expect(gateways.enabled).toBe(false)
  })
})

test.describe('settings of the back office on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })
  test.beforeEach(({ page, origin }) => speakEnglish(page, origin))

  test('a delivery class is made, and a way of delivery asks what it costs', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/settings/delivery')
    await page.getByRole('link', { name: 'Delivery classes' }).click()
    await expect(page.getByText('Goods that cost more or less to deliver')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Fragile')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/shipping-classes\/\d+/)
    await page.goto('/admin/settings/delivery/1')
    await page
      .getByRole('button', { name: /^Change / })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByLabel('Cost of goods of the class “Fragile”')).toBeVisible()
  })

  test('a way to pay and a way of delivery are named in the second language, too', async ({
    page,
    origin,
  }) => {
    await openOffice(page, origin, '/admin/settings/payments')
    const dialog = page.getByRole('dialog')
    const rename = async (button: RegExp, label: string, before: string, name: string) => {
      await page.getByRole('button', { name: button }).first().click()
      await expect(dialog.getByLabel(label)).toHaveValue(before)
      await dialog.getByLabel(label).fill(name)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
    }
    await rename(
      /^Change پرداخت در محل/,
      'Name for shoppers (In English)',
      'Cash on delivery',
      'Cash at the door',
    )
    await page.goto('/admin/settings/delivery/1')
    await rename(/^Change /, 'Name (In English)', 'City courier, today or tomorrow', 'By courier')
    const titleOf = async (path: string) =>
      ((await (await page.request.get(`/wp-json/wc/v3/${path}`)).json()) as { title: string }).title
    expect(await titleOf('payment_gateways/cod?lang=en')).toBe('Cash at the door')
    expect(await titleOf('payment_gateways/cod')).toBe('پرداخت در محل')
    expect(await titleOf('shipping/zones/1/methods/1?lang=en')).toBe('By courier')
    expect(await titleOf('shipping/zones/1/methods/1')).toBe('پیک شهری، همان روز یا فردا')
    // what was emptied is shown in the language of the shop
    await rename(/^Change /, 'Name (In English)', 'By courier', '')
    expect(await titleOf('shipping/zones/1/methods/1?lang=en')).toBe('پیک شهری، همان روز یا فردا')
  })

  test('country, language and time zone are chosen', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/settings/options/general')
    await page.getByLabel('Country and province').fill('Isfahan')
    await page.getByRole('option', { name: 'Isfahan' }).click()
    await expect(page.getByLabel('Language of the shop')).toHaveText('Persian')
    await page.getByLabel('Time zone').fill('Istanbul')
    await page.getByRole('option', { name: 'Europe/Istanbul' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Country and province')).toHaveValue(/Isfahan/)
    await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Istanbul')
  })

  test('a tax rate is chosen a place and a class', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/taxes/create')
    await page.getByLabel('Name').fill('Value added tax')
    await page.getByLabel('Rate in percent').fill('9')
    await page.getByLabel('Country').fill('Iran')
    await page.getByRole('option', { name: 'Iran' }).click()
    await page.getByLabel('Province').fill('Tehran')
    await page.getByRole('option', { name: 'Tehran' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/taxes$/)
    const row = page.getByRole('row', { name: /Value added tax/ })
    await expect(row.getByRole('cell', { name: 'Iran', exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: 'Tehran', exact: true })).toBeVisible()
  })

  test('a tax rate leaves its province with its country', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await ask('POST', 'wc/v3/taxes', { name: 'Levy', rate: '3', country: 'IR', state: 'THR' })
    const placeOf = async () => {
      const { country, state } = await ask('GET', `wc/v3/taxes/${id}`)
      return [country, state]
    }
    const save = async () => {
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(/\/taxes$/)
    }
    await openOffice(page, origin, `/admin/taxes/${id}`)
    await expect(page.getByLabel('Province')).toHaveValue('Tehran')
    await page.getByLabel('Country').fill('Germany')
    await page.getByRole('option', { name: 'Germany' }).click()
    await save()
    expect(await placeOf()).toEqual(['DE', ''])

    // a country whose provinces the shop does not know
    await ask('PUT', `wc/v3/taxes/${id}`, { country: 'VA', state: 'X1' })
    await page.goto(`/admin/taxes/${id}`)
    await expect(page.getByLabel('Country')).toHaveValue('Vatican City')
    await expect(page.getByLabel('Province')).toHaveValue('X1')
    await page.getByLabel('Province').fill('')
    await save()
    expect(await placeOf()).toEqual(['VA', ''])

    await ask('PUT', `wc/v3/taxes/${id}`, { country: 'IR', state: 'THR' })
    await page.goto(`/admin/taxes/${id}`)
    await expect(page.getByLabel('Country')).toHaveValue('Iran')
    await page.getByLabel('Country').fill('')
    await page.keyboard.press('Tab')
    await save()
    expect(await placeOf()).toEqual(['', ''])
  })

  test('a zone gets a province, a city and a way of delivery with a price', async ({ page, origin }) => {
    await openOffice(page, origin, '/admin/settings/delivery')
    await page.getByRole('link', { name: 'Add a zone' }).click()
    const name = page.getByLabel('Name of the zone')
    await expect(name).toHaveValue('')
    await name.fill('Isfahan')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('combobox', { name: 'Places' })).toHaveAccessibleDescription('Required')
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Places' }).fill('Isfahan')
    await page.getByRole('option', { name: 'Isfahan', exact: true }).click()
    await page.getByRole('combobox', { name: 'Places' }).fill('شهريار')
    await page.getByRole('option', { name: 'شهریار (Tehran)' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await expect(page).toHaveURL(/\/settings\/delivery\/\d+$/)
    await page.getByRole('button', { name: 'Add a way of delivery' }).click()
    await page.getByRole('menuitem', { name: 'Flat rate' }).click()
    for (const [typed, shown] of [
      ['50,000', '50,000 Toman'],
      ['۶۰٬۰۰۰', '60,000 Toman'],
      ['90000', '90,000 Toman'],
    ] as const) {
      await page.getByRole('button', { name: /^Change / }).click()
      await page.getByRole('dialog').getByLabel('Cost', { exact: true }).fill(typed)
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText(shown)).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await page.reload()
    await expect(page.getByText('90,000 Toman')).toBeVisible()
    await expect(page.getByLabel('Name of the zone')).toHaveValue('Isfahan')
    await expect(page.getByText('شهریار (Tehran)')).toBeVisible()
    await expectAccessible(page)
  })

  test('a zone that is begun and left changes nothing', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const zones = await ask('GET', 'wc/v3/shipping/zones')
    const rates = await ratesIn(ask, 'THR', 'تهران')
    expect(rates.length).toBeGreaterThan(0)
    await openOffice(page, origin, '/admin/settings/delivery')
    await page.getByRole('link', { name: 'Add a zone' }).click()
    await expect(page.getByLabel('Name of the zone')).toHaveValue('')
    await page.getByRole('link', { name: 'Delivery', exact: true }).last().click()
    await expect(page.getByRole('link', { name: 'Add a zone' })).toBeVisible()
    expect(await ask('GET', 'wc/v3/shipping/zones')).toEqual(zones)
    expect(await ratesIn(ask, 'THR', 'تهران')).toEqual(rates)
  })

  test('a new zone comes before that of its country, until it is moved behind it', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    for (const { id } of await ask('GET', 'wc/v3/shipping/zones')) {
      if (id > 0) await ask('DELETE', `wc/v3/shipping/zones/${id}?force=true`)
    }
    const country = await ask('POST', 'wc/v3/shipping/zones', { name: 'Iran', locations: [{ code: 'IR' }] })
    await ask('POST', `wc/v3/shipping/zones/${country.id}/methods`, {
      method_id: 'flat_rate',
      settings: { title: 'Post', cost: '50000', tax_status: 'none' },
    })
    await openOffice(page, origin, '/admin/settings/delivery')
    await page.getByRole('link', { name: 'Add a zone' }).click()
    await page.getByLabel('Name of the zone').fill('Isfahan')
    await page.getByRole('combobox', { name: 'Places' }).fill('Isfahan')
    await page.getByRole('option', { name: 'Isfahan', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/settings\/delivery\/\d+$/)
    await expect(page.getByText('No way of delivery', { exact: false })).toBeVisible()
    await expectAccessible(page)
    const id = Number(page.url().split('/').at(-1))
    await ask('POST', `wc/v3/shipping/zones/${id}/methods`, {
      method_id: 'flat_rate',
      settings: { title: 'Courier', cost: '90000', tax_status: 'none' },
    })
    expect(await ratesIn(ask, 'ESF', 'اصفهان')).toEqual(['Courier: 90000'])
    expect(await ratesIn(ask, 'FRS', 'شیراز')).toEqual(['Post: 50000'])

    await page.goto('/admin/settings/delivery')
    const menu = page.getByRole('button', { name: 'More about Isfahan' })
    await menu.click()
    await expect(page.getByRole('menuitem')).toHaveText(['Move down'])
    await page.getByRole('menuitem', { name: 'Move down' }).click()
    await expect.poll(() => ratesIn(ask, 'ESF', 'اصفهان')).toEqual(['Post: 50000'])
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Iran')
    await expectAccessible(page)
    await menu.click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect.poll(() => ratesIn(ask, 'ESF', 'اصفهان')).toEqual(['Courier: 90000'])
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Isfahan')
  })
})
