import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { storeAt, visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

const PERSIAN = /\p{Script=Arabic}/u
const TEAPOT = 'Laabin Anar Teapot'

test.describe('the Persian shop in English', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('shows names, banners and menu in English on home, list and product', async ({ page }) => {
    await visit(page, '/en')
    await expect(page).toHaveTitle('Vitrin')
    await expect(page.getByText('Electronics Week').first()).toBeAttached()
    const cards = page.getByRole('main').getByRole('article').getByRole('heading')
    await expect(cards.first()).toBeAttached()
    expect((await cards.allTextContents()).filter((name) => PERSIAN.test(name))).toEqual([])

    await visit(page, '/en/product-category/home/kitchen/tea-coffee-ware')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tea & Coffee Ware')
    await page.getByRole('main').getByRole('link', { name: TEAPOT }).first().click()
    await expect(page).toHaveURL(/\/en\/product\/laabin-anar-teapot$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEAPOT)
    await expect(page.getByText('Thrown and glazed by hand in Yazd')).toBeAttached()
  })

  test('keeps the language in the cart, whichever page the line was added on', async ({ page }) => {
    await visit(page, '/product/arvin-kuh-power-bank')
    await page
      .getByRole('button', { name: word('fa', 'product_add_to_cart') })
      .last()
      .click()
    await expect(page.getByText(word('fa', 'cart_added')).first()).toBeVisible()
    await visit(page, '/en/cart')
    await expect(page.getByRole('main').getByRole('heading', { name: 'Arvin Kuh Power Bank' })).toBeVisible()
    await visit(page, '/cart')
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'پاوربانک ۲۰ هزار آروین مدل کوه' }),
    ).toBeVisible()
  })

  test('a search in English finds goods on English and on Persian pages', async ({ page }) => {
    for (const prefix of ['', '/en']) {
      await visit(page, `${prefix}/search?q=pomegranate+teapot`)
      const product = page.getByRole('main').locator(`a[href="${prefix}/product/laabin-anar-teapot"]`)
      await expect(product.first()).toBeVisible()
    }
  })

  test('offers a translated page to search engines in both languages', async ({ page, origin }) => {
    for (const path of ['/en/product/laabin-anar-teapot', '/en/page/1', '/en/product-brand/laabin']) {
      await page.goto(path)
      await expect(page.locator('meta[name="robots"]'), path).toHaveCount(0)
      await expect(page.locator('link[hreflang="fa"]'), path).toHaveAttribute('href', origin + path.slice(3))
      await expect(page.locator('link[hreflang="en"]'), path).toHaveAttribute('href', origin + path)
    }
  })
})

test.describe('the English shop in Persian', () => {
  test.use({ shop: 'en', viewport: DESKTOP })

  test('shows names, menu and sellers in Persian', async ({ page, origin }) => {
    const { products } = await storeAt(origin).products({ per_page: 1 })
    const path = `/fa/product/${products[0]?.slug}`
    await visit(page, '/fa')
    await expect(page).toHaveTitle('ویترین')
    const cards = page.getByRole('main').getByRole('article').getByRole('heading')
    await expect(cards.first()).toBeAttached()
    expect((await cards.allTextContents()).filter((name) => !PERSIAN.test(name))).toEqual([])
    await visit(page, '/fa/vendors')
    await expect(page.getByRole('link', { name: 'هاربر ساوند' }).first()).toBeVisible()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PERSIAN)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await expect(page.locator('link[hreflang="fa"]')).toHaveAttribute('href', origin + path)
  })
})
