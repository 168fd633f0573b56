import { DESKTOP, expect, expectAccessible, PHONE, test } from '#tests/support/browser.ts'
import { fa, faNumber, saveData, storeAt, visit } from '#tests/support/screen.ts'

test.use({ viewport: PHONE, hasTouch: true })

// until it has opened nothing is asked of the page: what Playwright evaluates counts as a press

test.describe('a device that is new here', () => {
  test.use({ isNewHere: true })

  test('is led through the cards on its first visit, once, and Back leads to the shop', async ({
    page,
    context,
    origin,
  }) => {
    const { intro } = await storeAt(origin).settings()
    await page.goto('/')
    await page.waitForURL('**/intro')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(intro[0]?.title ?? '')
    // it opened by itself: whoever listens hears its heading, and nobody sees a ring that no key has led there
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-style', 'none')
    // it stands for home, whoever reads it
    await expect(page.locator('meta[name="robots"], link[rel="canonical"]')).toHaveCount(0)
    await expectAccessible(page)
    const bullet = (number: number) =>
      page.getByRole('link', { name: fa('ui_go_to_slide', { number: faNumber(number) }) })
    await expect(bullet(1)).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: fa('ui_next') }).click()
    await expect(bullet(2)).toHaveAttribute('aria-current', 'true')
    await bullet(3).click()
    await expect(page.getByRole('heading', { name: intro[2]?.title })).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(`${origin}/`)

    for (const tab of [page, await context.newPage()]) {
      await tab.goto('/')
      await expect(tab.locator('[data-hydrated="false"]')).toHaveCount(0)
      await expect(tab).toHaveURL(`${origin}/`)
      await expect(tab.getByRole('link', { name: fa('intro_invitation') })).toHaveCount(0)
    }
  })

  test('skips it, and Back then leaves the shop', async ({ page, origin }) => {
    await page.goto('/contact-us')
    await page.goto('/')
    await page.waitForURL('**/intro')
    await page.getByRole('link', { name: fa('intro_skip') }).click()
    await expect(page).toHaveURL(`${origin}/`)
    await expect(page.getByRole('link', { name: fa('intro_invitation') })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`${origin}/contact-us`)
  })

  test('is left where it came to: on a deep link, and where nothing is home', async ({ page, origin }) => {
    for (const path of ['/shop', '/product-category/digital']) {
      await page.goto(path)
      await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0)
      await expect(page).toHaveURL(`${origin}${path}`)
    }
    expect(await page.evaluate(() => localStorage.getItem('intro_seen'))).toBeNull()
  })

  test('is only invited when it is used already or saves data, and closes that for good', async ({
    page,
    origin,
  }) => {
    await saveData(page)
    await visit(page, '/')
    const invitation = page.getByRole('complementary', { name: fa('intro_title') })
    await expect(invitation).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: fa('intro_invitation') }).click()
    await expect(page).toHaveURL(`${origin}/intro`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('intro_seen'))).toBe('true')
    await page.evaluate(() => localStorage.removeItem('intro_seen'))
    await visit(page, '/')
    await invitation.getByRole('button', { name: fa('ui_close') }).click()
    await expect(invitation).toHaveCount(0)
    await visit(page, '/')
    await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0)
    await expect(invitation).toHaveCount(0)
  })

  test('is not taken away from what it was begun to be used for', async ({ page, origin }) => {
    // pressed before any script has come
    await page.route('**/assets/home-controls-*', async (route) => {
      await page.getByRole('button', { name: fa('shell_open_menu') }).tap()
      await route.continue()
    })
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0)
    await expect(page).toHaveURL(/\/(#.*)?$/)
    expect(page.url()).not.toBe(`${origin}/intro`)
  })

  test('that is a robot reads the shop, and one without script too', async ({ page, browserOf, origin }) => {
    const html = await (await fetch(origin)).text()
    expect(html).not.toContain(fa('intro_invitation'))
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      }),
    )
    await page.goto('/')
    await expect(page.getByRole('complementary', { name: fa('intro_title') })).toBeVisible()
    await expect(page).toHaveURL(`${origin}/`)

    const withoutScript = await browserOf.newContext({ javaScriptEnabled: false })
    const plain = await withoutScript.newPage()
    await plain.goto(`${origin}/`)
    await expect(plain).toHaveURL(`${origin}/`)
    await withoutScript.close()
  })

  test('in a shop without an introduction is left at home', async ({ page, originWith }) => {
    const shop = await originWith({ intro: [] })
    await page.goto(shop)
    await expect(page.locator('[data-hydrated="false"]')).toHaveCount(0)
    await expect(page).toHaveURL(`${shop}/`)
    expect(await page.evaluate(() => localStorage.getItem('intro_seen'))).toBeNull()
  })
})

test.describe('two tabs of a new device', () => {
  test.use({ isNewHere: true })

  test('open at the same time: one shows the introduction', async ({ context }) => {
    const tabs = [await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto('/')))
    const paths = () => tabs.map((tab) => new URL(tab.url()).pathname).sort()
    await expect.poll(paths).toEqual(['/', '/intro'])
    for (const tab of tabs) await expect(tab.locator('[data-hydrated="false"]')).toHaveCount(0)
    expect(paths()).toEqual(['/', '/intro'])
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('the way on stands above the toolbar', async ({ page }) => {
    await visit(page, '/intro')
    // opened by its own URL it is no page to be found
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    const next = await page.getByRole('button', { name: fa('ui_next') }).boundingBox()
    const toolbar = await page.getByRole('navigation', { name: fa('shell_main_navigation') }).boundingBox()
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThan(toolbar?.y ?? 0)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP, isNewHere: true })

  test('all cards are in view', async ({ page, origin }) => {
    const { intro } = await storeAt(origin).settings()
    await page.goto('/')
    await page.waitForURL('**/intro')
    for (const { title } of intro)
      await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: fa('ui_next') })).toBeHidden()
    await page.getByRole('link', { name: fa('intro_start') }).click()
    await expect(page).toHaveURL(`${origin}/`)
  })
})
