import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, storeAt, visit } from '#tests/support/screen.ts'

const MENU = '**/wp-json/ghab/v1/menu'
const NOTHING = { instagram: '', whatsapp: '', telegram: '', youtube: '' }

const openMenu = async (page: Page, origin: string) => {
  await visit(page, `${origin}/`)
  await page.getByRole('button', { name: fa('shell_open_menu') }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  return menu
}

const toolbar = (page: Page) => page.getByRole('navigation', { name: fa('shell_main_navigation') })

test.describe('side menu', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

  test('style 1: who is here, the list with its shop group, social networks and a toolbar of its own', async ({
    page,
    originWith,
  }) => {
    const origin = await originWith({ social_network: { ...NOTHING, whatsapp: '989000000100' } })
    const menu = await openMenu(page, origin)
    await expect(toolbar(page)).toBeHidden()
    await expect(menu.getByRole('link', { name: fa('shell_sign_in') })).toHaveAttribute('href', '/signin')
    await expect(menu.getByRole('list', { name: fa('shell_social') }).getByRole('link')).toHaveAccessibleName(
      fa('shell_whatsapp'),
    )
    const tools = menu.getByRole('navigation', { name: fa('shell_second_navigation') })
    await expect(tools.getByRole('link')).toHaveText([
      fa('catalog_sale'),
      fa('content_blog_title'),
      fa('content_contact_title'),
    ])
    await tools.getByRole('button', { name: fa('shell_dark_mode') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const deals = menu.getByRole('link', { name: fa('shell_deals') })
    await expect(deals).toBeVisible()
    // the row of the other language begins where the others do
    const startOf = async (name: string) => {
      const icon = await menu.locator('a', { hasText: name }).locator('svg').first().boundingBox()
      return icon && Math.round(icon.x + icon.width)
    }
    expect(await startOf('English')).toBe(await startOf(fa('catalog_wish_list')))
    await menu.locator('summary').click()
    await expect(deals).toBeHidden()
    await menu.locator('summary').click()
    await deals.click()
    await expect(page).toHaveURL(/\/shop\/sale\?in_stock=true&orderby=popularity$/)
    await expect(menu).toBeHidden()
    await expect(toolbar(page)).toBeVisible()
  })

  test('a page that is off has neither an entry nor a screen', async ({ page, originWith }) => {
    const origin = await originWith({
      wish_list_page: false,
      contact_us_page: false,
      news_page: false,
      setting_page: false,
      about_us_page: 0,
      my_orders_page: false,
    })
    const menu = await openMenu(page, origin)
    await expect(menu.getByRole('link', { name: fa('shell_home'), exact: true })).toBeVisible()
    for (const key of [
      'catalog_wish_list',
      'content_contact_title',
      'content_blog_title',
      'shell_settings',
      'shell_about',
      'tracking_title',
    ]) {
      await expect(menu.getByRole('link', { name: fa(key), exact: true })).toHaveCount(0)
    }
    for (const path of ['/wish-list', '/contact-us', '/blog', '/settings']) {
      expect((await page.request.get(origin + path)).status(), path).toBe(404)
    }
  })

  test('style 2: the categories that were picked, in their order, and without any the first ten', async ({
    page,
    origin,
    originWith,
  }) => {
    const categories = await storeAt(origin).sideMenuCategories([])
    const picked = [categories[3], categories[1]].flatMap((one) => one ?? [])
    const chosen = await originWith({ sidebar_type: 2, side_menu_data: picked.map(({ id }) => id) })
    const tiles = () =>
      page
        .getByRole('dialog')
        .getByRole('navigation', { name: fa('catalog_categories') })
        .getByRole('link')
    await openMenu(page, chosen)
    await expect(tiles()).toHaveText(picked.map(({ name }) => name))
    await expectAccessible(page)
    const first = await originWith({ sidebar_type: 2, side_menu_data: [] })
    await openMenu(page, first)
    await expect(tiles()).toHaveText(categories.map(({ name }) => name))
    expect(categories.length).toBeLessThanOrEqual(10)
    await tiles().first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categories[0]?.name ?? '')
  })

  test.describe('style 3', () => {
    test.use({ losesNetwork: true })

    test('the menu of the shop as a tree, asked for again when it did not come', async ({
      page,
      originWith,
    }) => {
      const origin = await originWith({ sidebar_type: 3 })
      const items = await storeAt(origin).menu()
      const group = items.find(({ ID }) => items.some((item) => item.menu_item_parent === String(ID)))
      const child = items.find((item) => item.menu_item_parent === String(group?.ID))
      await page.route(MENU, (route) => route.abort())
      const menu = await openMenu(page, origin)
      await expect(menu.getByRole('alert')).toContainText(fa('shell_menu_failed'))
      await page.unroute(MENU)
      await menu.getByRole('button', { name: fa('ui_retry') }).click()
      const link = menu.getByRole('link', { name: child?.title, exact: true })
      await expect(link).toBeHidden()
      await menu.locator('summary', { hasText: group?.title ?? '' }).click()
      await expect(link).toBeVisible()
      await expectAccessible(page)
      // what the tree has, the list below it has not
      const urls = await menu.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      for (const path of ['/blog', '/contact-us']) {
        expect(
          urls.filter((url) => url === path),
          path,
        ).toHaveLength(2)
      }
      await link.click()
      await expect(page).toHaveURL(new RegExp(`${child?.url}$`))
      await expect(menu).toBeHidden()
    })
  })
})

/** A finger that goes along the middle of the screen, from one x to another. */
const swipe = async (page: Page, from: number, to: number) => {
  const client = await page.context().newCDPSession(page)
  const y = PHONE.height / 2
  const move = (type: 'touchStart' | 'touchMove', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await move('touchStart', from)
  for (let step = 1; step <= 8; step++) await move('touchMove', from + ((to - from) * step) / 8)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('side menu with motion', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' })

  test('closes by a swipe to where it came from, by the backdrop and by Back', async ({ page, origin }) => {
    const menu = await openMenu(page, origin)
    const box = menu.locator(':scope > div')
    // spec §2: 0.4 to 0.6 s
    await expect(box).toHaveCSS('transition-duration', '0.45s')
    await expect(box).toBeInViewport({ ratio: 1 })
    await swipe(page, 150, 200)
    await expect(box).not.toHaveAttribute('data-swiping')
    await expect(box).toBeInViewport({ ratio: 1 })
    await swipe(page, 150, 380)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: fa('shell_open_menu') }).click()
    await expect(box).toBeInViewport({ ratio: 1 })
    await page.mouse.click(8, PHONE.height / 2)
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: fa('shell_open_menu') }).click()
    await expect(box).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(`${origin}/`)
  })
})

test.describe('side menu on a wide screen', () => {
  test.use({ viewport: DESKTOP, reducedMotion: 'reduce' })

  test('opens from the navigation, and keeps the focus inside', async ({ page }) => {
    await visit(page, '/')
    const button = page.getByRole('button', { name: fa('shell_menu'), exact: true })
    await button.click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    for (let step = 0; step < 40; step++) await page.keyboard.press('Tab')
    expect(await menu.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test.describe('the menu of a customer', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })

  test('has the pages of the account, and signs out', async ({ page }) => {
    await visit(page, '/signin?method=password&to=/')
    await page.getByLabel(fa('account_login')).fill('shopper@vitrin.example')
    await page.getByLabel(fa('account_password'), { exact: true }).fill('Vitrin-Shop-1405')
    await page.getByRole('button', { name: fa('account_signin'), exact: true }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(toolbar(page).getByRole('link', { name: fa('shell_account') })).toHaveAttribute(
      'href',
      '/settings',
    )
    await page.getByRole('button', { name: fa('shell_open_menu') }).click()
    const menu = page.getByRole('dialog')
    for (const key of [
      'account_edit_profile',
      'account_addresses',
      'orders_downloads_title',
      'orders_title',
    ]) {
      await expect(menu.getByRole('link', { name: fa(key), exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('link', { name: fa('shell_sign_in') })).toHaveCount(0)
    await menu.getByRole('button', { name: fa('account_sign_out') }).click()
    await expect(menu).toBeHidden()
    await expect(toolbar(page).getByRole('link', { name: fa('shell_account') })).toHaveAttribute(
      'href',
      '/signin',
    )
  })
})
