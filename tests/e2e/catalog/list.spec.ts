import type { Locator, Page } from '@playwright/test'
import type { ProductList, ShopperProductQuery } from '#store-api/contract/products.ts'
import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { holdRequests, holdScript } from '#tests/support/hold-requests.ts'
import {
  countLines,
  fa,
  faNumber,
  startingWith,
  storeAt,
  untilTypeset,
  visit,
  wake,
} from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

const results = (page: Page) => page.getByRole('region', { name: fa('catalog_products') })
const cards = (page: Page) => results(page).getByRole('article')
const countOf = (total: number) => fa('catalog_count', { count: faNumber(total) })

/** as many as a page of a list holds */
const PER_PAGE = 20

/** What the store says about a list, with a brand of it to filter by. */
const ask = async (origin: string, query: ShopperProductQuery = {}) => {
  const list = await storeAt(origin).products(query)
  const brand = list.facets?.brands.find(({ count }) => count > 1 && count < list.total)
  if (!brand) throw new Error('the seeded shop has no brand to filter by')
  return { list, brand, first: list.products[0]?.name ?? '' }
}

/** A value of an attribute that the list has, and the parameter that filters by it. */
const findTerm = ({ facets }: ProductList) => {
  const attribute = facets?.attributes[0]
  return { attribute, term: attribute?.terms[0], filter: attribute?.slug.replace('pa_', 'filter_') }
}

/** Leaves a list for one of its products, loads that anew and comes back: the product stands where it stood. */
const comesBackAfterReload = async (page: Page, card: Locator) => {
  const link = card.getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  const product = results(page).getByRole('link', { name, exact: true })
  await expect(product).toBeInViewport()
  const topOf = () => product.evaluate((element) => element.getBoundingClientRect().top)
  const top = await topOf()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.reload()
  await wake(page)
  await page.goBack()
  await expect(product).toBeInViewport()
  // a browser scrolls by whole pixels
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1)
}

const priceFields = (filters: Locator) =>
  ['catalog_price_min', 'catalog_price_max'].map((label) => filters.getByRole('textbox', { name: fa(label) }))

/** Types the lowest price and goes straight on with the highest one. */
const typePrices = async (page: Page, filters: Locator, [least, most]: [string, string]) => {
  await priceFields(filters)[0]?.click()
  await page.keyboard.type(least)
  await page.keyboard.press('Tab')
  await page.keyboard.type(most)
}

const expectPrices = async (filters: Locator, prices: [string, string]) => {
  for (const [index, field] of priceFields(filters).entries())
    await expect(field).toHaveValue(prices[index] ?? '')
}

test('ends at its footer, however short the list is', async ({ page }) => {
  for (const viewport of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(viewport)
    await visit(page, '/shop?max_price=1')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.getBoundingClientRect().bottom)
    expect(Math.round(end)).toBeGreaterThanOrEqual(viewport.height - 1)
    await expect(page.getByRole('button', { name: fa('catalog_back_to_top') })).toBeHidden()
  }
})

test.describe('list on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('sorts and filters by its URL', async ({ page, origin }) => {
    const { list, brand } = await ask(origin)
    await visit(page, '/shop')
    await expect(results(page).getByText(countOf(list.total), { exact: true })).toBeVisible()

    await page.getByRole('link', { name: fa('catalog_sort_cheapest') }).click()
    await expect(page).toHaveURL(/\?orderby=price&order=asc$/)
    const cheapest = await ask(origin, { orderby: 'price', order: 'asc' })
    await expect(cards(page).first().getByRole('heading')).toHaveText(cheapest.first)

    const filters = page.getByRole('complementary', { name: fa('catalog_filters') })
    const box = filters.getByRole('checkbox', { name: startingWith(brand.name) })
    await box.click()
    await expect(box).toBeChecked()
    await expect(page).toHaveURL(new RegExp(`&brand=${brand.slug}$`))
    await expect(results(page).getByText(countOf(brand.count), { exact: true })).toBeVisible()
    await filters.getByRole('switch', { name: fa('catalog_in_stock') }).click()
    await expect(page).toHaveURL(/&in_stock=true$/)

    await page.reload()
    await expect(box).toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`&brand=${brand.slug}$`))
    await expect(results(page).getByText(countOf(brand.count), { exact: true })).toBeVisible()
    const chips = page.getByRole('list', { name: fa('catalog_active_filters') })
    await chips.getByRole('link', { name: fa('ui_remove_named', { name: brand.name }) }).click()
    await expect(page).toHaveURL(/\?orderby=price&order=asc$/)
    await expect(box).not.toBeChecked()
    await expect(chips).toHaveCount(0)
  })

  test('applies a filter that was chosen before any script had come', async ({ page, origin }) => {
    const { brand } = await ask(origin)
    const release = await holdScript(page)
    await page.goto('/shop', { waitUntil: 'commit' })
    await untilTypeset(page)
    const filters = page.getByRole('complementary', { name: fa('catalog_filters') })
    const box = filters.getByRole('checkbox', { name: startingWith(brand.name) })
    await box.click()
    release()
    await expect(page).toHaveURL(new RegExp(`\\?brand=${brand.slug}$`))
    await expect(results(page).getByText(countOf(brand.count), { exact: true })).toBeVisible()
    await expect(box).toBeChecked()
  })

  test('takes both prices that are typed one after the other, before the list of the first has come and after it', async ({
    page,
  }) => {
    await visit(page, '/shop')
    const filters = page.getByRole('complementary', { name: fa('catalog_filters') })
    const release = await holdRequests(page, /\/shop\.data\?.*min_price/)
    await typePrices(page, filters, ['2000000', '3000'])
    release()
    await expect(page).toHaveURL(/\?min_price=2000000$/)
    await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    await expect(filters.getByRole('textbox', { name: fa('catalog_price_max') })).toBeFocused()
    await page.keyboard.type('000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?min_price=2000000&max_price=3000000$/)
    await expectPrices(filters, [faNumber(2_000_000), faNumber(3_000_000)])

    const chips = page.getByRole('list', { name: fa('catalog_active_filters') })
    await chips.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/shop$/)
    await expectPrices(filters, ['', ''])
  })

  test('says what to do when nothing matches', async ({ page, origin }) => {
    const { brand, list } = await ask(origin)
    await visit(page, `/shop?brand=${brand.slug}&on_sale=true&max_price=1`)
    await expect(page.getByRole('heading', { name: fa('catalog_empty_filtered') })).toBeVisible()
    const chips = page.getByRole('list', { name: fa('catalog_active_filters') })
    await chips.getByRole('link', { name: fa('catalog_clear_all') }).click()
    await expect(page).toHaveURL(/\/shop$/)
    await expect(results(page).getByText(countOf(list.total), { exact: true })).toBeVisible()
  })

  test('names the filters that leave nothing, and takes each back in the panel too', async ({
    page,
    origin,
  }) => {
    const { list, brand } = await ask(origin)
    const category = list.facets?.categories[0]
    const { attribute, term, filter } = findTerm(list)
    await visit(
      page,
      `/shop?category=${category?.slug}&brand=${brand.slug}&${filter}=${term?.id}&max_price=1`,
    )
    const chips = page.getByRole('list', { name: fa('catalog_active_filters') })
    const filters = page.getByRole('complementary', { name: fa('catalog_filters') })
    for (const name of [category?.name ?? '', brand.name, `${attribute?.name}: ${term?.name}`]) {
      await expect(chips.getByRole('link', { name: fa('ui_remove_named', { name }) })).toBeVisible()
    }
    for (const [name, parameter] of [
      [category?.name, 'category'],
      [brand.name, 'brand'],
      [term?.name, filter],
    ]) {
      await filters.getByRole('checkbox', { name: startingWith(name ?? ''), checked: true }).click()
      await expect(page).toHaveURL((url) => !url.searchParams.has(parameter ?? ''))
      await expect(results(page)).toHaveAttribute('aria-busy', 'false')
    }
    await expect(page).toHaveURL(/\/shop\?max_price=1$/)
  })

  test('holds what is about to be pressed in its place while other choices come above it', async ({
    page,
    origin,
  }) => {
    const { list, brand } = await ask(origin)
    const { term, filter } = findTerm(list)
    await visit(page, `/shop?brand=${brand.slug}&${filter}=${term?.id}`)
    const filters = page.getByRole('complementary', { name: fa('catalog_filters') })
    const choice = (name = '') => filters.getByRole('checkbox', { name: startingWith(name) })
    const categories = filters.getByRole('group', { name: fa('catalog_categories') }).getByRole('checkbox')
    await expect(choice(brand.name)).toBeChecked()
    const before = await categories.count()
    const goOn = await holdRequests(page, /\/shop\.data/)
    await choice(brand.name).click()
    await expect(choice(brand.name)).not.toBeChecked()
    // in the panel alone: a page that was scrolled goes back to its start with the new list
    await choice(term?.name).evaluate((box) => {
      const panel = box.closest('aside')
      panel?.scrollBy(0, box.getBoundingClientRect().top - innerHeight / 2)
    })
    await choice(term?.name).hover()
    await page.mouse.down()
    goOn()
    await expect.poll(() => categories.count()).toBeGreaterThan(before)
    await page.mouse.up()
    await expect(page).toHaveURL(/\/shop$/)
  })

  test('changes no prices where a handle is only passed by keyboard', async ({ page, origin }) => {
    const { brand } = await ask(origin)
    await visit(page, `/shop?brand=${brand.slug}&max_price=1`)
    const filters = page.getByRole('complementary', { name: fa('catalog_filters') })
    const [least, most] = [filters.getByRole('slider').first(), filters.getByRole('slider').last()]
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/shop.data') asked.push(searchParams.get('max_price'))
    })
    await least.focus()
    await page.keyboard.press('Tab')
    await expect(most).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(least).toBeFocused()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(`/shop?brand=${brand.slug}`)
    expect(asked.filter((price) => price && price !== '1')).toEqual([])
  })

  test('stands as rows or as a grid, as it was left', async ({ page }) => {
    const root = page.locator('html')
    await visit(page, '/shop')
    await page.getByRole('button', { name: fa('catalog_as_list') }).click()
    await expect(root).toHaveAttribute('data-layout', 'list')
    await page.reload()
    await expect(root).toHaveAttribute('data-layout', 'list')
    const [first, second] = await Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()))
    expect(first?.width).toBeGreaterThan((first?.height ?? 0) * 1.5)
    expect(second).not.toBeNull()
  })

  test('leads from a category down and up again, also by the old URLs', async ({ page, origin }) => {
    const store = storeAt(origin)
    const categories = await store.categories()
    const child = categories.find(({ parent, count }) => parent > 0 && count > 0)
    const parent = categories.find(({ id }) => id === child?.parent)
    if (!child || !parent) throw new Error('the seeded shop has no deeper category')
    await visit(page, `/product-category/${parent.slug}`)
    await page
      .getByRole('list', { name: fa('catalog_subcategories') })
      .getByRole('link', { name: startingWith(child.name) })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(child.name)
    await expect(results(page).getByText(countOf(child.count), { exact: true })).toBeVisible()
    const crumbs = page.getByRole('navigation', { name: fa('ui_breadcrumbs') })
    await crumbs.getByRole('link', { name: parent.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(parent.name)

    const { brand } = await ask(origin)
    const tag = (await store.tags({ hide_empty: true })).items[0]
    const places = { [`/brand/${brand.slug}`]: brand, [`/product-tag/${tag?.slug}`]: tag }
    for (const [path, term] of Object.entries(places)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(term?.name ?? '')
      await expect(cards(page)).not.toHaveCount(0)
    }
  })

  test('loads further pages by itself and writes the page in view into the URL, where a reload comes back to it', async ({
    page,
    origin,
  }) => {
    const deep = (await storeAt(origin).products({ per_page: PER_PAGE, page: 3 })).products[6]
    const name = deep?.name ?? ''
    await visit(page, '/shop?orderby=date&utm_source=mail')
    const entries = await page.evaluate(() => history.length)
    const card = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded()
      await expect(card).toBeVisible({ timeout: 500 })
    }).toPass()
    await card.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(page).toHaveURL(/[?&]page=3$/)
    expect(await page.evaluate(() => history.length)).toBe(entries)

    await page.reload()
    await expect(card).toBeInViewport()
    await expect(page).toHaveURL(/[?&]page=3$/)
    await page.getByRole('link', { name: fa('catalog_previous_page') }).click()
    const { products } = await storeAt(origin).products({ per_page: PER_PAGE, page: 2 })
    await expect(cards(page).first().getByRole('heading')).toHaveText(products[0]?.name ?? '')
    await cards(page).first().scrollIntoViewIfNeeded()
    await expect(page).toHaveURL(/[?&]page=2$/)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('shows all that there is without being asked for more', async ({ page, origin }) => {
    const { total } = await storeAt(origin).products()
    await visit(page, '/shop')
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(total, { timeout: 300 })
    }).toPass()
    await expect(page.getByRole('link', { name: fa('catalog_show_more') })).toHaveCount(0)
    await cards(page).first().scrollIntoViewIfNeeded()
    await expect(page).toHaveURL(/\/shop$/)
  })

  test('keeps what was loaded when one comes back from a product', async ({ page }) => {
    await visit(page, '/shop')
    const first = await cards(page).count()
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
    const later = cards(page).nth(first)
    await later.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(page).toHaveURL(/\/shop\?page=\d$/)
    const name = (await later.getByRole('heading').textContent()) ?? ''
    await later.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/shop\?page=\d$/)
    await expect(later).toBeInViewport()
    await expect(later.getByRole('heading')).toHaveText(name)
  })

  test('stands as it was left, at its end as well, when one comes back from a product that was loaded again', async ({
    page,
    origin,
  }) => {
    const categories = await storeAt(origin).categories()
    const category = categories.find(({ count }) => count > PER_PAGE && count % PER_PAGE < PER_PAGE / 2)
    if (!category) throw new Error('the seeded shop has no category with a short last page')
    await visit(page, `/product-category/${category.slug}`)
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(category.count, { timeout: 500 })
    }).toPass()
    const card = cards(page).nth(category.count - (category.count % PER_PAGE) - 1)
    await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top + 20))
    await comesBackAfterReload(page, card)
  })
})

test.describe('list on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('filters and sorts in sheets', async ({ page, origin }) => {
    const { brand } = await ask(origin)
    await visit(page, '/shop')
    await page.getByRole('button', { name: fa('catalog_filters') }).press(' ')
    const sheet = page.getByRole('dialog', { name: fa('catalog_filters') })
    await sheet.getByRole('checkbox', { name: startingWith(brand.name) }).click()
    await sheet
      .getByRole('button', { name: fa('catalog_show_count', { count: faNumber(brand.count) }) })
      .click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/shop\\?brand=${brand.slug}$`))
    await expect(cards(page)).toHaveCount(Math.min(brand.count, PER_PAGE))

    await page.getByRole('button', { name: fa('ui_newest'), exact: true }).press(' ')
    const orders = page.getByRole('dialog', { name: fa('catalog_sort') })
    await orders.getByRole('link', { name: fa('catalog_sort_dearest') }).click()
    await expect(orders).toBeHidden()
    await expect(page).toHaveURL(/orderby=price&order=desc/)
  })

  test('takes both prices that are typed one after the other', async ({ page, origin }) => {
    await visit(page, '/shop')
    await page.getByRole('button', { name: fa('catalog_filters') }).press(' ')
    const sheet = page.getByRole('dialog', { name: fa('catalog_filters') })
    await typePrices(page, sheet, ['2000000', '3000000'])
    await page.keyboard.press('Enter')
    await expectPrices(sheet, [faNumber(2_000_000), faNumber(3_000_000)])
    const { total } = await storeAt(origin).products({ min_price: '2000000', max_price: '3000000' })
    await sheet.getByRole('button', { name: fa('catalog_show_count', { count: faNumber(total) }) }).click()
    await expect(page).toHaveURL(/\?min_price=2000000&max_price=3000000$/)
  })

  /** Leaves a list of three pages or more for the product in its middle. */
  const leaveFromTheMiddle = async (page: Page) => {
    await visit(page, '/shop')
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded()
      expect(await cards(page).count()).toBeGreaterThanOrEqual(3 * PER_PAGE)
    }).toPass()
    const link = cards(page).nth(30).getByRole('heading').getByRole('link')
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(link).toBeInViewport()
    // no page is on its way
    await expect(results(page).locator('li[aria-hidden]')).toHaveCount(0)
    const all = await cards(page).count()
    const name = (await link.textContent()) ?? ''
    const place = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
    await link.tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    return { all, name, place, card: page.getByRole('link', { name, exact: true }) }
  }

  test('stands as it was left when one comes back from a product that was loaded again', async ({ page }) => {
    await visit(page, '/shop?page=3')
    await cards(page).last().scrollIntoViewIfNeeded()
    const next = results(page).locator('[data-page="4"]')
    // the middle of the screen is of the next page already
    await next.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300))
    await expect(page).toHaveURL(/[?&]page=4$/)
    await comesBackAfterReload(page, cards(page).nth(PER_PAGE - 1))
    await expect(page).toHaveURL(/[?&]page=4$/)
    expect(await cards(page).count()).toBeLessThanOrEqual(4 * PER_PAGE)
  })

  test('stands as it was left when a filter was taken back and the shop was loaded again since', async ({
    page,
  }) => {
    await visit(page, '/shop?on_sale=true')
    const first = cards(page).first()
    const topOf = () => first.evaluate((element) => element.getBoundingClientRect().top)
    const top = await topOf()
    // as when the page is left at once: the URL is the next list's already, and this one is still drawn
    await page.evaluate(() => {
      const pushState = history.pushState.bind(history)
      history.pushState = (...entry) => {
        pushState(...entry)
        dispatchEvent(new PageTransitionEvent('pagehide'))
      }
    })
    await page
      .getByRole('list', { name: fa('catalog_active_filters') })
      .getByRole('link')
      .first()
      .tap()
    await expect(page).toHaveURL('/shop')
    await visit(page, '/cart')
    await page.evaluate(() => void setTimeout(() => history.go(-2)))
    await expect(page).toHaveURL('/shop?on_sale=true')
    await wake(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await topOf()).toBe(top)
  })

  /** Notes the products that are drawn first from now on, and how high the page is then. */
  const noteDrawnFirst = (page: Page) =>
    page.evaluateHandle(() => {
      const noted: { names: (string | undefined)[]; height: number }[] = []
      new MutationObserver(() => {
        const articles = [...document.querySelectorAll('li[data-product] > article')]
        if (noted.length || !articles.length) return
        const names = articles.map((article) => article.querySelector('h2')?.textContent)
        noted.push({ names, height: document.documentElement.scrollHeight })
      }).observe(document.body, { childList: true, subtree: true })
      return noted
    })

  test('draws what was in view first when one comes back, in its place, and then all', async ({ page }) => {
    const { all, name, place, card } = await leaveFromTheMiddle(page)
    const noted = await noteDrawnFirst(page)
    await page.goBack()
    await expect(card).toBeInViewport()
    const [first] = await noted.jsonValue()
    expect(first?.names).toContain(name)
    expect(first?.names.length).toBeLessThan(PER_PAGE)
    expect(first?.height).toBe(place[1])
    await expect(cards(page)).toHaveCount(all)
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual(place)
  })

  test('is drawn whole when one comes back in another window', async ({ page }) => {
    const { all } = await leaveFromTheMiddle(page)
    await page.setViewportSize({ ...PHONE, width: 360 })
    const noted = await noteDrawnFirst(page)
    await page.goBack()
    await expect.poll(async () => (await noted.jsonValue())[0]?.names.length).toBe(all)
  })

  test('begins with what is in view when it is opened by a link, and asks for no further page', async ({
    page,
  }) => {
    const furtherPages: string[] = []
    page.on('request', (request) => {
      if (/[?&]page=2\b/.test(request.url())) furtherPages.push(request.url())
    })
    await visit(page, '/wish-list')
    const noted = await noteDrawnFirst(page)
    await page.getByRole('main').locator('a[href="/shop"]').tap()
    await expect(cards(page)).toHaveCount(PER_PAGE)
    const [first] = await noted.jsonValue()
    expect(first?.names.length).toBeLessThan(PER_PAGE)
    expect(furtherPages).toEqual([])
  })

  test('has filters beside it only where there is room', async ({ page }) => {
    const beside = page.locator('#filters')
    await visit(page, '/wish-list')
    await page.getByRole('main').locator('a[href="/shop"]').tap()
    await expect(cards(page)).toHaveCount(PER_PAGE)
    await expect(beside).toHaveCount(0)
    await page.setViewportSize(DESKTOP)
    await expect(beside).toBeVisible()

    await page.setViewportSize(PHONE)
    await visit(page, '/shop')
    await expect(beside).toBeHidden()
    await page.setViewportSize(DESKTOP)
    await beside.getByRole('switch', { name: fa('catalog_in_stock') }).click()
    await expect(page).toHaveURL(/in_stock=true/)
    await expect(beside.getByRole('switch', { name: fa('catalog_in_stock') })).toBeChecked()
  })
})

test.describe('list without script', () => {
  test.use({ viewport: DESKTOP, javaScriptEnabled: false })

  test('is walked through page by page, and filtered by a form', async ({ page, origin }) => {
    const { brand } = await ask(origin)
    await page.goto('/shop')
    const before = await cards(page).getByRole('heading').allTextContents()
    await page.getByRole('link', { name: fa('catalog_show_more') }).click()
    await expect(page).toHaveURL(/\/shop\?page=2$/)
    const after = await cards(page).getByRole('heading').allTextContents()
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter((name) => before.includes(name))).toEqual([])
    await page.getByRole('link', { name: fa('catalog_previous_page') }).click()
    await expect(page).toHaveURL(/\/shop$/)

    await page.getByRole('checkbox', { name: startingWith(brand.name) }).check()
    await page.getByRole('button', { name: fa('catalog_apply') }).click()
    await expect(page).toHaveURL(new RegExp(`brand=${brand.slug}`))
    await expect(results(page).getByText(countOf(brand.count), { exact: true })).toBeVisible()
  })
})

test.describe('on phones, in English', () => {
  test.use({ shop: 'en', viewport: PHONE })

  for (const width of [PHONE.width, 320]) {
    test(`the buttons over a list break no word at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: PHONE.height })
      await visit(page, '/search?q=cup')
      const filters = page.getByRole('main').getByRole('button', { name: word('en', 'catalog_filters') })
      await expect(filters).toBeVisible()
      expect(await countLines(filters)).toBe(1)
    })
  }
})
