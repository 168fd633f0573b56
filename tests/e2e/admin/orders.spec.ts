import { toPersianDigits } from '#common/persian.ts'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { tabPlaces } from '#tests/support/pages/tab-places.ts'
import { customerRow, PASSWORD, PASSWORD_HASH } from '#tests/support/people/customers.ts'
import { askAsAdministrator, openOffice, speakEnglish } from '#tests/support/people/office.ts'
import { orderAsShopper } from '#tests/support/people/shopper-order.ts'
import { openSession, openSessionOf, storeOfShopper } from '#tests/support/people/sign-in.ts'
import { sentTo } from '#tests/support/receivers/outbox.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

const SUPPORT = customerRow({
  id: 9100,
  role: 'support',
  password_hash: PASSWORD_HASH,
  email: 'support@orders.test',
})

const RECEIPT = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'receipt.png',
  { type: 'image/png' },
)

test.describe('orders in the back office on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('a download is prolonged, taken back and given again, and files of another product are given', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const withFile = (name: string) =>
      ask('POST', 'wc/v3/products', {
        name,
        regular_price: '1000',
        virtual: true,
        downloadable: true,
        download_limit: 2,
        downloads: [{ name: `${name}.pdf`, file: 'downloads/book.pdf' }],
      })
    const [book, guide] = [await withFile('کتاب قهوه'), await withFile('راهنمای دم‌آوری')]
    const order = await ask('POST', 'wc/v3/orders', {
      set_paid: true,
      line_items: [{ product_id: book.id, quantity: 1 }],
    })
    const downloads = async () => (await ask('GET', `ghab/v1/orders/${order.id}/downloads`)).downloads
    await expect.poll(downloads).toHaveLength(1)
    await openOffice(page, origin, `/admin/orders/${order.id}`)
    const section = page.getByRole('region', { name: 'دانلودها' })
    await expect(section.getByText('۲ بار مانده')).toBeVisible()
    await expectAccessible(page)
    await section.getByRole('button', { name: 'ویرایش' }).click()
    await page.getByLabel('دانلودهای باقی‌مانده').fill('۵')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'ذخیره' }).click()
    await expect(section.getByText('۵ بار مانده')).toBeVisible()
    await section.getByRole('button', { name: 'گرفتن دسترسی' }).click()
    await expect(section.getByText('گرفته‌شده')).toBeVisible()
    expect(await downloads()).toMatchObject([{ state: 'revoked', downloads_remaining: 5 }])
    await section.getByRole('button', { name: 'دادن دوباره' }).click()
    await expect(section.getByText('در دسترس')).toBeVisible()
    await section.getByRole('button', { name: 'دادن دانلود' }).click()
    await page.getByLabel('کالایی که فایل دارد').fill(guide.name)
    await page.getByRole('option', { name: guide.name }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'بده', exact: true }).click()
    await expect(section.getByText(`${guide.name}.pdf`)).toBeVisible()
    expect(await downloads()).toHaveLength(2)
  })

  test.describe('of a network that breaks', () => {
    test.use({ losesNetwork: true })

    test('one line is refunded and goes back into stock, checked while it is typed', async ({
      page,
      origin,
    }) => {
      const ask = await askAsAdministrator(origin)
      const cup = await findSimple(origin, ({ stock_quantity }) => (stock_quantity ?? 0) > 5)
      const pot = await findSimple(
        origin,
        ({ id, stock_quantity }) => id !== cup.id && (stock_quantity ?? 0) > 5,
      )
      const order = await ask('POST', 'wc/v3/orders', {
        status: 'processing',
        line_items: [
          { product_id: cup.id, quantity: 2 },
          { product_id: pot.id, quantity: 1 },
        ],
      })
      const stock = async () => (await ask('GET', `wc/v3/products/${cup.id}`)).stock_quantity
      const before = await stock()
      await openOffice(page, origin, `/admin/orders/${order.id}`)
      await page.getByRole('button', { name: 'استرداد' }).click()
      const line = page.getByRole('group', { name: cup.name })
      await line.getByLabel('تعداد').fill('۹')
      await expect(line.getByText('حداکثر ۲.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'بازبینی' })).toBeDisabled()
      await line.getByLabel('تعداد').fill('۱')
      await expect(line.getByLabel('مبلغ')).not.toHaveValue('')
      await expectAccessible(page)
      await page.getByLabel('دلیل (اختیاری)').fill('شکسته بود')
      await page.getByRole('button', { name: 'بازبینی' }).click()
      await expect(page.getByText('۱ کالا به انبار برمی‌گردد.')).toBeVisible()
      await expectAccessible(page)
      // written, and the answer gets lost, also of what is sent again by itself: the same once more counts once
      await page.route(
        /\/refunds$/,
        async (route) => {
          await route.fetch()
          await route.abort()
        },
        { times: 2 },
      )
      const confirm = page.getByRole('button', { name: /^استرداد .*تومان$/ })
      await confirm.click()
      await expect(page.getByText('فروشگاه پاسخی نداد')).toBeVisible()
      await confirm.click()
      await expect(page.getByText('استرداد ثبت شد')).toBeVisible()
      await expect(page.getByText('پس از استرداد')).toBeVisible()
      const bought = page.getByRole('region', { name: 'اقلام' }).getByRole('listitem')
      await expect(bought.filter({ hasText: cup.name }).getByText('۱ عدد مسترد شده')).toBeVisible()
      await expect(bought.filter({ hasText: pot.name }).getByText('مسترد شده')).toHaveCount(0)
      await expectAccessible(page)
      expect(await stock()).toBe(before + 1)
      const refunds = await ask('GET', `wc/v3/orders/${order.id}/refunds`)
      expect(refunds).toMatchObject([{ reason: 'شکسته بود', line_items: [{}] }])
      // what was given back is not offered again
      await page.getByRole('button', { name: 'استرداد' }).click()
      await line.getByRole('button', { name: 'کامل' }).click()
      await expect(line.getByLabel('تعداد')).toHaveValue('۱')
    })
  })

  test('a receipt is refused and the next one approved, and the buyer follows the parcel', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const { order_id, order_key } = await orderAsShopper(origin, await findSimple(origin), 'bacs')
    const sendReceipt = async () => (await storeOfShopper(origin)).sendReceipt(order_id, order_key, RECEIPT)
    await sendReceipt()
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto(`/admin/orders/${order_id}`)
    const payments = page.getByRole('region', { name: 'پرداخت‌ها' })
    await expect(payments.getByText('رسید در انتظار بررسی')).toBeVisible()
    const picture = payments.getByRole('img', { name: 'رسید' })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await payments.getByRole('button', { name: 'رد رسید' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'رد رسید' })).toBeDisabled()
    await dialog.getByLabel('دلیل').fill('مبلغ رسید کمتر است')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(payments.getByText('ردشده')).toBeVisible()

    await sendReceipt()
    await page.reload()
    await payments.getByRole('button', { name: 'تأیید رسید' }).click()
    await dialog.getByLabel('شمارهٔ پیگیری').fill('98765')
    await dialog.getByRole('button', { name: 'تأیید رسید' }).click()
    await expect(page.getByText('رسید تأیید شد')).toBeVisible()
    await expect(payments.getByText('پرداخت‌شده · ۹۸۷۶۵')).toBeVisible()
    await expect(page.getByText('شمارهٔ پیگیری: ۹۸۷۶۵')).toBeVisible()
    await expect(page.getByRole('button', { name: /در حال انجام/ })).toBeVisible()
    expect(await ask('GET', `wc/v3/orders/${order_id}`)).toMatchObject({
      status: 'processing',
      transaction_id: '98765',
    })

    const tracking = page.getByRole('region', { name: 'پیگیری مرسوله' })
    await tracking.getByLabel('کد رهگیری').fill('2140 5678')
    await tracking.getByLabel('شرکت حمل').fill('پست پیشتاز')
    await tracking.getByLabel('نشانی صفحهٔ رهگیری').fill('tracking.post.ir')
    await tracking.getByRole('button', { name: 'ذخیره' }).click()
    await expect(tracking.getByText('نشانی یک صفحهٔ وب را با')).toBeVisible()
    await tracking.getByLabel('نشانی صفحهٔ رهگیری').fill('https://tracking.post.ir/')
    await tracking.getByRole('button', { name: 'ذخیره' }).click()
    await expect(page.getByText('ذخیره شد')).toBeVisible()
    await page.reload()
    await expect(tracking.getByLabel('کد رهگیری')).toHaveValue('2140 5678')
    await expectAccessible(page)

    await openSession(page, origin)
    await visit(page, `/my-order-detail?id=${order_id}`)
    await expect(page.getByText('2140 5678')).toBeVisible()
    await expect(page.getByText('پست پیشتاز')).toBeVisible()
    await expect(page.locator('a[href="https://tracking.post.ir/"]')).toBeVisible()
    await expect(page.getByText('مبلغ رسید کمتر است')).toBeVisible()
  })

  test('a long name leaves room for the total and the time', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { number, total } = await ask('POST', 'wc/v3/orders', {
      billing: { first_name: 'ماندانا', last_name: 'رادمنش‌زاده‌اصفهانی‌تبریزی' },
      line_items: [{ product_id: (await findSimple(origin)).id, quantity: 1 }],
    })
    await openOffice(page, origin, '/admin/orders')
    const card = page.getByRole('listitem').filter({ hasText: toPersianDigits(`#${number}`) })
    const amount = toPersianDigits(Number(total).toLocaleString('en')).replaceAll(',', '٬')
    for (const end of [card.getByText(amount), card.locator('time')]) {
      await expect(end).toBeInViewport({ ratio: 1 })
    }
  })

  test('a long note of the buyer leaves what is done with the order in sight', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await ask('POST', 'wc/v3/orders', {
      line_items: [{ product_id: (await findSimple(origin)).id, quantity: 1 }],
      customer_note: Array.from({ length: 40 }, (_, line) => `خط ${line + 1}`).join('\n\n'),
    })
    await openOffice(page, origin, `/admin/orders/${id}`)
    const status = page.getByRole('button', { name: 'در انتظار پرداخت' })
    await expect(status).toBeInViewport()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'دیدن همهٔ یادداشت' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'کوتاه‌تر' })).toBeFocused()
    await expect(status).not.toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(status).toBeInViewport()
  })

  test('an order by phone is paid at the bank by the link that its buyer got', async ({ page, origin }) => {
    const cup = await findSimple(origin)
    const mobile = '09127776655'
    await openOffice(page, origin, '/admin/orders/create')
    await page.getByRole('button', { name: 'مشتری تازه' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('نام', { exact: true }).fill('سارا')
    await dialog.getByLabel('نام خانوادگی').fill('راد')
    await dialog.getByLabel('شمارهٔ موبایل').fill('۰۹۱۲۷۷۷۶۶۵۵')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'افزودن' }).click()
    await expect(page.getByLabel('تلفن', { exact: true })).toHaveValue(mobile)
    await page.getByLabel('افزودن محصول').fill(cup.name)
    await page.getByRole('option', { name: cup.name }).first().click()
    await page.getByRole('group', { name: cup.name }).getByLabel('تعداد').fill('۲')
    await page.getByLabel('استان').fill('tehran')
    await page.getByRole('option', { name: 'تهران' }).click()
    await page.getByLabel('شهر').fill('تهران')
    await page.getByRole('textbox', { name: 'نشانی', exact: true }).fill('خیابان ولیعصر، پلاک ۱')
    await expect(page.getByRole('radiogroup', { name: 'ارسال' }).getByRole('radio').first()).toBeVisible()
    await expectAccessible(page)
    const place = page.getByRole('button', { name: 'ثبت سفارش' })
    await expect(place).toBeEnabled()
    // nothing is ordered by amounts of what stood there before
    const answer = await holdRequests(page, '**/ghab/v1/cart/quote')
    await page.getByRole('group', { name: cup.name }).getByLabel('تعداد').fill('۱')
    expect(await place.isDisabled()).toBe(true)
    await page.getByRole('group', { name: cup.name }).getByLabel('تعداد').fill('۲')
    answer()
    await place.click()
    await page.waitForURL(/\/admin\/orders\/\d+$/)
    await expect(page.getByRole('button', { name: /در انتظار پرداخت/ })).toBeVisible()
    const id = Number(/\d+$/.exec(page.url())?.[0])

    const sms = await sentTo(page, mobile, /order-received/)
    const link = /https?:\S+/.exec(sms)?.[0] ?? ''
    const browser = page.context().browser()
    const shopper = await (await browser!.newContext({ serviceWorkers: 'block' })).newPage()
    await visit(shopper, new URL(new URL(link).pathname + new URL(link).search, origin).href)
    await shopper.getByRole('button', { name: fa('orders_pay_now') }).click()
    await shopper.waitForURL(/\/test-bank\//)
    await shopper.locator('button[value="pay"]').click()
    await shopper.waitForURL(/\/order-received\//)
    await shopper.context().close()

    await page.reload()
    await expect(page.getByRole('button', { name: /در حال انجام/ })).toBeVisible()
    const ask = await askAsAdministrator(origin)
    const order = await ask('GET', `wc/v3/orders/${id}`)
    expect(order.line_items).toMatchObject([{ product_id: cup.id, quantity: 2 }])
    expect(order.shipping_lines).toHaveLength(1)
    expect([order.billing.phone, order.billing.first_name]).toEqual([mobile, 'سارا'])
    expect(order.customer_id).toBeGreaterThan(0)

    // what came through the bank goes back through it
    await page.getByRole('button', { name: 'استرداد' }).click()
    await page.getByRole('group', { name: cup.name }).getByLabel('تعداد').fill('۱')
    await page.getByRole('button', { name: 'بازبینی' }).click()
    await expect(page.getByRole('switch', { name: /بازگرداندن وجه از راه/ })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^استرداد .*تومان$/ }).click()
    await expect(page.getByText('استرداد ثبت شد')).toBeVisible()
    const [refund] = await ask('GET', `wc/v3/orders/${id}/refunds`)
    expect(refund.refunded_payment).toBe(true)
  })
})

test.describe('orders in the back office on a desktop, in English', () => {
  ownServer('fa', {}, (db) => db.insertInto('customers').values(SUPPORT).execute())
  // a coupon that there is not is refused
  test.use({ viewport: DESKTOP, provoked: [400] })

  const pending = async (origin: string) => {
    const ask = await askAsAdministrator(origin)
    const cup = await findSimple(origin, ({ stock_quantity }) => (stock_quantity ?? 0) > 5)
    const order = await ask('POST', 'wc/v3/orders', {
      line_items: [{ product_id: cup.id, quantity: 1 }],
      billing: { first_name: 'Ann', country: 'IR', state: 'THR', city: 'تهران', address_1: 'Valiasr 1' },
    })
    return { ask, cup, order }
  }

  test('lines, prices, a fee, delivery and a coupon are changed, and the shop adds it up', async ({
    page,
    origin,
  }) => {
    const { ask, cup, order } = await pending(origin)
    const pot = await findSimple(origin, ({ id }) => id !== cup.id)
    await speakEnglish(page, origin)
    await openOffice(page, origin, `/admin/orders/${order.id}`)
    await page.getByRole('button', { name: 'Edit items' }).click()
    const dialog = page.getByRole('dialog')
    const line = dialog.getByRole('group', { name: cup.name })
    await line.getByLabel('Quantity').fill('3')
    await line.getByLabel('Price each').fill('100000')
    await dialog.getByLabel('Add a product').fill(pot.name)
    await page.getByRole('option', { name: pot.name }).first().click()
    await dialog.getByRole('group', { name: pot.name }).getByLabel('Price each').fill('50000')
    await dialog.getByRole('button', { name: 'Add a fee' }).click()
    const fees = dialog.getByRole('group', { name: 'Fees' })
    await fees.getByLabel('Name').fill('Wrapping')
    await expect(dialog.getByRole('button', { name: 'Save and recalculate' })).toBeDisabled()
    await fees.getByLabel('Amount').fill('20000')
    await dialog.getByRole('button', { name: 'Add shipping' }).click()
    const shipping = dialog.getByRole('group', { name: 'Shipping' })
    await shipping.getByLabel('Name').fill('Courier')
    await shipping.getByLabel('Amount').fill('30000')
    const comesTo = dialog.getByRole('region', { name: 'What the order comes to' })
    await expect(comesTo.getByText('400,000 Toman', { exact: true }).last()).toBeVisible()
    expect((await ask('GET', `wc/v3/orders/${order.id}`)).total).toBe(order.total)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save and recalculate' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('400,000 Toman').first()).toBeVisible()
    expect((await ask('GET', `wc/v3/orders/${order.id}`)).total).toBe('400000')

    await page.getByRole('button', { name: 'Edit items' }).click()
    await dialog.getByRole('button', { name: `Remove: ${pot.name}` }).click()
    await dialog.getByLabel('Coupon code').fill('nothing-like-it')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('There is no coupon nothing-like-it.')
    await dialog.getByRole('button', { name: 'Save and recalculate' }).click()
    await expect(page.getByText(/nothing-like-it.* does not exist/)).toBeVisible()
    // nothing typed is lost
    await expect(dialog.getByText('nothing-like-it', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove: nothing-like-it' }).click()
    await expect(comesTo.getByText('350,000 Toman', { exact: true }).last()).toBeVisible()
    await dialog.getByRole('button', { name: 'Save and recalculate' }).click()
    await expect(dialog).toBeHidden()
    expect((await ask('GET', `wc/v3/orders/${order.id}`)).total).toBe('350000')
  })

  test('the second of two who edit one order is told, and nothing is lost', async ({ page, origin }) => {
    const { ask, cup, order } = await pending(origin)
    await speakEnglish(page, origin)
    await openOffice(page, origin, `/admin/orders/${order.id}`)
    await page.getByRole('button', { name: 'Edit items' }).click()
    const dialog = page.getByRole('dialog').first()
    await dialog.getByRole('group', { name: cup.name }).getByLabel('Quantity').fill('2')
    const [line] = order.line_items
    await ask('PUT', `wc/v3/orders/${order.id}`, { line_items: [{ id: line.id, quantity: 4 }] })
    await dialog.getByRole('button', { name: 'Save and recalculate' }).click()
    const conflict = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })
    await expect(conflict.getByText(`${cup.name} × 4`)).toBeVisible()
    await expectAccessible(page)
    await conflict.getByRole('button', { name: 'Save mine' }).click()
    await expect(conflict).toBeHidden()
    await expect(dialog).toBeHidden()
    const now = await ask('GET', `wc/v3/orders/${order.id}`)
    expect(now.line_items).toMatchObject([{ quantity: 2 }])
  })

  test('what is begun as a note on one order does not stand on another one', async ({ page, origin }) => {
    const [first, second] = [(await pending(origin)).order, (await pending(origin)).order]
    await speakEnglish(page, origin)
    await openOffice(page, origin, `/admin/orders/${first.id}`)
    const note = page.getByLabel('New note')
    await expect(note).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(`#${second.number}`)
    await page.getByRole('option', { name: `#${second.number}` }).click()
    await page.waitForURL(new RegExp(`/admin/orders/${second.id}$`))
    // until it is drawn the first one is on the screen, and so is its box
    await expect(page.getByRole('heading', { name: String(second.number) }).first()).toBeVisible()
    await note.fill('Your parcel is late')
    await page.goBack()
    await page.waitForURL(new RegExp(`/admin/orders/${first.id}$`))
    await expect(page.getByRole('heading', { name: String(first.number) }).first()).toBeVisible()
    await expect(note).toHaveValue('')
  })

  test('an order by phone goes to who was chosen last, whoever’s address comes first', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const make = async (first_name: string, address_1: string) => {
      const email = `${first_name.toLowerCase()}@phone.test`
      return ask('POST', 'wc/v3/customers', { email, first_name, billing: { first_name, address_1 } })
    }
    const [ann] = [await make('Annabel', 'Valiasr 1'), await make('Bertrand', 'Enghelab 2')]
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/orders/create')
    const release = await holdRequests(page, new RegExp(`/wc/v3/customers/${ann.id}$`))
    const choose = async (name: string) => {
      await page.getByLabel('Find by name, number or e-mail').fill(name)
      await page.getByRole('option', { name }).click()
    }
    await choose('Annabel')
    await choose('Bertrand')
    const address = page.getByRole('textbox', { name: 'Address', exact: true })
    await expect(address).toHaveValue('Enghelab 2')
    const late = page.waitForResponse((answer) => answer.url().endsWith(`/customers/${ann.id}`))
    release()
    await (await late).finished()
    await expect(page.getByLabel('First name')).toHaveValue('Bertrand')
    await expect(address).toHaveValue('Enghelab 2')
  })

  test('an order by phone says where the address of its buyer cannot be had', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await ask('POST', 'wc/v3/customers', { email: 'cecil@phone.test', first_name: 'Cecil' })
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/orders/create')
    const refusal = { code: 'refused', message: 'There is no such address' }
    await page.route(new RegExp(`/wc/v3/customers/${id}$`), (route) =>
      route.fulfill({ status: 400, json: refusal }),
    )
    await page.getByLabel('Find by name, number or e-mail').fill('Cecil')
    await page.getByRole('option', { name: 'Cecil' }).click()
    await expect(page.getByText(refusal.message)).toBeVisible()
  })

  test('an order by phone is placed for no more than is left', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const cup = await ask('POST', 'wc/v3/products', {
      name: 'Last copper cup',
      regular_price: '1000',
      virtual: true,
      manage_stock: true,
      stock_quantity: 3,
    })
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/orders/create')
    await page.getByLabel('Add a product').fill(cup.name)
    await page.getByRole('option', { name: cup.name }).first().click()
    const quantity = page.getByRole('group', { name: cup.name }).getByLabel('Quantity')
    const place = page.getByRole('button', { name: 'Create order' })
    await quantity.fill('5')
    await expect(page.getByText(`Only 3 left of ${cup.name}.`)).toBeVisible()
    await expect(place).toBeDisabled()
    await expectAccessible(page)
    await quantity.fill('3')
    await expect(place).toBeEnabled()
    await expect(page.getByText(`Only 3 left of ${cup.name}.`)).toBeHidden()
  })

  test('an order by phone says what a variation leaves open', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const ring = await ask('POST', 'wc/v3/products', {
      name: 'Signet ring',
      type: 'variable',
      attributes: [{ name: 'Engraving', variation: true, options: ['Lion', 'Rose'] }],
    })
    await ask('POST', `wc/v3/products/${ring.id}/variations`, { regular_price: '1000', virtual: true })
    await speakEnglish(page, origin)
    await openOffice(page, origin, '/admin/orders/create')
    const add = async () => {
      await page.getByLabel('Add a product').fill(ring.name)
      await page.getByRole('option', { name: ring.name }).first().click()
    }
    const row = (at: number) => page.getByRole('group', { name: ring.name }).nth(at)
    const place = page.getByRole('button', { name: 'Create order' })
    const choose = async (at: number, option: string) => {
      await row(at).getByLabel('Engraving').click()
      await page.getByRole('option', { name: option }).click()
    }
    await add()
    await expect(row(0).getByLabel('Engraving')).toHaveAttribute('aria-invalid', 'true')
    await expect(place).toBeDisabled()
    await expectAccessible(page)
    await choose(0, 'Lion')
    await expect(place).toBeEnabled()
    await add()
    await expect(place).toBeDisabled()
    await choose(1, 'Rose')
    await expect(place).toBeEnabled()
    await place.click()
    await expect(page.getByText('Engraving: Lion')).toBeVisible()
    await expect(page.getByText('Engraving: Rose')).toBeVisible()
  })

  test('an address is changed, with a province and one of its cities', async ({ page, origin }) => {
    const { ask, order } = await pending(origin)
    await speakEnglish(page, origin)
    const tell = await holdRequests(page, '**/ghab/v1/geography?*')
    await openOffice(page, origin, `/admin/orders/${order.id}`)
    await page.getByRole('button', { name: 'Edit: Billing address' }).click()
    const dialog = page.getByRole('dialog')
    // there is nothing to choose from yet, and nothing that would take a word instead
    await expect(dialog.getByRole('combobox', { name: 'Province' })).toBeDisabled()
    tell()
    // what is typed before the form has put in what was chosen would be taken for nothing
    await expect(dialog.getByLabel('Province')).toHaveValue('Tehran')
    await dialog.getByLabel('Province').fill('اصفهان')
    await page.getByRole('option', { name: 'Isfahan' }).click()
    await dialog.getByLabel('City').fill('')
    await dialog.getByLabel('City').click()
    await page.getByRole('option', { name: 'اصفهان' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    const { billing } = await ask('GET', `wc/v3/orders/${order.id}`)
    expect([billing.city, billing.first_name]).toEqual(['اصفهان', 'Ann'])
  })

  test('no tab moves away when it is known which others there are', async ({ page, origin }) => {
    await speakEnglish(page, origin)
    const tell = await holdRequests(page, '**/wc/v3/reports/orders/totals')
    await openOffice(page, origin, '/admin/orders')
    await expect(page.getByRole('tab', { name: 'All' })).toBeVisible()
    const before = await tabPlaces(page)
    tell()
    await expect(page.getByRole('tab', { name: /^Completed \(/ })).toBeVisible()
    expect(await tabPlaces(page)).toMatchObject(before)
  })

  test('a day of the filters that is typed in part, or cleared, filters nothing', async ({
    page,
    origin,
  }) => {
    await speakEnglish(page, origin)
    const filter = encodeURIComponent(JSON.stringify({ after: '2030-02-10T00:00:00' }))
    const shown = encodeURIComponent(JSON.stringify({ after: true }))
    await openOffice(page, origin, `/admin/orders?filter=${filter}&displayedFilters=${shown}`)
    const day = page.getByRole('group', { name: 'From' })
    await expect(day).toHaveText(/2030/)
    await day.getByRole('spinbutton').first().click()
    await page.keyboard.press('Backspace')
    await page.waitForURL(({ searchParams }) => !searchParams.get('filter')?.includes('2030'))
    await day.getByRole('button', { name: 'Clear' }).click()
    await expect(day).not.toHaveText(/2030/)
    await expect(page.getByRole('row').filter({ hasText: '#' })).not.toHaveCount(0)
  })

  test('a search of the list is kept under a name, used after a reload, and removed', async ({
    page,
    origin,
  }) => {
    await speakEnglish(page, origin)
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/orders')
    const completed = page.getByRole('tab', { name: /^Completed/ })
    // as on a slow machine, where words are typed before the list of the state that was chosen is drawn
    const search = await page.getByPlaceholder('Number, name, phone').elementHandle()
    await completed.evaluate((tab, field) => {
      ;(tab as HTMLElement).click()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'مریم')
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      const typed = performance.now()
      while (performance.now() < typed + 700);
    }, search)
    await page.waitForURL(({ searchParams }) => !!searchParams.get('filter')?.includes('search'))
    await expect(completed).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Save current query...' }).click()
    await page.getByLabel('Query name').fill('Done for Maryam')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Remove all filters' }).click()
    await expect(completed).toHaveAttribute('aria-selected', 'false')

    await page.reload()
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Done for Maryam' }).click()
    await expect(completed).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByPlaceholder('Number, name, phone')).toHaveValue('مریم')
    const rows = page.getByRole('row').filter({ hasText: '#' })
    await expect(rows.filter({ hasNotText: 'Completed' })).toHaveCount(0)
    await expect(rows.filter({ hasNotText: 'مریم' })).toHaveCount(0)
    await expect(rows).not.toHaveCount(0)

    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Remove query "Done for Maryam"' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Add filter' }).click()
    await expect(page.getByRole('menuitem', { name: 'Remove all filters' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /Done for Maryam/ })).toHaveCount(0)
  })

  test('who has no right to money sees an order without what changes it', async ({ page, origin }) => {
    const { order } = await pending(origin)
    await speakEnglish(page, origin)
    await openSessionOf(page, origin, { email: SUPPORT.email, password: PASSWORD })
    await page.goto(`/admin/orders/${order.id}`)
    await expect(page.getByRole('button', { name: 'Edit: Billing address' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit items' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Orders' }).click()
    await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: 'Customers', exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Messages to customers' })).toHaveCount(0)
  })
})
