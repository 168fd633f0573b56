import type { Locator } from '@playwright/test'
import texts from '#admin/messages/fa/fa.ts'
import { expect, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openOffice } from '#tests/support/people/office.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'

const { errors, products, ra, resources, shell } = texts
const TOO_LARGE = '99999999999999999999'

test.describe('prices in the back office on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE, provoked: [400] })

  test('one that cannot be kept is told beside it, and the one before stays', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await findSimple(origin)
    const path = `wc/v3/products/${id}`
    await ask('PUT', path, { regular_price: '5000', sale_price: '4000' })
    await openOffice(page, origin, `/admin/products/${id}`)
    const price = page.getByLabel(resources.products.fields.regular_price, { exact: true })
    const save = page.getByRole('button', { name: ra.action.save, exact: true })
    for (const [typed, text] of [
      [TOO_LARGE, shell.number_too_large],
      ['-5', 'دست‌کم ۰'],
    ] as const) {
      await price.fill(typed)
      await save.click()
      await expect(price).toHaveAccessibleDescription(text)
    }
    expect(await ask('GET', path)).toMatchObject({ regular_price: '5000', sale_price: '4000' })
  })

  test('a sale in the list that is not below the price is told beside it, and the one before stays', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await findSimple(origin)
    const path = `wc/v3/products/${id}`
    const { name } = await ask('PUT', path, { regular_price: '5000', sale_price: '4000' })
    const filter = JSON.stringify({ search: name })
    await openOffice(page, origin, `/admin/products?${new URLSearchParams({ filter })}`)
    await page.getByRole('button', { name: `${products.edit_price}: ${name}` }).click()
    const sale = page.getByLabel(resources.products.fields.sale_price, { exact: true })
    const price = page.getByLabel(resources.products.fields.regular_price, { exact: true })
    const save = page.getByRole('button', { name: ra.action.save, exact: true })
    await sale.fill('5000')
    await save.click()
    await expect(sale).toHaveAccessibleDescription(products.form.sale_above)
    await price.fill('')
    await save.click()
    await expect(sale).toHaveAccessibleDescription(products.form.sale_above)
    expect(await ask('GET', path)).toMatchObject({ regular_price: '5000', sale_price: '4000' })
    await price.fill('6000')
    await save.click()
    await expect(sale).toBeHidden()
    expect(await ask('GET', path)).toMatchObject({ regular_price: '6000', sale_price: '5000' })
  })

  test('the end of a sale is told in 24 hours', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const { id } = await findSimple(origin)
    await ask('PUT', `wc/v3/products/${id}`, { date_on_sale_to: '2030-01-01T16:30:00' })
    await openOffice(page, origin, `/admin/products/${id}`)
    const end = page.getByRole('group', { name: resources.products.fields.date_on_sale_to })
    await expect(end).toContainText('۱۶:۳۰')
    await expect(end).not.toContainText('ظ')
  })

  test('what can be done with a product stands in one line', async ({ page, origin }) => {
    const { id } = await findSimple(origin)
    await openOffice(page, origin, `/admin/products/${id}`)
    const middleOf = async (of: Locator) => {
      const { y, height } = (await of.boundingBox())!
      return y + height / 2
    }
    const link = page.getByRole('link', { name: shell.view_in_shop, exact: true })
    const button = page.getByRole('button', { name: products.form.duplicate, exact: true })
    await expect(button).toBeVisible()
    expect(await middleOf(link)).toBeCloseTo(await middleOf(button), 0)
  })

  test('what the shop says of a price of a variation stands below it', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const [product] = await ask('GET', 'wc/v3/products?type=variable&per_page=1')
    const path = `wc/v3/products/${product.id}/variations`
    const before = await ask('GET', path)
    await openOffice(page, origin, `/admin/products/${product.id}`)
    await page.getByRole('button', { name: products.form.variations, exact: true }).click()
    const price = page
      .getByRole('listitem')
      .getByLabel(resources.products.fields.regular_price, { exact: true })
      .first()
    await price.fill(TOO_LARGE)
    await price.press('Enter')
    await expect(price).toHaveAccessibleDescription(errors.ghab_amount_wrong)
    expect(await ask('GET', path)).toEqual(before)
  })
})
