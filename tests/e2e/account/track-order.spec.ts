import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import { signInByCode } from '#tests/support/people/sign-in.ts'
import { codeSentTo } from '#tests/support/receivers/outbox.ts'
import { fa, inPersian, storeAt, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

/** Places an order without a browser; each test has its own contact, whose tries and messages are counted. */
const placed = async (origin: string, contact: { phone: string; email: string }) => {
  const store = storeAt(origin)
  const product = await findSimple(origin)
  const products = [{ product_id: product.id, quantity: 1 }]
  const draft = await store.createDraft({ products, customer_id: 0, one_page: 1, platform: 'web' })
  const { quote } = await store.checkout(draft, { state: ADDRESS.state, city: ADDRESS.city })
  const { order_id, order_key } = await store.place(draft, {
    billing: { ...ADDRESS, ...contact },
    shipping_rate: quote.shipping.rates[0]?.id,
    payment_method: 'cod',
    terms: true,
  })
  return {
    number: String(order_id),
    product,
    path: `/mobile-checkout/order-received/${order_id}?key=${order_key}`,
  }
}

const ask = async (page: Page, number: string, contact: string) => {
  await page.getByLabel(fa('orders_order_number')).fill(number)
  await page.getByLabel(fa('tracking_contact')).fill(contact)
  const submit = page.getByRole('button', { name: fa('tracking_submit'), exact: true })
  await expect(submit).toBeEnabled()
  await submit.click()
}

const wholeOrder = (page: Page) => page.getByText(ADDRESS.address_1)

test.describe('tracking an order', () => {
  test.use({ viewport: DESKTOP })

  test('tells how far it is, and all of it once a code has proved the contact', async ({ page, origin }) => {
    const contact = { phone: '09121110001', email: 'track-1@example.com' }
    const { number, product } = await placed(origin, contact)
    await visit(page, '/track-order')
    await ask(page, number, '')
    const field = page.getByLabel(fa('tracking_contact'))
    await expect(field).toHaveAccessibleDescription(fa('tracking_problem_contact'))
    await expect(field).toBeFocused()
    await ask(page, number, '09120000000')
    await expect(page.getByRole('alert')).toHaveText(fa('tracking_not_found'))
    await expect(page.getByRole('alert').locator('..')).toBeFocused()
    await expect(page.getByLabel(fa('orders_order_number'))).toHaveValue(number)
    await expect(page.getByText(product.name)).toBeHidden()

    await ask(page, number, contact.email)
    await expect(page.getByRole('heading', { name: fa('orders_timeline') })).toBeVisible()
    await expect(page.getByRole('region', { name: fa('orders_number', { number: '' }) })).toBeFocused()
    await expect(page.getByText(fa('order_status_processing')).first()).toBeVisible()
    // what proves the order is in no URL, of which histories and logs have a copy
    expect(page.url()).not.toContain('example.com')
    for (const secret of [product.name, ADDRESS.address_1, ADDRESS.last_name])
      expect(await page.content()).not.toContain(secret)
    await expectAccessible(page)

    await page.getByRole('button', { name: fa('account_send_code') }).click()
    const code = page.getByLabel(fa('account_code'))
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.getByText('t•••@example.com')).toBeVisible()
    await expect(
      page.getByRole('button', { name: fa('account_resend_in', { seconds: '…' }).split('…')[0] }),
    ).toBeDisabled()
    await expectAccessible(page)
    const sent = await codeSentTo(page, contact.email)
    await code.fill(sent === '000000' ? '111111' : '000000')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(fa('account_problem_wrong_code'))
    await expect(code).toBeFocused()
    await expect(page.getByLabel(fa('orders_order_number'))).toHaveValue(number)
    await code.fill(inPersian(sent))
    await code.press('Enter')
    await expect(wholeOrder(page)).toBeVisible()
    await expect(page.getByText(product.name)).toBeVisible()
    await expectAccessible(page)

    await page.reload()
    await expect(wholeOrder(page)).toBeVisible()
    await page.context().clearCookies({ name: 'vitrin_orders' })
    await page.reload()
    await expect(page.getByLabel(fa('orders_order_number'))).toHaveValue(number)
    await expect(wholeOrder(page)).toBeHidden()
  })

  test('who was refused answers at once, while the page is still loaded again', async ({ page, origin }) => {
    const { number, product } = await placed(origin, { phone: '09121110005', email: 'track-5@example.com' })
    await visit(page, '/track-order')
    let isReloadHeld = true
    await page.route(/track-order\.data/, (route) =>
      isReloadHeld && route.request().method() === 'GET' ? undefined : route.continue(),
    )
    await ask(page, number, '09120000000')
    await expect(page.getByRole('alert')).toHaveText(fa('tracking_not_found'))
    await ask(page, number, 'track-5@example.com')
    await expect(page.getByRole('heading', { name: fa('orders_timeline') })).toBeVisible()
    await page.getByRole('button', { name: fa('account_send_code') }).click()
    const sent = await codeSentTo(page, 'track-5@example.com')
    const code = page.getByLabel(fa('account_code'))
    await code.fill(sent === '000000' ? '111111' : '000000')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(fa('account_problem_wrong_code'))
    await expect(page.getByRole('button', { name: fa('orders_see_order') })).toBeEnabled()
    await code.fill(sent)
    // not what is held already: the page still has not been loaded again
    isReloadHeld = false
    await code.press('Enter')
    await expect(wholeOrder(page)).toBeVisible()
    await expect(page.getByText(product.name)).toBeVisible()
  })

  test('shows all of it at once where it was placed, until somebody signs out', async ({ page, origin }) => {
    const { number, path } = await placed(origin, { phone: '09121110002', email: 'track-2@example.com' })
    const other = await placed(origin, { phone: '09121110002', email: 'track-2@example.com' })
    await visit(page, path)
    await page.getByRole('link', { name: fa('tracking_title') }).click()
    await expect(page).toHaveURL(new RegExp(`/track-order\\?number=${number}$`))
    await expect(wholeOrder(page)).toBeVisible()
    await visit(page, `/track-order?number=${other.number}`)
    await expect(page.getByLabel(fa('orders_order_number'))).toHaveValue(other.number)
    await expect(wholeOrder(page)).toBeHidden()

    // an order of the account is shown for as long as it is signed in
    await signInByCode(page, '09121110002', '/my-orders')
    await visit(page, `/track-order?number=${other.number}`)
    await expect(wholeOrder(page)).toBeVisible()
    await visit(page, '/settings')
    await page.getByRole('button', { name: fa('account_sign_out') }).click()
    await page.waitForURL('/')
    for (const one of [number, other.number]) {
      await visit(page, `/track-order?number=${one}`)
      await expect(page.getByLabel(fa('orders_order_number'))).toHaveValue(one)
      await expect(wholeOrder(page)).toBeHidden()
    }
  })

  test('a contact that was guessed at too often still gets its code', async ({ page, originWith }) => {
    // of its own, because the guesses are counted by IP address, too
    const origin = await originWith({})
    const contact = { phone: '09121110003', email: 'track-3@example.com' }
    const { number } = await placed(origin, contact)
    const guesses = Array.from({ length: 20 }, (_, i) =>
      storeAt(origin).trackOrder({ number: String(90_000 + i), contact: contact.phone }),
    )
    await Promise.allSettled(guesses)
    await visit(page, `${origin}/track-order`)
    await ask(page, number, contact.phone)
    await expect(page.getByText(fa('tracking_throttled'))).toBeVisible()
    await page.getByRole('button', { name: fa('account_send_code') }).click()
    await page.getByLabel(fa('account_code')).fill(await codeSentTo(page, contact.phone, { origin }))
    await page.keyboard.press('Enter')
    await expect(wholeOrder(page)).toBeVisible()
  })
})

test.describe('tracking an order without script', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('works, also with Persian digits', async ({ page, origin }) => {
    const contact = { phone: '09121110004', email: 'track-4@example.com' }
    const { number, product } = await placed(origin, contact)
    await page.goto('/track-order')
    await ask(page, inPersian(number), inPersian(contact.phone))
    await expect(page.getByText(fa('order_status_processing')).first()).toBeVisible()
    await page.getByRole('button', { name: fa('account_send_code') }).click()
    const sent = await codeSentTo(page, contact.phone)
    await page.getByLabel(fa('account_code')).fill('12')
    await page.keyboard.press('Enter')
    await expect(page.getByText(fa('account_problem_wrong_code'))).toBeVisible()
    await page.getByLabel(fa('account_code')).fill(sent)
    await page.keyboard.press('Enter')
    await expect(page.getByText(product.name)).toBeVisible()
    await expect(wholeOrder(page)).toBeVisible()
    await page.reload()
    await expect(wholeOrder(page)).toBeVisible()
  })
})
