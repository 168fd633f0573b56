import type { Locator, Page } from '@playwright/test'
import { expect, PHONE, test } from '#tests/support/browser.ts'
import { holdRequests, holdScript } from '#tests/support/hold-requests.ts'
import {
  fa,
  faNumber,
  saveData,
  startingWith,
  untilFetchedAhead,
  untilProductsFetchedAhead,
  untilTypeset,
  visit,
} from '#tests/support/screen.ts'
import { findChoosy, findSimple, findVariable } from '#tests/support/shops/catalogue.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** Opens a page, leaves it alone, and waits until all has come that comes by itself. */
const openUntouched = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await untilFetchedAhead(page)
}

/** Names of the code that a tap has to fetch until its answer shows. */
const codeFor = async (page: Page, tap: () => Promise<void>, answer: () => Locator): Promise<string[]> => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
  })
  await tap()
  await expect(answer()).toBeVisible()
  page.removeAllListeners('request')
  return fetched
}

const cartWith = (page: Page, count: number): Locator =>
  page.getByRole('link', { name: fa('shell_cart_with', { count: faNumber(count) }) }).first()

test.describe('an untouched page fetches ahead what a tap asks for', () => {
  test('on a list: add to cart, heart, menu, filters', async ({ page, origin }) => {
    const { name } = await findSimple(origin)
    await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
    const add = page.getByRole('button', { name: fa('catalog_add_named', { name }) }).first()
    expect(
      await codeFor(
        page,
        () => add.tap(),
        () => page.getByText(fa('cart_added')),
      ),
    ).toEqual([])
    const heart = page.getByRole('button', { name: fa('catalog_wish_named', { name }) }).first()
    expect(
      await codeFor(
        page,
        () => heart.tap(),
        () => heart.and(page.locator('[aria-pressed="true"]')),
      ),
    ).toEqual([])
    await openUntouched(page, '/shop')
    const filters = page.getByRole('button', { name: fa('catalog_filters') })
    expect(
      await codeFor(
        page,
        () => filters.tap(),
        () => page.getByRole('dialog'),
      ),
    ).toEqual([])
    await openUntouched(page, '/')
    const menu = page.getByRole('button', { name: fa('shell_open_menu') })
    expect(
      await codeFor(
        page,
        () => menu.tap(),
        () => page.getByRole('dialog'),
      ),
    ).toEqual([])
  })

  test('in search: the field with its suggestions', async ({ page }) => {
    await openUntouched(page, '/search')
    const field = page.getByRole('main').getByRole('combobox')
    const suggest = async () => {
      await field.tap()
      await field.fill('قهوه')
    }
    expect(await codeFor(page, suggest, () => page.getByRole('listbox').getByRole('option').first())).toEqual(
      [],
    )
  })

  test('on a product: options and quantity', async ({ page, origin }) => {
    const { product, bought } = await findChoosy(origin)
    await openUntouched(page, `/product/${product.slug}`)
    const option = page.getByRole('radio', { name: bought[0].attributes[0]?.option }).first()
    const choose = () => page.locator('label', { has: option }).tap()
    expect(await codeFor(page, choose, () => page.locator('label:has(:checked)').first())).toEqual([])
    const { slug } = await findSimple(origin)
    await openUntouched(page, `/product/${slug}`)
    const more = page.getByRole('button', { name: fa('ui_increase') }).first()
    const two = () => page.locator('output', { hasText: faNumber(2) }).first()
    expect(await codeFor(page, () => more.tap(), two)).toEqual([])
  })
})

test('a tapped card opens its product with what it knows, and the rest fills in', async ({
  page,
  origin,
}) => {
  const { name, slug } = await findSimple(origin)
  const release = await holdRequests(page, /\.data\?/)
  await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
  const heading = page.getByRole('heading', { level: 1, name })
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
  expect(
    await codeFor(
      page,
      () => link.tap(),
      () => heading,
    ),
  ).toEqual([])
  await expect(page).toHaveURL(new RegExp(`/product/${slug}$`))
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByRole('main').getByRole('img', { name })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toContainText(fa('ui_loading'))
  await expect(heading).toBeFocused()
  release()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(link).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ losesNetwork: true })

  test('a tapped card that was in view shows all of its product', async ({ page, origin }) => {
    const { name } = await findSimple(origin)
    await page.goto(`/search?q=${encodeURIComponent(name)}`)
    await untilProductsFetchedAhead(page)
    await page.route(/\.data\?/, (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().tap()
    await expect(page.getByRole('button', { name: fa('product_add_to_cart') }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  })

  test('a tapped card says that its product cannot be shown, and another try shows it', async ({
    page,
    origin,
  }) => {
    const { name } = await findSimple(origin)
    await page.route(/\.data\?/, (route) => route.abort())
    await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().tap()
    await page.getByRole('button', { name: fa('ui_retry') }).tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('a product that could not be shown is asked for again by who comes back to it', async ({
    page,
    origin,
  }) => {
    const { name } = await findSimple(origin)
    const data = /\.data\?/
    await page.route(data, (route) => route.abort())
    await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
    await link.tap()
    const again = page.getByRole('button', { name: fa('ui_retry') })
    await expect(again).toBeVisible()
    await page.unroute(data)
    await page.goBack()
    await expect(link).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('button', { name: fa('product_add_to_cart') }).first()).toBeVisible()
    await expect(again).toBeHidden()
  })
})

test('what is typed before any script stays, and is given suggestions later', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/search', { waitUntil: 'commit' })
  await untilTypeset(page)
  const field = page.getByRole('main').getByRole('combobox')
  await field.tap()
  await page.keyboard.type('قهوه')
  release()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect(field).toHaveValue('قهوه')
})

test('Back before any script has come shows the page of its URL', async ({ page, origin }) => {
  const { name, slug } = await findSimple(origin)
  await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().tap()
  await expect(page).toHaveURL(`/product/${slug}`)
  const release = await holdScript(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.goBack({ waitUntil: 'commit' })
  const add = page.getByRole('button', { name: fa('catalog_add_named', { name }) }).first()
  await expect(add).toBeVisible()
  await expect(page).toHaveURL(/\/search\?q=/)
  await untilTypeset(page)
  release()
  await add.tap()
  await expect(cartWith(page, 1)).toBeVisible()
})

/** Where the tab asks for it, Back is pressed once before React, on a busy phone, begins. */
const goBackBeforeReact = (): void => {
  const wanted = 'goes-back'
  const begin = (work: () => void) => {
    const isFirst = sessionStorage.getItem(wanted) !== null
    sessionStorage.removeItem(wanted)
    if (isFirst) history.back()
    return setTimeout(work, isFirst ? 200 : 0)
  }
  Object.assign(globalThis, { setImmediate: begin })
}

test('Back once the code has come and before the page is hydrated shows the page of its URL', async ({
  page,
}) => {
  await openUntouched(page, '/shop?on_sale=true')
  const chips = page.getByRole('list', { name: fa('catalog_active_filters') })
  await chips.getByRole('link').first().tap()
  await expect(page).toHaveURL('/shop')
  await page.addInitScript(goBackBeforeReact)
  await page.evaluate(() => sessionStorage.setItem('goes-back', 'true'))
  // slower than React is
  await page.route('/shop?on_sale=true', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.reload()
  await expect(page).toHaveURL('/shop?on_sale=true')
  await expect(chips.getByRole('link')).not.toHaveCount(0)
  await untilTypeset(page)
  await page.getByRole('button', { name: fa('catalog_filters_count', { count: faNumber(1) }) }).tap()
  await expect(page.getByRole('dialog', { name: fa('catalog_filters') })).toBeVisible()
})

test('a press that comes before any script shows at once and counts later', async ({ page, origin }) => {
  const { name } = await findSimple(origin)
  const release = await holdScript(page)
  await page.goto(`/search?q=${encodeURIComponent(name)}`, { waitUntil: 'commit' })
  await untilTypeset(page)
  const add = page.getByRole('button', { name: fa('catalog_add_named', { name }) }).first()
  await add.tap()
  await expect(add).toHaveAttribute('data-waiting', 'true')
  release()
  await expect(cartWith(page, 1)).toBeVisible()
})

test('options that are chosen before any script stay chosen, and are bought', async ({ page, origin }) => {
  const { product, variation } = await findVariable(origin)
  const release = await holdScript(page)
  await page.goto(`/product/${product.slug}`, { waitUntil: 'commit' })
  await untilTypeset(page)
  const options = variation.attributes.map(({ name, option }) =>
    page.getByRole('group', { name: startingWith(name) }).getByRole('radio', { name: startingWith(option) }),
  )
  for (const option of options) await option.tap()
  release()
  await expect(page).toHaveURL(({ searchParams }) => searchParams.size === options.length)
  for (const option of options) await expect(option).toBeChecked()
  await page
    .getByRole('button', { name: fa('product_add_to_cart') })
    .last()
    .tap()
  await expect(page.getByText(fa('cart_added'), { exact: true })).toBeVisible()
})

test('who saves data gets nothing beyond the first view before a touch', async ({ page }) => {
  await saveData(page)
  // what comes by itself after half a minute does not, however long a busy machine takes
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((then: TimerHandler, ms = 0, ...values: unknown[]) =>
      ms < 30_000 ? wait(then, ms, ...values) : 0) as typeof setTimeout
  })
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(request.url())
  })
  await page.goto('/shop', { waitUntil: 'networkidle' })
  // a busy machine may pause between two rounds of what the first view runs
  let before = 0
  await expect(async () => {
    const last = before
    // a page that is never idle for a moment is as good as settled when nothing came meanwhile
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
    before = fetched.size
    expect(before).toBe(last)
  }).toPass({ intervals: [1000] })
  await expect(page.locator('[data-hydrated="false"]').first()).toBeAttached()
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0)
  expect(fetched.size).toBeGreaterThan(before)
})

test.describe('Back and Forward', () => {
  test.use({ losesNetwork: true })

  test('show what was there without asking the shop, a link asks again', async ({ page, origin }) => {
    const { name, slug } = await findSimple(origin)
    await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.data')) asked.push(pathname)
    })
    const main = page.getByRole('main')
    const product = main.getByRole('button', { name: fa('product_add_to_cart') }).first()
    await main.getByRole('link', { name, exact: true }).first().tap()
    await expect(product).toBeVisible()
    // the list asks ahead for the products in view: what is shown again must not need the answer
    await page.route(/\.data\b/, (route) => route.abort())
    await page.goBack()
    await expect(page.getByRole('button', { name: fa('catalog_add_named', { name }) }).first()).toBeVisible()
    await page.goForward()
    await expect(product).toBeVisible()
    expect(asked).not.toContain('/search.data')
    await page.goBack()
    asked.length = 0
    await page.unroute(/\.data\b/)
    await main.getByRole('link', { name, exact: true }).first().tap()
    await expect(product).toBeVisible()
    expect(asked.filter((path) => path === `/product/${slug}.data`)).toHaveLength(1)
  })
})

test('a walk from a list to a product and back takes no style sheet out and puts none in', async ({
  page,
  origin,
}) => {
  const { name } = await findSimple(origin)
  await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
  const moved = await page.evaluateHandle(() => {
    const hrefs: string[] = []
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        for (const node of [...addedNodes, ...removedNodes]) {
          if (node instanceof HTMLLinkElement && (node.rel === 'stylesheet' || node.as === 'style')) {
            hrefs.push(node.href)
          }
        }
      }
    }).observe(document.head, { childList: true })
    return hrefs
  })
  const direction = () => page.evaluate(() => document.documentElement.dataset.nav)
  const main = page.getByRole('main')
  const product = main.getByRole('button', { name: fa('product_add_to_cart') }).first()
  const card = page.getByRole('button', { name: fa('catalog_add_named', { name }) }).first()
  await main.getByRole('link', { name, exact: true }).first().tap()
  await expect(product).toBeVisible()
  expect(await direction()).toBe('forward')
  await page.goBack()
  await expect(card).toBeVisible()
  expect(await direction()).toBe('back')
  await page.goForward()
  await expect(product).toBeVisible()
  expect(await direction()).toBe('forward')
  await page.goBack()
  await expect(card).toBeVisible()
  expect(await direction()).toBe('back')
  expect(await moved.jsonValue()).toEqual([])
})

test('a tap on a card has a transition, and Back and Forward are drawn at once', async ({ page, origin }) => {
  const { name } = await findSimple(origin)
  await page.addInitScript(() => {
    const start = document.startViewTransition
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = function (...given: Parameters<typeof start>) {
      ;(window as unknown as { transitions: number }).transitions++
      return start.apply(this, given)
    }
  })
  await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions)
  const main = page.getByRole('main')
  const product = main.getByRole('button', { name: fa('product_add_to_cart') }).first()
  const link = main.getByRole('link', { name, exact: true }).first()
  await link.tap()
  await expect(product).toBeVisible()
  expect(await transitions()).toBe(1)
  await page.goBack()
  await expect(link).toBeVisible()
  await page.goForward()
  await expect(product).toBeVisible()
  await page.goBack()
  await expect(link).toBeVisible()
  expect(await transitions()).toBe(1)
  await link.tap()
  await expect(product).toBeVisible()
  expect(await transitions()).toBe(2)
})

test('Back right after a tap, while the product comes, stays on the list', async ({ page, origin }) => {
  const { name } = await findSimple(origin)
  await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
  const main = page.getByRole('main')
  const link = main.getByRole('link', { name, exact: true }).first()
  for (const wait of [0, 1, 2, 4, 8]) {
    await link.evaluate(async (card, frames) => {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      const before = location.href
      ;(card as HTMLElement).click()
      while (location.href === before) await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
      history.back()
      await arrived
      // what was on its way has come by then
      for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame)
    }, wait)
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(link).toBeVisible()
    await expect(main.getByRole('button', { name: fa('product_add_to_cart'), exact: true })).toHaveCount(0)
  }
})

test('Back to a product that was tapped finds the place where one was', async ({ page, origin }) => {
  const { name, slug } = await findSimple(origin)
  await openUntouched(page, `/search?q=${encodeURIComponent(name)}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name, exact: true }).first().tap()
  await expect(main.getByRole('button', { name: fa('product_add_to_cart') }).first()).toBeVisible()
  const related = main.locator('article article').getByRole('link').first()
  const next = (await related.getAttribute('href')) ?? ''
  await related.tap()
  await expect(page).toHaveURL(new RegExp(`${next}$`))
  await expect(main.getByRole('button', { name: fa('product_add_to_cart') }).first()).toBeVisible()
  await expect(related).not.toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/product/${slug}$`))
  await expect(main.locator(`article article a[href="${next}"]`).first()).toBeInViewport()
})

test('who saves data has no data of products fetched ahead', async ({ page, origin }) => {
  const { name } = await findSimple(origin)
  await saveData(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.url())
  })
  await visit(page, `/search?q=${encodeURIComponent(name)}`)
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
  await link.hover()
  await link.focus()
  await page.evaluate(() => scrollBy(0, 1))
  await page
    .getByRole('button', { name: fa('catalog_add_named', { name }) })
    .first()
    .tap()
  await expect(cartWith(page, 1)).toBeVisible()
  expect(asked).toEqual([])
})
