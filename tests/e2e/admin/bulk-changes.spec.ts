import type { Page } from '@playwright/test'
import texts from '#admin/messages/fa/fa.ts'
import { DESKTOP, expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openEnglishOffice } from '#tests/support/people/office.ts'
import { openSession } from '#tests/support/people/sign-in.ts'
import { faNumber } from '#tests/support/screen.ts'

const { bulk } = texts.products
const COUNT = 1000
const NAME = 'کالای انبوه'
const PRICE = 20_000
const CHANGES = 'ghab/v1/bulk-changes'
const ORDER_CHANGES = 'ghab/v1/orders/bulk-changes'

const isCallOf = (path: string) => (url: URL) => url.pathname === `/wp-json/${path}`

/** What the shop says of changes right after one has begun is what this page reads, however fast the shop is. */
const readAsBegun = (page: Page, ask: Awaited<ReturnType<typeof askAsAdministrator>>, path: string) =>
  page.route(isCallOf(path), async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const json = await ask('GET', path)
    await page.route(isCallOf(path), (next) => next.fulfill({ json }))
    return route.fulfill({ response })
  })

test.describe('a change of a thousand products', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('goes on while its page is closed, is found again, and is taken back', async ({
    page,
    context,
    origin,
  }) => {
    test.setTimeout(120_000)
    const ask = await askAsAdministrator(origin)
    let last = 0
    for (let at = 0; at < COUNT; at += 100) {
      const create = Array.from({ length: 100 }, (_, index) => ({
        name: `${NAME} ${at + index}`,
        regular_price: String(PRICE),
      }))
      last = (await ask('POST', 'wc/v3/products/batch', { create })).create.at(-1).id
    }
    const price = async () => (await ask('GET', `wc/v3/products/${last}`)).regular_price

    await openSession(page, origin, 'fa', 'administrator')
    await page.goto(`/admin/products?${new URLSearchParams({ filter: JSON.stringify({ search: NAME }) })}`)
    await page.getByRole('checkbox', { name: texts.ra.action.select_all }).check()
    await page.getByRole('button', { name: texts.ra.action.select_all_button, exact: true }).click()
    await expect(page.getByText(/^۱۰۰۰ مورد/)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: bulk.edit, exact: true }).click()
    await page.getByLabel(bulk.percent).fill('۵۰')
    await page.getByRole('button', { name: bulk.apply }).click()
    await expect(page.getByText(bulk.running)).toBeVisible()
    await expectAccessible(page)
    await page.close()

    const again = await context.newPage()
    await again.goto('/admin/products-changes')
    const first = again.getByRole('main').getByRole('listitem').first()
    await expect(first.getByText(texts.shell.work.done)).toBeVisible({ timeout: 60_000 })
    expect(await price()).toBe(String(PRICE * 1.5))
    await expectAccessible(again)
    await first.getByRole('link').click()
    await expect(again.getByText(faNumber(COUNT), { exact: true })).toBeVisible()
    await expectAccessible(again)
    await again.getByRole('button', { name: texts.ra.action.undo }).click()
    await expect(again.getByText(texts.shell.bulk.taking_back.replace('%{id}', '۱'))).toBeVisible()
    await expect(again.getByText(texts.shell.work.done)).toBeVisible({ timeout: 60_000 })
    expect(await price()).toBe(String(PRICE))
  })
})

test.describe('a change of a few products on a phone, in English', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('is done at once, names what was not changed, and leads to it', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const make = (name: string, sku: string) =>
      ask('POST', 'wc/v3/products', { name, sku, regular_price: '1000' })
    const gone = await make('Twin one', 'TWIN')
    await ask('DELETE', `wc/v3/products/${gone.id}`)
    const kept = await make('Twin two', 'TWIN')
    const report = await ask('POST', CHANGES, {
      status: 'draft',
      product_ids: [gone.id, kept.id],
    })
    await openEnglishOffice(page, origin)
    await page.goto(`/admin/products-changes/${report.id}`)
    await expect(page.getByText('Another product has its SKU by now.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Twin one' }).click()
    await page.waitForURL(new RegExp(`/admin/products/${gone.id}$`))

    await page.goto(`/admin/products?${new URLSearchParams({ filter: JSON.stringify({ search: 'Twin' }) })}`)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByLabel('Price by percent').fill('10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('One product was changed')).toBeVisible()
    const price = async () => (await ask('GET', `wc/v3/products/${kept.id}`)).regular_price
    expect(await price()).toBe('1100')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(price).toBe('1000')
  })
})

test.describe('a value for all variations of a product', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })
  const { variation } = texts.products
  /** more than the API lists at once, and than are written at once */
  const VARIATIONS = 120

  /** A product with many variations, each at 1000, and what they cost now. */
  const makeProduct = async (origin: string) => {
    const ask = await askAsAdministrator(origin)
    const options = Array.from({ length: VARIATIONS }, (_, at) => `K${at}`)
    const { id } = await ask('POST', 'wc/v3/products', {
      name: 'کالای پرتنوع',
      type: 'variable',
      attributes: [{ name: 'کد', variation: true, options }],
    })
    const path = `wc/v3/products/${id}/variations`
    for (let at = 0; at < VARIATIONS; at += 100) {
      const create = options.slice(at, at + 100).map((option) => ({
        regular_price: '1000',
        attributes: [{ name: 'کد', option }],
      }))
      await ask('POST', `${path}/batch`, { create })
    }
    const prices = async () => {
      const pages = await Promise.all([1, 2].map((at) => ask('GET', `${path}?per_page=100&page=${at}`)))
      return [...new Set(pages.flat().map(({ regular_price }) => regular_price))]
    }
    return { ask, id, prices }
  }
  let product: Awaited<ReturnType<typeof makeProduct>> | undefined
  /** Both tests change the same product, and leave it as it was: its variations take seconds to make. */
  const theProduct = async (origin: string) => {
    product ??= await makeProduct(origin)
    return product
  }

  const writePrice = async (page: Page, id: number) => {
    await page.goto(`/admin/products/${id}`)
    await page.getByRole('button', { name: texts.products.form.variations, exact: true }).click()
    await page.getByLabel(variation.value, { exact: true }).fill('۴۵۰۰')
    const taken = page.waitForResponse(
      (answer) => isCallOf(CHANGES)(new URL(answer.url())) && answer.request().method() === 'POST',
    )
    await page.getByRole('button', { name: variation.apply }).click()
    expect((await taken).ok()).toBe(true)
  }

  test('is written while its page is closed, and is taken back', async ({ page, context, origin }) => {
    test.setTimeout(120_000)
    const { ask, id, prices } = await theProduct(origin)
    await openSession(page, origin, 'fa', 'administrator')
    await readAsBegun(page, ask, CHANGES)
    await writePrice(page, id)
    await expect(page.getByText(bulk.running)).toBeVisible()
    await page.close()

    const again = await context.newPage()
    await again.goto('/admin/products-changes')
    const first = again.getByRole('main').getByRole('listitem').first()
    await expect(first.getByText(texts.shell.work.done)).toBeVisible({ timeout: 60_000 })
    await expect(first.getByText('کالای پرتنوع')).toBeVisible()
    await expectAccessible(again)
    expect(await prices()).toEqual(['4500'])
    await first.getByRole('link').click()
    await again.getByRole('button', { name: texts.ra.action.undo }).click()
    await expect(again.getByText(texts.shell.bulk.taking_back.replace('%{id}', '۱'))).toBeVisible()
    await expect(again.getByText(texts.shell.work.done)).toBeVisible({ timeout: 60_000 })
    expect(await prices()).toEqual(['1000'])
  })

  test('that ended before the page looked again is told of as done, and is taken back', async ({
    page,
    origin,
  }) => {
    const { ask, id, prices } = await theProduct(origin)
    await openSession(page, origin, 'fa', 'administrator')
    const statuses = async () => (await ask('GET', CHANGES)).map(({ status }: { status: string }) => status)
    await page.route(isCallOf(CHANGES), async (route) => {
      if (route.request().method() === 'GET') await expect.poll(statuses).not.toContain('running')
      return route.continue()
    })
    await writePrice(page, id)
    await expect(page.getByText(texts.shell.saved, { exact: true })).toBeVisible()
    expect(await prices()).toEqual(['4500'])
    await page.getByRole('button', { name: texts.ra.action.undo }).click()
    await expect.poll(prices).toEqual(['1000'])
    // none of them asks a shop that has ended
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test.describe('a change of many orders', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })
  const { bulk: own } = texts.orders
  /** more than the API makes at once, and than are changed or printed at once */
  const MANY = 120
  const BUYER = 'انبوه‌خر'

  test('goes on while its page is closed, is found again, and is taken back', async ({
    page,
    context,
    origin,
  }) => {
    test.setTimeout(120_000)
    const ask = await askAsAdministrator(origin)
    let last = 0
    for (let at = 0; at < MANY; at += 100) {
      const create = Array.from({ length: Math.min(100, MANY - at) }, () => ({
        status: 'processing',
        billing: { first_name: 'مینا', last_name: BUYER },
      }))
      last = (await ask('POST', 'wc/v3/orders/batch', { create })).create.at(-1).id
    }
    const status = async () => (await ask('GET', `wc/v3/orders/${last}`)).status

    await openSession(page, origin, 'fa', 'administrator')
    await readAsBegun(page, ask, ORDER_CHANGES)
    await page.goto(`/admin/orders?${new URLSearchParams({ filter: JSON.stringify({ search: BUYER }) })}`)
    await page.getByRole('checkbox', { name: texts.ra.action.select_all }).check()
    await page.getByRole('button', { name: texts.ra.action.select_all_button, exact: true }).click()
    await expect(page.getByText(new RegExp(`^${faNumber(MANY)} مورد`))).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: texts.orders.print_invoices }).click()
    const tooMany = texts.orders.too_many_to_print.replace('%{most}', faNumber(50))
    await expect(page.getByText(tooMany)).toBeVisible()
    await page.getByRole('button', { name: texts.orders.change_status }).click()
    await page.getByRole('menuitem', { name: texts.orders.status['pws-packaged'] }).click()
    await expect(page.getByText(own.running)).toBeVisible()
    // the bar with the heading goes away while one scrolls down
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.close()

    const again = await context.newPage()
    await again.goto('/admin/orders-changes')
    const first = again.getByRole('main').getByRole('listitem').first()
    await expect(first.getByText(texts.orders.status['pws-packaged'])).toBeVisible()
    await expect(first.getByText(texts.shell.work.done)).toBeVisible({ timeout: 60_000 })
    expect(await status()).toBe('pws-packaged')
    await expectAccessible(again)
    await first.getByRole('link').click()
    await expect(again.getByText(faNumber(MANY), { exact: true })).toBeVisible()
    await expectAccessible(again)
    await again.getByRole('button', { name: texts.ra.action.undo }).click()
    await expect(again.getByText(texts.shell.bulk.taking_back.replace('%{id}', '۱'))).toBeVisible()
    await expect(again.getByText(texts.shell.work.done)).toBeVisible({ timeout: 60_000 })
    expect(await status()).toBe('processing')
  })
})

test.describe('a change of a few orders, in English', () => {
  ownServer('fa')
  test.use({ viewport: DESKTOP })

  test('names the one that somebody else has changed meanwhile, and leads to it', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const make = async () =>
      (
        await ask('POST', 'wc/v3/orders', {
          status: 'processing',
          billing: { first_name: 'Mina', last_name: 'Twice' },
        })
      ).id
    const [free, taken] = [await make(), await make()]
    await openEnglishOffice(page, origin)
    await page.goto(`/admin/orders?${new URLSearchParams({ filter: JSON.stringify({ search: 'Twice' }) })}`)
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    // what another one of the staff does a second later, while the list stands here
    const listed = Math.floor(Date.now() / 1000)
    await expect
      .poll(async () => {
        await ask('PUT', `wc/v3/orders/${taken}`, { customer_note: `Ring twice, at ${Date.now()}` })
        return Date.parse(`${(await ask('GET', `wc/v3/orders/${taken}`)).date_modified_gmt}Z`) / 1000
      })
      .toBeGreaterThan(listed)
    await page.getByRole('button', { name: 'Change status' }).click()
    await page.getByRole('menuitem', { name: 'Completed' }).click()
    await expect(page.getByText('One order was not changed')).toBeVisible()
    expect((await ask('GET', `wc/v3/orders/${free}`)).status).toBe('completed')
    expect((await ask('GET', `wc/v3/orders/${taken}`)).status).toBe('processing')
    await page.getByRole('link', { name: 'Show' }).click()
    await expect(page.getByText('Somebody changed it meanwhile.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: `Order ${taken}` }).click()
    await page.waitForURL(new RegExp(`/admin/orders/${taken}$`))
  })
})
