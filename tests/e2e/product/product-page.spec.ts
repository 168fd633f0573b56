import { DESKTOP, expect, test } from '#tests/support/browser.ts'
import { ownEmail } from '#tests/support/people/writer.ts'
import { fa, faNumber, startingWith, visit } from '#tests/support/screen.ts'
import { findChoosy, findProduct, findSimple } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: DESKTOP })

test('tabs by keyboard, and a review that is checked before it is sent', async ({ page, origin }) => {
  const product = await findSimple(origin, ({ attributes }) => attributes.length > 0)
  await visit(page, `/product/${product.slug}`)
  const tabs = page.getByRole('tablist', { name: fa('product_details') })
  const facts = tabs.getByRole('tab', { name: fa('product_facts') })
  await tabs.getByRole('tab', { name: fa('product_description') }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(facts).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: fa('product_facts') })).toContainText(product.sku)
  await page.keyboard.press('End')
  const panel = page.getByRole('tabpanel', { name: startingWith(fa('product_reviews')) })
  await panel.getByRole('link', { name: fa('product_write_review') }).click()
  const send = panel.getByRole('button', { name: fa('product_review_send') })
  await panel.getByLabel(fa('product_review_text')).fill('خوش‌دست و سبک است.')
  await send.click()
  for (const problem of ['needs_rating', 'needs_name', 'needs_email']) {
    await expect(panel.getByText(fa(`product_review_${problem}`))).toBeVisible()
  }
  await expect(panel.getByLabel(fa('product_review_text'))).toHaveValue('خوش‌دست و سبک است.')

  await panel.getByRole('radio', { name: fa('ui_stars', { count: faNumber(4) }) }).click()
  await panel.getByLabel(fa('ui_name'), { exact: true }).fill('نگار')
  await panel.getByLabel(fa('ui_email')).fill(ownEmail())
  await send.click()
  await expect(panel.getByText(fa('product_review_thanks'))).toBeVisible()
  await expect(panel.getByText(fa('product_review_waits'))).toBeVisible()
})

test.describe('what is not there', () => {
  test.use({ provoked: [404] })

  test('answers 404 and helps to find it', async ({ page }) => {
    const response = await visit(page, '/product/no-such-thing')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('product_missing_title'))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: fa('product_missing_search') }).click()
    await expect(page).toHaveURL(/\/search\?q=no(\+|%20)such(\+|%20)thing/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is read, and a choice is a link', async ({ page, origin }) => {
    const product = await findProduct(origin, { type: 'simple' }, ({ description }) => description !== '')
    await page.goto(`/product/${product.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await expect(page.getByText(faNumber(Number(product.price))).first()).toBeVisible()
    for (const part of ['description', 'facts', 'reviews']) {
      await expect(page.getByRole('heading', { level: 2, name: fa(`product_${part}`) }).first()).toBeVisible()
    }

    const { product: choosy, bought } = await findChoosy(origin)
    const { search } = new URL(bought[1].permalink)
    await page.goto(`/product/${choosy.slug}${search}`)
    await expect(page.getByText(faNumber(Number(bought[1].price))).first()).toBeVisible()
    for (const { option } of bought[1].attributes) {
      await expect(page.getByRole('radio', { name: startingWith(option) }).first()).toBeChecked()
    }
    await expect(page.getByRole('button', { name: fa('product_show_choice') })).toBeVisible()
  })

  test('search engines learn name, price and stock', async ({ page, origin }) => {
    const product = await findSimple(origin)
    await page.goto(`/product/${product.slug}`)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const known = blocks.flatMap((block) => {
      const data = JSON.parse(block)
      return data['@graph'] ?? [data]
    })
    // Toman has no ISO code: the price is told in Rial
    expect(known).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: product.name,
        offers: expect.objectContaining({
          price: String(Number(product.price) * 10),
          priceCurrency: 'IRR',
          availability: 'https://schema.org/InStock',
        }),
      }),
    )
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${origin}/product/${product.slug}`,
    )
  })
})
