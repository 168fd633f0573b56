import { expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, visit } from '#tests/support/screen.ts'
import { findProduct, findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE })

test.describe('a number that is none', () => {
  // the store's refusal
  test.use({ provoked: [400] })

  test('keeps what was typed; a right one waits for what is sold out', async ({ page, origin }) => {
    const product = await findProduct(
      origin,
      { type: 'simple', stock_status: 'outofstock' },
      ({ purchasable }) => purchasable,
    )
    await visit(page, `/product/${product.slug}`)
    await page.getByRole('button', { name: fa('product_alert_restock') }).click()
    const dialog = page.getByRole('dialog', { name: fa('product_alert_restock') })
    const contact = dialog.getByLabel(fa('product_alert_contact'))
    const send = dialog.getByRole('button', { name: fa('product_alert_send') })
    await send.click()
    await expect(dialog.getByText(fa('product_alert_bad_contact'))).toBeVisible()
    await contact.fill('۱۲۳')
    await send.click()
    await expect(dialog.getByText(fa('product_alert_bad_contact'))).toBeVisible()
    await expect(contact).toHaveValue('۱۲۳')
    await expectAccessible(page)
    await contact.fill('۰۹۱۲۳۴۵۶۷۸۹')
    await send.click()
    await expect(dialog.getByText(fa('product_alert_by_sms'))).toBeVisible()
    await dialog.getByRole('button', { name: fa('ui_ok') }).click()
    await expect(dialog).toBeHidden()
  })
})

test('a lower price can be waited for', async ({ page, origin }) => {
  const product = await findSimple(origin)
  await visit(page, `/product/${product.slug}`)
  await page.getByRole('button', { name: fa('product_alert_price') }).click()
  const dialog = page.getByRole('dialog', { name: fa('product_alert_price') })
  await dialog.getByLabel(fa('product_alert_contact')).fill('sara@example.com')
  await dialog.getByRole('button', { name: fa('product_alert_send') }).click()
  await expect(dialog.getByText(fa('product_alert_by_mail'))).toBeVisible()
})
