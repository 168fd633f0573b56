import type { Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import { holdRequests } from '#tests/support/hold-requests.ts'
import { signIn } from '#tests/support/people/sign-in.ts'
import { ownEmail } from '#tests/support/people/writer.ts'
import { draftOf, field, fill, order, place, rates } from '#tests/support/receivers/payment-page.ts'
import { fa, faNumber, storeAt, visit, wake } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

// of a form whose session has ended
test.use({ viewport: PHONE, hasTouch: true, provoked: [403] })

/** What is typed is written a moment later. */
const written = (page: Page, text: string) =>
  page.waitForFunction((wanted) => JSON.stringify({ ...localStorage }).includes(wanted), text)

const expectAddress = async (page: Page, changes: Partial<typeof ADDRESS> = {}) => {
  for (const [name, value] of Object.entries({ ...ADDRESS, ...changes }))
    await expect(field(page, name)).toHaveValue(value)
}

test.describe('what was typed', () => {
  test('into the contact form is there again, also in a new tab after a crash, and gone once sent', async ({
    page,
    context,
  }) => {
    await visit(page, '/contact-us')
    await field(page, 'name').fill('مینا')
    await field(page, 'email').fill('mina@example.com')
    await field(page, 'message').fill('سلام،\nکی می‌رسد؟')
    await page.reload()
    await expect(field(page, 'name')).toHaveValue('مینا')
    await expect(field(page, 'message')).toHaveValue('سلام،\nکی می‌رسد؟')

    await field(page, 'message').fill('کجاست؟')
    await written(page, 'کجاست؟')
    await page.close()
    const again = await context.newPage()
    await again.goto('/contact-us')
    await expect(field(again, 'email')).toHaveValue('mina@example.com')
    await expect(field(again, 'message')).toHaveValue('کجاست؟')

    await again.getByRole('button', { name: fa('content_contact_send') }).click()
    await expect(again.getByText(fa('content_contact_sent'))).toBeVisible()
    await visit(again, '/contact-us')
    await expect(field(again, 'name')).toHaveValue('')
    await expect(field(again, 'message')).toHaveValue('')
  })

  test('at the checkout is there again with its province, and priced anew', async ({ page, origin }) => {
    const path = await draftOf(origin, await findSimple(origin))
    await visit(page, path)
    await fill(page)
    await field(page, 'city').press('Tab')
    await expect(rates(page).first()).toBeVisible()
    await field(page, 'customer_note').fill('زنگ دوم')
    await page.locator('[name="payment_method"][value="cod"]').check()
    const total = await page.locator('[name="expected_total"]').inputValue()
    await page.reload()
    await expectAddress(page)
    await expect(field(page, 'customer_note')).toHaveValue('زنگ دوم')
    await expect(page.locator('[name="payment_method"][value="cod"]')).toBeChecked()
    await expect(rates(page).first()).toBeVisible()
    await expect(page.locator('[name="expected_total"]')).toHaveValue(total)

    await field(page, 'terms').check()
    await place(page).click()
    await page.waitForURL(/order-received/)
    await visit(page, await draftOf(origin, await findSimple(origin)))
    await expect(field(page, 'address_1')).toHaveValue('')
  })

  test('before the page has its script stays as it is', async ({ page }) => {
    await visit(page, '/contact-us')
    await field(page, 'name').fill('مینا')
    await field(page, 'message').fill('نخست')
    await written(page, 'نخست')
    const release = await holdRequests(page, /\/assets\/.*\.js/)
    await page.goto('/contact-us', { waitUntil: 'commit' })
    await field(page, 'message').fill('دوم')
    release()
    await expect(field(page, 'name')).toHaveValue('مینا')
    await expect(field(page, 'message')).toHaveValue('دوم')
  })

  test('into a review is there again, with its stars', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ reviews_allowed }) => reviews_allowed)
    await visit(page, `/add-review/${product.id}`)
    const stars = page.getByRole('radio', { name: fa('ui_stars', { count: faNumber(4) }) })
    await stars.check({ force: true })
    await field(page, 'review').fill('سبک و خوش‌ساخت است.')
    await field(page, 'reviewer').fill('نگار')
    await page.reload()
    await expect(field(page, 'review')).toHaveValue('سبک و خوش‌ساخت است.')
    await expect(field(page, 'reviewer')).toHaveValue('نگار')
    await expect(stars).toBeChecked()
    await field(page, 'reviewer_email').fill(ownEmail())
    await page.getByRole('button', { name: fa('product_review_send') }).click()
    await expect(page.getByText(fa('product_review_thanks'))).toBeVisible()
    await visit(page, `/add-review/${product.id}`)
    await expect(field(page, 'review')).toHaveValue('')
  })

  test('into a review on the page of its product is open again', async ({ page, origin }) => {
    const product = await findSimple(origin, ({ reviews_allowed }) => reviews_allowed)
    await visit(page, `/product/${product.slug}#reviews`)
    await page
      .getByRole('link', { name: fa('product_write_review') })
      .first()
      .click()
    await field(page, 'review').fill('خوش‌دست است.')
    await page.reload()
    await page.keyboard.press('Shift')
    await expect(field(page, 'review')).toHaveValue('خوش‌دست است.')
    // who closes the form has not sent it; once its text is gone, nothing is opened
    await field(page, 'review').fill('')
    await page.reload()
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => !document.querySelector('[data-hydrated="false"]'))
    await expect(field(page, 'review')).toHaveCount(0)
  })

  test('into a comment is there again', async ({ page, origin }) => {
    const { items } = await storeAt(origin).posts()
    const open = items.find(({ comment_status }) => comment_status === 'open')
    await visit(page, `/${open?.slug}`)
    await field(page, 'content').fill('آموختم.')
    await page.reload()
    await expect(field(page, 'content')).toHaveValue('آموختم.')
  })

  test('to sign up is there again but for the password', async ({ page }) => {
    await visit(page, '/signup')
    await field(page, 'first_name').fill('نگار')
    await field(page, 'email').fill('draft@shop.example')
    await field(page, 'password').fill('گربه روی دیوار')
    await page.getByRole('button', { name: fa('ui_show_password') }).click()
    await field(page, 'last_name').fill('سهرابی')
    await written(page, 'سهرابی')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('گربه')
    await page.reload()
    await expect(field(page, 'first_name')).toHaveValue('نگار')
    await expect(field(page, 'last_name')).toHaveValue('سهرابی')
    await expect(field(page, 'email')).toHaveValue('draft@shop.example')
    await expect(field(page, 'password')).toHaveValue('')
  })

  test('into an own form outlives the session that ended, and no sign-out', async ({ page, context }) => {
    await signIn(page, 'fa', '/shipping-address')
    const street = field(page, 'billing.address_1')
    await visit(page, '/shipping-address')
    await street.fill('کوچه مهر، پلاک ۷')
    await page.reload()
    await wake(page)
    await expect(street).toHaveValue('کوچه مهر، پلاک ۷')

    // an answer that comes later would bring a guest's token, and saving lead to the sign-in at once
    await page.waitForLoadState('networkidle')
    await context.clearCookies({ name: 'vitrin_session' })
    await page.getByRole('button', { name: fa('account_save') }).click()
    await expect(page.getByRole('alert')).toContainText(fa('ui_send_stale'))
    await expect(street).toHaveValue('کوچه مهر، پلاک ۷')
    await page.getByRole('button', { name: fa('ui_retry') }).click()
    await page.waitForURL(/\/signin/)
    await signIn(page, 'fa', '/shipping-address')
    await expect(street).toHaveValue('کوچه مهر، پلاک ۷')

    await visit(page, '/my-account')
    await field(page, 'first_name').fill('شهرزاد')
    await page.reload()
    await expect(field(page, 'first_name')).toHaveValue('شهرزاد')
    await page.getByRole('button', { name: fa('account_sign_out') }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await signIn(page, 'fa', '/my-account')
    await expect(field(page, 'first_name')).not.toHaveValue('')
    await visit(page, '/my-account')
    await expect(field(page, 'first_name')).not.toHaveValue('شهرزاد')
    await visit(page, '/shipping-address')
    await expect(street).not.toHaveValue('کوچه مهر، پلاک ۷')
  })
})

test('who goes back from the bank sees the order at once', async ({ page, origin }) => {
  const path = await draftOf(origin, await findSimple(origin))
  await order(page, path, 'testbank')
  await page.waitForURL(/test-bank/)
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
  await page.goBack()
  await page.waitForURL(/order-received/)
  expect(shown.filter((pathname) => pathname === '/mobile-checkout')).toEqual([])
  await expect(page.getByRole('button', { name: fa('orders_pay_now') })).toBeVisible()
})
