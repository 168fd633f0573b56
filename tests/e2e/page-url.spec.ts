import { DESKTOP, expect, test } from '../support/browser.ts'
import { fa, startingWith, storeAt, visit } from '../support/screen.ts'

test.use({ viewport: DESKTOP })

const DECORATED = 'utm_source=x&fbclid=1'

test('a link with tracking parameters opens the cached list without an error, keeps its URL, and filters work', async ({
  page,
  origin,
}) => {
  const { facets } = await storeAt(origin).products({})
  const brand = facets!.brands[0]!
  const [plain, decorated] = await Promise.all(
    ['/shop', `/shop?${DECORATED}`].map(async (path) => (await fetch(origin + path)).headers.get('etag')),
  )
  expect(decorated).toBe(plain)

  await visit(page, `/shop?${DECORATED}`)
  await expect(page).toHaveURL(new RegExp(`/shop\\?${DECORATED}$`))
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', `${origin}/shop`)
  const filters = page.getByRole('complementary', { name: fa('catalog_filters') })
  const box = filters.getByRole('checkbox', { name: startingWith(brand.name) })
  await box.click()
  await expect(box).toBeChecked()
  await expect(page).toHaveURL(new RegExp(`\\?brand=${brand.slug}$`))
  await page.goBack()
  await expect(box).not.toBeChecked()
  await expect(page).toHaveURL(new RegExp(`\\?${DECORATED}$`))
})

test('a link with tracking parameters selects the variation that it names', async ({ page, origin }) => {
  const { products } = await storeAt(origin).products({ per_page: 100, facets: false })
  const product = products.find(({ type }) => type === 'variable')!
  const variation = (await (
    await fetch(`${origin}/wp-json/wc/v3/products/${product.id}/variations`)
  ).json()) as {
    permalink: string
  }[]
  const query = new URL(variation[0]!.permalink).search.slice(1)
  await visit(page, `/product/${product.slug}?${DECORATED}&${query}`)
  await expect(page).toHaveURL(new RegExp(DECORATED))
  await expect(page.getByRole('main').getByRole('radio', { checked: true }).first()).toBeVisible()
  const reviews = page.locator('a[href*="#reviews"]').first()
  await expect(reviews).toHaveAttribute('href', /attribute_/)
})
