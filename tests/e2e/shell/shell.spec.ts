import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '#tests/support/browser.ts'
import { restyle, SPACING } from '#tests/support/pages/restyle.ts'
import { fa, startingWith, storeAt, visit } from '#tests/support/screen.ts'
import { word } from '#tests/support/words.ts'

const NOWHERE = ['/no/such/page', '/no-such-post']
const NOT_FOUND = [
  '/product-category/no-such',
  '/categories/9999999/no-such',
  '/shop?page=999',
  '/blog?page=999',
]

const navigation = (page: Page) => page.getByRole('navigation', { name: fa('shell_main_navigation') })

test.describe('shell on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the tabs lead around and tell where one is', async ({ page }) => {
    await visit(page, '/')
    const tab = (key: string) => navigation(page).getByRole('link', { name: fa(key), exact: true })
    await expect(tab('shell_home')).toHaveAttribute('aria-current', 'page')
    for (const [key, path] of Object.entries({
      ui_search: /\/search$/,
      catalog_categories: /\/categories/,
      cart_title: /\/cart$/,
    })) {
      await tab(key).click()
      await expect(page).toHaveURL(path)
      await expect(tab(key)).toHaveAttribute('aria-current', 'page')
      await expect(navigation(page).locator('[aria-current]')).toHaveCount(1)
    }
    await page.goBack()
    await expect(tab('catalog_categories')).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: fa('ui_back'), exact: true }).click()
    await expect(page).toHaveURL(/\/search$/)
  })

  for (const [locale, front] of [
    ['fa', '/'],
    ['en', '/en'],
  ] as const) {
    test(`in ${locale}, the front page is reached without a load anew, and left by Back`, async ({
      page,
    }) => {
      const list = front === '/' ? '/shop' : `${front}/shop`
      await visit(page, list)
      const loads: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
      await page
        .getByRole('navigation', { name: word(locale, 'shell_main_navigation') })
        .getByRole('link', { name: word(locale, 'shell_home'), exact: true })
        .click()
      await expect(page.getByRole('region', { name: word(locale, 'catalog_new_arrivals') })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(front)
      await page.goBack()
      await expect(page.getByRole('region', { name: word(locale, 'catalog_products') })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(list)
      expect(loads).toEqual([])
    })
  }

  test('the menu closes by every way out, and gives the focus back', async ({ page, origin }) => {
    const { site_name } = await storeAt(origin).settings()
    await visit(page, '/')
    const button = page.getByRole('button', { name: fa('shell_open_menu') })
    const menu = page.getByRole('dialog', { name: site_name })
    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => menu.getByRole('button', { name: fa('ui_close') }).click(),
      () => page.mouse.click(8, PHONE.height / 2),
      () => page.goBack(),
    ]
    for (const leave of waysOut) {
      await button.click()
      await expect(menu).toBeVisible()
      await expect(page).toHaveURL(/#menu$/)
      await leave()
      await expect(menu).toBeHidden()
      await expect(page).not.toHaveURL(/#menu/)
      await expect(button).toBeFocused()
    }
    await button.click()
    await menu
      .getByRole('link', { name: fa('content_contact_title') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/contact-us$/)
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(menu).toBeHidden()
  })
})

test.describe('shell of a phone on its side', () => {
  test.use({ viewport: { width: PHONE.height, height: PHONE.width } })

  test('has the ways to cart and account in its header', async ({ page }) => {
    await visit(page, '/blog')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: fa('shell_account') })).toBeInViewport()
    await header.getByRole('link', { name: fa('cart_title') }).click()
    await expect(page.getByRole('heading', { level: 1, name: fa('cart_title') })).toBeVisible()
  })
})

test.describe('what the shop chose', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('is dark mode in the header, and tabs without their names', async ({ page, originWith }) => {
    const header = page.getByRole('banner')
    await visit(page, `${await originWith({ header_icon: 'darkmode', toolbar_title: false })}/`)
    await header.getByRole('button', { name: fa('shell_dark_mode_on') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await header.getByRole('button', { name: fa('shell_dark_mode_off') }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    const home = navigation(page).getByRole('link', { name: fa('shell_home'), exact: true })
    await expect(home).toBeVisible()
    await expect(home).toHaveText('')
  })
})

test.describe('shell on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('the categories are walked through by keyboard', async ({ page, origin }) => {
    const roots = (await storeAt(origin).categories()).filter(
      ({ parent, count }) => parent === 0 && count > 0,
    )
    await visit(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: fa('shell_skip') })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const button = navigation(page).getByRole('link', { name: fa('shell_all_categories') })
    const head = (index: number) =>
      navigation(page).getByRole('link', { name: roots[index]?.name, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await head(0).focus()
    await page.keyboard.press('ArrowDown')
    await expect(head(1)).toBeFocused()
    await expect(
      navigation(page).getByRole('link', { name: fa('shell_all_of', { name: roots[1]?.name ?? '' }) }),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await head(0).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(roots[0]?.name ?? '')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('the footer says who the shop is', async ({ page, origin }) => {
    const settings = await storeAt(origin).settings()
    await visit(page, '/track-order')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText(settings.store_address)).toBeVisible()
    await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible()
    const instagram = footer.getByRole('link', { name: fa('shell_instagram') })
    await expect(instagram).toHaveAttribute('rel', /noopener/)
    const [first] = settings.footer_pages
    await footer.getByRole('link', { name: first?.title ?? '' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
  })

  test.describe('where there is nothing', () => {
    test.use({ provoked: [404] })

    const expectHidden = async (page: Page) => {
      await expect(page).toHaveTitle(startingWith(fa('shell_not_found_title')))
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel="canonical"], link[hreflang]')).toHaveCount(0)
    }

    test('answers 404 and shows the ways on', async ({ page }) => {
      for (const path of NOT_FOUND) {
        const response = await visit(page, path)
        expect(response?.status(), path).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(fa('shell_not_found_title'))
        await expectHidden(page)
      }
      await page.getByRole('link', { name: fa('shell_go_home') }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
    })

    test('an unknown path shows the home page, and says that it is not what was asked for', async ({
      page,
      origin,
    }) => {
      const { site_name } = await storeAt(origin).settings()
      for (const path of NOWHERE) {
        const response = await visit(page, path)
        expect(response?.status(), path).toBe(404)
        await expect(page.getByText(fa('shell_nowhere'))).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site_name)
        await expect(page.getByRole('region', { name: fa('catalog_all_products') })).toBeAttached()
        await expectHidden(page)
      }
      await page
        .getByRole('main')
        .getByRole('link', { name: fa('ui_close') })
        .click()
      await expect(page).toHaveURL(/:\d+\/$/)
      await expect(page.getByText(fa('shell_nowhere'))).toHaveCount(0)
    })
  })
})

test.describe('as the device draws it', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the names of the tabs are whole with letters apart', async ({ page }) => {
    await visit(page, '/en')
    await restyle(page, SPACING)
    const tabs = page.getByRole('navigation', { name: word('en', 'shell_main_navigation') }).getByRole('link')
    const names = await tabs.locator('span:last-child').evaluateAll((spans) =>
      spans.map((span) => {
        const { left, right } = span.getBoundingClientRect()
        return { left, right, isCut: span.scrollWidth > span.clientWidth + 1 }
      }),
    )
    expect(names).toHaveLength(5)
    expect(names.filter(({ isCut }) => isCut)).toEqual([])
    for (const [index, { left }] of names.entries())
      expect(left).toBeGreaterThanOrEqual(names[index - 1]?.right ?? 0)
  })

  test('forced colours leave the logo its own, and the dots of banners to be told apart', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '/')
    const header = page.getByRole('banner')
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
    expect(await header.locator('img').first().evaluate(colorOf)).not.toBe(await header.evaluate(colorOf))
    const dots = page
      .getByRole('region', { name: fa('home_banners') })
      .first()
      .locator('[aria-current]')
      .locator('..')
    const drawn = await dots.evaluate((row) => ({
      ground: getComputedStyle(row).backgroundColor,
      dots: [...row.children].map((dot) => {
        const { backgroundColor, opacity } = getComputedStyle(dot, '::before')
        return { backgroundColor, opacity }
      }),
    }))
    expect(drawn.dots.length).toBeGreaterThan(1)
    for (const { backgroundColor, opacity } of drawn.dots) {
      expect(backgroundColor).not.toBe(drawn.ground)
      expect(opacity).toBe('1')
    }
  })
})
