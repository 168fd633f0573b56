import texts from '#admin/messages/fa/fa.ts'
import { expect, expectAccessible, ownServer, PHONE, test } from '#tests/support/browser.ts'
import { askAsAdministrator, openOffice } from '#tests/support/people/office.ts'
import { tokenOf } from '#tests/support/people/sign-in.ts'

const { products, ra } = texts
const SHOPPER_ID = 2
const BOOK = 'کتاب دم‌آوری'

test.describe('files that buyers get, on a phone', () => {
  ownServer('fa')
  test.use({ viewport: PHONE })

  test('one is uploaded in the editor of a product, and downloaded by who bought it', async ({
    page,
    origin,
  }) => {
    const ask = await askAsAdministrator(origin)
    const book = await ask('POST', 'wc/v3/products', { name: BOOK, regular_price: '1000', virtual: true })
    await openOffice(page, origin, `/admin/products/${book.id}`)
    await page.getByRole('button', { name: products.form.downloads }).click()
    await page.getByLabel(products.form.downloadable).check()
    await page
      .getByLabel(products.form.upload_downloads, { exact: true })
      .and(page.locator('input'))
      .setInputFiles({
        name: 'راهنما.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('آب را بجوشانید'),
      })
    await expect(page.getByLabel(products.form.download_name)).toHaveValue('راهنما')
    // its heading stands in the bar, which comes back from above
    await page.mouse.wheel(0, -5000)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: ra.action.save }).click()
    await expect
      .poll(async () => (await ask('GET', `wc/v3/products/${book.id}`)).downloads)
      .toMatchObject([{ name: 'راهنما', file: expect.stringMatching(/^downloads\/.*\/راهنما\.txt$/) }])

    await ask('POST', 'wc/v3/orders', {
      customer_id: SHOPPER_ID,
      set_paid: true,
      line_items: [{ product_id: book.id, quantity: 1 }],
    })
    const headers = { Authorization: await tokenOf(origin, 'fa', 'customer') }
    const owned = async (): Promise<{ product_name: string; download_url: string }[]> =>
      (await fetch(`${origin}/wp-json/ghab/v1/downloads`, { headers })).json()
    const ofBook = async () => (await owned()).find(({ product_name }) => product_name === BOOK)
    await expect.poll(ofBook).toBeDefined()
    const file = await fetch((await ofBook())?.download_url ?? '', { headers })
    expect(await file.text()).toBe('آب را بجوشانید')
  })

  test('a variation has files of its own', async ({ page, origin }) => {
    const ask = await askAsAdministrator(origin)
    const attributes = [{ name: 'قالب', options: ['صوتی', 'متنی'], variation: true, visible: true }]
    const book = await ask('POST', 'wc/v3/products', { name: 'کتاب گویا', type: 'variable', attributes })
    const made = await ask('POST', `wc/v3/products/${book.id}/variations`, {
      regular_price: '1000',
      attributes: [{ name: 'قالب', option: 'صوتی' }],
    })
    await openOffice(page, origin, `/admin/products/${book.id}`)
    await page.getByRole('button', { name: products.form.variations }).click()
    await page.getByRole('button', { name: products.variation.more.replace('%{name}', 'صوتی') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(products.form.downloadable).check()
    await dialog
      .getByLabel(products.form.upload_downloads, { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name: 'book.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('la la la') })
    await expect(dialog.getByLabel(products.form.download_name)).toHaveValue('book')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: ra.action.save }).click()
    await expect(dialog).toBeHidden()
    await expect
      .poll(() => ask('GET', `wc/v3/products/${book.id}/variations/${made.id}`))
      .toMatchObject({ downloadable: true, downloads: [{ name: 'book' }], regular_price: '1000' })
  })
})
