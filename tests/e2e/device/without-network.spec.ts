import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { keptLine, visitCartWith } from '#tests/support/cart.ts'
import { signIn } from '#tests/support/people/sign-in.ts'
import { fa, faNumber, saveData, storeAt, untilNetworkIsWatched, visit, wake } from '#tests/support/screen.ts'
import { findSimple } from '#tests/support/shops/catalogue.ts'
import { word } from '#tests/support/words.ts'

const isCached = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (url) => Boolean(await caches.match(url, { ignoreVary: true })), path)

/** The worker begins some seconds after everything else. */
const untilCached = (page: Page, path: string): Promise<void> =>
  expect.poll(() => isCached(page, path), { timeout: 60_000 }).toBe(true)

/** Leaves the page alone until all is on the device that its screens need; this is the last of it. */
const untilPrecached = (page: Page, prefix = '') => untilCached(page, `${prefix}/search.data`)

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** What says how old the page is: a Persian date and a time. */
const asOf = (page: Page): Locator =>
  page
    .getByRole('status')
    .filter({ hasText: /بدون اینترنت: قیمت‌ها و موجودی مربوط به .*۱۴\d\d|.*[۰-۹]{4}، ساعت/ })

test.use({
  viewport: PHONE,
  hasTouch: true,
  serviceWorkers: 'allow',
  losesNetwork: true,
  // the worker's own page
  provoked: [503],
})

test('after the first visit, untouched, the screens of the device open without a network', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilPrecached(page)
  await context.setOffline(true)
  const screens: Record<string, string> = {
    '/cart': fa('cart_title'),
    '/wish-list': fa('catalog_wish_list'),
    '/search': fa('ui_search'),
    '/my-orders': fa('orders_title'),
  }
  for (const [path, title] of Object.entries(screens)) {
    await visit(page, path)
    await expect(heading(page)).toContainText(title)
  }
  await expect(page).toHaveURL(/\/my-orders\/last-seen$/)
  await expect(page.getByText(fa('orders_never_seen'))).toBeVisible()
  await expectAccessible(page)

  // the router finds the way to a screen that it was never asked for
  await visit(page, '/search')
  await page
    .getByRole('navigation')
    .last()
    .getByRole('link', { name: fa('cart_title') })
    .click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(heading(page)).toContainText(fa('cart_title'))
})

test('an installed app of the second language opens without a network, also one that starts with a slash', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await untilPrecached(page, '/en')
  const { start_url } = await (await page.request.get('/en/manifest.webmanifest')).json()
  expect(start_url).toBe('/en')
  await context.setOffline(true)
  for (const path of [start_url, '/en/']) {
    await visit(page, path)
    await expect(page).toHaveURL(/\/en$/)
    await expect(page.getByRole('region', { name: word('en', 'catalog_new_arrivals') })).toBeVisible()
  }
})

test('many pages that were visited push out no screen of the device', async ({ page, context }) => {
  await page.goto('/')
  await untilPrecached(page)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    for (let price = 1; price <= 90; price++) {
      active?.postMessage({ type: 'visited', page: `${location.origin}/shop?min_price=${price}` })
    }
  })
  const countVisited = () =>
    page.evaluate(async () => {
      const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(lists)).flat().filter(({ url }) => url.includes('?min_price=')).length
    })
  await expect.poll(countVisited, { timeout: 60_000 }).toBe(80)
  await context.setOffline(true)
  for (const [path, title] of [
    ['/cart', 'cart_title'],
    ['/wish-list', 'catalog_wish_list'],
  ] as const) {
    await visit(page, path)
    await expect(heading(page)).toContainText(fa(title))
  }
})

test('add to cart and heart work on a list that was visited, and the shop has the line afterwards', async ({
  page,
  context,
  origin,
}) => {
  const { name } = await findSimple(origin)
  const path = `/search?q=${encodeURIComponent(name)}`
  await visit(page, path)
  await untilPrecached(page)
  await untilCached(page, path)
  await context.setOffline(true)
  await visit(page, path)
  await expect(asOf(page)).toBeVisible()
  await page
    .getByRole('button', { name: fa('catalog_add_named', { name }) })
    .first()
    .tap()
  await expect(page.getByText(fa('cart_added'))).toBeVisible()
  const heart = page.getByRole('button', { name: fa('catalog_wish_named', { name }) }).first()
  await heart.tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await visit(page, '/wish-list')
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await expect(asOf(page)).toBeVisible()
  await visit(page, '/cart')
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()

  await context.setOffline(false)
  await visit(page, '/cart')
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  await expect(page.getByRole('button', { name: fa('cart_checkout') }).first()).toBeEnabled()
})

test('the cart says once that there is no network, and the states last seen can be chosen', async ({
  page,
  context,
  origin,
}) => {
  await visitCartWith(page, [keptLine(await findSimple(origin))])
  await untilPrecached(page)
  await visit(page, '/cart')
  const state = page.getByLabel(fa('addresses_state'))
  const options = state.getByRole('option')
  await expect(options).not.toHaveCount(1)
  const known = await options.count()
  await context.setOffline(true)
  await visit(page, '/cart')
  await expect(page.getByText(fa('ui_offline_title'))).toBeVisible()
  await expect(options).toHaveCount(known)
  await expect(page.getByText(fa('cart_shipping_failed'))).toHaveCount(0)
})

test('what was opened by a tap opens by its URL, and the other way round; prices say of when', async ({
  page,
  context,
  origin,
}) => {
  const { name, slug } = await findSimple(origin)
  const [post] = (await storeAt(origin).posts()).items
  await visit(page, `/${post?.slug}`)
  await untilPrecached(page)
  await untilCached(page, `/${post?.slug}`)
  await visit(page, `/search?q=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().tap()
  await expect(heading(page)).toContainText(name)
  await untilCached(page, `/product/${slug}`)

  await context.setOffline(true)
  await visit(page, `/product/${slug}`)
  await expect(heading(page)).toContainText(name)
  await expect(asOf(page)).toBeVisible()
  await expectAccessible(page)
  await visit(page, `/${post?.slug}`)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(fa('ui_offline_title'))).toBeHidden()
})

test('without a network, an English screen leads to the front page, which is in English', async ({
  page,
  context,
}) => {
  await visit(page, '/en/shop')
  await untilPrecached(page, '/en')
  await untilCached(page, '/en.data')
  await context.setOffline(true)
  await visit(page, '/en/cart')
  await page
    .getByRole('navigation', { name: word('en', 'shell_main_navigation') })
    .getByRole('link', { name: word('en', 'shell_home'), exact: true })
    .click()
  await expect(page.getByRole('region', { name: word('en', 'catalog_new_arrivals') })).toBeVisible()
  await expect(page).toHaveURL(/\/en$/)
})

test('in English prices say of when, too', async ({ page, context, origin }) => {
  const { slug } = await findSimple(origin)
  await visit(page, `/en/product/${slug}`)
  await untilPrecached(page, '/en')
  await untilCached(page, `/en/product/${slug}`)
  await context.setOffline(true)
  await visit(page, `/en/product/${slug}`)
  const text = word('en', 'pwa_as_of', { date: '' }).replace(/[.]$/, '').trim()
  await expect(page.getByRole('status').filter({ hasText: text })).toHaveText(/\w+ \d+, 20\d\d, \d\d:\d\d/)
})

test('a search without a network finds what this device has seen', async ({ page, context, origin }) => {
  const { name } = await findSimple(origin)
  const words = name.split(' ').slice(0, 2).join(' ')
  await visit(page, `/search?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible()
  await untilPrecached(page)
  await context.setOffline(true)
  await visit(page, '/search')
  await expect(page.getByText(fa('search_popular'))).toBeVisible()
  await expect(asOf(page)).toHaveCount(0)
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill(words)
  // a name of two words stands in the entry that searches for them, too
  await expect(page.getByRole('listbox').getByRole('option', { name }).first()).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText(fa('search_seen'))).toBeVisible()
  await expect(asOf(page)).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  await field.fill('qqqq')
  await field.press('Enter')
  await expect(page.getByText(fa('catalog_empty_search'))).toBeVisible()
})

test('the orders are listed as last seen, and no more after signing out', async ({ page, context }) => {
  await signIn(page, 'fa', '/my-orders')
  await wake(page)
  const order = page.getByRole('main').getByRole('article').first()
  const shown = (await order.textContent()) ?? ''
  await untilPrecached(page)
  expect(await isCached(page, '/my-orders')).toBe(false)
  await context.setOffline(true)
  await visit(page, '/my-orders')
  await expect(page).toHaveURL(/\/my-orders\/last-seen$/)
  await expect(order).toHaveText(shown)
  await expect(page.getByText(/بدون اینترنت: سفارش‌ها همان‌طور که در .* دیدید/)).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await visit(page, '/settings')
  await page
    .getByRole('main')
    .getByRole('button', { name: fa('account_sign_out') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await visit(page, '/my-orders/last-seen')
  await expect(page.getByText(fa('orders_never_seen'))).toBeVisible()
})

test('where the code of a tap cannot be fetched, a message says so, and the next tap loads the page again', async ({
  page,
  origin,
}) => {
  const { name } = await findSimple(origin)
  const blocked = /\/assets\/controls-[\w-]+\.js/
  await page.route(blocked, (route) => route.abort())
  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  const add = page.getByRole('button', { name: fa('catalog_add_named', { name }) }).first()
  await add.tap()
  await expect(page.getByRole('alert').filter({ hasText: fa('ui_code_missing') })).toBeVisible()
  await page.unroute(blocked)
  const loadedAgain = page.waitForEvent('load')
  await add.tap()
  await loadedAgain
  await add.tap()
  await expect(
    page.getByRole('link', { name: fa('shell_cart_with', { count: faNumber(1) }) }).first(),
  ).toBeVisible()
})

/** Opens a part whose code comes only after the page is loaded again; `part` is what shows that it is there. */
const expectOpensAfterReload = async (page: Page, opener: Locator, blocked: RegExp, part: Locator) => {
  const title = (await heading(page).textContent()) ?? ''
  await opener.click()
  await expect(page.getByText(fa('ui_code_missing'))).toBeVisible()
  await expect(heading(page)).toHaveText(title)
  await expect(opener).toBeVisible()
  await page.unroute(blocked)
  const loadedAgain = page.waitForEvent('load')
  await opener.click()
  await loadedAgain
  // a link that is pressed before its script is there leads to a page of its own
  await wake(page)
  await opener.click()
  await expect(part).toBeVisible()
}

test('a review can be written after the code of its form could not be fetched', async ({ page, origin }) => {
  const product = await findSimple(origin, ({ reviews_allowed }) => reviews_allowed)
  const blocked = /\/assets\/review-form-here-[\w-]+\.js/
  await page.route(blocked, (route) => route.abort())
  await visit(page, `/product/${product.slug}#reviews`)
  const write = page.getByRole('link', { name: fa('product_write_review') }).first()
  await expectOpensAfterReload(page, write, blocked, page.locator('[name="review"]'))
})

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('the categories open after the code of their menu could not be fetched', async ({ page, origin }) => {
    const [first] = (await storeAt(origin).categories()).filter(
      ({ parent, count }) => parent === 0 && count > 0,
    )
    const blocked = /\/assets\/category-menu-[\w-]+\.js/
    await page.route(blocked, (route) => route.abort())
    await visit(page, '/track-order')
    const open = page
      .getByRole('navigation', { name: fa('shell_main_navigation') })
      .getByRole('link', { name: fa('shell_all_categories') })
    const all = page.getByRole('link', { name: fa('shell_all_of', { name: first?.name ?? '' }) })
    await expectOpensAfterReload(page, open, blocked, all)
  })
})

test('who saves data has nothing fetched ahead by the worker', async ({ page }) => {
  await saveData(page)
  await visit(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await untilCached(page, '/')
  await page.waitForLoadState('networkidle')
  expect(await isCached(page, '/cart')).toBe(false)
})

test('a new worker takes over what open tabs may need of a former one, and removes the rest', async ({
  page,
}) => {
  await saveData(page)
  await page.goto('/')
  await page.evaluate(async () => {
    const files = await caches.open('vitrin-1-asset')
    await files.put('/assets/old-12345678.js', new Response('1', { headers: { ETag: '"old"' } }))
    await (await caches.open('vitrin-1-page')).put('/', new Response('old'))
  })
  await wake(page)
  await expect.poll(() => page.evaluate(() => caches.has('vitrin-1-asset'))).toBe(false)
  await page.reload()
  expect(await page.evaluate(async () => (await fetch('/assets/old-12345678.js')).text())).toBe('1')
  expect(await page.evaluate(() => caches.has('vitrin-1-page'))).toBe(false)
})

test('an untouched page tells when the network is lost', async ({ page, context }) => {
  await page.goto('/')
  await untilNetworkIsWatched(page)
  await context.setOffline(true)
  await expect(page.getByRole('alertdialog', { name: fa('pwa_disconnected'), exact: true })).toBeVisible()
})
