import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { keptLine, visitCartWith } from '#tests/support/cart.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { findProduct, findSimple } from '#tests/support/shops/catalogue.ts'

/** What the console said about reads that failed. */
const listen = (page: Page): string[] => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info' && message.text().startsWith('cannot be read')) logged.push(message.text())
  })
  return logged
}

/** The shop answers such calls with a failure until it is told to recover. */
const breakDown = async (page: Page, calls: RegExp): Promise<() => Promise<void>> => {
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'secret', data: { status: 500 } } }),
  )
  return () => page.unroute(calls)
}

test.use({ provoked: [500] })

test.describe('a shop that fails', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('lets the next products be asked for again', async ({ page }) => {
    const logged = listen(page)
    const recover = await breakDown(page, /ghab\/v1\/products/)
    await visit(page, '/shop')
    const cards = page.getByRole('region', { name: fa('catalog_products') }).getByRole('article')
    const before = await cards.count()
    await cards.last().scrollIntoViewIfNeeded()
    const again = page.getByRole('link', { name: fa('ui_retry') })
    await expect(again).toBeVisible()
    await expect(page.getByText(fa('catalog_more_failed')).last()).toBeVisible()
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/ghab\/v1\/products\?.*page=2.* 500$/)
    await expectAccessible(page)
    await recover()
    await again.click()
    await expect.poll(() => cards.count()).toBeGreaterThan(before)
  })

  test('keeps the cart, and its amounts can be asked for again', async ({ page, origin }) => {
    const product = await findSimple(origin)
    const recover = await breakDown(page, /cart\/quote/)
    await visitCartWith(page, [keptLine(product)])
    await expect(page.getByText(fa('cart_quote_failed_title'))).toBeVisible()
    await expect(page.getByText(product.name).first()).toBeVisible()
    await recover()
    await page.getByRole('button', { name: fa('ui_retry') }).click()
    await expect(page.getByText(fa('cart_quote_failed_title'))).toBeHidden()
  })

  test('says once that the cart cannot be asked for, and has the states once it can', async ({
    page,
    origin,
  }) => {
    const recover = await breakDown(page, /cart\/quote|geography/)
    await visitCartWith(page, [keptLine(await findSimple(origin))])
    const state = page.getByLabel(fa('addresses_state'))
    await expect(page.getByText(fa('cart_quote_failed_title'))).toBeVisible()
    await expect(state).toBeDisabled()
    await expect(state).toHaveAccessibleDescription(fa('cart_shipping_unreachable'))
    await expect(page.getByRole('alert')).toHaveCount(1)
    await recover()
    await page.getByRole('button', { name: fa('ui_retry') }).click()
    await expect(state).toBeEnabled()
    await state.selectOption('THR')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('loses no wish', async ({ page, origin }) => {
    const product = await findSimple(origin)
    await visit(page, `/product/${product.slug}`)
    await page.getByRole('button', { name: fa('product_wish'), exact: true }).click()
    await expect(page.getByText(fa('product_wish_added'))).toBeVisible()
    const recover = await breakDown(page, /ghab\/v1\/products/)
    await page.goto('/wish-list')
    await expect(page.getByText(fa('catalog_wish_list_failed'))).toBeVisible()
    await recover()
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible()
  })
})

test.describe('a shop that fails, on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('still searches for what was typed, and logs each failure once', async ({ page, origin }) => {
    const { name } = await findSimple(origin)
    const logged = listen(page)
    await breakDown(page, /search\/suggest/)
    await visit(page, '/')
    const field = page.getByRole('combobox', { name: fa('search_label') }).first()
    await field.click()
    await field.fill(name)
    const all = page.getByRole('option', { name: fa('search_all_results_for', { text: name }) })
    await expect(all).toBeVisible()
    await expect.poll(() => logged.filter((line) => line.includes('search/suggest')).length).toBe(1)
    await all.click()
    await expect(page).toHaveURL(/\/search\?q=/)
  })

  test('lets further reviews be asked for again', async ({ page, origin }) => {
    const reviewed = await findProduct(origin, { orderby: 'rating' }, (product) => product.rating_count > 10)
    const recover = await breakDown(page, /products\/reviews/)
    await visit(page, `/reviews/${reviewed.id}`)
    const more = page.getByRole('link', { name: fa('product_more_reviews') })
    await more.click()
    await expect(page.getByRole('alert')).toHaveText(fa('product_reviews_failed'))
    await recover()
    await more.click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a request that was given up is no error', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(async () => {
    void Promise.reject(new DOMException('BodyStreamBuffer was aborted', 'AbortError'))
    await new Promise((resolve) => setTimeout(resolve))
  })
})
