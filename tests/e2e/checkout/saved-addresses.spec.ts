import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { ADDRESS } from '#tests/support/checkout.ts'
import { holdScript } from '#tests/support/hold-requests.ts'
import { signIn, storeOfShopper } from '#tests/support/people/sign-in.ts'
import { draftOf, field, place, rates } from '#tests/support/receivers/payment-page.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

const OFFICE = { ...ADDRESS, country: 'IR', address_1: 'میدان آرژانتین، پلاک ۸', postcode: '1514943219' }

test.use({ viewport: PHONE })

/** The payment page of the demo shopper, who has an address for bills and another for parcels. */
const prepare = async (origin: string): Promise<string> => {
  const store = await storeOfShopper(origin)
  const { shipping, billing } = await store.customer()
  await store.updateCustomer({
    shipping,
    billing: { ...OFFICE, email: billing.email, phone: billing.phone },
  })
  return draftOf(origin, await findSimple(origin), { store })
}

const option = (page: Page, kind: 'shipping' | 'billing' | 'other') =>
  page.getByRole('radio', { name: fa(`checkout_saved_${kind}`) })
/** Cash on delivery, and the terms. */
const agree = async (page: Page) => {
  await page.locator('[name="payment_method"][value="cod"]').check()
  await field(page, 'terms').check()
}
const finish = async (page: Page) => {
  // what is agreed to is the amount with its delivery
  await expect(page.locator('[name="shipping_rate"]:checked')).toHaveCount(1)
  await agree(page)
  await place(page).click()
  await expect(page.getByRole('heading', { level: 1, name: fa('checkout_thanks_title') })).toBeVisible()
}

test('a saved address is chosen, and what was typed as another is kept', async ({ page, origin }) => {
  const path = await prepare(origin)
  await signIn(page)
  await visit(page, path)
  await expect(option(page, 'shipping')).toBeChecked()
  await expect(field(page, 'address_1')).toBeHidden()
  await expect(rates(page).first()).toBeVisible()
  await expectAccessible(page)

  await option(page, 'other').check()
  await expect(field(page, 'first_name')).toHaveValue('مریم')
  await expect(page.getByText(fa('checkout_delivery_after_address'))).toBeVisible()
  await field(page, 'address_1').fill('خیابان کریم‌خان')
  await field(page, 'state').selectOption('FRS')
  await expect(rates(page).first()).toBeVisible()
  await expectAccessible(page)
  await option(page, 'billing').check()
  await expect(field(page, 'address_1')).toBeHidden()
  await option(page, 'other').check()
  await expect(field(page, 'address_1')).toHaveValue('خیابان کریم‌خان')
  await expect(field(page, 'state')).toHaveValue('FRS')

  await option(page, 'billing').check()
  // the courier rides in Tehran alone: the delivery is that of this address
  await expect(page.getByRole('radio', { name: /پیک شهری/ })).toBeChecked()
  await finish(page)
  await expect(page.getByText(OFFICE.address_1)).toBeVisible()
  await expect(page.getByText('خیابان کریم‌خان')).toBeHidden()
})

test('a province that is chosen before any script has come is delivered to', async ({ page, origin }) => {
  const path = await draftOf(origin, await findSimple(origin))
  const release = await holdScript(page)
  await page.goto(path, { waitUntil: 'commit' })
  await field(page, 'state').selectOption('FRS')
  await expect(rates(page)).toHaveCount(0)
  release()
  await expect(rates(page).first()).toBeVisible()
  await expect(field(page, 'state')).toHaveValue('FRS')
})

/** The payment page of the demo shopper with all that an order needs but its delivery. */
const readyToPlace = async (page: Page, origin: string) => {
  const path = await prepare(origin)
  await signIn(page)
  await visit(page, path)
  await agree(page)
}

/** Holds the next question of what the order costs until it is let go on. */
const holdUpdate = async (page: Page): Promise<() => Promise<void>> => {
  const held = Promise.withResolvers<Route>()
  await page.route(
    /mobile-checkout.*\.data/,
    (route) =>
      route.request().postData()?.includes('intent=update') ? held.resolve(route) : route.fallback(),
    { times: 1 },
  )
  return async () => (await held.promise).continue()
}

test('an order placed while its delivery is worked out waits for it', async ({ page, origin }) => {
  await readyToPlace(page, origin)
  await expect(rates(page).first()).toBeChecked()
  const goOn = await holdUpdate(page)
  await option(page, 'billing').check()
  await place(page).click()
  await expect(place(page)).toHaveAttribute('aria-busy', 'true')
  await goOn()
  await expect(page.getByRole('heading', { level: 1, name: fa('checkout_thanks_title') })).toBeVisible()
  await expect(page.getByText(OFFICE.address_1)).toBeVisible()
})

test('an order placed while its total changes is told the new one first', async ({ page, origin }) => {
  await readyToPlace(page, origin)
  // an address without a province: delivery is not part of the total yet
  await option(page, 'other').check()
  await expect(page.getByText(fa('checkout_delivery_after_address'))).toBeVisible()
  const goOn = await holdUpdate(page)
  await option(page, 'billing').check()
  await place(page).click()
  await expect(place(page)).toHaveAttribute('aria-busy', 'true')
  await goOn()
  await expect(page.getByRole('alert')).toContainText(fa('checkout_error_total_changed'))
  await finish(page)
})

test.describe('over a broken network', () => {
  test.use({ losesNetwork: true })

  test('an order placed while a broken question waits is not placed', async ({ page, origin }) => {
    await readyToPlace(page, origin)
    const held = Promise.withResolvers<Route>()
    await page.route(/mobile-checkout.*\.data/, held.resolve, { times: 1 })
    await option(page, 'billing').check()
    await place(page).click()
    await (await held.promise).abort()
    await expect(page.getByText(fa('ui_send_broken'))).toBeVisible()
    await expect(place(page)).not.toHaveAttribute('aria-busy', 'true')
    await page.getByRole('button', { name: fa('ui_retry') }).click()
    await expect(page.getByText(fa('ui_send_broken'))).toBeHidden()
    await finish(page)
  })
})

test('what is wrong with a saved address is put right in the fields', async ({ page, originWith }) => {
  const origin = await originWith({ bill_ship_info: { company: 'required' } })
  const store = await storeOfShopper(origin)
  const { shipping } = await store.customer()
  const path = await draftOf(origin, await findSimple(origin), { store })
  await signIn(page, 'fa', '/settings', 'customer', (to) => visit(page, origin + to))
  await visit(page, origin + path)
  await option(page, 'other').check()
  await field(page, 'state').selectOption('FRS')
  await field(page, 'address_1').fill('خیابان کریم‌خان')
  await option(page, 'shipping').press('Space')
  await expect(page.getByText(fa('checkout_delivery_after_address'))).toBeHidden()
  await expect(option(page, 'shipping')).toBeFocused()
  await agree(page)
  await place(page).click()
  await expect(page.getByRole('alert')).toContainText(fa('addresses_company'))
  await expect(option(page, 'other')).toBeChecked()
  await expect(field(page, 'address_1')).toHaveValue(shipping.address_1)
  await expect(field(page, 'state')).toHaveValue(shipping.state)
  await field(page, 'company').fill('راد و پسران')
  await finish(page)
  await expect(page.getByText(shipping.address_1)).toBeVisible()
})

test('an address that is saved no more is typed, or another one chosen', async ({ page, origin }) => {
  const path = await prepare(origin)
  await signIn(page)
  await visit(page, path)
  await option(page, 'billing').check()
  const store = await storeOfShopper(origin)
  const { shipping, billing } = await store.customer()
  await store.updateCustomer({ shipping, billing: { ...billing, ...shipping, phone: billing.phone } })
  await agree(page)
  await place(page).click()
  await expect(page.getByRole('alert')).toContainText(fa('checkout_saved_gone'))
  await expect(option(page, 'other')).toBeChecked()
  await expect(option(page, 'billing')).toBeHidden()
  await option(page, 'shipping').check()
  await finish(page)
  await expect(page.locator('address')).toContainText(shipping.address_1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a saved address is enough to order', async ({ page, origin }) => {
    const path = await prepare(origin)
    await signIn(page, 'fa', '/settings', 'customer', (to) => page.goto(to))
    await page.goto(path)
    await option(page, 'other').check()
    await field(page, 'address_1').fill('خیابان کریم‌خان')
    await option(page, 'billing').check()
    await expect(field(page, 'address_1')).toBeHidden()
    await page.getByRole('button', { name: fa('checkout_update_delivery') }).click()
    await expect(option(page, 'billing')).toBeChecked()
    await expect(field(page, 'address_1')).toHaveValue('خیابان کریم‌خان')
    await finish(page)
    await expect(page.getByText(OFFICE.address_1)).toBeVisible()
  })
})
