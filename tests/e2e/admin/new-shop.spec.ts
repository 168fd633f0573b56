import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import texts from '#admin/messages/fa/fa.ts'
import { test as base, expect, expectAccessible, PHONE } from '#tests/support/browser.ts'
import { field, fill, place, rates } from '#tests/support/receivers/payment-page.ts'
import { fa, faNumber, visit, wake } from '#tests/support/screen.ts'
import { type NewShopServer, startNewShop } from '#tests/support/shops/new-shop-server.ts'

const { setup, products, orders, overview, resources, shell } = texts
const OWNER = { first_name: 'نیلا', email: 'nila@shop.example', password: 'nine-blue-kettles-17' }
const SHOP = 'فروشگاه نیلا'
const CUP = 'فنجان سفالی'
const SHIRT = 'پیراهن نخی'
const COLOURS = ['آبی', 'سبز']
const SHIRT_PRICE = 450_000

/** A new owner sells after so many screens, in which so many fields are filled in: minutes, not an evening. */
const MOST = { screens: 8, fields: 8 }

const picture = (background: string) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer()

let server: NewShopServer
const test = base.extend({ origin: ({ shop: _ }, use) => use(server.origin) })
test.describe.configure({ mode: 'serial' })
test.use({ viewport: PHONE })
test.beforeAll(async () => {
  server = await startNewShop()
})
test.afterAll(() => server.stop())

/** What is filled in on the way, counted. */
const guide = (page: Page) => {
  let [screens, fields] = [0, 0]
  return {
    counts: () => ({ screens, fields }),
    onto: async (title: string) => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      screens += 1
    },
    fill: async (name: string, value: string) => {
      await page.locator(`[name="${name}"]`).fill(value)
      fields += 1
    },
    choose: async (label: string, name: string, buffer: Buffer) => {
      const place = page.getByRole('group', { name: label })
      await place.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
      await expect(place.getByRole('button', { name: shell.picture.replace })).toBeVisible()
      fields += 1
    },
    next: () => page.getByRole('button', { name: setup.next }).click(),
    skip: () => page.getByRole('button', { name: setup.skip }).click(),
  }
}

const signInAgain = async (page: Page, to: string) => {
  await visit(page, `/signin?${new URLSearchParams({ method: 'password', to })}`)
  await page.getByLabel(fa('account_login')).fill(OWNER.email)
  await page.getByLabel(fa('account_password'), { exact: true }).fill(OWNER.password)
  await page.getByRole('button', { name: fa('account_signin'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === to)
}

test('the guide leads from the printed link to a shop that sells, in a few screens', async ({ page }) => {
  const { onto, fill, choose, next, skip, counts } = guide(page)
  await page.goto(server.setupPath)
  await onto(setup.steps.account)
  await expectAccessible(page)
  await fill('first_name', OWNER.first_name)
  await fill('email', OWNER.email)
  await fill('password', OWNER.password)
  await next()
  await onto(setup.steps.shop)
  await fill('name', SHOP)
  await next()
  await onto(setup.steps.contact)
  await skip()
  await onto(setup.steps.look)
  await expect(page.frameLocator('iframe').getByRole('banner').getByText(SHOP)).toBeVisible()
  await skip()
  await onto(setup.steps.delivery)
  await fill('cost', '۴۵۰۰۰')
  await next()
  await onto(setup.steps.payment)
  await next()
  await onto(setup.steps.product)
  await expectAccessible(page)
  await fill('product_name', CUP)
  await fill('product_price', '۱۲۰۰۰۰')
  await choose(setup.fields.picture, 'cup.png', await picture('#3b6ea5'))
  await next()
  await onto(setup.steps.done)
  await expect(page.getByText(setup.ready)).toBeVisible()
  const { screens, fields } = counts()
  expect(screens).toBeLessThanOrEqual(MOST.screens)
  expect(fields).toBeLessThanOrEqual(MOST.fields)

  await page.getByRole('link', { name: setup.open_admin }).click()
  await expect(page.getByText(overview.nice_to_have)).toBeVisible()
  await page.getByRole('link', { name: /فرستادن ایمیل/ }).click()
  await expect(page).toHaveURL(/\/admin\/settings\/mail$/)
})

test('the link works once', async ({ page }) => {
  const answer = await page.request.post('/wp-json/ghab/v1/setup/claim', {
    data: { token: new URLSearchParams(server.setupPath.split('?')[1]).get('token'), ...OWNER },
  })
  expect(answer.status()).toBe(410)
})

test('the guide takes a file of products in place of one', async ({ page }) => {
  await signInAgain(page, '/admin')
  await page.evaluate(() =>
    localStorage.setItem('vitrin.setup', JSON.stringify({ step: 'product', answers: { products: 'file' } })),
  )
  await page.goto('/admin/setup')
  await page.getByRole('button', { name: setup.next }).click()
  await expect(page.getByText(setup.import.needed)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('SKU,Name,Published,Regular price\nF-1,بشقاب,1,70000\nF-2,کاسه,1,80000'),
  })
  await expect(page.getByText('۲ محصول افزوده خواهد شد', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: setup.next }).click()
  await expect(page.getByRole('heading', { level: 1, name: setup.steps.done })).toBeVisible()
  const found = async () => (await page.request.get('/wp-json/wc/v3/products?sku=F-2')).json()
  await expect.poll(async () => (await found()).map(({ name }: { name: string }) => name)).toEqual(['کاسه'])
})

/** A press on a section was lost on a busy machine, now and then and for a reason that is not known: it is pressed until it is open. */
const open = async (page: Page, section: string): Promise<void> => {
  const head = page.getByRole('button', { name: section, exact: true })
  await expect(async () => {
    if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
    await expect(head).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
}

test('a product with variations and a picture is put up for sale', async ({ page }) => {
  await signInAgain(page, '/admin/products/create')
  await page.getByLabel(resources.products.fields.name).first().fill(SHIRT)
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'shirt.png', mimeType: 'image/png', buffer: await picture('#a5633b') })
  await expect(page.getByRole('button', { name: /تصویر ۱/ }).first()).toBeVisible()
  await page.getByRole('radio', { name: products.type.variable }).check()
  await open(page, products.form.attributes)
  await page.getByRole('button', { name: products.attribute.add }).click()
  await page.getByRole('menuitem', { name: products.attribute.own }).click()
  await page.getByLabel(products.attribute.name, { exact: true }).fill('رنگ')
  const values = page.getByLabel(products.attribute.options, { exact: true })
  for (const colour of COLOURS) {
    await values.fill(colour)
    await values.press('Enter')
  }
  await page.getByRole('button', { name: products.form.publish, exact: true }).click()
  // the form of the product that was made, in place of the one it was made in
  await expect(page.getByRole('link', { name: shell.view_in_shop })).toBeVisible()
  await open(page, products.form.variations)
  await page.getByRole('button', { name: products.variation.generate }).click()
  await page.getByLabel(products.variation.value, { exact: true }).fill('۴۵۰۰۰۰')
  await page.getByRole('button', { name: products.variation.apply }).click()
  await expect(page.getByText(shell.saved)).toBeVisible()
})

/** A shopper on a phone of their own, who buys the blue one. */
const buy = async (context: BrowserContext): Promise<string> => {
  const page = await context.newPage()
  await visit(page, '/shop')
  await page
    .getByRole('link', { name: new RegExp(SHIRT) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: SHIRT })).toBeVisible()
  await page.getByRole('radio', { name: COLOURS[0] }).click()
  await page
    .getByRole('button', { name: fa('product_add_to_cart') })
    .last()
    .click()
  await page.getByRole('button', { name: fa('cart_view') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('button', { name: fa('cart_checkout') })
    .last()
    .click()
  const checkout = await opened
  await checkout.waitForURL(/\/mobile-checkout\/?\?order_id=/)
  await wake(checkout)
  await fill(checkout)
  await field(checkout, 'city').press('Tab')
  await expect(rates(checkout).first()).toBeVisible()
  await checkout.locator('[name="payment_method"][value="cod"]').check()
  // nothing is asked to be agreed to where the shop has no terms yet
  await place(checkout).click()
  await expect(checkout).toHaveURL(/order-received\/\d+\/?\?key=/)
  return /order-received\/(\d+)/.exec(checkout.url())?.[1] ?? ''
}

test('a shopper buys it, the owner sees the order, completes it and refunds one line', async ({
  page,
  browserOf,
  origin,
}) => {
  const shopper = await browserOf.newContext({
    baseURL: origin,
    viewport: PHONE,
    locale: 'fa-IR',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'X-Forwarded-For': '198.19.0.1' },
  })
  await shopper.addInitScript(() => localStorage.setItem('intro_seen', 'true'))
  const id = await buy(shopper)
  await shopper.close()

  await signInAgain(page, '/admin')
  await page.getByRole('link', { name: new RegExp(`${faNumber(1)} .*${orders.status.processing}`) }).click()
  await page
    .getByText(new RegExp(`#${faNumber(Number(id)).replaceAll('٬', '')}`))
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 }).last()).toContainText(orders.one)
  await expect(page.getByText(SHIRT).first()).toBeVisible()
  const status = page.getByRole('button', { name: new RegExp(`^${orders.change_status}`) })
  await status.click()
  await page.getByRole('menuitem', { name: orders.status.completed, exact: true }).click()
  await expect(status).toHaveText(orders.status.completed)
  const read = async () => (await page.request.get(`/wp-json/wc/v3/orders/${id}`)).json()
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('completed')

  await page.getByRole('button', { name: 'استرداد' }).click()
  const line = page.getByRole('group', { name: new RegExp(SHIRT) })
  await line.getByLabel('تعداد').fill('۱')
  await expect(line.getByLabel('مبلغ')).not.toHaveValue('')
  await page.getByRole('button', { name: 'بازبینی' }).click()
  await page.getByRole('button', { name: /^استرداد .*تومان$/ }).click()
  await expect(page.getByText('استرداد ثبت شد')).toBeVisible()
  expect((await read()).refunds).toMatchObject([{ total: `-${SHIRT_PRICE}` }])
})
