import type { Page, Route } from '@playwright/test'
import type { Quote } from '#store-api/contract/cart.ts'
import type { DraftRequest } from '#store-api/contract/checkout.ts'
import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { keepOnDevice, keptLine, visitCartWith } from '#tests/support/cart.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { fa, faNumber, visit } from '#tests/support/screen.ts'
import { findProduct, findSimple } from '#tests/support/shops/catalogue.ts'

const summary = (page: Page) => page.getByRole('region', { name: fa('orders_summary') })
const lines = (page: Page) => page.getByRole('region', { name: fa('cart_lines') }).getByRole('listitem')
const isLastSelected = ({ shipping }: Quote) => shipping.rates.at(-1)?.selected === true
const isolated = (code: string) => `\u2068${code}\u2069`

test.describe('cart on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('takes what is added again, counts and prices it by the shop', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ stock_quantity: stock }) => stock === null || stock > 5)
    await visit(page, `/product/${product.slug}`)
    const add = page.getByRole('button', { name: fa('product_add_to_cart') }).last()
    await add.click()
    await expect(page.getByText(fa('cart_added'), { exact: true })).toBeVisible()
    await add.click()
    await expect(page.getByText(fa('cart_added_again'))).toBeVisible()
    await page.getByRole('button', { name: fa('cart_view') }).click()
    await expect(page).toHaveURL(/\/cart$/)

    const tab = page.getByRole('navigation', { name: fa('shell_main_navigation') }).locator('[aria-current]')
    await expect(tab).toHaveAccessibleName(fa('shell_cart_with', { count: faNumber(2) }))
    const stepper = page.getByRole('group', { name: fa('product_quantity_of', { name: product.name }) })
    await stepper.getByRole('button', { name: fa('ui_increase') }).click()
    await expect(summary(page).getByText(fa('cart_subtotal', { count: faNumber(3) }))).toBeVisible()
    await expect(summary(page).getByRole('definition').first()).toContainText(
      faNumber(Number(product.price) * 3),
    )
    await page.reload()
    await expect(stepper.getByRole('status')).toHaveText(faNumber(3))
  })

  test('names a vendor once it is known, in a place that was kept for it', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ store }) => Boolean(store))
    const answer = await holdRequests(page, '**/ghab/v1/cart/quote')
    await visitCartWith(page, [keptLine(product)])
    const line = lines(page).filter({ hasText: product.name })
    const top = await line.evaluate((element) => element.getBoundingClientRect().top)
    await expect(page.getByText(fa('cart_shop_itself'))).toBeHidden()
    answer()
    await expect(
      page.getByRole('link', { name: fa('cart_vendor', { name: product.store?.shop_name ?? '' }) }),
    ).toBeVisible()
    expect(await line.evaluate((element) => element.getBoundingClientRect().top)).toBe(top)
  })

  test('offers the way to the payment where its tab is blocked', async ({ page, origin }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await visitCartWith(page, [keptLine(await findSimple(origin))])
    await page
      .getByRole('button', { name: fa('cart_checkout') })
      .last()
      .click()
    const alert = page.getByRole('alertdialog', { name: fa('cart_redirect_title') })
    const pay = alert.getByRole('link', { name: fa('cart_redirect_pay') })
    await expect(pay).toHaveAttribute('href', /\/mobile-checkout\/?\?order_id=/)
    await expect(pay).toHaveAttribute('target', '_blank')
    await alert.getByRole('button', { name: fa('ui_cancel') }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByText(fa('cart_checkout_begun'))).toBeVisible()

    // who does not answer is moved, as the alert says
    await page
      .getByRole('button', { name: fa('cart_checkout') })
      .last()
      .click()
    await expect(alert).toBeVisible()
    await page.waitForURL(/\/mobile-checkout\/?\?order_id=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('checkout_title'))
  })
})

test.describe('cart on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('gives back what was taken out', async ({ page, origin }) => {
    const first = await findSimple(origin)
    const second = await findSimple(origin, ({ id }) => id !== first.id)
    await visitCartWith(page, [keptLine(first), keptLine(second)])
    await expect(
      lines(page)
        .first()
        .getByRole('button', { name: fa('ui_decrease') }),
    ).toBeDisabled()
    await page.getByRole('button', { name: fa('ui_remove_named', { name: first.name }) }).click()
    await expect(lines(page)).toHaveCount(1)
    await page.getByRole('button', { name: fa('ui_undo') }).click()
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).first()).toContainText(first.name)
    await expect(
      page.getByRole('button', { name: fa('ui_remove_named', { name: first.name }) }),
    ).toBeFocused()

    await page.getByRole('button', { name: fa('cart_save_named', { name: second.name }) }).click()
    await expect(page.getByText(fa('cart_saved'))).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
    await visit(page, '/wish-list')
    await expect(page.getByRole('main').getByRole('heading', { name: second.name })).toBeVisible()
  })

  test('takes a code or says why not', async ({ page, origin }) => {
    await visitCartWith(page, [keptLine(await findSimple(origin))])
    const field = page.getByRole('textbox', { name: fa('cart_coupon') })
    const apply = page.getByRole('button', { name: fa('ui_apply') })
    await apply.click()
    await expect(page.getByText(fa('cart_coupon_needed'))).toBeVisible()
    for (const [code, reason] of Object.entries({ dirooz: 'expired', 'no-such': 'not_found' })) {
      await field.fill(code)
      await apply.click()
      await expect(page.getByText(fa(`cart_refused_${reason}`, { code: isolated(code) }))).toBeVisible()
      await expect(field).toHaveValue(code)
    }
    // as it comes from a message, in the digits of a Persian keyboard
    await field.fill('\u200eWELCOME۱۰')
    await field.press('Enter')
    const discount = summary(page).getByText(fa('orders_discount'), { exact: true })
    await expect(discount).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'welcome10' })).toContainText(fa('ui_toman'))
    await page
      .getByRole('button', { name: fa('cart_coupon_remove', { code: isolated('welcome10') }) })
      .click()
    await expect(discount).toBeHidden()
  })

  test('tells what has changed since, and changes nothing unasked', async ({ page, origin }) => {
    const dearer = await findSimple(origin)
    const fewer = await findProduct(
      origin,
      { type: 'simple', stock_status: 'instock' },
      ({ id, stock_quantity: stock, backorders }) =>
        id !== dearer.id && stock !== null && stock < 20 && backorders === 'no',
    )
    const gone = { ...dearer, id: 9_999_999, name: 'چیزی که دیگر نیست' }
    await visitCartWith(page, [
      keptLine(dearer, { price: '1000' }),
      keptLine(fewer, { quantity: 50, stock_quantity: 60 }),
      keptLine(gone),
    ])
    await expect(page.getByText(fa('cart_changed'))).toBeVisible()
    await expect(page.getByRole('button', { name: fa('cart_checkout_agree') }).first()).toBeEnabled()
    const [priceLine, stockLine, goneLine] = [dearer, fewer, gone].map(({ name }) =>
      lines(page).filter({ hasText: name }),
    )
    await expect(priceLine!.getByRole('status').first()).toContainText(faNumber(1000))
    await priceLine!.getByRole('button', { name: fa('cart_agree_price') }).click()
    await expect(priceLine!.getByRole('button', { name: fa('cart_agree_price') })).toBeHidden()

    const left = faNumber(fewer.stock_quantity ?? 0)
    await expect(
      stockLine!.getByText(fa('cart_quantity_changed', { from: faNumber(50), to: left })),
    ).toBeVisible()
    await stockLine!.getByRole('button', { name: fa('cart_agree_quantity', { count: left }) }).click()
    await expect(goneLine!.getByRole('alert')).toContainText(fa('cart_gone_vanished'))
    await goneLine!.getByRole('button', { name: fa('cart_gone_remove') }).click()
    await expect(page.getByText(fa('cart_changed'))).toBeHidden()
    await expect(page.getByRole('button', { name: fa('cart_checkout') }).first()).toBeEnabled()
  })

  test('estimates what delivery costs', async ({ page, origin }) => {
    await visitCartWith(page, [keptLine(await findSimple(origin))])
    await expect(page.getByText(fa('cart_shipping_hint'))).toBeVisible()
    const promise = summary(page).getByRole('progressbar', { name: fa('cart_free_shipping_progress') })
    await expect(summary(page).getByText(fa('cart_shipping_unknown'))).toBeVisible()
    await expect(promise).toBeVisible()
    await page.getByLabel(fa('addresses_state')).selectOption('THR')
    await expect(promise).toBeVisible()
    const rates = page.getByRole('group', { name: fa('orders_shipping_method') }).getByRole('radio')
    await expect(rates.first()).toBeChecked()
    const before = await summary(page).getByRole('definition').last().textContent()
    await rates.last().click()
    await expect(rates.last()).toBeChecked()
    await expect(summary(page).getByRole('definition').last()).not.toHaveText(before ?? '')
  })

  test('the button stays in its place when the first amounts come', async ({ page, origin }) => {
    const answer = await holdRequests(page, '**/ghab/v1/cart/quote')
    await visitCartWith(page, [keptLine(await findSimple(origin))])
    const checkout = summary(page).getByRole('button', { name: fa('cart_checkout') })
    const topOf = (button: Element) => button.getBoundingClientRect().top
    const top = await checkout.evaluate(topOf)
    answer()
    await expect(
      summary(page).getByRole('progressbar', { name: fa('cart_free_shipping_progress') }),
    ).toBeVisible()
    expect(await checkout.evaluate(topOf)).toBe(top)
  })

  test('asks where to as soon as a line has goods to send', async ({ page, origin }) => {
    const ticket = await findProduct(
      origin,
      { type: 'simple', stock_status: 'instock' },
      ({ virtual }) => virtual,
    )
    const goods = await findSimple(origin)
    const where = page.getByRole('region', { name: fa('cart_shipping_title') })
    await visitCartWith(page, [keptLine(ticket), keptLine(goods)])
    await expect(where).toBeVisible()
    const quoted = page.waitForResponse((response) => response.url().includes('/cart/quote'))
    await page.getByRole('button', { name: fa('ui_remove_named', { name: goods.name }) }).click()
    await quoted
    await expect(where).toBeHidden()

    // the last quote knows of no goods, and the next one is not there yet
    const answer = await holdRequests(page, '**/cart/quote*')
    await page.getByRole('button', { name: fa('ui_undo') }).click()
    await expect(lines(page)).toHaveCount(2)
    const state = where.getByLabel(fa('addresses_state'))
    // provinces that are still on their way take no focus
    await expect(state).toBeEnabled()
    await state.focus()
    await expect(state).toBeFocused()
    answer()
    await expect(summary(page).getByText(fa('cart_shipping_unknown'))).toBeVisible()
    await expect(state).toBeFocused()
  })

  test('a press while amounts are on their way goes on once they are there', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ stock_quantity: stock }) => stock === null || stock > 3)
    await visitCartWith(page, [keptLine(product)])
    const checkout = page.getByRole('button', { name: fa('cart_checkout') }).first()
    await expect(summary(page).getByText(fa('cart_subtotal', { count: faNumber(1) }))).toBeVisible()
    const held = Promise.withResolvers<Route>()
    await page.route(/cart\/quote/, held.resolve)
    await page
      .getByRole('group', { name: fa('product_quantity_of', { name: product.name }) })
      .getByRole('button', { name: fa('ui_increase') })
      .click()
    await checkout.click()
    await expect(checkout).toHaveAttribute('aria-busy', 'true')
    const drafting = page.waitForRequest(/\/ionic_data_link/)
    await (await held.promise).continue()
    const draft: DraftRequest = (await drafting).postDataJSON()
    expect(draft.products).toMatchObject([{ product_id: product.id, quantity: 2 }])
  })

  test('sends the coupon and the chosen delivery along with the order', async ({ page, origin }) => {
    await visitCartWith(page, [keptLine(await findSimple(origin))])
    await page.getByRole('textbox', { name: fa('cart_coupon') }).fill('welcome10')
    await page.getByRole('button', { name: fa('ui_apply') }).click()
    await expect(summary(page).getByText(fa('orders_discount'), { exact: true })).toBeVisible()
    await page.getByLabel(fa('addresses_state')).selectOption('THR')
    const last = page
      .getByRole('group', { name: fa('orders_shipping_method') })
      .getByRole('radio')
      .last()
    const quoted = page.waitForResponse(
      async (response) => response.url().includes('cart/quote') && isLastSelected(await response.json()),
    )
    await last.click()
    const { coupons, shipping }: Quote = await (await quoted).json()
    const { id: code, cost: discount } = shipping.rates.at(-1)!
    const drafting = page.waitForRequest(/\/ionic_data_link/)
    await page
      .getByRole('button', { name: fa('cart_checkout') })
      .first()
      .click()
    const draft: DraftRequest = (await drafting).postDataJSON()
    expect(draft.coupons).toEqual([{ code: 'welcome10', discount: coupons[0]?.discount }])
    expect(draft.shipping_lines).toEqual([{ code, discount }])
    expect(Number(coupons[0]?.discount)).toBeGreaterThan(0)
  })

  test('knows the lines of other apps, and drops what nobody can read', async ({ page, origin }) => {
    const product = await findSimple(origin)
    const { slug, ...line } = keptLine(product)
    await visitCartWith(page, [line])
    await expect(lines(page).getByRole('link', { name: product.name })).toHaveAttribute(
      'href',
      `/product/${slug}`,
    )
    await keepOnDevice(page, 'cart', { lines: 'none' })
    await keepOnDevice(page, 'wishlist', 'none')
    await keepOnDevice(page, 'cart_quote', { quote: 1 })
    await visit(page, '/cart')
    await expect(page.getByRole('heading', { name: fa('cart_empty_title') })).toBeVisible()
    await visit(page, '/wish-list')
    await expect(page.getByRole('heading', { name: fa('catalog_wish_list_empty') })).toBeVisible()
  })
})
