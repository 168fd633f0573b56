import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { BANK_MESSAGES } from '#store/http/test-bank/messages.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { keptLine, visitCartWith } from '#tests/support/cart.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import {
  draftOf,
  field,
  fill,
  order,
  orderHere,
  place,
  rates,
} from '#tests/support/receivers/payment-page.ts'
import { fa, faNumber, storeAt, visit } from '#tests/support/screen.ts'
import { findProduct, findSimple } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const heading = (page: Page, key: string) => page.getByRole('heading', { level: 1, name: fa(key) })

test.describe('checkout without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false, provoked: [400, 422] })

  test('leads from the address to the thanks', async ({ page, origin }) => {
    const product = await findSimple(origin)
    await page.goto(await draftOf(origin, product, { quantity: 2 }))
    const { site_name } = await storeAt(origin).settings()
    const home = page.getByRole('banner').getByRole('link', { name: fa('shell_logo', { name: site_name }) })
    await expect(home.locator('img').first()).toBeAttached()
    await expect(page.getByText(product.name)).toBeVisible()
    await expect(page.getByText(fa('orders_quantity', { count: faNumber(2) }))).toBeVisible()
    await field(page, 'first_name').fill(ADDRESS.first_name)
    await place(page).click()
    await expect(page.getByRole('alert')).toContainText(
      fa('addresses_required', { field: fa('ui_last_name') }),
    )
    await expect(field(page, 'first_name')).toHaveValue(ADDRESS.first_name)

    await fill(page)
    await page.getByRole('button', { name: fa('checkout_update_delivery') }).click()
    await expect(rates(page).first()).toBeVisible()
    await expect(field(page, 'address_1')).toHaveValue(ADDRESS.address_1)
    await field(page, 'coupon').fill('welcome10')
    await page.getByRole('button', { name: fa('ui_apply') }).click()
    await expect(page.getByText(fa('orders_discount'), { exact: true })).toBeVisible()
    await page.locator('[name="payment_method"][value="cod"]').check()
    await field(page, 'terms').check()
    await place(page).click()

    await expect(page).toHaveURL(/order-received\/\d+\/?\?key=/)
    await expect(page.getByRole('link', { name: fa('shell_back_to_shop') })).toHaveCount(1)
    await expect(heading(page, 'checkout_thanks_title')).toBeVisible()
    await expect(page.getByText(product.name)).toBeVisible()
    await expect(page.getByText(ADDRESS.address_1)).toBeVisible()
  })

  test('takes a coupon by Enter in its field', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ price, on_sale }) => Number(price) > 0 && !on_sale)
    await page.goto(await draftOf(origin, product))
    await field(page, 'coupon').fill('welcome10')
    await field(page, 'coupon').press('Enter')
    await expect(page.getByText(fa('orders_discount'), { exact: true })).toBeVisible()
    await expect(place(page)).toBeVisible()
  })
})

test.describe('checkout in the second language', () => {
  test.use({ viewport: PHONE })

  test('names ways to deliver and to pay, and the order after it', async ({ page, origin }) => {
    await visit(page, `/en${await draftOf(origin, await findSimple(origin))}`)
    await fill(page)
    await field(page, 'city').press('Tab')
    await expect(page.getByRole('radio', { name: /^City courier, today or tomorrow/ })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Card to card/ })).toBeVisible()
    await expect(page.getByText('In cash or by the courier’s card reader.')).toBeVisible()
    const delivery = page.locator('[name="shipping_rate"]')
    await expect(delivery.first()).toBeVisible()
    await delivery.first().check()
    await page.locator('[name="payment_method"][value="cod"]').check()
    await field(page, 'terms').check()
    await page.getByRole('button', { name: word('en', 'checkout_place'), exact: true }).click()
    await expect(page).toHaveURL(/\/en\/mobile-checkout\/order-received\//)
    await expect(page.getByText('Cash on delivery', { exact: true })).toBeVisible()
  })
})

test.describe('checkout without script, delivered in one way', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false, provoked: [400, 422] })

  const readyToPlace = async (page: Page, state: string) => {
    await fill(page, { state })
    await page.locator('[name="payment_method"][value="cod"]').check()
    await field(page, 'terms').check()
    await place(page).click()
  }

  test('adds the delivery as it said, and takes the order at once', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ price }) => Number(price) < 3_000_000)
    await page.goto(await draftOf(origin, product))
    await expect(page.locator('noscript p')).toHaveText(fa('checkout_delivery_added'))
    await readyToPlace(page, 'ESF')
    await expect(heading(page, 'checkout_thanks_title')).toBeVisible()
    await expect(page.getByText(faNumber(Number(product.price) + 89_000)).first()).toBeVisible()
  })

  test('lets choose where there are several ways', async ({ page, origin }) => {
    await page.goto(await draftOf(origin, await findSimple(origin)))
    await readyToPlace(page, 'THR')
    await expect(rates(page).first()).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(fa('checkout_error_no_shipping_rate'))
    await expect(field(page, 'address_1')).toHaveValue(ADDRESS.address_1)
  })
})

/** Every URL that the history of the page is given from now on. */
const noteUrls = (): string[] => {
  const urls: string[] = []
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history)
    history[name] = (...args) => {
      write(...args)
      urls.push(location.href)
    }
  }
  return urls
}

test.describe('checkout', () => {
  test.use({ viewport: DESKTOP, provoked: [400, 404, 410, 422] })

  test('keeps what was typed and names what is wrong', async ({ page, origin }) => {
    await visit(page, await draftOf(origin, await findSimple(origin)))
    await fill(page, { phone: '12', postcode: '1' })
    await expect(rates(page).first()).toBeVisible()
    await place(page).click()
    const problems = page.getByRole('alert')
    await expect(problems).toContainText(fa('addresses_invalid_phone'))
    await expect(problems).toContainText(fa('addresses_invalid_postcode'))
    await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'phone')).toHaveValue('12')
    await expect(field(page, 'address_1')).toHaveValue(ADDRESS.address_1)
    await expect(problems.getByRole('link')).toHaveText([
      fa('addresses_invalid_postcode'),
      fa('addresses_invalid_phone'),
      fa('checkout_error_terms_required'),
    ])
    for (const name of ['postcode', 'phone', 'terms']) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(field(page, name)).toBeFocused()
      await expect(field(page, name)).toBeInViewport()
      await problems.getByRole('link').nth(['postcode', 'phone', 'terms'].indexOf(name)).focus()
    }
    await expect(field(page, 'phone')).toHaveAccessibleDescription(
      `${fa('addresses_invalid_phone')} ${fa('addresses_phone_hint')}`,
    )

    await field(page, 'coupon').fill('nothing')
    await page.getByRole('button', { name: fa('ui_apply') }).click()
    await expect(problems).toContainText(fa('cart_refused_not_found', { code: '\u2068nothing\u2069' }))
    await expect(field(page, 'address_1')).toHaveValue(ADDRESS.address_1)

    await field(page, 'phone').fill(ADDRESS.phone)
    await field(page, 'postcode').fill(ADDRESS.postcode)
    await place(page).click()
    await expect(problems).toHaveText(fa('checkout_error_terms_required'))
    await expect(problems.locator('..')).toBeFocused()
    await expect(field(page, 'phone')).toHaveValue(ADDRESS.phone)
  })

  test('takes a coupon by Enter in its field', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ price, on_sale }) => Number(price) > 0 && !on_sale)
    await visit(page, await draftOf(origin, product))
    await field(page, 'coupon').fill('welcome10')
    await field(page, 'coupon').press('Enter')
    await expect(page.getByText(fa('orders_discount'), { exact: true })).toBeVisible()
    await expect(place(page)).toBeVisible()
  })

  test('has the coupons again after a reload that were added or taken off here', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ price, on_sale }) => Number(price) > 0 && !on_sale)
    await visit(page, await draftOf(origin, product, { coupons: [{ code: 'welcome10' }] }))
    const discount = page.getByText(fa('orders_discount'), { exact: true })
    const drop = page.getByRole('button', { name: fa('cart_coupon_remove', { code: 'welcome10' }) })
    await expect(discount).toBeVisible()
    const written = await page.evaluateHandle(noteUrls)
    await drop.click()
    await expect(drop).toHaveCount(0)
    await expect(discount).toHaveCount(0)
    await expect(page).toHaveURL(/coupon=%2C$/)
    // not before the router has written that of the form: a reload in between would bring the coupon back
    const coupons = (await written.jsonValue()).map((url) => new URL(url).searchParams.get('coupon'))
    expect(coupons.filter((coupon, at) => coupon !== coupons[at - 1])).toEqual([null, ','])
    await page.reload()
    await expect(place(page)).toBeVisible()
    await expect(discount).toHaveCount(0)

    await field(page, 'coupon').fill('welcome10')
    await page.getByRole('button', { name: fa('ui_apply') }).click()
    await expect(page).toHaveURL(/coupon=welcome10$/)
    await page.reload()
    await expect(drop).toBeVisible()
    await expect(discount).toBeVisible()
    await field(page, 'coupon').fill('nothing')
    await page.getByRole('button', { name: fa('ui_apply') }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.reload()
    await expect(drop).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('is paid again after the bank refused', async ({ page, origin }) => {
    await order(page, await draftOf(origin, await findSimple(origin)), 'testbank')
    await page.waitForURL(/test-bank/)
    await page.locator('button[value="fail"]').click()
    await expect(heading(page, 'checkout_thanks_failed_title')).toBeVisible()
    await page.getByRole('button', { name: fa('orders_pay_again') }).click()
    await page.waitForURL(/test-bank/)
    const card = page.getByLabel(BANK_MESSAGES.fa.card)
    const expiry = page.getByLabel(BANK_MESSAGES.fa.expiry)
    const cvc = page.getByLabel(BANK_MESSAGES.fa.cvc)
    const trial = [await card.inputValue(), await expiry.inputValue(), await cvc.inputValue()]
    await card.fill('۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۱۲')
    await expiry.fill('۰۱/۲۰۲۰')
    await cvc.fill('۱۲')
    await page.locator('button[value="pay"]').click()
    await expect(card).toHaveAccessibleDescription(BANK_MESSAGES.fa.wrong.number)
    await expect(expiry).toHaveAccessibleDescription(BANK_MESSAGES.fa.wrong.expiry)
    await expect(cvc).toHaveAccessibleDescription(BANK_MESSAGES.fa.wrong.cvc)
    await expect(card).toBeFocused()
    await expect(card).toHaveValue('۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۱۲')
    await expectAccessible(page)
    for (const [at, input] of [card, expiry, cvc].entries()) await input.fill(trial[at] ?? '')
    await page.locator('button[value="pay"]').click()
    await expect(heading(page, 'checkout_thanks_title')).toBeVisible()
    await expect(page.getByText(fa('order_status_processing')).first()).toBeVisible()
  })

  test('leaves the cart of the shop alone until the order is paid', async ({ page, context, origin }) => {
    const product = await findSimple(origin)
    await visitCartWith(page, [keptLine(product)])
    const line = page.getByRole('listitem').filter({ hasText: product.name })
    const opening = context.waitForEvent('page')
    await page
      .getByRole('button', { name: fa('cart_checkout') })
      .first()
      .click()
    const checkout = await opening
    await checkout.waitForURL(/mobile-checkout/)
    await checkout.getByRole('heading', { level: 1 }).waitFor()
    await orderHere(checkout, 'testbank')
    await checkout.waitForURL(/test-bank/)
    await page.reload()
    await expect(page.getByText(fa('cart_in_flight'))).toBeVisible()
    await expect(line).toBeVisible()

    await checkout.locator('button[value="fail"]').click()
    await expect(heading(checkout, 'checkout_thanks_failed_title')).toBeVisible()
    await expect(page.getByText(fa('cart_payment_refused'))).toBeVisible()
    await checkout.close()
    await page.reload()
    await expect(line).toBeVisible()
    await expect(page.getByText(fa('cart_thanks_title'))).toBeHidden()

    const coming = context.waitForEvent('page')
    await page.getByRole('link', { name: fa('orders_pay_again') }).click()
    const again = await coming
    await again.getByRole('button', { name: fa('orders_pay_again') }).click()
    await again.waitForURL(/test-bank/)
    await page.setViewportSize(PHONE)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await again.locator('button[value="pay"]').click()
    await expect(heading(again, 'checkout_thanks_title')).toBeVisible()
    await expect(page.getByRole('heading', { name: fa('cart_thanks_title') })).toBeInViewport()
    await expect(line).toHaveCount(0)
  })

  test('takes the receipt of a bank transfer', async ({ page, origin }) => {
    await order(page, await draftOf(origin, await findSimple(origin)), 'bacs')
    await expect(page.getByRole('heading', { name: fa('orders_receipt_title') })).toBeVisible()
    const file = page.getByLabel(fa('orders_receipt_file'))
    const send = page.getByRole('button', { name: fa('orders_receipt_send') })
    await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(fa('orders_receipt_error'))
    await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PIXEL })
    await send.click()
    await expect(page.getByText(fa('orders_receipt_sent'))).toBeVisible()
  })

  test('makes a large picture of a receipt small before it is sent', async ({ page, origin }) => {
    await order(page, await draftOf(origin, await findSimple(origin)), 'bacs')
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const photo = await sharp({
      create: { width: 3200, height: 2400, channels: 3, background: '#fff', noise },
    })
      .png()
      .toBuffer()
    const file = page.getByLabel(fa('orders_receipt_file'))
    await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: photo })
    const sizeOf = () => file.evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0)
    await expect.poll(sizeOf).toBeLessThan(photo.length / 2)
    await page.getByRole('button', { name: fa('orders_receipt_send') }).click()
    await expect(page.getByText(fa('orders_receipt_sent'))).toBeVisible()
  })

  test('makes one order, however often the button is pressed', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ stock_quantity: stock }) => (stock ?? 0) > 3)
    const path = await draftOf(origin, product)
    await visit(page, path)
    await fill(page)
    await field(page, 'city').press('Tab')
    await expect(rates(page).first()).toBeVisible()
    await page.locator('[name="payment_method"][value="cod"]').check()
    await field(page, 'terms').check()
    await place(page).dblclick()
    await expect(heading(page, 'checkout_thanks_title')).toBeVisible()
    const thanks = page.url()
    await page.goto(path)
    await expect(page).toHaveURL(thanks)
    const { stock_quantity } = await storeAt(origin).product(product.id)
    expect(stock_quantity).toBe((product.stock_quantity ?? 0) - 1)
  })

  test('asks for no address to send to where nothing is sent', async ({ page, origin }) => {
    const book = await findProduct(
      origin,
      { type: 'simple', stock_status: 'instock' },
      ({ virtual }) => virtual,
    )
    await visit(page, await draftOf(origin, book))
    await expect(page.getByRole('heading', { name: fa('orders_buyer') })).toBeVisible()
    await expect(page.getByText(fa('checkout_delivery_not_needed'))).toBeVisible()
    await expect(page.getByText(fa('addresses_delivery'), { exact: true })).toHaveCount(0)
    await expect(page.getByText(fa('orders_shipping'), { exact: true })).toHaveCount(0)
  })

  test('says what to do when a draft or an order is not there', async ({ page }) => {
    const draft = await page.goto('/mobile-checkout/?order_id=00000000-0000-4000-8000-000000000000')
    expect(draft?.status()).toBe(404)
    await expect(heading(page, 'checkout_draft_gone_title')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: fa('cart_go_to') })).toHaveAttribute(
      'href',
      '/cart',
    )
    const missing = await page.goto('/mobile-checkout/order-received/1?key=nothing')
    expect(missing?.status()).toBe(404)
    await expect(heading(page, 'orders_missing_title')).toBeVisible()
  })
})
