import type { Vendor } from '#store-api/contract/content.ts'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, faNumber, storeAt, visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

const PER_PAGE = 20

/** The seller of the most products. */
const findVendor = async (origin: string): Promise<{ vendor: Vendor; name: string }> => {
  const vendor = (await storeAt(origin).vendors()).items.toSorted(
    (a, b) => b.products_count - a.products_count,
  )[0]
  if (!vendor) throw new Error('the seeded shop has no seller')
  return { vendor, name: vendor.meta.store_name ?? vendor.name }
}

test.describe('a seller on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('is reached from their products, and their list is narrowed', async ({ page, origin }) => {
    const { vendor, name } = await findVendor(origin)
    const query = { vendor: String(vendor.id), facets: true }
    const list = await storeAt(origin).products(query)
    await visit(page, `/product/${list.products[0]?.slug}`)
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(new RegExp(`/store/${vendor.slug}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const results = page.getByRole('region', { name: fa('catalog_products') })
    await expect(results.getByText(fa('catalog_count', { count: faNumber(list.total) }))).toBeVisible()
    await expectAccessible(page)

    const chips = page.getByRole('list', { name: fa('vendors_categories') })
    const chip = chips.getByRole('link').last()
    await chip.click()
    await page.waitForURL((url) => url.searchParams.has('category'))
    const slug = new URL(page.url()).searchParams.get('category') ?? ''
    const narrowed = await storeAt(origin).products({ ...query, category: slug })
    expect(narrowed.total).toBeLessThan(list.total)
    await expect(results.getByRole('article')).toHaveCount(Math.min(PER_PAGE, narrowed.total))
  })

  test.describe('who is not there', () => {
    test.use({ provoked: [404] })

    test('answers 404', async ({ page }) => {
      for (const path of ['/store/nobody', '/vendor/nobody/']) {
        expect((await page.goto(path))?.status(), path).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('shell_not_found_title'))
      }
    })
  })
})

test.describe('a seller on a wide screen', () => {
  test.use({ shop: 'en', viewport: DESKTOP })

  test('has one URL, the tools of a list, and structured data', async ({ page, origin }) => {
    const { vendor, name } = await findVendor(origin)
    await visit(page, `/vendor/${vendor.slug}/`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${origin}/store/${vendor.slug}`,
    )
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(blocks.flatMap((block) => JSON.parse(block)['@graph'])).toContainEqual(
      expect.objectContaining({ '@type': 'Store', name, telephone: vendor.phone }),
    )
    await expectAccessible(page)

    await page.getByRole('link', { name: word('en', 'catalog_sort_cheapest') }).click()
    await expect(page).toHaveURL(/\?orderby=price&order=asc$/)
    const cheapest = await storeAt(origin).products({
      vendor: String(vendor.id),
      orderby: 'price',
      order: 'asc',
    })
    const cards = page.getByRole('region', { name: word('en', 'catalog_products') }).getByRole('article')
    await expect(cards.first().getByRole('heading')).toHaveText(cheapest.products[0]?.name ?? '')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP })

  test('everything is read, page by page', async ({ page, origin }) => {
    const { vendor, name } = await findVendor(origin)
    expect(vendor.products_count).toBeGreaterThan(PER_PAGE)
    await page.goto(`/store/${vendor.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('link', { name: fa('vendors_call', { number: '' }).trim() })).toHaveAttribute(
      'href',
      `tel:${vendor.phone}`,
    )
    await page.getByRole('link', { name: fa('catalog_show_more') }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
