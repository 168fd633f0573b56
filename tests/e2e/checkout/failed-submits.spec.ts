import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import { signIn } from '#tests/support/people/sign-in.ts'
import { ownEmail } from '#tests/support/people/writer.ts'
import { draftOf, field, fill, place, rates } from '#tests/support/receivers/payment-page.ts'
import { fa, faNumber, storeAt, untilNetworkIsWatched, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE, hasTouch: true, losesNetwork: true })

const again = (page: Page) => page.getByRole('button', { name: fa('ui_retry') })

/** What is sent does not get through until the function that this answers is called. */
const breakSending = async (
  page: Page,
  calls: RegExp,
  fail: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<() => Promise<void>> => {
  await page.route(calls, (route) => (route.request().method() === 'POST' ? fail(route) : route.fallback()))
  return () => page.unroute(calls)
}

const writeContact = async (page: Page) => {
  await visit(page, '/contact-us')
  await field(page, 'name').fill('نگار')
  await field(page, 'email').fill(ownEmail())
  await field(page, 'message').fill('سفارش من کجاست؟')
}
const sendContact = (page: Page) =>
  page.getByRole('button', { name: fa('content_contact_send'), exact: true }).click()

const readyToPay = async (page: Page, path: string) => {
  await visit(page, path)
  await fill(page)
  await field(page, 'city').press('Tab')
  await expect(rates(page).first()).toBeVisible()
  await page.locator('[name="payment_method"][value="cod"]').check()
  await field(page, 'terms').check()
}

test('an order whose answer was lost is tried again, and is one order', async ({ page, origin }) => {
  const product = await findSimple(origin, ({ stock_quantity: stock }) => (stock ?? 0) > 3)
  await readyToPay(page, await draftOf(origin, product))
  // the order is placed, and nobody hears of it; a press that waited for the amounts is sent to the page's own URL
  const mend = await breakSending(page, /mobile-checkout(\/_)?\.data/, async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await place(page).click()
  await expect(page.getByRole('alert')).toContainText(fa('ui_send_broken'))
  await expect(field(page, 'address_1')).toHaveValue(ADDRESS.address_1)
  await expect(place(page)).toBeFocused()
  await expectAccessible(page)
  const lost = page.waitForEvent('requestfailed')
  await again(page).click()
  await lost
  await expect(again(page)).toBeEnabled()
  await expect(again(page)).toBeFocused()
  await mend()
  await again(page).click()
  await expect(page.getByRole('heading', { level: 1, name: fa('checkout_thanks_title') })).toBeVisible()
  const { stock_quantity } = await storeAt(origin).product(product.id)
  expect(stock_quantity).toBe((product.stock_quantity ?? 0) - 1)
})

test('an order whose answer was lost is shown as it was placed, when its address is changed before the next try', async ({
  page,
  origin,
}) => {
  await readyToPay(page, await draftOf(origin, await findSimple(origin)))
  const mend = await breakSending(page, /mobile-checkout(\/_)?\.data/, async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  await place(page).click()
  await expect(page.getByRole('alert')).toContainText(fa('ui_send_broken'))
  await mend()
  await field(page, 'address_1').fill('کوچه دیگر، پلاک ۹')
  await again(page).click()
  await expect(page.getByRole('heading', { level: 1, name: fa('checkout_thanks_title') })).toBeVisible()
  await expect(page.getByText(fa('checkout_placed_before'))).toBeVisible()
  await expect(page.getByText(ADDRESS.address_1)).toBeVisible()
})

test('an order without a network is told beside the button, and what was typed comes back with it', async ({
  page,
  context,
  origin,
}) => {
  await readyToPay(page, await draftOf(origin, await findSimple(origin)))
  await untilNetworkIsWatched(page)
  await context.setOffline(true)
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await place(page).click()
  await expect(page.getByRole('alert')).toContainText(fa('ui_offline_title'))
  await expect(field(page, 'address_1')).toHaveValue(ADDRESS.address_1)
  const reloaded = page.waitForEvent('load')
  await context.setOffline(false)
  await reloaded
  await expect(field(page, 'address_1')).toHaveValue(ADDRESS.address_1)
  await expect(rates(page).first()).toBeVisible()
  await place(page).click()
  await page.waitForURL(/order-received/)
})

test.describe('a shop that fails', () => {
  test.use({ provoked: [500, 502] })

  test('leaves a message, an address and a new account in their forms', async ({ page }) => {
    const fail = (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
    await writeContact(page)
    const mend = await breakSending(page, /contact-us\.data/, fail)
    await sendContact(page)
    await expect(page.getByRole('alert')).toContainText(fa('ui_send_failed'))
    await expect(field(page, 'message')).toHaveValue('سفارش من کجاست؟')
    await mend()
    await again(page).click()
    await expect(page.getByText(fa('content_contact_sent'))).toBeVisible()

    await signIn(page, 'fa', '/shipping-address')
    await visit(page, '/shipping-address')
    await field(page, 'billing.address_1').fill('کوچه مهر')
    const mendAddress = await breakSending(page, /shipping-address\.data/, fail)
    await page.getByRole('button', { name: fa('account_save') }).click()
    await expect(page.getByRole('alert')).toContainText(fa('ui_send_failed'))
    await expect(field(page, 'billing.address_1')).toHaveValue('کوچه مهر')
    await expectAccessible(page)
    await mendAddress()
    await again(page).click()
    await expect(page.getByText(fa('account_addresses_saved'))).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('signing out and the demo panel stay on screen when they fail', async ({ page }) => {
  await signIn(page, 'fa', '/settings')
  await visit(page, '/settings')
  const mend = await breakSending(page, /sign-out\.data/)
  const signOut = page.getByRole('main').getByRole('button', { name: fa('account_sign_out') })
  await signOut.click()
  await expect(page.getByRole('alert')).toContainText(fa('ui_send_broken'))
  await expect(page).toHaveURL(/\/settings$/)
  await mend()
  await again(page).click()
  await expect(page).toHaveURL(/:\d+\/$/)

  await visit(page, '/demo')
  const mendDemo = await breakSending(page, /demo\.data/)
  await page.getByRole('radio', { name: fa('demo_color_plum') }).check({ force: true })
  await expect(page.getByRole('alert')).toContainText(fa('ui_send_broken'))
  await expect(page.getByRole('heading', { level: 1, name: fa('demo_title') })).toBeVisible()
  await mendDemo()
  await again(page).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a message that was sent stays sent when the page cannot be read again afterwards', async ({ page }) => {
  await writeContact(page)
  await page.route(/contact-us\.data/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )
  const refused = page.waitForEvent('requestfailed')
  await sendContact(page)
  await refused
  await expect(page.getByText(fa('content_contact_sent'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: fa('content_contact_title') })).toBeVisible()
})

test('the number of a sign-in by code is there again after a reload and Back', async ({ page }) => {
  await visit(page, '/signin')
  const mobile = field(page, 'mobile')
  await mobile.fill('09121234599')
  await page.getByRole('button', { name: fa('account_send_code') }).click()
  await expect(field(page, 'code')).toBeVisible()
  await page.reload()
  await expect(mobile).toHaveValue('09121234599')
  await visit(page, '/shop')
  await page.goBack()
  await expect(mobile).toHaveValue('09121234599')
})

test('who waits fifteen seconds is told, and can try again', async ({ page }) => {
  await page.clock.install()
  await writeContact(page)
  const pending: Route[] = []
  const mend = await breakSending(page, /contact-us\.data/, async (route) => {
    pending.push(route)
  })
  await sendContact(page)
  await expect.poll(() => pending.length).toBe(1)
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('alert')).toContainText(fa('ui_send_slow'))
  await expect(field(page, 'message')).toHaveValue('سفارش من کجاست؟')
  for (const route of pending) await route.abort()
  await mend()
  await again(page).click()
  await expect(page.getByText(fa('content_contact_sent'))).toBeVisible()
})

test.describe('without a network', () => {
  /** The page knows of the network, and has what it tells of it. */
  const goOffline = async (page: Page) => {
    await untilNetworkIsWatched(page)
    await page.context().setOffline(true)
    await page.getByRole('alertdialog').getByRole('button').first().click()
  }
  const comeBack = async (page: Page) => {
    const reloaded = page.waitForEvent('load')
    await page.context().setOffline(false)
    await reloaded
  }

  test('a message waits, and is sent by itself once the network is back', async ({ page }) => {
    await writeContact(page)
    await untilNetworkIsWatched(page)
    await goOffline(page)
    await sendContact(page)
    await expect(page.getByRole('alert')).toContainText(fa('ui_send_waits'))
    await expectAccessible(page)
    await comeBack(page)
    await expect(page.getByText(fa('ui_send_soon_title'))).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText(fa('content_contact_sent'))).toBeVisible()
    await visit(page, '/contact-us')
    await expect(field(page, 'message')).toHaveValue('')
  })

  test('a message is not sent by itself when somebody says so', async ({ page }) => {
    await writeContact(page)
    await untilNetworkIsWatched(page)
    await goOffline(page)
    await sendContact(page)
    await page.getByRole('button', { name: fa('ui_send_waits_not') }).click()
    await comeBack(page)
    await expect(field(page, 'message')).toHaveValue('سفارش من کجاست؟')
    await expect(page.getByText(fa('ui_send_soon_title'))).toHaveCount(0)

    await goOffline(page)
    await sendContact(page)
    await expect(page.getByRole('alert')).toContainText(fa('ui_send_waits'))
    await comeBack(page)
    await page.getByRole('button', { name: fa('ui_send_not') }).click()
    await expect(page.getByText(fa('ui_send_soon_title'))).toHaveCount(0)
    await expect(field(page, 'message')).toHaveValue('سفارش من کجاست؟')
    await expect(page.getByRole('button', { name: fa('content_contact_send') })).toBeFocused()
  })

  test('a review and a comment wait as well', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ reviews_allowed }) => reviews_allowed)
    await visit(page, `/add-review/${product.id}`)
    await untilNetworkIsWatched(page)
    await page.getByRole('radio', { name: fa('ui_stars', { count: faNumber(4) }) }).check({ force: true })
    await field(page, 'review').fill('خوش‌دست است.')
    await field(page, 'reviewer').fill('نگار')
    await field(page, 'reviewer_email').fill(ownEmail())
    await goOffline(page)
    await page.getByRole('button', { name: fa('product_review_send'), exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(fa('ui_send_waits'))
    await comeBack(page)
    await expect(page.getByText(fa('product_review_thanks'))).toBeVisible()

    const { items } = await storeAt(origin).posts()
    const open = items.find(({ comment_status }) => comment_status === 'open')
    await visit(page, `/${open?.slug}`)
    await untilNetworkIsWatched(page)
    await field(page, 'content').fill('بیشتر بنویسید.')
    await field(page, 'author_name').fill('نگار')
    await field(page, 'author_email').fill(ownEmail())
    await goOffline(page)
    await page.getByRole('button', { name: fa('content_comment_send'), exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(fa('ui_send_waits'))
    await comeBack(page)
    await expect(page.getByText(fa('content_comment_thanks'))).toBeVisible()
  })
})
