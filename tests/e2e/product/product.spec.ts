import type { Page } from '@playwright/test'
import type { Variation } from '#store-api/contract/products.ts'
import { DESKTOP, expect, test } from '#tests/support/browser.ts'
import { fa, faNumber, startingWith, storeAt, visit } from '#tests/support/screen.ts'
import { findChoosy, findProduct, findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: DESKTOP })

const price = (page: Page, amount: string | number) =>
  page
    .getByRole('main')
    .getByText(faNumber(Number(amount)))
    .first()
const radio = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: startingWith(group) }).getByRole('radio', { name: startingWith(option) })
const add = (page: Page) => page.getByRole('button', { name: fa('product_add_to_cart') }).first()
const inCart = (page: Page, count: number) =>
  page.getByText(fa('product_in_cart', { count: faNumber(count) }), { exact: true })

const choose = async (page: Page, variation: Variation) => {
  for (const { name, option } of variation.attributes) await radio(page, name, option).click()
}

test('choosing options changes price and URL, and offers no combination that is not made', async ({
  page,
  origin,
}) => {
  const { product, bought, missing } = await findChoosy(origin)
  const [first, second] = product.attributes.filter(({ variation }) => variation)
  await visit(page, `/product/${product.slug}`)
  await add(page).click()
  await expect(page.getByText(fa('product_select_all_options')).first()).toBeVisible()

  await radio(page, first?.name ?? '', missing[0]).click()
  await expect(radio(page, second?.name ?? '', missing[1])).toBeDisabled()
  await page.getByRole('button', { name: fa('product_clear_choice') }).click()
  for (const variation of bought) {
    await choose(page, variation)
    await expect(price(page, variation.price)).toBeVisible()
    const { search } = new URL(variation.permalink)
    for (const [key, value] of new URLSearchParams(search)) {
      await expect.poll(() => new URL(page.url()).searchParams.get(key)).toBe(value)
    }
  }
  await page.reload()
  for (const { name, option } of bought[1].attributes) await expect(radio(page, name, option)).toBeChecked()
  await add(page).click()
  await expect(inCart(page, 1)).toBeVisible()
})

test('what is below stays where it is while options are chosen', async ({ page, origin }) => {
  const { product: ofTwo, bought } = await findChoosy(origin)
  const ofSeveralPrices = await findProduct(
    origin,
    { type: 'variable', on_sale: 'true' },
    ({ price_range, stock_status }) => price_range?.min !== price_range?.max && stock_status === 'instock',
  )
  const variations = await storeAt(origin).variations(ofSeveralPrices.id)
  const reduced = variations.find(({ on_sale, stock_status }) => on_sale && stock_status === 'instock')
  if (!reduced) throw new Error('no variation of the product on sale is reduced')
  const places = () =>
    page
      .locator('[data-options], main output')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top + scrollY))
  for (const [product, variation] of [
    [ofTwo, bought[0]],
    [ofSeveralPrices, reduced],
  ] as const) {
    await visit(page, `/product/${product.slug}`)
    const before = await places()
    for (const { name, option } of variation.attributes) {
      await radio(page, name, option).click()
      await expect(radio(page, name, option)).toBeChecked()
      expect(await places()).toEqual(before)
    }
  }
})

test('shows its pictures small, large and in turn', async ({ page, origin }) => {
  const product = await findProduct(origin, { type: 'simple' }, ({ images }) => images.length > 2)
  await visit(page, `/product/${product.slug}`)
  const gallery = page.getByRole('region', { name: fa('product_pictures') })
  const third = gallery.getByRole('button', { name: fa('product_show_picture', { number: faNumber(3) }) })
  await third.click()
  await expect(third).toHaveAttribute('aria-current', 'true')
  const count = faNumber(product.images.length)
  const placeOf = (number: number) => fa('product_picture_of', { number: faNumber(number), count })
  const openerOf = (number: number) =>
    gallery.getByRole('button', { name: fa('product_enlarge', { place: placeOf(number) }) })
  await openerOf(3).focus()
  await page.keyboard.press('Space')
  const large = page.getByRole('dialog', { name: fa('product_pictures') })
  await expect(large.getByText(`${faNumber(3)} / ${faNumber(product.images.length)}`)).toBeVisible()
  await expect(large.getByRole('status')).toContainText(placeOf(3))
  // while it opens it does not listen
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(large.getByRole('status')).toContainText(placeOf(2), { timeout: 1000 })
  }).toPass()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(openerOf(2)).toBeFocused()
})

test('Back closes the large pictures and stays on the product', async ({ page, origin }) => {
  const product = await findProduct(origin, { type: 'simple' }, ({ images }) => images.length > 2)
  await visit(page, `/search?${new URLSearchParams({ q: product.name })}`)
  const list = page.url()
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()
  const place = fa('product_picture_of', { number: faNumber(3), count: faNumber(product.images.length) })
  const opener = page.getByRole('button', { name: fa('product_enlarge', { place }) })
  await opener.focus()
  const address = page.url()
  const large = page.getByRole('dialog', { name: fa('product_pictures') })
  await page.keyboard.press('Space')
  await expect(large.getByRole('status')).toContainText(place)
  await page.goBack()
  await expect(large).toBeHidden()
  expect(page.url()).toBe(address)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Space')
  await expect(large).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect(opener).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test('counts what is bought, up to the stock', async ({ page, origin }) => {
  const product = await findProduct(
    origin,
    { type: 'simple', stock_status: 'instock' },
    ({ stock_quantity: stock, backorders }) =>
      stock !== null && stock > 1 && stock < 8 && backorders === 'no',
  )
  const stock = product.stock_quantity ?? 0
  await visit(page, `/product/${product.slug}`)
  const more = page.getByRole('button', { name: fa('ui_increase') })
  for (let count = 1; count < stock; count++) await more.click()
  await expect(more).toBeDisabled()
  const total = page.getByText(fa('product_total'), { exact: true }).locator('..')
  await expect(total).toContainText(faNumber(Number(product.price) * stock))
  await add(page).click()
  await expect(inCart(page, stock)).toBeVisible()
  await add(page).click()
  await expect(page.getByText(fa('cart_exceeds_stock'))).toBeVisible()
  await expect(inCart(page, stock)).toBeVisible()
})

test('sells what is sold singly, apart, elsewhere or not at all', async ({ page, origin }) => {
  const single = await findProduct(origin, { type: 'simple' }, (one) => one.sold_individually)
  await visit(page, `/product/${single.slug}`)
  await expect(page.getByText(fa('product_sold_individually'))).toBeVisible()
  await add(page).click()
  await expect(inCart(page, 1)).toBeVisible()
  await add(page).click()
  const alert = page.getByRole('alertdialog', { name: fa('cart_only_one_title') })
  await expect(alert).toContainText(fa('cart_only_one'))
  await alert.getByRole('button', { name: fa('ui_ok') }).click()
  await expect(alert).toBeHidden()

  const gone = await findProduct(origin, { type: 'simple', stock_status: 'outofstock' })
  await visit(page, `/product/${gone.slug}`)
  await expect(page.getByRole('button', { name: fa('product_out_of_stock') }).first()).toBeDisabled()

  const group = await findProduct(origin, { type: 'grouped' })
  const child = await findSimple(origin, ({ id }) => group.grouped_products.includes(id))
  await visit(page, `/product/${group.slug}`)
  const children = page.getByRole('region', { name: fa('product_group') })
  const counter = children.getByRole('group', { name: fa('product_quantity_of', { name: child.name }) })
  const addChild = children.getByRole('button', { name: fa('product_add_named', { name: child.name }) })
  await counter.getByRole('button', { name: fa('ui_decrease') }).click()
  await addChild.click()
  await expect(page.getByText(fa('product_add_quantity'))).toBeVisible()
  await counter.getByRole('button', { name: fa('ui_increase') }).click()
  await addChild.click()
  await expect(page.getByText(fa('cart_added'), { exact: true })).toBeVisible()

  const outside = await findProduct(origin, { type: 'external' })
  await visit(page, `/product/${outside.slug}`)
  const link = page.getByRole('link', { name: outside.button_text }).first()
  await expect(link).toHaveAttribute('href', outside.external_url)
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('is put on the wish list by the heart and shared by its URL', async ({ page, context, origin }) => {
  const product = await findSimple(origin)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `/product/${product.slug}`)
  const heart = page.getByRole('button', { name: fa('product_wish'), exact: true })
  await heart.click()
  await expect(page.getByText(fa('product_wish_added'))).toBeVisible()
  await page.getByRole('button', { name: fa('product_share') }).click()
  await expect(page.getByText(fa('ui_link_copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await visit(page, '/wish-list')
  await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: fa('catalog_wish_named', { name: product.name }) }).click()
  await expect(page.getByRole('heading', { name: fa('catalog_wish_list_empty') })).toBeVisible()
})

test('a key that is held down puts one into the cart', async ({ page, origin }) => {
  const product = await findSimple(origin, ({ stock_quantity: stock }) => stock === null || stock > 5)
  await visit(page, `/product/${product.slug}`)
  await add(page).focus()
  for (let press = 0; press < 4; press++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(inCart(page, 1)).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('[aria-busy="true"]').length)).toBe(0)
  await expect(inCart(page, 1)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a product says what it takes to buy it, and shows no button that nothing hears', async ({
    page,
    origin,
  }) => {
    await page.goto(`/product/${(await findSimple(origin)).slug}`)
    await expect(page.locator('noscript p', { hasText: fa('product_no_script') })).toBeVisible()
    expect(await page.locator('button[type="button"]').filter({ visible: true }).count()).toBe(0)
  })
})
