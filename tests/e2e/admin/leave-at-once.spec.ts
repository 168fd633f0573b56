import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openEnglishOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

/** Does something, and is gone before the store can have answered. */
const leaveAfter = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  await act()
  await page.goto('about:blank')
}

const reviewOf = async (origin: string, review: string) => {
  const ask = await askAsAdministrator(origin)
  const { id } = await findSimple(origin)
  const made = await ask('POST', 'wc/v3/products/reviews', {
    product_id: id,
    review,
    reviewer: 'مینا',
    reviewer_email: 'mina@example.com',
    rating: 5,
    status: 'hold',
  })
  const path = `wc/v3/products/reviews/${made.id}`
  return async (): Promise<string> => (await ask('GET', path)).status
}

test.describe('what is done in a tap on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('is done though one leaves at once', async ({ page, origin }) => {
    const status = await reviewOf(origin, 'دم‌کردنش آسان است')
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/reviews')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'دم‌کردنش آسان است' })
    await leaveAfter(page, () => card.getByRole('button', { name: 'تأیید' }).click())
    await expect.poll(status).toBe('approved')
  })

  test('is taken back while the notice stands', async ({ page, origin }) => {
    const status = await reviewOf(origin, 'لبه‌اش پریده بود')
    await openSession(page, origin, 'fa', 'administrator')
    await page.goto('/admin/reviews')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'لبه‌اش پریده بود' })
    await card.getByRole('button', { name: 'هرزنامه' }).click()
    await expect(page.getByText('هرزنامه شد')).toBeVisible()
    await expect(card).toHaveCount(0)
    expect(await status()).toBe('spam')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'برگرداندن' }).click()
    await expect(card).toBeVisible()
    expect(await status()).toBe('hold')
  })
})

test.describe('what is done with several on a desktop, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP, provoked: [412] })
  test.beforeEach(async ({ page, origin }) => {
    await openEnglishOffice(page, origin)
  })

  test('all products that were chosen are in the trash though one leaves at once', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const names = ['Kept one', 'Kept two', 'Kept three']
    const ids: number[] = []
    for (const name of names) ids.push((await ask('POST', 'wc/v3/products', { name })).id)
    const states = () => Promise.all(ids.map(async (id) => (await ask('GET', `wc/v3/products/${id}`)).status))
    const choose = async () => {
      await page.goto('/admin/products')
      await page.getByRole('textbox', { name: 'Search' }).fill('Kept')
      await expect(page.getByRole('row')).toHaveCount(names.length + 1)
      await page.getByRole('checkbox', { name: 'Select all' }).check()
    }
    await choose()
    const trash = page.getByRole('button', { name: 'Move to trash' })
    await leaveAfter(page, () => trash.click())
    await expect.poll(states).toEqual(['trash', 'trash', 'trash'])

    for (const [index, id] of ids.entries())
      await ask('PUT', `wc/v3/products/${id}`, { status: index ? 'publish' : 'draft' })
    await choose()
    await trash.click()
    await expect(page.getByText('3 moved to the trash')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(states).toEqual(['draft', 'publish', 'publish'])
  })

  test('the state of an order is written at once, and taken back', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id: product } = await findSimple(origin)
    const order = await ask('POST', 'wc/v3/orders', {
      status: 'processing',
      line_items: [{ product_id: product, quantity: 1 }],
    })
    const status = async () => (await ask('GET', `wc/v3/orders/${order.id}`)).status
    const become = async (name: string) => {
      await page.goto(`/admin/orders/${order.id}`)
      await page.getByRole('button', { name: /^Change status/ }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    await leaveAfter(page, () => become('On hold'))
    await expect.poll(status).toBe('on-hold')
    await become('Processing')
    await expect(page.getByText('Status: Processing')).toBeVisible()
    expect(await status()).toBe('processing')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(status).toBe('on-hold')

    await page.getByRole('button', { name: 'More' }).click()
    await leaveAfter(page, () => page.getByRole('menuitem', { name: 'Move to trash' }).click())
    await expect.poll(status).toBe('trash')

    // what somebody else did meanwhile is not written over
    const write = (body: object) => ask('PUT', `wc/v3/orders/${order.id}`, body)
    const { date_modified_gmt: opened } = await write({ status: 'on-hold' })
    await page.goto(`/admin/orders/${order.id}`)
    await page.getByRole('button', { name: 'Change status: On hold' }).click()
    // orders tell when they were written to the second
    const cancel = () => write({ status: 'cancelled', customer_note: String(Date.now()) })
    await expect.poll(async () => (await cancel()).date_modified_gmt).not.toBe(opened)
    await page.getByRole('menuitem', { name: 'Completed', exact: true }).click()
    await expect(page.getByText('Somebody else changed this meanwhile.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change status: Cancelled' })).toBeVisible()
  })

  test('a coupon goes to the trash and comes back as it was', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await ask('POST', 'wc/v3/coupons', { code: 'leaving', amount: '5' })
    // what is in the trash is not listed
    const states = async () =>
      (await ask('GET', 'wc/v3/coupons?code=leaving')).map((coupon: { status: string }) => coupon.status)
    await page.goto(`/admin/coupons/${id}`)
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.waitForURL(/\/admin\/coupons$/)
    await expect.poll(states).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(states).toEqual(['publish'])
  })

  test('what has no trash is deleted once that was confirmed, though one leaves then', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const hook = { topic: 'order.created', delivery_url: 'https://hooks.example/x' }
    const things: { path: string; body: object }[] = [
      { path: 'taxes', body: { rate: '9', name: 'Leaving' } },
      { path: 'webhooks', body: { name: 'Leaving', ...hook } },
    ]
    for (const { path, body } of things) {
      const { id } = await ask('POST', `wc/v3/${path}`, body)
      await page.goto(`/admin/${path}`)
      await page
        .getByRole('row', { name: /Leaving/ })
        .getByRole('checkbox')
        .check()
      await page.getByRole('button', { name: 'Delete' }).click()
      const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' })
      await leaveAfter(page, () => confirm.click())
      const ids = async () => (await ask('GET', `wc/v3/${path}`)).map((one: { id: number }) => one.id)
      await expect.poll(ids).not.toContain(id)
    }
  })
})
