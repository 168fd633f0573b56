import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { orderAsShopper } from '#tests/support/people/shopper-order.ts'
import { openSession, signIn, storeOfShopper } from '#tests/support/people/sign-in.ts'
import { fa, faNumber, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

const numbered = (id: number) => fa('orders_number', { number: faNumber(id).replace('٬', '') })

const order = async (...wanted: Parameters<typeof orderAsShopper>) =>
  (await orderAsShopper(...wanted)).order_id

const cancel = async (page: Page) => {
  await page.getByRole('button', { name: fa('orders_cancel'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: fa('orders_cancel_yes') })
    .click()
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`my orders, ${device}`, () => {
    test.use({ viewport })

    test('a guest is taken to sign-in and back; the list is filtered and Back restores it', async ({
      page,
    }) => {
      await visit(page, '/my-orders?status=ended')
      await expect(page).toHaveURL(/\/signin\?to=/)
      await signIn(page, 'fa', '/my-orders?status=ended')
      const groups = page.getByRole('navigation', { name: fa('orders_filter') })
      await expect(groups.getByRole('link', { name: fa('orders_group_ended') })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(page.getByText(fa('order_status_refunded'))).toBeVisible()
      await page.getByRole('link', { name: numbered(1002) }).click()
      await expect(page.getByRole('heading', { level: 1, name: numbered(1002) })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('article')).toHaveCount(2)
      await groups.getByRole('link', { name: fa('ui_all') }).click()
      await expect(page.getByRole('link', { name: numbered(1006) })).toBeVisible()
    })
  })
}

test.describe('an order', () => {
  test.use({ viewport: PHONE })

  test('shows its status history with the notes of the shop', async ({ page }) => {
    await signIn(page, 'fa', '/my-order-detail?id=1006')
    const way = page.getByRole('listitem').filter({ hasText: fa('order_status_pws_shipping') })
    await expect(way).toContainText('بسته به پیک سپرده شد')
    await expect(page.getByText('لطفاً پیش از رسیدن تماس بگیرید.')).toBeVisible()
    await expect(page.getByRole('button', { name: fa('orders_cancel'), exact: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(fa('orders_invoice', { number: '۱۰۰۶' }))).toBeVisible()
    await expect(page.getByRole('button', { name: fa('orders_reorder') })).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const ink = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).color)
    const dark = await ink()
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    expect(await ink(), 'paper is white whatever the screen is').toBe(dark)
    await page.emulateMedia({ media: 'screen' })
    expect(await ink()).not.toBe(dark)
  })

  test('is cancelled after a question, with the keyboard too', async ({ page, origin }) => {
    const id = await order(origin, await findSimple(origin))
    await signIn(page, 'fa', `/my-order-detail?id=${id}`)
    await page.getByRole('button', { name: fa('orders_cancel'), exact: true }).press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(fa('orders_cancel_ask'))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await cancel(page)
    await expect(page.getByRole('status').filter({ hasText: fa('orders_cancelled') })).toBeVisible()
    await expect(page.getByText(fa('order_status_cancelled')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: fa('orders_cancel'), exact: true })).toHaveCount(0)
  })

  test('that went on meanwhile says why it is not cancelled', async ({ page, origin }) => {
    const id = await order(origin, await findSimple(origin))
    await signIn(page, 'fa', `/my-order-detail?id=${id}`)
    await (await storeOfShopper(origin)).cancelOrder(id)
    await cancel(page)
    await expect(page.getByRole('alert')).toHaveText(fa('orders_cancel_not_allowed'))
  })

  test('that is not paid is paid at the bank', async ({ page, origin }) => {
    const id = await order(origin, await findSimple(origin), 'testbank')
    await signIn(page, 'fa', `/my-order-detail?id=${id}`)
    await page.getByRole('button', { name: fa('orders_pay') }).click()
    await page.waitForURL(/\/test-bank\//)
    await page.locator('button[value="fail"]').click()
    await page.waitForURL(/\/order-received\//)
    await visit(page, `/my-order-detail?id=${id}`)
    await page.getByRole('button', { name: fa('orders_pay') }).click()
    await page.waitForURL(/\/test-bank\//)
    await page.locator('button[value="pay"]').click()
    await page.waitForURL(/\/order-received\//)
    await visit(page, `/my-order-detail?id=${id}`)
    await expect(page.getByText(fa('order_status_processing')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: fa('orders_pay') })).toBeHidden()
  })

  test('fills the cart again and tells what there is less of', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ stock_quantity }) => (stock_quantity ?? 0) > 4)
    const all = product.stock_quantity ?? 0
    const id = await order(origin, product, 'cod', all - 1)
    await signIn(page, 'fa', `/my-order-detail?id=${id}`)
    await page.getByRole('button', { name: fa('orders_reorder') }).click()
    await expect(page.getByText(fa('orders_fewer', { name: product.name, count: '۱' }))).toBeVisible()
    await page.getByRole('link', { name: fa('cart_view') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText(product.name).first()).toBeVisible()
  })
})

test.describe('an order of somebody else', () => {
  test.use({ viewport: PHONE, provoked: [404] })

  test('is not found', async ({ page }) => {
    await signIn(page)
    for (const id of ['999999', 'x']) {
      const response = await page.goto(`/my-order-detail?id=${id}`)
      expect(response?.status()).toBe(404)
    }
  })
})

test.describe('without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('orders are listed and can be cancelled', async ({ page, origin }) => {
    const id = await order(origin, await findSimple(origin))
    await openSession(page, origin)
    await page.goto('/my-orders')
    await page.getByRole('link', { name: numbered(id) }).click()
    await page.getByRole('button', { name: fa('orders_cancel'), exact: true }).click()
    await expect(page.getByText(fa('orders_cancelled'))).toBeVisible()
  })
})
