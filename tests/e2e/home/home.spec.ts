import type { Locator, Page } from '@playwright/test'
import type { HomeSection } from '#store-api/contract/settings.ts'
import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { fa, faNumber, storeAt, visit } from '#tests/support/screen.ts'

const PRODUCTS_TITLES = {
  newest: 'catalog_new_arrivals',
  on_sale: 'home_on_sale',
  featured: 'catalog_featured_title',
  best_selling: 'home_best_selling',
  category: 'catalog_products',
}

const TITLES = {
  categories: 'catalog_categories',
  brands: 'catalog_brands_title',
  vendors: 'home_vendors',
  news: 'home_news',
}

const titleOf = (section: HomeSection): string[] => {
  // a device that is new here has seen nothing yet; banners have no heading
  if (section.type === 'banners' || section.type === 'recently-viewed') return []
  if (section.title) return [section.title]
  if (section.type === 'products') return [fa(PRODUCTS_TITLES[section.source])]
  return section.type === 'text' ? [] : [fa(TITLES[section.type])]
}

/** What is drawn on the way makes the page longer: its end is gone to until its products are there. */
const goToEnd = async (page: Page, products: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('End')
    await expect(products).not.toHaveCount(0, { timeout: 2000 })
  }).toPass()

test.describe('home', () => {
  test.use({ viewport: DESKTOP })

  test('shows its sections in the order of the settings', async ({ page, origin }) => {
    const settings = await storeAt(origin).settings()
    await visit(page, '/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(settings.site_name)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...settings.home.flatMap(titleOf).map((title) => new RegExp(title)),
      fa('catalog_all_products'),
    ])
    await page.setViewportSize({ width: 1024, height: 900 })
    const slider = main.getByRole('region', { name: fa('catalog_new_arrivals'), exact: true }).first()
    const products = slider.getByRole('article')
    await expect(products).not.toHaveCount(0)
    const track = slider.getByRole('list')
    await slider.getByRole('button', { name: fa('ui_next') }).click()
    await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0)
    await expect(slider.getByRole('button', { name: fa('ui_previous') })).toBeEnabled()
  })

  test('rows hold ten products once somebody turns to them, and lead to all of them at their end', async ({
    page,
  }) => {
    await visit(page, '/')
    const row = page.getByRole('region', { name: fa('catalog_new_arrivals'), exact: true }).first()
    const products = row.getByRole('article')
    const all = row.getByRole('link', { name: fa('ui_see_all') })
    await expect(products).toHaveCount(5)
    await expect(all).not.toBeInViewport()
    await row.hover()
    await expect(products).toHaveCount(10)
    await row.getByRole('button', { name: fa('ui_next') }).click()
    const names = await products.getByRole('heading').allTextContents()
    expect(new Set(names).size).toBe(10)
    await expect(products.last()).toBeInViewport()
    await products.last().getByRole('link').first().focus()
    await all.focus()
    await expect(all).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop$/)
    await page.goBack()
    await expect(products).toHaveCount(10)
  })

  for (const width of [390, 820, 1440]) {
    test(`a row is as high with ten products as with five, ${width} dots wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/')
      const rows = page.getByRole('region').filter({ has: page.getByRole('article') })
      const grown = rows.filter({ has: page.getByRole('link', { name: fa('ui_see_all') }) })
      const heights = () => grown.evaluateAll((all) => all.map((row) => row.clientHeight))
      const before = await heights()
      expect(before.length).toBeGreaterThan(2)
      for (const row of await grown.all()) {
        await row.getByRole('article').getByRole('link').first().focus()
        await expect(row.getByRole('article')).toHaveCount(10)
      }
      expect(await heights()).toEqual(before)
    })
  }

  test.describe('without an answer', () => {
    test.use({ provoked: [503] })

    test('a row that cannot get its further products stays as it is, and asks again', async ({ page }) => {
      await visit(page, '/')
      const row = page.getByRole('region', { name: fa('catalog_new_arrivals'), exact: true }).first()
      const products = row.getByRole('article')
      await page.route(/\/products\?.*include=/, (route) => route.fulfill({ status: 503, body: '{}' }))
      const asked = page.waitForResponse(/\/products\?.*include=/)
      await products.nth(1).getByRole('button').first().focus()
      await asked
      await expect(row.getByRole('listitem')).toHaveCount(6)
      await page.unroute(/\/products\?.*include=/)
      await products.nth(2).getByRole('button').first().focus()
      await expect(products).toHaveCount(10)
    })
  })

  test('loads more products by itself, and leads back to the top', async ({ page }) => {
    await visit(page, '/')
    const products = page.getByRole('region', { name: fa('catalog_all_products') }).getByRole('article')
    const first = await products.count()
    await goToEnd(page, products)
    await products.last().scrollIntoViewIfNeeded()
    await expect.poll(() => products.count()).toBeGreaterThan(first)
    const names = await products.getByRole('heading').allTextContents()
    expect(new Set(names).size).toBe(names.length)

    await page.getByRole('button', { name: fa('catalog_back_to_top') }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('what loads meanwhile does not move what is pressed', async ({ page }) => {
    const second = /\/products\?(.*&)?page=2(&|$)/
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(second, async (route) => {
      const response = await route.fetch()
      await mayAnswer
      await route.fulfill({ response })
    })
    await visit(page, '/')
    const products = page.getByRole('region', { name: fa('catalog_all_products') }).getByRole('article')
    const asked = page.waitForRequest(second)
    await goToEnd(page, products)
    await products.last().scrollIntoViewIfNeeded()
    await asked
    const count = await products.count()
    await page.getByRole('button', { name: fa('catalog_back_to_top') }).hover()
    await page.mouse.down()
    const answered = page.waitForResponse(second)
    answer()
    await (await answered).finished()
    // what came is drawn in a frame or two where nothing holds it back
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    })
    await expect(products).toHaveCount(count)
    await page.mouse.up()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect.poll(() => products.count()).toBeGreaterThan(count)
  })

  test.describe('for those who like motion', () => {
    test.use({ reducedMotion: 'no-preference' })

    test('an arrow pressed again on the way goes on from where the first press leads', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 900 })
      await visit(page, '/')
      const row = page.getByRole('region', { name: fa('catalog_new_arrivals'), exact: true }).first()
      await row.hover()
      await expect(row.getByRole('article')).toHaveCount(10)
      const first = () =>
        row
          .getByRole('list')
          .first()
          .evaluate((list) => {
            const start = list.getBoundingClientRect().right
            return [...list.children].findIndex((slide) => slide.getBoundingClientRect().right < start + 20)
          })
      // three are in view
      await row.getByRole('button', { name: fa('ui_next') }).evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await expect.poll(first).toBe(6)
    })

    test('an arrow at the end keeps the focus until one goes on', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 900 })
      await visit(page, '/')
      const row = page.getByRole('region', { name: fa('catalog_new_arrivals'), exact: true }).first()
      await row.getByRole('link', { name: fa('ui_see_all') }).focus()
      const next = row.getByRole('button', { name: fa('ui_next'), includeHidden: true })
      const previous = row.getByRole('button', { name: fa('ui_previous'), includeHidden: true })
      await expect(next).toBeHidden()
      await previous.focus()
      for (const [to, from] of [
        [previous, next],
        [next, previous],
      ] as const) {
        const pressed = async () => {
          await page.keyboard.press('Enter')
          return to.getAttribute('aria-disabled')
        }
        await expect.poll(pressed).toBe('true')
        await expect(from).toBeVisible()
        await expect(to).toBeFocused()
        await expect(to).toBeVisible()
        await from.focus()
        await expect(to).toBeHidden()
      }
    })

    test('is found as it was left, at once, and shows what was looked at', async ({ page }) => {
      await visit(page, '/')
      const grid = page.getByRole('region', { name: fa('catalog_all_products') })
      await grid.scrollIntoViewIfNeeded()
      const card = grid.getByRole('article').nth(4)
      await card.scrollIntoViewIfNeeded()
      const name = (await card.getByRole('heading').textContent()) ?? ''
      const left = { y: await page.evaluate(() => scrollY), top: (await card.boundingBox())?.y }
      const passed = await page.evaluateHandle(() => {
        const positions: number[] = []
        addEventListener('scroll', () => positions.push(scrollY))
        return positions
      })
      await card.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      // until then it is only what its card knew, and was not looked at
      await expect(page.getByRole('main').getByText(fa('ui_loading'), { exact: true })).toHaveCount(0)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left.y)
      // a card under the pointer is lifted a little
      await page.mouse.move(0, 0)
      await expect.poll(async () => (await card.boundingBox())?.y).toBe(left.top)
      expect((await passed.jsonValue()).filter((y) => y !== 0 && y !== left.y)).toEqual([])

      await page.getByRole('heading', { name: fa('home_best_selling') }).scrollIntoViewIfNeeded()
      const viewed = page.getByRole('region', { name: fa('home_recently_viewed') })
      await expect(viewed.getByRole('heading', { name })).toBeAttached()
    })
  })

  test('keeps dark mode, also before the first paint of the next visit', async ({ page }) => {
    const root = page.locator('html')
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { theme = 'light' } = document.documentElement.dataset
        document.documentElement.dataset.parsedWith = theme
      })
    })
    await visit(page, '/')
    await expect(root).toHaveAttribute('data-parsed-with', 'light')
    await page.getByRole('button', { name: fa('shell_dark_mode_on') }).click()
    await expect(root).toHaveAttribute('data-theme', 'dark')

    await visit(page, '/shop')
    await expect(root).toHaveAttribute('data-parsed-with', 'dark')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: fa('shell_dark_mode_off') }).click()
    await page.reload()
    await expect(root).toHaveAttribute('data-parsed-with', 'light')
  })

  test('changes the language and keeps the page', async ({ page }) => {
    const root = page.locator('html')
    const footer = page.getByRole('contentinfo')
    await visit(page, '/')
    // by keyboard: an endless list pushes the footer away from under a pointer
    await footer.getByRole('link', { name: 'English' }).press('Enter')
    await expect(page).toHaveURL(/\/en$/)
    await expect(root).toHaveAttribute('lang', 'en')
    await expect(root).toHaveAttribute('dir', 'ltr')

    await visit(page, '/en/shop/sale?in_stock=true')
    await footer.getByRole('link', { name: 'فارسی' }).press('Enter')
    await expect(page).toHaveURL(/:\d+\/shop\/sale\?in_stock=true$/)
    await expect(root).toHaveAttribute('lang', 'fa')
    await expect(root).toHaveAttribute('dir', 'rtl')
  })
})

test.describe('home on a phone, on the way back', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  const PLACES = 'main div[aria-hidden="true"][style*="block-size"]'

  /** Notes which headings are there when the screen is first seen again, each with its distance from the window's top. */
  const noteFirst = (page: Page) =>
    page.evaluateHandle((places) => {
      const noted: Record<string, number>[] = []
      new MutationObserver(() => {
        if (noted.length || !document.querySelector(places)) return
        const headings = [...document.querySelectorAll('main h2')]
        noted.push(
          Object.fromEntries(
            headings.map((one) => [one.textContent ?? '', Math.round(one.getBoundingClientRect().top)]),
          ),
        )
      }).observe(document.body, { childList: true, subtree: true })
      return noted
    }, PLACES)

  test('draws what was in view first, in its place, and then the rest', async ({ page }) => {
    await visit(page, '/')
    const title = fa('catalog_featured_title')
    const heading = page.getByRole('heading', { name: title })
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const left = await top()
    const link = page.getByRole('article').locator('a[href^="/product/"]')
    const inView = await link.evaluateAll((all) =>
      all.findIndex((one) => one.getBoundingClientRect().top > 120),
    )
    const name = (await link.nth(inView).textContent()) ?? ''
    await link.nth(inView).tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const noted = await noteFirst(page)
    await page.goBack()
    await expect(heading).toBeInViewport()
    const [first] = await noted.jsonValue()
    expect(first?.[title]).toBe(left)
    expect(Object.keys(first ?? {})).not.toContain(fa('catalog_all_products'))
    await expect(page.locator(PLACES)).toHaveCount(0)
    await expect(page.getByRole('region', { name: fa('catalog_all_products') })).toBeAttached()
    expect(await top()).toBe(left)
  })

  test('finds a row where it was swiped to, and draws first what of it is in view', async ({ page }) => {
    await visit(page, '/')
    const title = fa('catalog_new_arrivals')
    const row = page.getByRole('region', { name: title, exact: true }).first()
    const cards = row.getByRole('article')
    const swipeTo = (index: number) =>
      cards
        .nth(index)
        .evaluate((element) =>
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
        )
    await swipeTo(3)
    await expect(cards).toHaveCount(10)
    await swipeTo(6)
    const place = () =>
      cards.nth(6).evaluate((element) => {
        const { x, y } = element.getBoundingClientRect()
        return [Math.round(x), Math.round(y)]
      })
    // what is swiped comes to rest at a card
    await expect(async () => {
      const before = await place()
      await page.waitForTimeout(100)
      expect(await place()).toEqual(before)
    }).toPass()
    const left = await place()
    const name = (await cards.nth(6).getByRole('heading').textContent()) ?? ''
    await cards.nth(6).getByRole('link', { name, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const counts = await page.evaluateHandle((label) => {
      const noted: number[] = []
      new MutationObserver(() => {
        const drawn = document.querySelectorAll(`main section[aria-label="${label}"] article`).length
        if (drawn) noted.push(drawn)
      }).observe(document.body, { childList: true, subtree: true })
      return noted
    }, title)
    await page.goBack()
    await expect(cards).toHaveCount(10)
    const [first] = await counts.jsonValue()
    expect(first).toBeLessThan(5)
    await expect(row.getByRole('link', { name, exact: true })).toBeInViewport()
    expect(await place()).toEqual(left)
  })

  test('begins with what fills the window when a link leads there', async ({ page }) => {
    await visit(page, '/cart')
    const noted = await page.evaluateHandle(() => {
      const counts: number[] = []
      new MutationObserver(() => {
        const region = document.querySelector('main h1 + div')
        if (region && document.querySelector('main [aria-roledescription]'))
          counts.push(region.children.length)
      }).observe(document.body, { childList: true, subtree: true })
      return counts
    })
    await page.getByRole('navigation').locator('a[href="/"]').and(page.locator(':visible')).first().tap()
    await expect(page.getByRole('region', { name: fa('catalog_all_products') })).toBeAttached()
    const [first = 0, ...later] = await noted.jsonValue()
    expect(first).toBeLessThan(Math.max(...later))
  })
})

test.describe('banners', () => {
  test.use({ viewport: PHONE, reducedMotion: 'no-preference' })
  const bullet = (number: number) => fa('ui_go_to_slide', { number: faNumber(number) })

  test('go on by themselves until they are touched', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/')
    const banners = page.getByRole('region', { name: fa('home_banners') })
    await expect(banners.getByRole('button', { name: bullet(1) })).toHaveAttribute('aria-current', 'true')
    await page.clock.fastForward(2600)
    await expect(banners.getByRole('button', { name: bullet(2) })).toHaveAttribute('aria-current', 'true')

    await banners.getByRole('button', { name: bullet(4) }).click()
    await expect(banners.getByRole('button', { name: bullet(4) })).toHaveAttribute('aria-current', 'true')
    await page.clock.fastForward(20_000)
    await expect(banners.getByRole('button', { name: bullet(4) })).toHaveAttribute('aria-current', 'true')
  })

  test('have the ring of the focus inside, where their row does not cut it', async ({ page }) => {
    await visit(page, '/')
    const banner = page
      .getByRole('region', { name: fa('home_banners') })
      .getByRole('link')
      .first()
    await banner.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(banner).toBeFocused()
    const ring = await banner.evaluate((element) => {
      const { content, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, '::after')
      return { content, outlineStyle, outlineWidth, outlineOffset }
    })
    expect(ring).toEqual({
      content: '""',
      outlineStyle: 'solid',
      outlineWidth: '3px',
      outlineOffset: '-3px',
    })
  })

  test.describe('for those who want less motion', () => {
    test.use({ reducedMotion: 'reduce' })

    test('stand still and lead where they say', async ({ page, origin }) => {
      const [banner] = (await storeAt(origin).settings()).banners
      await page.clock.install()
      await visit(page, '/')
      const banners = page.getByRole('region', { name: fa('home_banners') })
      await page.clock.fastForward(20_000)
      await expect(banners.getByRole('button', { name: bullet(1) })).toHaveAttribute('aria-current', 'true')
      await banners
        .getByRole('link', { name: new RegExp(banner?.title ?? '') })
        .first()
        .click()
      await expect(page).toHaveURL(/\/(shop|product|product-category)\//)
    })
  })
})
